import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { parseCurrencyCode } from './currency-code.js'
import type { CurrencyCode } from './currency-code.js'
import { priceLocale } from './format-money.js'

/** A piece of a formatted price: a part of the price, or text around it. */
export type PriceToken =
  | { readonly tag: 'symbol' | 'amount' | 'currencyCode' }
  | { readonly tag: 'text'; readonly text: string }

/**
 * A page's format for prices of its own currency (reference/shop-pages#prices). `template` is empty if the
 * page has none.
 */
export interface PriceSettings {
  readonly currency: CurrencyCode
  readonly symbol: string
  readonly decimalMark: string
  readonly fractionDigits: number
  readonly groupMark: string
  readonly template: readonly PriceToken[]
  readonly hideDecimalForWholeNumbers: boolean
}

/** The format of prices: the page's own, or that of a locale. */
export type PriceFormat = PriceSettings | { readonly locale: string }

/**
 * The price format of a page (reference/shop-pages#prices): the shop's own setting, else the page's template,
 * else the page's language.
 */
export function priceFormatOf(stated: unknown, language: string | null, chosen: string | null): PriceFormat {
  const settings = chosen ? null : parsePriceSettings(stated)
  return settings?.ok ? settings.value : { locale: priceLocale(chosen || language) }
}

/** The page's price settings are not in a known form. */
export type PriceSettingsFailure = {
  readonly tag: 'not-price-settings' | 'unknown-currency' | 'bad-fraction-digits'
}

const MAX_FRACTION_DIGITS = 6

/** Reads the value of a page's price settings; missing marks become those of English (US). */
export function parsePriceSettings(input: unknown): Result<PriceSettings, PriceSettingsFailure> {
  if (typeof input !== 'object' || input === null) return err({ tag: 'not-price-settings' })
  const source = input as Readonly<Record<string, unknown>>
  const currency = parseCurrencyCode(source['currencyCode'])
  if (!currency.ok) return err({ tag: 'unknown-currency' })
  const digits = source['fractionDigits'] ?? 2
  if (typeof digits !== 'number' || !Number.isInteger(digits) || digits < 0 || digits > MAX_FRACTION_DIGITS) {
    return err({ tag: 'bad-fraction-digits' })
  }
  return ok({
    currency: currency.value,
    symbol: textOr(source['symbol'], ''),
    decimalMark: textOr(source['decimal'], '.'),
    fractionDigits: digits,
    groupMark: textOr(source['group'], ','),
    template: parsePriceTemplate(textOr(source['template'], '')),
    hideDecimalForWholeNumbers: source['hideDecimalForWholeNumbers'] === true,
  })
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

/** Ends before the next token begins; a longer search would take quadratic time for unclosed tokens. */
const TOKEN = /\{\{wf\s+(\{(?:(?!\{\{wf).)*?\})\s*\}\}/g
const PATH = /"path"\s*:\s*"(symbol|amount|currencyCode)"/

/**
 * Splits a template into its tokens. A token is `{{wf {"path":"symbol",…\} }}`; its quotes may be `&quot;`
 * and its closing brace may have a backslash. Other tokens are dropped.
 */
function parsePriceTemplate(template: string): readonly PriceToken[] {
  const source = template.replaceAll('&quot;', '"')
  const tokens: PriceToken[] = []
  let end = 0
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > end) tokens.push({ tag: 'text', text: source.slice(end, match.index) })
    const path = PATH.exec(match[0])?.[1]
    if (path === 'symbol' || path === 'amount' || path === 'currencyCode') tokens.push({ tag: path })
    end = match.index + match[0].length
  }
  if (end < source.length) tokens.push({ tag: 'text', text: source.slice(end) })
  return tokens
}
