import { escapePattern } from '../shared/index.js'
import { areAllCodes, countedSigns, plainCodes, wordCodes } from './written-currency.js'

/** A longer text says more than a price. */
const MAX_PRICE_CHARS = 60

/** The end of a whole amount: `199,-`, `45.–`. */
const DASH = String.raw`(?:[.,:]\s?[-–—]{1,2})?`
const BLANK = String.raw`[\s\u200e\u200f]`

/** The maximum length of a price. A longer run of digits is not a price, and is scanned only once. */
const AMOUNT = String.raw`(?<![\d.,])(?:\d{1,3}(?: \d{3})+(?:[.,]\d{2})?|\d[\d.,'’\u00a0\u202f]{0,23})(?!\d)`
const EXACT_AMOUNT = String.raw`(?<![\d.,])\d[\d.,'’\u00a0\u202f]{0,20}[.,]\d{2}(?!\d)`

interface PricePatterns {
  /** A whole text. */
  readonly whole: RegExp
  /** The prices in a text. */
  readonly within: RegExp
}

const anyOf = (texts: readonly string[]): string => `(?:${texts.map(escapePattern).join('|')})`

function patternsFor(own: string | null): PricePatterns {
  const signs = countedSigns(own)
  const inLetters = String.raw`(?<!\p{L})${anyOf(signs.filter((sign) => /\p{L}$/u.test(sign)))}(?!\p{L})\.?`
  const sign = String.raw`(?:(?<![A-Za-z])[A-Z]{1,3}[$¥]|\p{Sc}|${inLetters})`
  const code = `(?<![A-Za-z])${anyOf(plainCodes(own))}(?![A-Za-z])`
  const word = `(?<![A-Za-z])${anyOf(wordCodes(own))}(?![A-Za-z])`
  const name = `(?:${sign}|(?<![A-Za-z])[A-Z]{3}(?![A-Za-z]))`
  const amount = String.raw`\d[\d.,'’\s]*${DASH}`
  return {
    whole: new RegExp(
      `^(?:(?:${name}${BLANK}*){1,2}${amount}(?:${BLANK}*${name})?|${amount}(?:${BLANK}*${name}){1,2})$`,
      'u',
    ),
    // A code beside a sign tells the currency (`$199 AUD`, `AUD $199`); one before digits belongs to the next price.
    within: new RegExp(
      [
        String.raw`(?:(?:${code}\s?)?${sign}|${code})\s{0,8}${AMOUNT}(?:\s{0,8}${code}(?!\s{0,8}\d))?`,
        String.raw`${word}\s{0,8}${EXACT_AMOUNT}`,
        String.raw`${AMOUNT}\s{0,8}(?:${sign}(?:\s?${code})?|${code})`,
        String.raw`${EXACT_AMOUNT}\s{0,8}${word}`,
      ].join('|'),
      'gu',
    ),
  }
}

const known = new Map<string | null, PricePatterns>()

function patternsOf(own: string | null): PricePatterns {
  const earlier = known.get(own)
  if (earlier) return earlier
  const made = patternsFor(own)
  known.set(own, made)
  return made
}

/** True if a text is a price with its currency and nothing else; `own`: the currency of the shop, if it is known. */
export function isPriceText(text: string, own: string | null = null): boolean {
  const price = text.trim()
  return price.length <= MAX_PRICE_CHARS && patternsOf(own).whole.test(price) && areAllCodes(price, own)
}

/** A price within a text. */
export interface PlacedPrice {
  readonly price: string
  readonly start: number
}

/** The prices in a text, with their places; `own`: the currency of the shop, if it is known. */
export const pricesWithin = (text: string, own: string | null = null): readonly PlacedPrice[] =>
  [...text.matchAll(patternsOf(own).within)].map(({ 0: found, index }) => ({
    // The end of a sentence or of a part of it belongs to no price.
    price: found.replace(/[.,]$/, ''),
    start: index,
  }))
