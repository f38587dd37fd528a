import { optionSetId, optionValueId, toSlug } from '../../../core/catalog/index.js'
import type { OptionSet } from '../../../core/catalog/index.js'
import type { OptionColumns } from './catalogue-columns.js'
import { optionSetIdOf, optionValueIdOf } from './catalogue-ids.js'
import type { RowReader } from './row-reader.js'

/** What a product's lines say for something that has one id; told where two lines differ. Empty: nothing. */
export function commonId(readers: readonly RowReader[], column: string): string {
  const [known = '', ...others] = [...new Set(readers.map((reader) => reader.id(column)))].filter(
    (id) => id !== '',
  )
  for (const reader of others.length === 0 ? [] : readers) {
    const id = reader.id(column)
    if (id !== '' && id !== known)
      reader.fail(column, `The id is "${known}" on another line of this product.`)
  }
  return known
}

/**
 * An option of a product with the values that its lines name, in their order. Ids that the file does not give
 * are made from the names.
 */
export function readOptionSet(
  handle: string,
  name: string,
  columns: OptionColumns,
  readers: readonly RowReader[],
): OptionSet {
  const names = [...new Set(readers.map((reader) => reader.text(columns.value)))].filter(
    (value) => value !== '',
  )
  const values = names.map((value) => {
    const members = readers.filter((reader) => reader.text(columns.value) === value)
    const id = commonId(members, columns.valueId)
    return {
      id: id === '' ? optionValueIdOf(handle, name, value) : optionValueId(id),
      name: value,
      slug: toSlug(value),
    }
  })
  for (const [index, value] of values.entries()) {
    if (values.findIndex(({ id }) => id === value.id) === index) continue
    const reader = readers.find((each) => each.text(columns.value) === value.name)
    reader?.fail(columns.valueId, `"${value.id}" is the id of another value of this option.`)
  }
  const setId = commonId(readers, columns.id)
  return { id: setId === '' ? optionSetIdOf(handle, name) : optionSetId(setId), name, values }
}
