/** Codes beside prices; others are words in capitals as well (`ALL`, `TOP`). */
const CODES = 'EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|JPY|HKD|SGD|INR|BRL|MXN'
const CODE = String.raw`(?<![A-Za-z])(?:${CODES})(?![A-Za-z])`
const SYMBOL = String.raw`(?:(?<![A-Za-z])[A-Z]{1,3}[$¥]|\p{Sc}|kr\.?|zł|Kč)`
/** The maximum length of a price. A longer run of digits is not a price, and is scanned only once. */
const AMOUNT = String.raw`(?<![\d.,])\d[\d.,'’\u00a0\u202f]{0,23}(?!\d)`
/** A code beside a sign tells the currency (`$199 AUD`, `AUD $199`); one before digits belongs to the next price. */
const PRICE = new RegExp(
  `(?:(?:${CODE}\\s?)?${SYMBOL}|${CODE})\\s{0,8}${AMOUNT}(?:\\s{0,8}${CODE}(?!\\s{0,8}\\d))?` +
    `|${AMOUNT}\\s{0,8}(?:${SYMBOL}(?:\\s?${CODE})?|${CODE})`,
  'gu',
)
/** The text between two prices that belong together: signs, or a word for a range. */
const LINK = /^[^\p{L}+(]*(?:(?:to|bis|until|à|a)[^\p{L}]*)?$/iu
/** The end of a part of a sentence. */
const PART_END = /[.,;!?|()+·•\n]|\s[–—-]\s/u

const SHIPPING =
  'shipping|delivery|postage|freight|versand|liefer|porto|livraison|frais de port|env[ií]o|spedizione|verzend|frakt'
const SAVING =
  'sav(?:e|ings?)|discount|spar|rabatt|ersparnis|[ée]conomi|remise|ahorr|descuento|risparmi|sconto'
const INSTALMENT = 'payments of|instal|raten|mensualit|paiements de|cuotas|rate da'
/** Words before a price that is not the product's. */
const OTHER_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${SHIPPING}|${SAVING}|${INSTALMENT})`, 'iu')
/** Shipping without a price of its own, unless a limit follows. */
const WITHOUT_PRICE = /(?<!\p{L})(?:free|incl|inkl|kostenlos|gratis|gratuit|offert|comprise|inclus)/iu
const LIMIT = /(?<!\p{L})(?:over|above|from|orders?|ab|über|dès|partir|desde|oltre|vanaf)(?!\p{L})/iu
/** Words directly after a price that is not the product's. */
const OTHER_AFTER = new RegExp(
  String.raw`^\s*(?:off(?!\p{L})|${SAVING}|(?:${SHIPPING})\p{L}*(?!\s+(?:free|incl|inkl|inbegriffen|compris|offert)))`,
  'iu',
)

/** Prices that belong together, such as both ends of a range. */
export type PriceRun = readonly string[]

interface PlacedRun {
  readonly prices: string[]
  readonly start: number
  end: number
}

function placedRuns(text: string): readonly PlacedRun[] {
  const runs: PlacedRun[] = []
  for (const { 0: found, index } of text.matchAll(PRICE)) {
    // The end of a sentence or of a part of it belongs to no price.
    const price = found.replace(/[.,]$/, '')
    const last = runs.at(-1)
    const end = index + price.length
    if (last === undefined || !LINK.test(text.slice(last.end, index)))
      runs.push({ prices: [price], start: index, end })
    else {
      last.prices.push(price)
      last.end = end
    }
  }
  return runs
}

/** True for the price of shipping, a saving or an instalment, by the words around it. */
function isOfOther(before: string, after: string): boolean {
  const part = before.split(PART_END).at(-1) ?? ''
  return (
    OTHER_AFTER.test(after) || (OTHER_BEFORE.test(part) && (!WITHOUT_PRICE.test(part) || LIMIT.test(part)))
  )
}

/** The prices in a text, in runs, without those of shipping, savings and instalments. */
export function priceRunsIn(text: string): readonly PriceRun[] {
  const runs = placedRuns(text)
  return runs
    .filter(({ start, end }, at) => {
      const next = runs[at + 1]?.start ?? text.length
      return !isOfOther(text.slice(runs[at - 1]?.end ?? 0, start), text.slice(end, next))
    })
    .map(({ prices }) => prices)
}
