import fc from 'fast-check'
import { optionSetId, optionValueId, productId, productSlug, skuId } from '../../../core/catalog/index.js'
import type { Inventory, Product, Sku } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'

/** A SKU in stock at ten dollars, changed as a test needs it. */
export function sku(
  id: string,
  optionValues: Readonly<Record<string, string>> = {},
  changes: Partial<Sku> = {},
): Sku {
  return {
    id: skuId(id),
    code: null,
    price: money(1000, 'USD'),
    compareAtPrice: null,
    weight: null,
    width: null,
    length: null,
    height: null,
    mainImage: null,
    moreImages: [],
    optionValues,
    inventory: { type: 'infinite' },
    billing: 'one-time',
    ...changes,
  }
}

export const soldOut: { readonly inventory: Inventory } = { inventory: { type: 'finite', quantity: 0 } }

/** A product whose option sets are given as `{ size: ['s', 'm'] }`. */
export function product(
  sets: Readonly<Record<string, readonly string[]>>,
  skus: readonly Sku[],
  changes: Partial<Product> = {},
): Product {
  return {
    id: productId('mug'),
    slug: productSlug('mug'),
    name: 'Mug',
    type: 'Physical',
    typeId: 'ff42fee0113744f693a764e3431a9cc2',
    description: null,
    categories: [],
    shippable: true,
    optionSets: Object.entries(sets).map(([id, values]) => ({
      id: optionSetId(id),
      name: id,
      values: values.map((value) => ({ id: optionValueId(value), name: value, slug: value })),
    })),
    defaultSkuId: skus[0]?.id ?? null,
    skus,
    fields: {},
    ...changes,
  }
}

const combinations = (
  sets: readonly (readonly [string, readonly string[]])[],
): readonly Record<string, string>[] =>
  sets.reduce<readonly Record<string, string>[]>(
    (rows, [setId, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [setId]: value }))),
    [{}],
  )

const inventory = fc.oneof(
  fc.constant<Inventory>({ type: 'infinite' }),
  fc.constant<Inventory>({ type: 'finite', quantity: 0 }),
  fc.constant<Inventory>({ type: 'finite', quantity: 3 }),
)

/** Catalogues of up to three option sets in which combinations are missing, sold out or present twice. */
export const anyProduct: fc.Arbitrary<Product> = fc
  .array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })
  .chain((sizes) => {
    const sets = sizes.map((size, index) => {
      const values = Array.from({ length: size }, (_, value) => `v${index}${value}`)
      return [`set${index}`, values] as const
    })
    const rows = combinations(sets)
    return fc
      .record({
        picks: fc.array(fc.tuple(fc.integer({ min: 0, max: rows.length - 1 }), inventory), { maxLength: 14 }),
        statesSets: fc.boolean(),
      })
      .map(({ picks, statesSets }) =>
        product(
          statesSets ? Object.fromEntries(sets) : {},
          picks.map(([row, stock], index) => sku(`sku${index}`, rows[row] ?? {}, { inventory: stock })),
        ),
      )
  })
