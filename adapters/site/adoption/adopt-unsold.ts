import { PIECE_PATHS, slugOfProductPage } from '../export/index.js'
import type { Adoption, PageSummary } from './adopt-outcome.js'
import { named } from './adopt-report-lines.js'

const SELLS = /^commerce-(?:add-to-cart-form|buy-now-button)$/

const isProductPage = ({ path }: PageSummary): boolean =>
  path === PIECE_PATHS.product || slugOfProductPage(path) !== null

/** The columns of the catalogue that a product needs. */
const LINE_COLUMNS = 'Product Handle,Product Name,Variant Price'

/** The catalogue line for the product of a page: `oak-stool,Oak stool,19.00`. */
const lineFor = (path: string): string => {
  const slug = slugOfProductPage(path) ?? ''
  const words = slug.replaceAll('-', ' ')
  return `${slug},${words.charAt(0).toUpperCase()}${words.slice(1)},19.00`
}

/** Product pages without a working add-to-cart form, with the reason and the fix. */
export function unsoldLines({ pages, catalogue }: Pick<Adoption, 'pages' | 'catalogue'>): readonly string[] {
  if (!pages.some(({ shopBlocks }) => shopBlocks.length > 0)) return []
  const hasSeller = pages.some(({ shopBlocks }) => shopBlocks.some((type) => SELLS.test(type)))
  const unsold = pages.filter(
    (page) => isProductPage(page) && !page.shopBlocks.some((type) => SELLS.test(type)),
  )
  const blocks = new Set(pages.flatMap(({ shopBlocks }) => shopBlocks))
  const lacksCheckout =
    (hasSeller || blocks.has('commerce-cart-wrapper')) &&
    !blocks.has('commerce-checkout-form-container') &&
    !pages.some(({ path }) => path === PIECE_PATHS.checkout)
  const slugs = new Set(catalogue.tag === 'none' ? [] : catalogue.slugs)
  const isKnown = ({ path }: PageSummary): boolean =>
    path === PIECE_PATHS.product || slugs.has(slugOfProductPage(path) ?? '')
  const withoutForm = unsold.filter(isKnown).map(({ path }) => path)
  const unknown = unsold.filter((page) => !isKnown(page))
  return [
    ...(unsold.length === 0 && !hasSeller
      ? [
          'Nothing is sold, since no page puts a product into the cart: run this again with --add-cart once ' +
            'catalogue.csv has products, or put an Add to Cart form on the product page in the builder and export ' +
            'again.',
        ]
      : []),
    ...(lacksCheckout
      ? [
          `No order can be placed, since there is no ${PIECE_PATHS.checkout}: export it with the site, or run this ` +
            'again without --no-added-pages on a folder with a page that has a header or a footer, which it gets.',
        ]
      : []),
    ...(withoutForm.length > 0
      ? [
          `Not sold, since the page has no add-to-cart form: ${named(withoutForm)}. Run this again with --add-cart, ` +
            'or put a form with data-node-type="commerce-add-to-cart-form" there (docs/bindings.md).',
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `Not sold, since catalogue.csv has no such product: ${named(unknown.map(({ path }) => path))}. Write a ` +
            `line for each, under the columns ${LINE_COLUMNS} such as ${lineFor(unknown[0]?.path ?? '')} ` +
            'with its own name and price, then run this again with --add-cart.',
        ]
      : []),
  ]
}
