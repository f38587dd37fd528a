const SIGN = String.raw`(?:\p{Sc}|[A-Z]{2,3}\$|\b(?:EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|JPY)\b|kr\.?|zł)`
/** The maximum length of a price. A longer run of digits is not a price, and is scanned only once. */
const AMOUNT = String.raw`(?<![\d.,])\d[\d.,'’\u00a0\u202f]{0,23}(?!\d)`
const PRICE = new RegExp(`${SIGN}\\s{0,8}${AMOUNT}|${AMOUNT}\\s{0,8}${SIGN}`, 'gu')
/** The text between two prices that belong together: signs, or a word for a range. */
const LINK = /^[^\p{L}]*(?:(?:to|bis|until|à|a)[^\p{L}]*)?$/iu

/** Prices that belong together, such as both ends of a range. */
export type PriceRun = readonly string[]

/** The prices in a text, in runs. */
export function priceRunsIn(text: string): readonly PriceRun[] {
  const runs: string[][] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(PRICE)) {
    // The end of a sentence or of a part of it belongs to no price.
    const price = found.replace(/[.,]$/, '')
    const last = LINK.test(text.slice(end, index)) ? runs.at(-1) : undefined
    if (last === undefined) runs.push([price])
    else last.push(price)
    end = index + price.length
  }
  return runs
}

/** The signs of a currency: its code, and its symbols with and without the country. */
const signsOf = (currency: string): ReadonlySet<string> =>
  new Set([
    currency,
    ...(['symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value ?? currency,
    ),
  ])

/** A test of the currency of a written price. */
export function isPriceIn(currency: string): (price: string) => boolean {
  const signs = signsOf(currency)
  return (price) => signs.has(price.replace(/[\d.,'’\s]/g, ''))
}
