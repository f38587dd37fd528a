import { groupBy } from '../../../../core/shared/index.js'
import { isSlug } from '../../../../core/catalog/index.js'
import type { CurrencySettings } from './currency-settings.js'
import type { FoundOption } from './page-products.js'
import type { MergedProduct } from './merge-products.js'
import { readShownPrice } from './shown-price.js'

/** A line of a catalogue file, by column. */
export type CatalogueRow = Readonly<Record<string, string>>

/** A fact about a product that its pages do not state. */
export interface CatalogueGap {
  readonly product: string
  readonly message: string
}

/** The maximum number of generated variants; the owner writes more. */
const MAX_VARIANTS = 100

/** The maximum number of named products with the same name. */
const MAX_NAMED = 3

type Choice = readonly { readonly option: FoundOption; readonly value: FoundOption['values'][number] }[]

/** All combinations of values; the first option changes slowest. */
const combinations = (options: readonly FoundOption[]): readonly Choice[] =>
  options.reduce<readonly Choice[]>(
    (choices, option) =>
      choices.flatMap((choice) => option.values.map((value) => [...choice, { option, value }])),
    [[]],
  )

const optionColumns = (choice: Choice, isFirst: boolean): CatalogueRow =>
  Object.fromEntries(
    choice.flatMap(({ option, value }, index): readonly (readonly [string, string])[] => {
      const column = `Option ${index + 1}`
      return [
        [`${column} Name`, isFirst ? option.name : ''],
        [`${column} Value`, value.name],
        [`${column} ID`, isFirst ? option.id : ''],
        [`${column} Value ID`, value.id],
      ]
    }),
  )

function rowsOf(
  product: MergedProduct,
  price: string,
  compareAt: string,
  choices: readonly Choice[],
): readonly CatalogueRow[] {
  const [image = '', ...more] = product.images
  const isChosen = (choice: Choice): boolean =>
    choice.every(({ option, value }) => product.chosen[option.id] === value.id)
  // The variant that the page showed first comes first: it is preselected, and its picture and price are
  // known.
  const ordered = [...choices.filter(isChosen), ...choices.filter((choice) => !isChosen(choice))]
  const knowsVariant = product.options.length === 0 || choices.some(isChosen)
  return ordered.map((choice, index) => {
    const isFirst = index === 0
    return {
      'Product Handle': product.slug,
      'Product Name': isFirst ? product.name : '',
      'Product Description': isFirst ? (product.description ?? '') : '',
      'Product Categories': isFirst ? product.categories.join(';') : '',
      ...optionColumns(choice, isFirst),
      'Variant Price': price,
      'Variant Compare-at Price': compareAt,
      'Main Variant Image': isFirst ? image : '',
      'More Variant Images': isFirst ? more.join(';') : '',
      'Product ID': isFirst ? product.productId : '',
      'Variant ID': isFirst && knowsVariant ? (product.skuId ?? '') : '',
    }
  })
}

/** The catalogue lines from the data of pages, and the missing facts. */
export function catalogueRows(
  products: readonly MergedProduct[],
  currency: CurrencySettings | null,
): { readonly rows: readonly CatalogueRow[]; readonly gaps: readonly CatalogueGap[] } {
  const gaps: CatalogueGap[] = []
  const rows = products.flatMap((product) => {
    const { name } = product
    const price = product.price === null ? null : readShownPrice(product.price, currency)
    if (price === null) {
      gaps.push({ product: name, message: 'no page shows a price for it, so it is left out' })
      return []
    }
    if (!isSlug(product.slug)) {
      const message = `its address "${product.slug}" is not valid in the shop, so it is left out`
      gaps.push({ product: name, message })
      return []
    }
    const all = combinations(product.options)
    const choices = all.length > MAX_VARIANTS ? all.slice(0, 1) : all
    if (all.length > MAX_VARIANTS)
      gaps.push({
        product: name,
        message: `it has ${all.length} variants; only the one on its page is written`,
      })
    else if (all.length > 1)
      gaps.push({
        product: name,
        message:
          `its page shows the price of one of ${all.length} variants; the others are written with the ` +
          `same price`,
      })
    const compareAt = product.compareAt === null ? null : readShownPrice(product.compareAt, currency)
    return rowsOf(
      product,
      price,
      compareAt !== null && Number(compareAt) > Number(price) ? compareAt : '',
      choices,
    )
  })
  const written = new Set(rows.map((row) => row['Product Handle']))
  return { rows, gaps: [...gaps, ...sameNames(products.filter(({ slug }) => written.has(slug)))] }
}

/** Reports products with the same name, which is usually a heading and not a product name. */
const sameNames = (products: readonly MergedProduct[]): readonly CatalogueGap[] =>
  [...groupBy(products, ({ name }) => name)]
    .filter(([, same]) => same.length > 1)
    .map(([name, same]) => ({
      product: name,
      message:
        `${same.length} products have this name (${same
          .slice(0, MAX_NAMED)
          .map(({ slug }) => slug)
          .join(', ')}${same.length > MAX_NAMED ? ' ...' : ''}); ` +
        'write the right ones into the column "Product Name" of catalogue.csv',
    }))

/** The columns of all lines, in order. */
export const columnsOf = (rows: readonly CatalogueRow[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
]
