import type { Element } from 'domhandler'
import { slugOfPublishedPath } from '../../../../core/catalog/index.js'
import { oncePer } from '../../../../core/shared/index.js'
import {
  attributeOf,
  attributeSetting,
  isEntry,
  ownWords,
  productForms,
  selectIn,
} from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { closest } from './closest.js'
import { currencyCodeOf } from './currency-settings.js'
import { hasBoundPrice } from './page-products.js'
import { pricePartsIn } from './price-texts.js'
import { productEntries } from './product-entries.js'

const BIND = 'data-vitrine-bind'

/** Elements that show one product; `part` shows nothing else. */
interface Shown {
  readonly within: readonly (readonly Element[])[]
  readonly part: readonly Element[]
}

const listed = (page: ParsedPage): readonly Shown[] =>
  productEntries(page, slugOfPublishedPath).map(({ own }) => ({ within: [own], part: own }))

const ownProduct = (page: ParsedPage): readonly Shown[] =>
  productForms(page)
    .filter(({ productId, element }) => productId !== null && closest(element, isEntry) === null)
    .map(({ element }) => {
      const { outside, part } = ownWords(page, element)
      return { within: [outside, selectIn(element, '*')], part }
    })

const statesPrice = oncePer((elements: readonly Element[]) =>
  elements.some((element) => /price/.test(attributeOf(element, BIND) ?? '')),
)
const bindsPrice = oncePer(hasBoundPrice)

/** The elements with prices in plain text, found once: forms of a page share its parts. */
const marksOf = (own: string | null) =>
  oncePer((part: readonly Element[]): readonly (readonly [Element, string])[] => {
    const { price, compareAt } = pricePartsIn(part, own)
    return [
      ...(price === null ? [] : [[price, 'price'] as const]),
      ...(compareAt === null ? [] : [[compareAt, 'compare-at-price'] as const]),
    ]
  })

/** Binds prices in plain text on a saved page of a product, and in entries of saved lists, to the catalogue. */
export function writtenPriceMarks(page: ParsedPage): readonly Edit[] {
  const own = currencyCodeOf(page)
  const marksIn = marksOf(own)
  const marks = new Map(
    [...ownProduct(page), ...listed(page)].flatMap(({ within, part }) =>
      [...within, part].some(statesPrice) || within.some(bindsPrice) ? [] : marksIn(part),
    ),
  )
  return [...marks].flatMap(([element, field]) => attributeSetting(element, BIND, field) ?? [])
}
