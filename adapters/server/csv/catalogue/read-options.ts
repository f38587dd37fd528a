import { optionSetId, optionValueId, toSlug } from '../../../../core/catalog/index.js'
import type { OptionSet } from '../../../../core/catalog/index.js'
import { groupBy } from '../../../../core/shared/index.js'
import type { OptionColumns } from './option-and-field-columns.js'
import { optionSetIdOf, optionValueIdOf } from './catalogue-ids.js'
import type { RowReader } from './row-reader.js'

/** The id that a product's lines have in a column; reported if two lines differ. Empty: none. */
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
 * An option of a product with the values in its lines, in order. Ids that the file does not give are derived
 * from the names.
 */
export function readOptionSet(
  handle: string,
  name: string,
  columns: OptionColumns,
  readers: readonly RowReader[],
): OptionSet {
  const byName = groupBy(readers, (reader) => reader.text(columns.value))
  byName.delete('')
  const known = new Set<string>()
  const values = [...byName].map(([value, members]) => {
    const ownId = commonId(members, columns.valueId)
    const id = ownId === '' ? optionValueIdOf(handle, name, value) : optionValueId(ownId)
    if (known.has(id)) members[0]?.fail(columns.valueId, `"${id}" is the id of another value of this option.`)
    known.add(id)
    return { id, name: value, slug: toSlug(value) }
  })
  const setId = commonId(readers, columns.id)
  return { id: setId === '' ? optionSetIdOf(handle, name) : optionSetId(setId), name, values }
}
