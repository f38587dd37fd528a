import { pricesWithin } from '../../../../core/money/index.js'

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

interface PlacedRun {
  readonly prices: string[]
  readonly start: number
  end: number
}

function placedRuns(text: string, own: string | null): readonly PlacedRun[] {
  const runs: PlacedRun[] = []
  for (const { price, start } of pricesWithin(text, own)) {
    const last = runs.at(-1)
    const end = start + price.length
    if (last === undefined || !LINK.test(text.slice(last.end, start)))
      runs.push({ prices: [price], start, end })
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

/**
 * The prices in a text, without those of shipping, savings and instalments; prices that belong together, such as both
 * ends of a range, are kept or left out together. `own`: the currency of the shop.
 */
export function priceRunsIn(text: string, own: string | null = null): readonly string[] {
  const runs = placedRuns(text, own)
  return runs
    .filter(({ start, end }, at) => {
      const next = runs[at + 1]?.start ?? text.length
      return !isOfOther(text.slice(runs[at - 1]?.end ?? 0, start), text.slice(end, next))
    })
    .flatMap(({ prices }) => prices)
}
