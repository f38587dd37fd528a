import type { PlayableTimeline } from './build-timeline.js'
import type { ElementStates } from './element-state.js'
import { roundTime, shareAt } from './segment.js'
import type { Span } from './segment.js'
import { isTouched, renderRow, renderSegment, rowNumber, segmentAt, segmentText } from './track.js'
import type { Segment } from './track.js'

/** The length of a timeline with its repetitions, in s. */
export function totalOf({ durationS, plan }: PlayableTimeline<object>): number {
  const { repeat, repeatDelayS } = plan
  return repeat < 0 && durationS > 0
    ? Infinity
    : durationS * (repeat + 1) + repeatDelayS * Math.max(repeat, 0)
}

/** A moment of a timeline: the time within its round, and the direction. */
export interface Moment {
  readonly timeS: number
  readonly round: number
  readonly isForward: boolean
}

/** The moment at a total time, repetitions included. */
export function momentAt(
  { durationS, plan }: PlayableTimeline<object>,
  totalS: number,
  isReversed: boolean,
): Moment {
  const { repeat, repeatDelayS, yoyo } = plan
  if (repeat === 0 || durationS === Infinity)
    return { timeS: Math.min(totalS, durationS), round: 0, isForward: !isReversed }
  const { timeS, round, goesBack } = roundTime(totalS, durationS, repeat, repeatDelayS, yoyo)
  return { timeS, round, isForward: goesBack === isReversed }
}

/** A value of a timeline at a time: of a property of an element. */
export interface TimelineValue<E> {
  readonly element: E
  readonly property: string
  readonly value: number | string
}

/**
 * The values of a timeline at a time of its round, as far as they were read. They do not depend on the order
 * of play.
 */
export function timelineAt<E extends object>(
  { tracks }: PlayableTimeline<E>,
  timeS: number,
): readonly TimelineValue<E>[] {
  return tracks.flatMap((track) => {
    const segment = segmentAt(track, timeS)
    if (!segment?.from) return []
    const share = shareAt(segment.span, timeS, true, false)
    const { state, slot, property } = track
    const { row } = segment
    const percent = slot < 0 || slot > 1 ? 0 : rowNumber(row, share, 2)
    const px = rowNumber(row, share, 0)
    const value =
      slot < 0 ? segmentText(property, segment, share) : percent === 0 ? px : `calc(${px}px + ${percent}%)`
    return [{ element: state.element, property, value }]
  })
}

/**
 * Moves the elements of a timeline from one moment to another; properties that cannot have changed are not
 * touched.
 */
export function renderTimeline<E extends object>(
  states: ElementStates<E>,
  timeline: PlayableTimeline<E>,
  from: Moment | null,
  to: Moment,
  flips: boolean,
): void {
  const isWhole = !from || from.round !== to.round
  const lowS = isWhole ? -Infinity : Math.min(from.timeS, to.timeS)
  const highS = !from ? to.timeS : isWhole ? Infinity : Math.max(from.timeS, to.timeS)
  let span: Span | null = null
  let share = 0
  let changes = false
  for (const track of timeline.tracks) {
    if (track.span !== null && track.span === span) {
      if (changes) renderRow(states, track.state, track.slot, track.row, share)
      continue
    }
    const { segments } = track
    const isSingle = segments.length === 1
    if (!isSingle && !segments.some((each) => isTouched(each, lowS, highS))) continue
    const segment = isSingle ? (segments[0] as Segment) : segmentAt(track, to.timeS)
    if (!segment?.from || !segment.to) continue
    if (segment.span !== span) {
      span = segment.span
      share = shareAt(span, to.timeS, to.isForward, flips)
      changes = isTouched(segment, lowS, highS)
    }
    if (changes || !isSingle) renderSegment(states, track, segment, share)
  }
}
