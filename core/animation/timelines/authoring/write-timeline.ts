/** Values of properties: `x`, `y`, `scale`, `rotation`, `opacity`, or any style of an element. */
export type WrittenValues = Readonly<Record<string, number | string>>

/** The time of an action; durations in s. */
export interface WrittenTiming {
  readonly duration?: number
  /** In s, or relative to the actions before: `+=0.5`, `<`, `>-0.2`, a label. */
  readonly position?: number | string
  /** A name, such as `power2.out`, or the number of the data format. */
  readonly ease?: string | number
  readonly stagger?: { readonly each?: number; readonly amount?: number; readonly from?: string | number }
  readonly repeat?: number
  readonly yoyo?: boolean
}

/** The settings of a whole timeline: the number of repeats (-1: endless), and whether it plays to and fro. */
export interface WrittenSettings {
  readonly repeat?: number
  readonly yoyo?: boolean
  readonly delay?: number
}

/** A timeline under construction: each step returns a new timeline with one more action. */
export interface WrittenTimeline {
  readonly settings: WrittenSettings
  readonly actions: readonly object[]
  readonly to: (target: string, values: WrittenValues, timing?: WrittenTiming) => WrittenTimeline
  readonly from: (target: string, values: WrittenValues, timing?: WrittenTiming) => WrittenTimeline
  readonly fromTo: (
    target: string,
    from: WrittenValues,
    to: WrittenValues,
    timing?: WrittenTiming,
  ) => WrittenTimeline
  readonly set: (target: string, values: WrittenValues, timing?: WrittenTiming) => WrittenTimeline
}

/** An action's target that stands for the element which fired. */
export const TRIGGER_ELEMENT = 'trigger'

const TRANSFORMS =
  /^(?:[xyz]|[xy]Percent|scale[XY]?|rotation[XY]?|skew[XY]|opacity|autoAlpha|transform\w+|width|height)$/

const targetOf = (target: string): readonly unknown[] =>
  target === TRIGGER_ELEMENT ? ['wf:trigger-only', ''] : ['wf:selector', target]

/** Begins a timeline. */
export function timeline(settings: WrittenSettings = {}, actions: readonly object[] = []): WrittenTimeline {
  const step =
    (tt: number, endsOf: (value: number | string) => unknown) =>
    (target: string, values: WrittenValues, timing: WrittenTiming = {}): WrittenTimeline => {
      const entries = Object.entries(values).map(([name, value]) => [name, endsOf(value)] as const)
      const own = (isTransform: boolean): object =>
        Object.fromEntries(entries.filter(([name]) => TRANSFORMS.test(name) === isTransform))
      const properties = { 'wf:transform': own(true), 'wf:style': own(false) }
      return timeline(settings, [...actions, { tt, targets: [targetOf(target)], timing, properties }])
    }
  return {
    settings,
    actions,
    to: step(0, (value) => [null, value]),
    from: step(1, (value) => [value, null]),
    set: step(3, (value) => [null, value]),
    fromTo: (target, from, to, timing) => {
      const pairs = new Map(Object.keys({ ...from, ...to }).map((name, at) => [at, name]))
      const values = Object.fromEntries([...pairs].map(([at, name]) => [name, at]))
      return step(2, (at) => {
        const name = pairs.get(Number(at)) ?? ''
        return [from[name] ?? null, to[name] ?? null]
      })(target, values, timing)
    },
  }
}

/** An event that plays the timelines of an interaction; made by `on`. */
export type WrittenTrigger = readonly unknown[]

/** The events that play timelines. Selectors name the elements that fire; delays in s. */
export const on = {
  load: (delay = 0): readonly WrittenTrigger[] => [['wf:load', { delay }]],
  /** Plays while the pointer is on an element, and backwards when it leaves. */
  hover: (selector: string): readonly WrittenTrigger[] => [
    ['wf:hover', { control: 'play', pluginConfig: { type: 'mouseenter' } }, ['wf:selector', selector]],
    ['wf:hover', { control: 'reverse', pluginConfig: { type: 'mouseleave' } }, ['wf:selector', selector]],
  ],
  /** Plays on one click, and backwards on the next. */
  click: (selector: string): readonly WrittenTrigger[] => [
    ['wf:click', { control: 'togglePlayReverse' }, ['wf:selector', selector]],
  ],
  /** Follows the page between two scroll positions, such as `top bottom`, smoothed within `scrub` s. */
  scroll: (selector: string, start: string, end: string, scrub = 0): readonly WrittenTrigger[] => [
    ['wf:scroll', { scrollTriggerConfig: { start, end, scrub } }, ['wf:selector', selector]],
  ],
  /** Plays when page code calls `Webflow.require('ix3').emit(name)`. */
  custom: (name: string): readonly WrittenTrigger[] => [['wf:custom', { pluginConfig: { eventName: name } }]],
} as const

/** Both arguments of `Webflow.require('ix3').getInstance().register`. */
export type WrittenInteraction = readonly [interactions: readonly object[], timelines: readonly object[]]

/** Combines triggers and timelines; a later registration with the same `id` replaces this one. */
export function interaction(
  id: string,
  triggers: readonly WrittenTrigger[],
  timelines: readonly WrittenTimeline[],
): WrittenInteraction {
  const records = timelines.map(({ actions, settings }, at) => ({ id: `${id}-${at}`, actions, settings }))
  return [[{ id, triggers, timelineIds: records.map((record) => record.id) }], records]
}
