import type { FurtherParts } from '../data/further-parts.js'
import type { Playback, PlaybackCondition } from '../data/model.js'

/** The minimum width of the window at each of the builder's breakpoints, in px. */
const BREAKPOINTS = Object.entries({ main: 992, medium: 768, small: 480 })

/** The breakpoint of a window's width. */
export const breakpointOf = (widthPx: number): string =>
  BREAKPOINTS.find(([, fromPx]) => widthPx >= fromPx)?.[0] ?? 'tiny'

/** The effect of an interaction's conditions: it plays, is left out, or stands at its end. */
export function playbackOf(
  conditions: readonly PlaybackCondition[],
  facts: { readonly breakpoint: string; readonly isReduced: boolean },
): Playback {
  const met = conditions.filter(({ when }) =>
    when.tag === 'reduced-motion' ? facts.isReduced : when.names.includes(facts.breakpoint),
  )
  if (met.some(({ behaviour }) => behaviour === 'dont-animate')) return 'leave-out'
  return met.length > 0 ? 'skip-to-end' : 'play'
}

/** The effect of conditions in a window of this width. */
export const playbackAt: FurtherParts['playbackAt'] = (conditions, widthPx, isReduced) =>
  playbackOf(conditions, { breakpoint: breakpointOf(widthPx), isReduced })
