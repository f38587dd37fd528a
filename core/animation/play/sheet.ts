import type { Family, ItemPlan } from '../data/interactions.js'

/** The numbers of one family on one element, in order of first use, with their units. */
export interface Cell {
  readonly family: Family
  readonly names: string[]
  readonly values: number[]
  readonly units: string[]
}

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
  readonly cells: Partial<Record<Family, Cell>>
  /** How many running actions want each `will-change` token. */
  readonly hints: Map<string, number>
  dirty: number
}

export const createSheet = <E>(element: E | null): Sheet<E> => ({
  element,
  cells: {},
  hints: new Map(),
  dirty: 0,
})

const AXES: Partial<Readonly<Record<Family, readonly string[]>>> = {
  move: ['x', 'y', 'z'],
  scale: ['x', 'y', 'z'],
  rotate: ['x', 'y', 'z'],
  skew: ['x', 'y', 'z'],
  backgroundColor: ['r', 'g', 'b', 'a'],
  borderColor: ['r', 'g', 'b', 'a'],
  color: ['r', 'g', 'b', 'a'],
}

export function cellOf<E>(sheet: Sheet<E>, family: Family): Cell {
  const known = sheet.cells[family]
  if (known) return known
  const names = [...(AXES[family] ?? [])]
  const cell: Cell = {
    family,
    names,
    values: names.map(() => (family === 'scale' ? 1 : 0)),
    units: names.map(() => ''),
  }
  sheet.cells[family] = cell
  return cell
}

/** The place of a channel in its cell, made with `value` where it is new. */
export function slotOf(cell: Cell, name: string, value: number): number {
  const known = cell.names.indexOf(name)
  if (known >= 0) return known
  cell.names.push(name)
  cell.units.push('')
  return cell.values.push(value) - 1
}
