/** The columns of one option, such as `Option 1 Name`. */
export const OPTION_COLUMN = /^Option (\d+) (Name|Value|ID|Value ID)$/

/** The numbers of the options for which there are columns, in their order. */
export const optionNumbers = (columns: readonly string[]): readonly number[] =>
  [...new Set(columns.flatMap((column) => OPTION_COLUMN.exec(column)?.[1] ?? []))]
    .map(Number)
    .sort((left, right) => left - right)

/** The columns of one option. */
export const optionColumnsOf = (number: number) => ({
  name: `Option ${number} Name`,
  value: `Option ${number} Value`,
  id: `Option ${number} ID`,
  valueId: `Option ${number} Value ID`,
})

/** The columns among the given ones that contain values of options, in the order of the options. */
export const optionValueColumns = (columns: readonly string[]): readonly string[] =>
  optionNumbers(columns)
    .map((number) => optionColumnsOf(number).value)
    .filter((column) => columns.includes(column))

/** The words for true in a column of true and false, in lower case. */
export const YES_WORDS: readonly string[] = ['true', 'yes', '1']
