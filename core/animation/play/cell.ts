import type { Family } from '../data/interactions.js'
import type { Sheet } from './sheet.js'

/** Where the numbers of one family on one element are, in order of first use. */
export interface Cell {
  readonly names: string[]
  /** Places in the sheet, one for each name. */
  readonly slots: number[]
}

/** The transform families, in the one order in which all four are always written (contract/animation 3.1). */
export const TRANSFORMS: readonly Family[] = ['move', 'scale', 'rotate', 'skew']

/** The properties of the families that are colours. */
export const COLOURS: Partial<Readonly<Record<Family, string>>> = {
  backgroundColor: 'background-color',
  borderColor: 'border-color',
  color: 'color',
}

/** The number of a transform that nothing animated yet. */
export const initialOf = (family: Family): number => Number(family === 'scale')

/** The cell of a family, made where it is new. */
export function cellOf<E>(sheet: Sheet<E>, family: Family): Cell {
  const known = sheet.cells[family]
  if (known) return known
  const cell: Cell = { names: [], slots: [] }
  sheet.cells[family] = cell
  sheet.transform = null
  const always = TRANSFORMS.includes(family) ? 'xyz' : COLOURS[family] ? 'rgba' : ''
  for (const name of always) slotOf(sheet, cell, name, initialOf(family))
  return cell
}

/**
 * The place of a channel in the sheet, made with `value` where it is new. The row of numbers is made anew, since one that grows takes memory in
 * advance, and a frame that goes through many of them feels it.
 */
export function slotOf<E>(sheet: Sheet<E>, cell: Cell, name: string, value: number): number {
  const known = cell.slots[cell.names.indexOf(name)]
  if (known !== undefined) return known
  const slot = sheet.values.length
  sheet.values = [...sheet.values, value]
  sheet.units.push('')
  cell.names.push(name)
  cell.slots.push(slot)
  return slot
}

/** What `form` makes of each name of a cell with its number and unit. */
export const mapCell = <E, T>(
  { values, units }: Sheet<E>,
  { names, slots }: Cell,
  form: (name: string, value: number, unit: string) => T,
): T[] => slots.map((slot, at) => form(names[at] as string, values[slot] as number, units[slot] as string))

/** The numbers of a cell as they are now, one for each name. */
export const valuesOf = <E>(sheet: Sheet<E>, cell: Cell): readonly number[] =>
  mapCell(sheet, cell, (_, value) => value)
