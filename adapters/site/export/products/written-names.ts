import { slugOfPath } from '../../../../core/catalog/index.js'
import { attributeOf, ownWords, productForms, textOf, writtenName } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import type { Finding } from '../checks/finding.js'
import type { PricedProduct } from './written-prices.js'

/** Reports a saved product page that nowhere shows the catalogue's name of its product. */
export function writtenNames(
  page: ParsedPage,
  path: string,
  products: ReadonlyMap<string, PricedProduct>,
): readonly Finding[] {
  const product = path.startsWith('product/') ? products.get(slugOfPath(`/${path}`) ?? '') : undefined
  const form = productForms(page).find(({ productId }) => productId !== null)?.element
  const body = page.elements.find(({ name }) => name === 'body')
  if (product === undefined || form === undefined || body === undefined) return []
  const isBound = page.elements.some((element) => attributeOf(element, 'data-vitrine-bind') === 'name')
  const title = page.elements.find(({ name }) => name === 'title')
  const isKnown =
    writtenName(ownWords(page, form).outside, title === undefined ? '' : textOf(title), product) !== null
  if (isBound || isKnown || textOf(body).includes(product.name)) return []
  return [
    {
      level: 'problem',
      check: 'shop',
      page: path,
      message: `The page does not show the name that its product has in the catalogue: ${product.name}.`,
      fix: 'Write data-vitrine-bind="name" on the element that shows the name.',
    },
  ]
}
