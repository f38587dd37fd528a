import { useCallback, useSyncExternalStore } from 'react'
import { formatMoney } from '../../core/money/index.js'
import type { Money } from '../../core/money/index.js'
import { useShop } from '../shop.js'

const neverChanges = () => () => undefined

/**
 * Writes prices as the shop's locale does: `1.234,50 €` in German. Where none was chosen it is the language of the
 * page, which a server cannot know: it writes English (US), and React writes anew in the browser.
 */
export function usePriceText(): (price: Money) => string {
  const { locale = () => '', serverLocale = '' } = useShop()
  const shown = useSyncExternalStore(neverChanges, locale, () => serverLocale)
  return useCallback((price) => formatMoney(price, { locale: shown }), [shown])
}
