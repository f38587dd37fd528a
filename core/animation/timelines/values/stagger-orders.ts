import { isRow, rowOffsets, staggerLength } from './stagger.js'
import type { StaggerPlan } from './stagger.js'

/** The position of an element in its grid: column and row. */
export type Cell = readonly [column: number, row: number]

/** The cells of `count` elements in rows of `columns`. */
const cellsOf = (count: number, columns: number): readonly Cell[] =>
  Array.from({ length: count }, (_, at) => [at % columns, Math.floor(at / columns)])

/**
 * The number of columns, from the elements' left edges: it ends at the first element that is not further
 * right than the one before.
 */
function gridColumns(lefts: readonly number[]): number {
  let columns = 1
  while (columns < lefts.length && (lefts[columns] ?? 0) > (lefts[columns - 1] ?? 0)) columns++
  return columns
}

/** All numbers below `count` in random order. */
function shuffled(count: number, random: () => number): readonly number[] {
  const row = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[row[at], row[other]] = [row[other] ?? 0, row[at] ?? 0]
  }
  return row
}

const SHARES: Readonly<Record<string, number>> = { center: 0.5, edges: 0.5, end: 1 }

/** A share of the whole, such as 0.25, in the place of an index. */
const isShare = (from: StaggerPlan['from']): from is number =>
  typeof from === 'number' && from > 0 && from < 1

/** The place that distances count from, along one axis of so many places: the outer edge of the first or last. */
const originOf = (from: StaggerPlan['from'], places: number): number =>
  (isShare(from) ? from : (SHARES[from] ?? 0)) * places - 0.5

function distances(
  plan: StaggerPlan,
  count: number,
  columns: number | null,
  random: () => number,
): readonly number[] {
  const { from, axis } = plan
  if (from === 'random') return shuffled(count, random)
  const width = columns ?? count
  const [column, row] =
    typeof from === 'number' && !isShare(from)
      ? [from % width, Math.floor(from / width)]
      : [originOf(from, Math.min(width, count)), columns === null ? 0 : originOf(from, count / width)]
  return cellsOf(count, width).map(([x, y]) => {
    const across = Math.abs(x - column)
    const down = Math.abs(y - row)
    return axis === 'x' ? across : axis === 'y' ? down : Math.hypot(across, down)
  })
}

/**
 * The start time of each of `count` elements, in s after the first. `lefts` returns their left edges in px
 * and is called only for a grid that is read from the page. A time per element spans all elements as if they
 * began in a row, also from the middle.
 */
export function staggerOffsets(
  plan: StaggerPlan,
  count: number,
  lefts: () => readonly number[],
  random: () => number,
): readonly number[] {
  if (count < 2 || isRow(plan)) return rowOffsets(plan, count)
  const { grid, from, axis, ease } = plan
  const columns = grid === null ? null : Math.max(1, grid === 'auto' ? gridColumns(lefts()) : grid[0])
  const all = distances(plan, count, columns, random)
  const least = Math.min(...all)
  const spread = Math.max(...all) - least
  const rows = columns === null ? 0 : count / columns
  const inGrid = (width: number): number =>
    axis === 'x' ? width : axis === 'y' ? rows : Math.max(width, rows)
  const steps = columns === null || columns > count ? count - 1 : inGrid(columns)
  const total = staggerLength(plan, steps)
  return all.map((distance) => {
    const share = spread === 0 ? 0 : (distance - least) / spread
    return total * ease(from === 'edges' ? 1 - share : share)
  })
}
