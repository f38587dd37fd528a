import type { Control, ScrollPlan, TimelineTarget } from './model.js'

/**
 * Reads how a trigger follows the page; `element` and `toggle` read a target and a control of the same record,
 * with its name.
 */
export type ReadScroll = (
  config: Readonly<Record<string, unknown>>,
  element: (name: string, target: unknown) => TimelineTarget | null,
  toggle: (name: string) => Control,
) => ScrollPlan

/** Reads the configuration of a scroll trigger. */
export const readScroll: ReadScroll = (config, element, toggle) => {
  const { start, end, clamp, scrub, pin, horizontal } = config
  // An element is given as a target, or as the text of a selector.
  const elementOf = (name: string): TimelineTarget | null => {
    const given = config[name]
    const target = typeof given === 'string' && given !== '' ? ['wf:selector', given] : given
    return Array.isArray(target) ? element(name, target) : null
  }
  return {
    start: String(start ?? 'top bottom'),
    end: String(end ?? 'bottom top'),
    clamps: clamp === true,
    scrubS: scrub === true ? 0 : typeof scrub === 'number' ? Math.max(0, scrub) : null,
    toggles: {
      enter: toggle('enter'),
      leave: toggle('leave'),
      enterBack: toggle('enterBack'),
      leaveBack: toggle('leaveBack'),
    },
    isHorizontal: horizontal === true,
    endTarget: elementOf('endTrigger'),
    scroller: elementOf('scroller'),
    pin: pin === true ? { base: { tag: 'trigger' }, filter: null, firstOnly: false } : elementOf('pin'),
  }
}
