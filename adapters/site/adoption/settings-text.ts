import type { Redirect } from '../../../core/site/index.js'
import type { ShopAnswers } from './adopt-outcome.js'

/** The answers about a site for `vitrine.json`, for sites with and without a shop. */
export interface SiteAnswers {
  readonly baseUrl?: string | undefined
  /** Hosts whose scripts other scripts of the pages may load. */
  readonly scriptHosts?: readonly string[]
  /** Former addresses of pages. */
  readonly redirects?: readonly Redirect[]
}

/** Countries that call their sales tax goods and services tax. */
const GST_COUNTRIES: ReadonlySet<string> = new Set(['AU', 'CA', 'IN', 'NZ', 'SG'])

const isNoTax = (percent: string): boolean => /^0*(?:\.0*)?$/.test(percent.trim())

/**
 * The shop's settings. The name `VAT` is translated into the language of the site, even if that language
 * changes later.
 */
const shopSettings = ({ currency, country, shipping, includedTax }: ShopAnswers) => ({
  currency,
  country,
  shipping: [{ id: 'standard', name: 'Standard', rate: { type: 'flat-rate', amount: shipping } }],
  ...(!isNoTax(includedTax) && {
    taxes: [
      {
        country,
        name: GST_COUNTRIES.has(country) ? 'GST' : 'VAT',
        included: true,
        percent: includedTax,
        onShipping: true,
      },
    ],
  }),
})

/** The content of `vitrine.json` with these answers; without a shop it has no shop settings. */
export const settingsOf = (
  shop: ShopAnswers | null,
  { baseUrl, scriptHosts = [], redirects = [] }: SiteAnswers = {},
): Readonly<Record<string, unknown>> => ({
  ...(shop && { name: shop.name }),
  ...(baseUrl !== undefined && { baseUrl }),
  ...(shop && shopSettings(shop)),
  ...(scriptHosts.length > 0 && { scriptHosts }),
  ...(redirects.length > 0 && { redirects }),
})

/** The text of `vitrine.json` with these answers. */
export const settingsText = (shop: ShopAnswers | null, site: SiteAnswers = {}): string =>
  `${JSON.stringify(settingsOf(shop, site), null, 2)}\n`
