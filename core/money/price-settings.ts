import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { parseCurrencyCode } from './currency-code.js'
import type { CurrencyCode } from './currency-code.js'
import { priceLocale } from './format-money.js'

/** A piece of a written price: a part of the price, or text around it. */
export type PriceToken =
  | { readonly tag: 'symbol' | 'amount' | 'currencyCode' }
  | { readonly tag: 'text'; readonly text: string }

/**
 * A page's way of writing prices of its own currency (reference/shop-pages#prices). `template` is empty when
 * the page states none.
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

/** The format of prices: by what the page states, or as a locale writes them. */
export type PriceFormat = PriceSettings | { readonly locale: string }

/**
 * The price format of a page (reference/shop-pages#prices): as the shop's own setting says, else as the page
 * states, else as the language of the page does.
 */
export function priceFormatOf(stated: unknown, language: string | null, chosen: string | null): PriceFormat {
  const settings = chosen ? null : parsePriceSettings(stated)
  return settings?.ok ? settings.value : { locale: priceLocale(chosen || language) }
}

/** The page's statement about its prices is not in the form this runtime knows. */
export type PriceSettingsFailure = {
  readonly tag: 'not-price-settings' | 'unknown-currency' | 'bad-fraction-digits'
}

const MAX_FRACTION_DIGITS = 6

/** Reads the value of a page's price settings; marks that are missing become those of English (US). */
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

/** It ends before the next one begins: looked for further, open tokens would take time by the square. */
const TOKEN = /\{\{wf\s+(\{(?:(?!\{\{wf).)*?\})\s*\}\}/g
const PATH = /"path"\s*:\s*"(symbol|amount|currencyCode)"/

/**
 * Splits a template into its tokens. A token is `{{wf {"path":"symbol",…\} }}`; its quotes may be `&quot;`
 * and its closing brace may carry a backslash. A token of another kind is dropped.
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
