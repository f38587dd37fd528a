import type { Control, ScrollPlan, TimelineTarget } from './model.js'

/**
 * Reads how a trigger follows the page; `element` and `toggle` read a target and a control of the same record
 * by its name.
 */
export type ReadScroll = (
  config: Readonly<Record<string, unknown>>,
  element: (name: string) => TimelineTarget | null,
  toggle: (name: string) => Control,
) => ScrollPlan

/** Reads the configuration of a scroll trigger. */
export const readScroll: ReadScroll = (config, element, toggle) => {
  const { start, end, clamp, scrub, pin, horizontal } = config
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
    endTarget: element('endTrigger'),
    scroller: element('scroller'),
    pin: pin === true ? { base: { tag: 'trigger' }, filter: null, firstOnly: false } : element('pin'),
  }
}
