import { parseSettings } from '../../adapters/server/sql/shop/index.js'
import type { StoreSettings } from '../../adapters/server/sql/shop/index.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import type { Redirect } from '../../core/site/index.js'
import type { ShopAnswers } from '../../adapters/site/adoption/adopt-outcome.js'
import type { Questions } from './questions.js'

/** Answers given on the command line. */
export interface GivenAnswers {
  readonly yes?: boolean
  readonly name?: string
  readonly currency?: string
  readonly country?: string
  readonly shipping?: string
  readonly includedTax?: string
}

/** The answers about a site for `vitrine.json`, for sites with and without a shop. */
export interface SiteAnswers {
  readonly baseUrl?: string | undefined
  /** Hosts whose scripts other scripts of the pages may load. */
  readonly scriptHosts?: readonly string[]
  /** Addresses that pages had before. */
  readonly redirects?: readonly Redirect[]
}

const isNoTax = (percent: string): boolean => /^0*(?:\.0*)?$/.test(percent.trim())

/** The text of `vitrine.json` with these answers; without a shop it says nothing of one. */
export const settingsText = (
  shop: ShopAnswers | null,
  { baseUrl, scriptHosts = [], redirects = [] }: SiteAnswers = {},
): string =>
  `${JSON.stringify(
    {
      ...(shop && { name: shop.name }),
      ...(baseUrl !== undefined && { baseUrl }),
      ...(shop && {
        currency: shop.currency,
        country: shop.country,
        shipping: [{ id: 'standard', name: 'Standard', rate: { type: 'flat-rate', amount: shop.shipping } }],
        ...(!isNoTax(shop.includedTax) && {
          taxes: [
            {
              country: shop.country,
              name: 'VAT',
              percent: shop.includedTax,
              included: true,
              onShipping: true,
            },
          ],
        }),
      }),
      ...(scriptHosts.length > 0 && { scriptHosts }),
      ...(redirects.length > 0 && { redirects }),
    },
    null,
    2,
  )}\n`

const USABLE: ShopAnswers = {
  name: 'Shop',
  currency: 'EUR',
  country: 'US',
  shipping: '0.00',
  includedTax: '0',
}

/** Settings by which a catalogue can be read before the owner was asked; a currency that does not exist is none. */
export function readingSettings(currency: string | null): StoreSettings {
  const settings = (code: string) => parseSettings(JSON.parse(settingsText({ ...USABLE, currency: code })))
  const named = settings((currency ?? USABLE.currency).toUpperCase())
  const usable = named.ok ? named : settings(USABLE.currency)
  if (!usable.ok) throw new Error('The settings that are always usable are not.')
  return usable.value
}

/** Checks that a shop can be opened with these answers; those not given are taken to be usable. */
export function checkAnswers(answers: Partial<ShopAnswers>): Result<void, OwnerFailure> {
  const parsed = parseSettings(JSON.parse(settingsText({ ...USABLE, ...answers })))
  return parsed.ok
    ? ok(undefined)
    : err(
        badInput(
          'These settings cannot be used:',
          ...parsed.failure.map(({ path, message }) => `  ${path} ${message}`),
        ),
      )
}

const problemWith = (answer: Partial<ShopAnswers>): string | null => {
  const checked = checkAnswers(answer)
  return checked.ok ? null : checked.failure.lines.slice(1).join('; ').trim()
}

/**
 * Asks for each value that was not given yet, with a default for each; without a person to answer, the
 * defaults stand. Null: no currency was given.
 */
export async function askForShop(
  known: { readonly name: string; readonly currency: string | null },
  given: GivenAnswers,
  { ask }: Questions,
): Promise<ShopAnswers | null> {
  const name = given.name ?? (await ask('Name of the shop', known.name))
  const currency =
    given.currency ??
    (await ask('Currency (EUR, USD ...)', known.currency, (answer) =>
      problemWith({ currency: answer.toUpperCase() }),
    ))
  if (currency === null) return null
  const country =
    given.country ??
    (await ask('Country of the business (DE, US ...)', 'US', (answer) =>
      problemWith({ country: answer.toUpperCase() }),
    ))
  const shipping =
    given.shipping ??
    (await ask('Shipping, for every order', '0.00', (answer) =>
      problemWith({ currency: currency.toUpperCase(), shipping: answer }),
    ))
  const includedTax =
    given.includedTax ??
    (await ask(
      'VAT that the prices hold already, in percent (19, 20 ...; 0: they hold none)',
      '0',
      (answer) => problemWith({ country: country.toUpperCase(), includedTax: answer }),
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
