import type { Sku } from '../../../../core/catalog/index.js'
import { COLUMNS } from '../../../../core/use-cases/shop/catalogue/catalogue-columns.js'
import type { OptionColumns } from './option-and-field-columns.js'
import type { RowReader } from './row-reader.js'

/** Reports options of a line that its product does not have, and missing values of those that it has. */
export function checkVariant(
  reader: RowReader,
  columns: readonly OptionColumns[],
  options: readonly OptionColumns[],
  names: readonly string[],
): void {
  options.forEach((option, index) => {
    reader.required(option.value)
    const name = reader.text(option.name)
    if (name !== '' && name !== names[index]) {
      reader.fail(
        option.name,
        `The option is called "${names[index]}" on the product's first line and "${name}" here.`,
      )
    }
  })
  for (const unused of columns.filter((option) => !options.includes(option))) {
    if (reader.text(unused.value) !== '') {
      reader.fail(
        unused.value,
        `The option has no name on the product's first line (column "${unused.name}").`,
      )
    }
  }
}

/** Reports a variant with the option values of an earlier one. */
export function checkChoices(readers: readonly RowReader[], skus: readonly Sku[]): void {
  const known = new Set<string>()
  for (const [index, { optionValues }] of skus.entries()) {
    const choice = JSON.stringify(optionValues)
    if (known.has(choice))
      readers[index]?.fail(null, 'The product has a variant with the same option values already.')
    known.add(choice)
  }
}

/**
 * Reports a line without its own id whose options give the id of another line: a value of that line was
 * renamed.
 */
export function checkMadeIds(readers: readonly RowReader[], skus: readonly Sku[]): void {
  const given = new Set(readers.map((reader) => reader.id(COLUMNS.skuId)))
  for (const [index, { id }] of skus.entries()) {
    const reader = readers[index]
    if (!given.has(id) || reader === undefined || reader.id(COLUMNS.skuId) !== '') continue
    reader.fail(
      COLUMNS.skuId,
      `Another line has the id of these options, "${id}": write an id of its own here.`,
    )
  }
}
