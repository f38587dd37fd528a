import { useCallback, useSyncExternalStore } from 'react'
import { formatMoney } from '../../core/money/index.js'
import type { Money } from '../../core/money/index.js'
import { useShop } from '../shop.js'

const neverChanges = () => () => undefined

/**
 * Writes prices in the shop's locale: `1.234,50 €` in German. If none was chosen, the page's language is
 * used. A server does not know it: it writes English (US), and React writes again in the browser.
 */
export function usePriceText(): (price: Money) => string {
  const { locale = () => '', serverLocale = '' } = useShop()
  const shown = useSyncExternalStore(neverChanges, locale, () => serverLocale)
  return useCallback((price) => formatMoney(price, { locale: shown }), [shown])
}
