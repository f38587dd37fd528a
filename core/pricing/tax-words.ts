import type { PartsPerMillion } from '../money/index.js'
import { ofLanguage } from '../shared/index.js'
import type { TaxRule } from './tax.js'

/** A value added tax by its name, and its line in summaries when prices include it. */
type NamedTax = Required<Pick<TaxRule, 'name' | 'includedName'>>

/** The name of a value added tax, and the line of a tax with another name, by language. */
const VALUE_ADDED: Readonly<Record<string, NamedTax & { readonly included: (name: string) => string }>> = {
  de: { name: 'MwSt.', includedName: 'inkl. MwSt.', included: (name) => `inkl. ${name}` },
  es: { name: 'IVA', includedName: 'IVA incluido', included: (name) => `${name} incl.` },
  fr: { name: 'TVA', includedName: 'TVA incluse', included: (name) => `${name} incl.` },
}

/** True if both can be on one order under one name with different rates. */
const needsRate = (rule: TaxRule, other: TaxRule): boolean =>
  other.name === rule.name &&
  other.share !== rule.share &&
  other.country === rule.country &&
  (other.state === null || rule.state === null || other.state === rule.state)

const rateIn = (language: string, share: PartsPerMillion): string =>
  ofLanguage(VALUE_ADDED, language) === undefined
    ? `${share / 10_000}%`
    : `${share / 10_000}`.replace('.', ',') + '\u00a0%'

/** A text for comparison, without blanks and with points in its numbers. */
const bare = (text: string): string => text.replace(/\s/gu, '').replaceAll(',', '.')

/** The name of a tax with its rate, unless the name has it: `VAT 17%` has no 7%. */
export function withRate(name: string, rate: string): string {
  const [text, part] = [bare(name), bare(rate)]
  const at = text.indexOf(part)
  return at >= 0 && !/\d\.?$/.test(text.slice(0, at)) ? name : `${name} ${rate}`
}

/** The rules with their rates in the names that several of them share: an order shows each under its own. */
function withRates(language: string, rules: readonly TaxRule[]): readonly TaxRule[] {
  if (!rules.some((rule) => rules.some((other) => needsRate(rule, other)))) return rules
  return rules.map((rule) => {
    if (!rules.some((other) => needsRate(rule, other))) return rule
    const rate = rateIn(language, rule.share)
    const { name, includedName } = rule
    return {
      ...rule,
      name: withRate(name, rate),
      ...(includedName !== undefined && { includedName: withRate(includedName, rate) }),
    }
  })
}

/**
 * The rules of a shop with `VAT` named, and other included taxes shown, in the language of its site. Other
 * names, and an owner's own words for an included tax, stay as they are, except for the rate that distinguishes
 * taxes of one name.
 */
export function taxRulesIn(language: string, rules: readonly TaxRule[]): readonly TaxRule[] {
  const words = ofLanguage(VALUE_ADDED, language)
  if (words === undefined) return withRates(language, rules)
  const named = rules.map((rule) => {
    const isVat = rule.name === 'VAT'
    const name = isVat ? words.name : rule.name
    const includedName = isVat ? words.includedName : words.included(name)
    return { ...(rule.isIncluded && { includedName }), ...rule, name }
  })
  return withRates(language, named)
}
