import { applyEdits, parsePage, shopEdits, shopNeeds } from '../../../../adapters/site/pages/index.js'
import { parseCatalogue } from '../../../../adapters/server/sql/shop/index.js'
import type { ShopData } from '../../../../adapters/site/pages/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { settingsOf } from '../../../support/shop/store-fixture.js'
import { valueOf } from '../../../support/value-of.js'

export const COLUMNS =
  'Product Handle,Product Name,Product Description,Product Categories,Option 1 Name,Option 1 Value,' +
  'Variant Price,Variant Compare-at Price,Variant Sku,Main Variant Image,More Variant Images,' +
  'Origin,Care'

export const CATALOGUE = `${COLUMNS}
mug,Mug <1>,<p>For <b>tea</b></p><script>x</script>,Table Ware,Colour,Blue,12.00,15.00,M-1,/mug.png,/a.png;/b.png,\
Leipzig,/care.svg
mug,,,,,Red,13.00,,M-2,,,,
cup,Cup,A cup,Table Ware,,,4.50,,,/cup.png,,,
lamp,Lamp,,Light,,,40.00,,,,,,
`

export const SETTINGS = settingsOf({ name: 'Ware', currency: 'EUR', country: 'DE', shipping: [] })

export const PRODUCTS: readonly Product[] = valueOf(
  await parseCatalogue(CATALOGUE, SETTINGS),
) as unknown as readonly Product[]

export const SITE = { name: 'Ware', baseUrl: 'https://ware.example' }

/** A page as it is sent at an address. */
export function shown(
  html: string,
  path: string,
  site: { name: string; baseUrl: string | null; priceLocale?: string | null } = SITE,
  query: URLSearchParams | null = new URLSearchParams(),
  catalogue: readonly Product[] = PRODUCTS,
  more: Pick<ShopData, 'wasSold'> = {},
): string {
  const page = valueOf(parsePage(html))
  const needs = shopNeeds(page, path)
  if (needs === null) return html
  const product = catalogue.find(({ slug }) => slug === needs.slug) ?? null
  const products = new Map(
    needs.categories.map((category) => [
      category,
      catalogue.filter(({ categories }) => category === null || categories.includes(category)),
    ]),
  )
  return applyEdits(html, shopEdits(page, needs, { product, products, site, nowMs: 0, query, ...more }))
}

export const page = (body: string, head = '<title>- Ware</title>'): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

export const FORM =
  '<form data-node-type="commerce-add-to-cart-form">' +
  '<div data-node-type="commerce-add-to-cart-option-list"></div><input type="submit"></form>'

export const PRODUCT =
  '<div class="p"><h1 class="t w-dyn-bind-empty"></h1><div class="price"></div>' +
  '<div class="compare-price"></div><img class="i w-dyn-bind-empty" src="" srcset="x 2x">' +
  `<div class="w-richtext"></div>${FORM}</div>`

export const CARD =
  '<div class="w-dyn-item"><a href="#" class="c w-inline-block"><img alt=""><h3></h3>' +
  '<div class="price"></div></a></div>'

export const LIST =
  `<div class="w-dyn-list"><div class="w-dyn-items">${CARD}</div><div class="w-dyn-empty">` +
  '<div>No items found.</div></div></div>'
