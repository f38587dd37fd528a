import { readField, readList, readPath } from './data-path.js'

const OPTION_SET = /^(.*)\.product\.(?:f_sku_properties_3dr|skuProperties)\.\d+$/

/** An option set of a line and the chosen value; empty: none. */
export interface OptionChoice {
  readonly name: string
  readonly value: string
}

/**
 * The option set at a path such as `…userItems.0.product.f_sku_properties_3dr.1` with the name of the value
 * that the same line's SKU has (reference/bindings#option-names). Null: the path names no option set of a
 * line.
 */
export function readOptionChoice(data: unknown, path: string): OptionChoice | null {
  const line = OPTION_SET.exec(path)?.[1]
  const set = readPath(data, path)
  const name = readField(set, 'name')
  if (line === undefined || typeof name !== 'string') return null
  const chosen = [
    ...readList(data, `${line}.sku.f_sku_values_3dr`),
    ...readList(data, `${line}.sku.skuValues`),
  ].find((pair) => readPath(pair, 'property.id') === readField(set, 'id'))
  const value = readList(set, 'enum').find((each) => readField(each, 'id') === readPath(chosen, 'value.id'))
  const valueName = readField(value, 'name')
  return { name, value: typeof valueName === 'string' ? valueName : '' }
}
