import type { Ease } from '../../values/bezier.js'

/** The order and times in which the elements of an action start one after the other. Times in s. */
export interface StaggerPlan {
  /** The time between two elements, or between the first and the last. */
  readonly span: { readonly tag: 'each' | 'amount'; readonly seconds: number }
  readonly from: 'start' | 'center' | 'end' | 'edges' | 'random' | number
  readonly axis: 'x' | 'y' | null
  /** The columns and rows; `auto` reads them from the elements' positions. */
  readonly grid: 'auto' | readonly [columns: number, rows: number] | null
  readonly ease: Ease
}

/** True if the elements start in document order, in one row. */
export const isRow = ({ from, axis, grid }: StaggerPlan): boolean =>
  (from === 'start' || from === 0) && axis === null && grid === null

/** The time from the first to the last of `count` elements. */
export const staggerLength = ({ span }: StaggerPlan, steps: number): number =>
  span.tag === 'amount' ? span.seconds : span.seconds * steps

/** The start time of each of `count` elements in a row, in s after the first. */
export const rowOffsets = (plan: StaggerPlan, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => staggerLength(plan, count - 1) * plan.ease(at / (count - 1 || 1)))
