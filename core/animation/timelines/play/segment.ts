import type { Ease } from '../../values/bezier.js'

/** The span of time in which an action moves a property of one element. Times in s. */
export interface Span {
  /** The start of the action, for all its elements. */
  readonly startS: number
  /** The delay of this element after it. */
  readonly leadS: number
  readonly durationS: number
  /** One round of the action, until its last element has ended. */
  readonly roundS: number
  /** -1: endless. */
  readonly repeat: number
  readonly repeatDelayS: number
  readonly yoyo: boolean
  readonly ease: Ease
}

/** The end time of a span. */
export const endOf = ({ startS, roundS, repeat, repeatDelayS }: Span): number =>
  repeat < 0 ? Infinity : startS + roundS * (repeat + 1) + repeatDelayS * repeat

/** The time at which one element has come to its end; what repeats waits for the others in each round. */
export const ownEndOf = (span: Span): number =>
  span.repeat === 0 ? span.startS + span.leadS + span.durationS : endOf(span)

/** The position within repeated rounds: the time in a round, and whether the round runs backwards. */
export interface RoundTime {
  readonly timeS: number
  readonly goesBack: boolean
  readonly round: number
}

/** The time in a round, `elapsedS` after the start of the first. */
export function roundTime(
  elapsedS: number,
  roundS: number,
  repeat: number,
  repeatDelayS: number,
  yoyo: boolean,
): RoundTime {
  if (repeat === 0 || roundS === 0) return { timeS: Math.min(elapsedS, roundS), goesBack: false, round: 0 }
  const cycleS = roundS + repeatDelayS
  const last = repeat < 0 ? Infinity : repeat
  const isOver = repeat >= 0 && elapsedS >= cycleS * repeat + roundS
  const round = isOver ? last : Math.min(Math.floor(elapsedS / cycleS + 1e-9), last)
  const within = isOver ? roundS : Math.min(Math.max(0, elapsedS - round * cycleS), roundS)
  const goesBack = yoyo && round % 2 === 1
  return { timeS: goesBack ? roundS - within : within, goesBack, round }
}

/**
 * The eased share of a span at a time; 0 before it. `isForward` decides about a span without duration at
 * exactly its time: complete when playing forwards, undone when playing backwards. `flips` mirrors the ease.
 */
export function shareAt(span: Span, timeS: number, isForward: boolean, flips: boolean): number {
  const { startS, leadS, durationS, roundS, repeat, repeatDelayS, yoyo, ease } = span
  const elapsedS = timeS - startS
  const localS =
    (repeat === 0 || elapsedS < 0
      ? elapsedS
      : roundTime(elapsedS, roundS, repeat, repeatDelayS, yoyo).timeS) - leadS
  if (durationS === 0) return localS > 0 || (localS === 0 && isForward) ? 1 : 0
  // Sums of times are a rounding error off, and some curves jump at their start or end.
  if (localS < 1e-9) return 0
  if (localS > durationS - 1e-9) return flips ? 1 - ease(0) : ease(1)
  return flips ? 1 - ease(1 - localS / durationS) : ease(localS / durationS)
}
