import type { InlineStyle } from '../../ports/stage.port.js'
import type { Family } from '../data/interactions.js'
import type { Cell } from './cell.js'
import type { TransformWriter } from './writers.js'

/**
 * What the engine knows of elements that were treated alike ever since: numbers by family, painted as inline
 * styles. A frame works the numbers out once for all of them. It is never read back from the page for
 * transforms and filters, so actions of different events add up (contract/animation 3.0).
 */
export interface Sheet<E> {
  /**
   * The elements with their styles; null is a shared object without an element (contract/animation 1.4
   * `objectId`).
   */
  readonly members: Map<E | null, InlineStyle | null>
  /** The styles of its members; null where they have to be gathered anew. */
  styles: readonly InlineStyle[] | null
  /**
   * The sheets that were parted from it, and the number of its own parting, which counts up; 0 for a shared
   * object's.
   */
  readonly parts: Sheet<E>[]
  readonly parting: number
  /** The numbers of all families in one row, what each is written with, and whether it ever moved. */
  values: number[]
  readonly units: string[]
  readonly moves: boolean[]
  readonly cells: Partial<Record<Family, Cell>>
  /** How many running actions want each `will-change` token. */
  readonly hints: Map<string, number>
  /** How its transform is written, and the place of its opacity; null where that has to be found anew. */
  transform: TransformWriter | null
  opacity: number | null
  /** What of it is to be painted: bits of `PAINT`. */
  dirty: number
}

/** What is known of an element that nothing was done with. */
const NOTHING = {
  values: [],
  transform: null,
  opacity: null,
  units: [],
  moves: [],
  cells: {},
  hints: new Map(),
}

/**
 * A sheet of elements of which nothing is known yet, or the same as the sheet `known` says that they are
 * parted from.
 */
export const createSheet = <E>(
  members: Map<E | null, InlineStyle | null>,
  known: Omit<Sheet<E>, 'members' | 'styles' | 'parts' | 'parting' | 'dirty'> = NOTHING,
  parting = 0,
): Sheet<E> => ({
  // What a frame needs lies together.
  styles: null,
  values: [...known.values],
  transform: known.transform,
  opacity: known.opacity,
  dirty: 0,
  members,
  parts: [],
  parting,
  units: [...known.units],
  moves: [...known.moves],
  cells: Object.fromEntries(Object.entries(known.cells).map(([family, cell]) => [family, new Map(cell)])),
  hints: new Map(known.hints),
})

/** Its only element; null for a shared object. */
export const elementOf = <E>({ members }: Sheet<E>): E | null => members.keys().next().value ?? null

/** The styles of its elements that have one. */
export const stylesOf = <E>(sheet: Sheet<E>): readonly InlineStyle[] =>
  (sheet.styles ??= [...sheet.members.values()].filter((style) => style !== null))

/** From now on a number may change with every frame, so that it stands alone in what is written. */
export function letMove<E>(sheet: Sheet<E>, slot: number): void {
  if (sheet.moves[slot]) return
  sheet.moves[slot] = true
  sheet.transform = null
}

/**
 * Sets a number that may move; says whether it differs from what stood there. It touches as little memory as
 * it can: between two frames the browser has used the caches for itself.
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
  }
  const isNew = move(sheet, slot, value)
  if (isNew) letMove(sheet, slot)
  return isNew || isNewUnit
}
