import { homeCountry } from '../../../core/money/index.js'
import type { ShopAnswers } from './adopt-outcome.js'
import { settingsOf } from './settings-text.js'

/** Answers given on the command line. */
export interface GivenAnswers {
  readonly yes?: boolean
  readonly name?: string
  readonly currency?: string
  readonly country?: string
  readonly shipping?: string
  readonly includedTax?: string
}

/**
 * Asks a person; the fallback is the answer if none comes. `problemWith` gives the reason to refuse an answer, and the
 * question is repeated.
 */
export type Ask = <Fallback extends string | null>(
  question: string,
  fallback: Fallback,
  problemWith?: (answer: string) => string | null,
) => Promise<string | Fallback>

/** Problems in the content of a `vitrine.json`, a line each; empty if there are none. */
export type SettingsProblems = (settings: unknown) => readonly string[]

/** Answers that are valid for a shop, used for missing ones. */
export const VALID_ANSWERS: ShopAnswers = {
  name: 'Shop',
  currency: 'EUR',
  country: 'US',
  shipping: '0.00',
  includedTax: '0',
}

/** The flags of the settings that answers are written to. */
const FLAG_OF: Readonly<Record<string, string>> = {
  name: 'name',
  currency: 'currency',
  country: 'country',
  'shipping[0].rate.amount': 'shipping',
  'taxes[0].percent': 'included-tax',
}

/**
 * Reasons why a shop cannot open with these answers, by the name of each answer; missing answers count as
 * valid. The words `in quotes` are removed, since they apply to the file only.
 */
export const answerProblems = (
  answers: Partial<ShopAnswers>,
  problemsOf: SettingsProblems,
  nameOf: (flag: string) => string,
): readonly string[] =>
  problemsOf(settingsOf({ ...VALID_ANSWERS, ...answers })).map((problem) => {
    const [path = '', ...words] = problem.split(' ')
    const flag = FLAG_OF[path]
    return flag === undefined ? problem : `${nameOf(flag)} ${words.join(' ').replace(' in quotes', '')}`
  })

/**
 * Asks for each missing value with a default; without a terminal the defaults are used. The currency and the
 * language of the pages decide the default of the country. Null if no currency was given.
 */
export async function askForShop(
  known: { readonly name: string; readonly currency: string | null; readonly language: string | null },
  given: GivenAnswers,
  ask: Ask,
  problemsOf: SettingsProblems,
): Promise<ShopAnswers | null> {
  const problemWith = (answer: Partial<ShopAnswers>): string | null =>
    answerProblems(answer, problemsOf, (flag) => flag.replace('-', ' ')).join('; ') || null
  const name = given.name ?? (await ask('Name of the shop', known.name))
  const currency =
    given.currency ??
    (await ask('Currency (EUR, USD ...)', known.currency, (answer) =>
      problemWith({ currency: answer.toUpperCase() }),
    ))
  if (currency === null) return null
  const country =
    given.country ??
    (await ask(
      'Country of the business (DE, US ...)',
      homeCountry(currency.toUpperCase(), known.language),
      (answer) => problemWith({ country: answer.toUpperCase() }),
    ))
  const shipping =
    given.shipping ??
    (await ask('Shipping, for every order', '0.00', (answer) =>
      problemWith({ currency: currency.toUpperCase(), shipping: answer }),
    ))
  const includedTax =
    given.includedTax ??
    (await ask('VAT that the prices include, in percent (19, 20 ...; 0: none)', '0', (answer) =>
      problemWith({ country: country.toUpperCase(), includedTax: answer }),
    ))
  return { name, currency: currency.toUpperCase(), country: country.toUpperCase(), shipping, includedTax }
}

/** The answers that were given on the command line. */
export const givenAnswers = ({
  name,
  currency,
  country,
  shipping,
  includedTax,
}: GivenAnswers): Partial<ShopAnswers> => ({
  ...(name !== undefined && { name }),
  ...(currency !== undefined && { currency: currency.toUpperCase() }),
  ...(country !== undefined && { country: country.toUpperCase() }),
  ...(shipping !== undefined && { shipping }),
  ...(includedTax !== undefined && { includedTax }),
})
