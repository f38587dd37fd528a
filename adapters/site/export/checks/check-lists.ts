import { growthOf, listsWithProducts } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import type { SiteAddresses } from './dead-links.js'
import type { Finding } from './finding.js'
import type { PricedProduct } from '../products/written-prices.js'

/** The products of the catalogue, by slug, and the files of the site. */
interface SavedShop extends Pick<SiteAddresses, 'names'> {
  readonly products: ReadonlyMap<string, PricedProduct>
}

/** Number of products named for a list, so that its owner can find it. */
const MAX_NAMED = 3

const TEMPLATE = 'detail_product.html'

const NO_TEMPLATE: Finding = {
  level: 'problem',
  check: 'shop',
  page: null,
  message:
    'A product that is added to the catalogue gets no page and appears in no saved list: ' +
    `there is no ${TEMPLATE}.`,
  fix: 'Run `vitrine adopt` on the saved pages again, which makes it of a saved product page (docs/adopt.md).',
}

/** The attributes that let a list show every product, or those of a category of the catalogue. */
function growingAttributes(products: readonly PricedProduct[]): string {
  const names = [...new Set(products.flatMap(({ categories }) => categories))].slice(0, MAX_NAMED)
  const named = (names.length === 0 ? ['...'] : names).map((name) => `data-vitrine-category="${name}"`)
  return `data-vitrine-products="" (every product) or ${named.join(' or ')}`
}

/** Finds lists of a saved page in which new products do not appear, with the attribute that changes it. */
export function listFindings(page: ParsedPage, path: string, shop: SavedShop): readonly Finding[] {
  const body = page.elements.find(({ name }) => name === 'body')
  const hasOwnPage = (slug: string): boolean => shop.names.has(`product/${slug}.html`)
  const products = [...shop.products.values()]
  if (body === undefined) return []
  const lists = listsWithProducts(page, body).filter(({ entries }) =>
    entries.some(({ slug }) => hasOwnPage(slug)),
  )
  if (lists.length === 0) return []
  if (!shop.names.has(TEMPLATE)) return [NO_TEMPLATE]
  // The template's lists depend on the product, as they did on the page from which it was made.
  if (path === TEMPLATE) return []
  const address = `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
  const attributes = growingAttributes(products)
  return lists.flatMap((list): readonly Finding[] => {
    const growth = growthOf(list, products, address, hasOwnPage).tag
    const isStill = growth === 'choice' || growth === 'instead'
    if (growth === 'beside' || (list.isWhole && !isStill)) return []
    const slugs = list.entries.map(({ slug }) => slug)
    const named = `${slugs.slice(0, MAX_NAMED).join(', ')}${slugs.length > MAX_NAMED ? ' ...' : ''}`
    const found = { check: 'shop', page: path } as const
    if (list.isWhole && growth === 'instead')
      return [
        {
          ...found,
          level: 'problem',
          message:
            `None of the products of the saved list of ${named} is in the catalogue: it shows ` +
            `new products instead, at most ${slugs.length}.`,
          fix: `Write ${attributes} on its w-dyn-list (docs/adopt.md).`,
        },
      ]
    return [
      {
        ...found,
        level: 'note',
        message: `A product that is added to the catalogue does not appear in the saved list of ${named}${
          list.isWhole ? ', which shows a selection' : ', since some of its entries lead to no product'
        }.`,
        fix: list.isWhole
          ? `Write ${attributes} on its w-dyn-list; change nothing if the selection is intended (docs/adopt.md).`
          : 'Link every entry to the page of its product, and take out entries of other things (docs/adopt.md).',
      },
    ]
  })
}
