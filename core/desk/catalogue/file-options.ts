import { optionColumnsOf, optionNumbers } from '../../catalog/index.js'
import type { DeskProductFile } from './product-file.js'

/** An option of a product in the catalogue file. */
export interface FileOption {
  readonly name: string
  /** Each once, in the order of the file. */
  readonly values: readonly string[]
}

/** The options of a product in the catalogue file, in their order. */
export function fileOptions({ columns, lines }: DeskProductFile): readonly FileOption[] {
  const cellsOf = (column: string): readonly string[] => {
    const at = columns.indexOf(column)
    return [...new Set(lines.map(({ cells }) => cells[at] ?? ''))].filter((value) => value !== '')
  }
  return optionNumbers(columns).flatMap((number) => {
    const { name, value } = optionColumnsOf(number)
    const values = cellsOf(value)
    return values.length === 0 ? [] : [{ name: cellsOf(name)[0] ?? `Option ${number}`, values }]
  })
}
