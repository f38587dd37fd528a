import type { DeskProductFile } from './product-file.js'

/** An option of a product in the catalogue file. */
export interface FileOption {
  readonly name: string
  /** Each once, in the order of the file. */
  readonly values: readonly string[]
}

const VALUE = /^(Option (\d+)) Value$/

const numberOf = (column: string): number => Number(VALUE.exec(column)?.[2] ?? 0)

/** The options of a product in the catalogue file, in their order. */
export function fileOptions({ columns, lines }: DeskProductFile): readonly FileOption[] {
  const cellsOf = (column: string): readonly string[] => {
    const at = columns.indexOf(column)
    return [...new Set(lines.map(({ cells }) => cells[at] ?? ''))].filter((value) => value !== '')
  }
  const ordered = [...columns].sort((left, right) => numberOf(left) - numberOf(right))
  return ordered.flatMap((column) => {
    const [, option] = VALUE.exec(column) ?? []
    const values = option === undefined ? [] : cellsOf(column)
    return values.length === 0 ? [] : [{ name: cellsOf(`${option} Name`)[0] ?? `${option}`, values }]
  })
}
