import { priceFormatOf } from '../../../core/money/index.js'
import type { PriceFormat } from '../../../core/money/index.js'
import type { PageContext } from './page-module.js'

/** The format of prices on a page (reference/shop-pages#prices). */
export function pagePrices({
  window,
  document: { documentElement },
}: Pick<PageContext, 'window' | 'document'>): PriceFormat {
  return priceFormatOf(
    (window as { readonly __WEBFLOW_CURRENCY_SETTINGS?: unknown }).__WEBFLOW_CURRENCY_SETTINGS,
    documentElement.lang,
    documentElement.getAttribute('data-vitrine-prices'),
  )
}
