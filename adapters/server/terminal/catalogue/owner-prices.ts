import { formatMoney } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { readSiteFolder } from '../../site-folder/read-site-folder.js'

/** Writes a price as the lists of an owner show it. */
export type PriceText = (price: Money) => string

/** Prices as the shop's settings write them; as English (US) does where no folder was named, or it says nothing. */
export function ownersPrices(folder: string | undefined): PriceText {
  const site = folder === undefined ? null : readSiteFolder(folder)
  const locale = site?.ok ? site.value.settings.priceLocale : null
  return (price) => formatMoney(price, locale === null ? {} : { locale })
}
