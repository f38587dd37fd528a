import type { SkuId } from '../ids.js'
import { offeredSkus, optionAxes } from './option-axis.js'
import type { Product, Sku } from '../product.js'

/**
 * The shopper's choices of a product so far. `chosen` holds every option set, null while open. `skuId` is set
 * exactly when every set has a value, and always names a SKU in stock. One per product, shared by all its
 * forms on a page (reference/product#selection).
 */
export interface Selection {
  readonly chosen: Readonly<Record<string, string | null>>
  readonly skuId: SkuId | null
}

/** The page's settings for the first selection. */
export interface InitialSelection {
  /** True if the page selects the default SKU at load. */
  readonly preselectDefault: boolean
  /** The default SKU that the page names; null: the product's own default. */
  readonly defaultSkuId?: SkuId | null
}

/**
 * The selection at load (reference/product#selection): the default SKU if that is configured and in stock,
 * else nothing. A product without options is selected at once.
 */
export function initialSelection(
  product: Product,
  { preselectDefault, defaultSkuId = null }: InitialSelection,
): Selection {
  const offered = offeredSkus(product)
  const wanted = defaultSkuId ?? product.defaultSkuId
  const preselected = preselectDefault ? offered.find((sku) => sku.id === wanted) : undefined
  if (optionAxes(product).length === 0)
    return { chosen: {}, skuId: (offered.find((sku) => sku.id === wanted) ?? offered[0])?.id ?? null }
  return keepPossible(product, preselected?.optionValues ?? {}, [])
}

/**
 * The selection after the shopper chose `valueId` in a set (null: removed the choice). Earlier choices
 * without any stock left are reset, in the order of the option sets, so that the rest always leads to a SKU
 * in stock. A disabled value or an unknown set changes nothing and returns the same object.
 */
export function choose(
  product: Product,
  selection: Selection,
  setId: string,
  valueId: string | null,
): Selection {
  if (!optionAxes(product).some((axis) => axis.setId === setId)) return selection
  if (valueId !== null && isValueDisabled(product, selection, setId, valueId)) return selection
  return keepPossible(product, { ...selection.chosen, [setId]: valueId }, [setId])
}

/** The selection after the catalogue was read again: choices out of stock are reset. */
export function refreshSelection(product: Product, selection: Selection): Selection {
  return optionAxes(product).length === 0
    ? initialSelection(product, { preselectDefault: false, defaultSkuId: selection.skuId })
    : keepPossible(product, selection.chosen, [])
}

/** The chosen SKU, or null while a choice is open. */
export const selectedSku = (product: Product, selection: Selection): Sku | null =>
  product.skus.find((sku) => sku.id === selection.skuId) ?? null

/**
 * True if a value cannot be chosen: no SKU in stock has it, or, in an open set, none that also has everything
 * chosen so far (reference/product#selection, reference/product#stock). In a set with a choice every value
 * with stock stays enabled, so that a shopper can change it.
 */
export const isValueDisabled = (
  product: Product,
  selection: Selection,
  setId: string,
  valueId: string,
): boolean => lacksStock(offeredSkus(product), selection, setId, valueId)

/** The disabled values of every option set, by set id. */
export function disabledValues(
  product: Product,
  selection: Selection,
): Readonly<Record<string, readonly string[]>> {
  const offered = offeredSkus(product)
  return Object.fromEntries(
    optionAxes(product).map(({ setId, valueIds }) => [
      setId,
      valueIds.filter((valueId) => lacksStock(offered, selection, setId, valueId)),
    ]),
  )
}

function lacksStock(offered: readonly Sku[], { chosen }: Selection, setId: string, valueId: string): boolean {
  const isOpen = (chosen[setId] ?? null) === null
  const wanted = isOpen ? { ...chosen, [setId]: valueId } : { [setId]: valueId }
  return !offered.some((sku) => fits(sku, wanted))
}

type Choices = Readonly<Record<string, string | null>>

const fits = (sku: Sku, choices: Choices): boolean =>
  Object.entries(choices).every(([setId, valueId]) => valueId === null || sku.optionValues[setId] === valueId)

/**
 * Takes the choices one by one, `first` before the others, each only if something is in stock together with
 * those taken before.
 */
function keepPossible(product: Product, choices: Choices, first: readonly string[]): Selection {
  const offered = offeredSkus(product)
  const setIds = optionAxes(product).map((axis) => axis.setId)
  const kept: Record<string, string | null> = Object.fromEntries(setIds.map((setId) => [setId, null]))
  for (const setId of new Set([...first, ...setIds])) {
    const valueId = choices[setId] ?? null
    if (offered.some((sku) => fits(sku, { ...kept, [setId]: valueId }))) kept[setId] = valueId
  }
  const isComplete = setIds.every((setId) => kept[setId] !== null)
  const match = offered.find((sku) => isComplete && fits(sku, kept))
  return { chosen: kept, skuId: match?.id ?? null }
}
