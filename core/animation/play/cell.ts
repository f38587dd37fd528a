import type { Family } from '../data/interactions.js'
import { COLOURS, TRANSFORMS } from './appearance.js'
import type { Sheet } from './sheet.js'

/** Where the numbers of one family are in a sheet, by name in order of first use. */
export type Cell = Map<string, number>

/** The number of a transform that nothing animated yet. */
export const initialOf = (family: Family): number => Number(family === 'scale')

/** The cell of a family, made where it is new. */
export function cellOf<E>(sheet: Sheet<E>, family: Family): Cell {
  if (!sheet.cells[family]) {
    sheet.cells[family] = new Map()
    sheet.transform = null
    const always = TRANSFORMS.includes(family) ? 'xyz' : COLOURS.includes(family) ? 'rgba' : ''
    for (const name of always) slotOf(sheet, family, name, initialOf(family))
  }
  return sheet.cells[family]
}

/**
 * The place of a channel in the sheet, made with `value` where it is new. The row of numbers is made anew,
 * since one that grows takes memory in advance, and a frame that goes through many of them feels it.
 */
export function slotOf<E>(sheet: Sheet<E>, family: Family, name: string, value: number): number {
  const cell = cellOf(sheet, family)
  const known = cell.get(name)
  if (known !== undefined) return known
  const slot = sheet.values.length
  sheet.values = [...sheet.values, value]
  sheet.units.push('')
  cell.set(name, slot)
  return slot
}

/** What `form` makes of each name of a cell with its number and unit. */
export const mapCell = <E, T>(
  { values, units }: Sheet<E>,
  cell: Cell,
  form: (name: string, value: number, unit: string) => T,
): T[] => [...cell].map(([name, slot]) => form(name, values[slot] as number, units[slot] as string))

/** The numbers of a cell as they are now, one for each name. */
export const valuesOf = <E>(sheet: Sheet<E>, cell: Cell): readonly number[] =>
  mapCell(sheet, cell, (_, value) => value)
