import type { Endpoint } from '../data/model.js'
import { SHARES } from './element-state.js'
import type { ElementState, ElementStates } from './element-state.js'
import { ownEndOf } from './segment.js'
import type { Span } from './segment.js'
import type { Shape } from './way.js'
import { areAlike, shapeText, wordBetween } from './way.js'

const NO_ROW: readonly number[] = []

/** One move of a track. An end that is null is read on the first play. */
export interface Segment {
  /** Shared by elements that move alike. */
  readonly span: Span
  /** The times at which its element begins and ends. */
  readonly beginS: number
  readonly endS: number
  readonly fromEnd: Endpoint | null
  readonly toEnd: Endpoint | null
  /** True: it shows its start values before it plays. */
  readonly rendersAtOnce: boolean
  /** The ends of a text. For numbers a shape that is the same for all: they stand in the row. */
  from: Shape | null
  to: Shape | null
  /** For numbers: start and distance, also for the percent part of x or y. */
  row: readonly number[]
  /** The texts for the first and the last value. */
  first: string | null
  rest: string | null
}

/** A property of one element over the whole time of a timeline. */
export interface Track<E> {
  readonly state: ElementState<E>
  /** The index among the numbers of the element; -1 for a property that is a text. */
  readonly slot: number
  readonly property: string
  readonly isColour: boolean
  /** In the order of their start times. */
  readonly segments: Segment[]
  /** The span and row of a single segment of numbers, once it is read: a frame looks at few objects. */
  span: Span | null
  row: readonly number[]
}

/** Makes a track without segments. */
export const createTrack = <E>(
  state: ElementState<E>,
  slot: number,
  property: string,
  isColour: boolean,
): Track<E> => ({ state, slot, property, isColour, segments: [], span: null, row: NO_ROW })

/**
 * Makes a segment from the numbers of an action. Every field is written, so that all segments have one shape
 * for the engine.
 */
export const createSegment = (
  span: Span,
  fromEnd: Endpoint | null,
  toEnd: Endpoint | null,
  rendersAtOnce: boolean,
): Segment => ({
  span,
  beginS: span.startS + span.leadS,
  endS: ownEndOf(span),
  fromEnd,
  toEnd,
  rendersAtOnce,
  from: null,
  to: null,
  row: NO_ROW,
  first: null,
  rest: null,
})

/**
 * The segment that sets the value at a time: the latest one that is running, else the latest one that has ended,
 * else the first.
 */
export function segmentAt(
  { segments }: { readonly segments: readonly Segment[] },
  timeS: number,
): Segment | null {
  let found = segments[0] ?? null
  for (const segment of segments)
    if (segment.beginS <= timeS && segment.endS >= Math.min(timeS, found?.endS ?? 0)) found = segment
  return found
}

/** The value of a segment at `share`, as a text. */
export function segmentText(property: string, segment: Segment, share: number): string {
  const { from, to, first, rest } = segment
  if (!from || !to) return ''
  if (share === 0 && first !== null) return first
  if (share === 1 && rest !== null) return rest
  if (areAlike(from, to)) return shapeText(from, to, share)
  return wordBetween(property, textOf(from), textOf(to), share)
}

/** The text that a shape was made from. */
export const textOf = (shape: Shape): string => shapeText(shape, shape, 0)

/** The number of a row at `share`: in it `at` has the start, followed by the distance. */
export const rowNumber = (row: readonly number[], share: number, at: number): number =>
  (row[at] as number) + (row[at + 1] as number) * share

/** A row of x or y; others have the first two numbers only. */
type Row = readonly [start: number, distance: number, startPercent: number, distancePercent: number]

/** Sets the value of a segment at `share` in the state of its element. */
export function renderSegment<E extends object>(
  states: ElementStates<E>,
  { state, slot, property }: Track<E>,
  segment: Segment,
  share: number,
): void {
  if (slot < 0) states.setText(state, property, segmentText(property, segment, share))
  else renderRow(states, state, slot, segment.row, share)
}

/** Sets the value of a row at `share` in the state of its element. */
export function renderRow<E extends object>(
  states: ElementStates<E>,
  state: ElementState<E>,
  slot: number,
  ends: readonly number[],
  share: number,
): void {
  // Written out: a short animation ends before its calls are compiled into one.
  const row = ends as Row
  const { numbers } = state
  numbers[slot] = row[0] + row[1] * share
  let bits = 1 << slot
  if (slot < 2) {
    // Of x and y the part in percents.
    const percent = row[2] + row[3] * share
    if (percent !== numbers[SHARES + slot]) {
      numbers[SHARES + slot] = percent
      bits |= 1 << (SHARES + slot)
    }
  }
  states.note(state, bits)
}

/** True if a segment may have changed between two times. */
export const isTouched = ({ beginS, endS }: Segment, lowS: number, highS: number): boolean =>
  beginS <= highS && endS >= lowS
