import { formatMoney } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { readSiteFolder } from '../../site-folder/read-site-folder.js'

/** Formats a price for the lists of an owner. */
export type PriceText = (price: Money) => string

/** Prices in the format of the shop's settings; in that of English (US) without a folder or such settings. */
export function ownersPrices(folder: string | undefined): PriceText {
  const site = folder === undefined ? null : readSiteFolder(folder)
  const locale = site?.ok ? site.value.settings.priceLocale : null
  return (price) => formatMoney(price, locale === null ? {} : { locale })
}
