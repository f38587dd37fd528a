import type { PlaybackCondition } from '../data/model.js'

/** The bounds of the builder's breakpoints, in px of the window's width. */
const BREAKPOINTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  main: [992, Infinity],
  medium: [768, 991.98],
  small: [480, 767.98],
  tiny: [0, 479.98],
}

/** The breakpoint of a window's width. */
export const breakpointOf = (widthPx: number): string =>
  Object.entries(BREAKPOINTS).find(([, [from]]) => widthPx >= from)?.[0] ?? 'tiny'

/** The effect of an interaction's conditions: it plays, is left out, or stands at its end. */
export function playbackOf(
  conditions: readonly PlaybackCondition[],
  facts: { readonly breakpoint: string; readonly isReduced: boolean },
): 'play' | 'leave-out' | 'skip-to-end' {
  const met = conditions.filter(({ when }) =>
    when.tag === 'reduced-motion' ? facts.isReduced : when.names.includes(facts.breakpoint),
  )
  if (met.some(({ behaviour }) => behaviour === 'dont-animate')) return 'leave-out'
  return met.length > 0 ? 'skip-to-end' : 'play'
}
