import type { InlineStyle } from '../../ports/stage.port.js'
import type { Family, ItemPlan } from '../data/interactions.js'
import type { Cell } from './cell.js'
import type { OpacityWriter, TransformWriter } from './writers.js'

/** Which inline properties of an element have to be painted; bits of `Sheet.dirty`. */
export const PAINT = {
  transform: 1,
  opacity: 2,
  size: 4,
  filter: 8,
  fontVariation: 16,
  backgroundColor: 32,
  borderColor: 64,
  color: 128,
  depth: 256,
  willChange: 512,
} as const

/** Bits of `Sheet.dirty` by family; those that are not painted have none. */
export const PAINT_OF: Partial<Readonly<Record<Family, number>>> = {
  move: PAINT.transform | PAINT.depth,
  scale: PAINT.transform | PAINT.depth,
  rotate: PAINT.transform | PAINT.depth,
  skew: PAINT.transform,
  opacity: PAINT.opacity,
  size: PAINT.size,
  filter: PAINT.filter,
  fontVariation: PAINT.fontVariation,
  backgroundColor: PAINT.backgroundColor,
  borderColor: PAINT.borderColor,
  color: PAINT.color,
}

/** What a step of an action has painted: bits of `Sheet.dirty`. */
export const paintsOf = ({ family }: ItemPlan, isFirst: boolean): number =>
  (PAINT_OF[family] ?? 0) & (isFirst ? -1 : ~PAINT.depth)

/** The `will-change` token of a family; families without one need no hint (contract/animation 3.2). */
const TOKENS: Partial<Readonly<Record<Family, string>>> = {
  move: 'transform',
  scale: 'transform',
  rotate: 'transform',
  skew: 'transform',
  opacity: 'opacity',
  filter: 'filter',
  fontVariation: 'font-variation-settings',
  backgroundColor: 'background',
}

/** The `will-change` tokens an action wants while it runs. */
export const hintsOf = (item: ItemPlan): readonly string[] => {
  if (item.family === 'size') return item.channels.map(({ name }) => name)
  const token = TOKENS[item.family]
  return token ? [token] : []
}

/**
 * What the engine knows of one element: numbers by family, painted as inline styles. It is never read back from the page
 * for transforms and filters, so actions of different events add up (contract/animation 3.0).
 */
export interface Sheet<E> {
  /** null: a shared object without an element (contract/animation 1.4 `objectId`). */
  readonly element: E | null
  readonly style: InlineStyle | null
  /** The numbers of all families in one row, what each is written with, and whether it ever moved. */
  values: number[]
  readonly units: string[]
  readonly moves: boolean[]
  readonly cells: Partial<Record<Family, Cell>>
  /** How many running actions want each `will-change` token. */
  readonly hints: Map<string, number>
  /** How its transform and its opacity are written; null where that has to be found anew. */
  transform: TransformWriter | null
  opacity: OpacityWriter | null
  dirty: number
}

/** A sheet of which nothing is known yet; null for what has no element, or an element that has no style. */
export const createSheet = <E>(element: E | null, style: InlineStyle | null): Sheet<E> => ({
  // What a frame needs lies together.
  style,
  values: [],
  transform: null,
  opacity: null,
  dirty: 0,
  element,
  units: [],
  moves: [],
  cells: {},
  hints: new Map(),
})

/** From now on a number may change with every frame, so that it stands alone in what is written. */
export function letMove<E>(sheet: Sheet<E>, slot: number): void {
  if (sheet.moves[slot]) return
  sheet.moves[slot] = true
  sheet.transform = null
}

/**
 * Sets a number that may move; says whether it differs from what stood there. It touches as little memory as it can: between two
 * frames the browser has used the caches for itself.
 */
export function move<E>({ values }: Sheet<E>, slot: number, value: number): boolean {
  if (values[slot] === value) return false
  values[slot] = value
  return true
}

/** Sets a number and, unless null, its unit; says whether either differs from what stood there. */
export function put<E>(sheet: Sheet<E>, slot: number, value: number, unit: string | null): boolean {
  const { units } = sheet
  const isNewUnit = unit !== null && units[slot] !== unit
  if (isNewUnit) {
    units[slot] = unit
    sheet.transform = null
    sheet.opacity = null
  }
  const isNew = move(sheet, slot, value)
  if (isNew) letMove(sheet, slot)
  return isNew || isNewUnit
}
