import { ofLanguage } from '../shared/index.js'
import type { TaxRule } from './tax.js'

/** The name of a value added tax, and its line in summaries when prices include it, by language. */
const VALUE_ADDED: Readonly<Record<string, { readonly name: string; readonly includedName: string }>> = {
  de: { name: 'MwSt.', includedName: 'inkl. MwSt.' },
  es: { name: 'IVA', includedName: 'IVA incluido' },
  fr: { name: 'TVA', includedName: 'TVA incluse' },
}

/**
 * The rules of a shop with `VAT` named in the language of its site. Other names, and an owner's own words for an
 * included tax, stay as they are.
 */
export function taxRulesIn(language: string, rules: readonly TaxRule[]): readonly TaxRule[] {
  const words = ofLanguage(VALUE_ADDED, language)
  if (words === undefined) return rules
  return rules.map((rule) => {
    if (rule.name !== 'VAT') return rule
    return rule.isIncluded ? { ...words, ...rule, name: words.name } : { ...rule, name: words.name }
  })
}
