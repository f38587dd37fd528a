import { createInterface } from 'node:readline/promises'
import { parseSettings } from '../../adapters/store/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { badInput } from './failure.js'
import type { CommandFailure } from './failure.js'
import type { ShopAnswers } from './adopt-outcome.js'
import type { Terminal } from './terminal.js'

/** Answers given on the command line. */
export interface GivenAnswers {
  readonly yes?: boolean
  readonly name?: string
  readonly currency?: string
  readonly country?: string
  readonly shipping?: string
}

/** The text of `vitrine.json` with these answers. */
export const settingsText = (
  { name, currency, country, shipping }: ShopAnswers,
  baseUrl: string | null = null,
): string =>
  `${JSON.stringify(
    {
      name,
      ...(baseUrl === null ? {} : { baseUrl }),
      currency,
      country,
      shipping: [{ id: 'standard', name: 'Standard', rate: { type: 'flat-rate', amount: shipping } }],
    },
    null,
    2,
  )}\n`

/** Asks for what pages do not say, with a default for each; without a person at the terminal the defaults stand. */
export async function askOwner(
  known: { readonly name: string; readonly currency: string | null },
  options: GivenAnswers,
  terminal: Terminal,
): Promise<ShopAnswers | null> {
  const isAsked = !options.yes && process.stdin.isTTY === true
  const reader = isAsked ? createInterface({ input: process.stdin, output: process.stderr }) : null
  const ask = async (
    question: string,
    given: string | undefined,
    fallback: string | null,
  ): Promise<string | null> => {
    if (given !== undefined || reader === null) return given ?? fallback
    const answer = (await reader.question(`${question}${fallback === null ? '' : ` [${fallback}]`}: `)).trim()
    return answer === '' ? fallback : answer
  }
  try {
    const name = (await ask('Name of the shop', options.name, known.name)) ?? known.name
    const currency = await ask('Currency (EUR, USD ...)', options.currency, known.currency)
    if (currency === null) return null
    const country = (await ask('Country of the business (DE, US ...)', options.country, 'US')) ?? 'US'
    const shipping = (await ask('Shipping, for every order', options.shipping, '0.00')) ?? '0.00'
    return { name, currency: currency.toUpperCase(), country: country.toUpperCase(), shipping }
  } finally {
    reader?.close()
    if (isAsked) terminal.err('')
  }
}

/** What was said on the command line. */
export const givenAnswers = ({ name, currency, country, shipping }: GivenAnswers): Partial<ShopAnswers> => ({
  ...(name !== undefined && { name }),
  ...(currency !== undefined && { currency: currency.toUpperCase() }),
  ...(country !== undefined && { country: country.toUpperCase() }),
  ...(shipping !== undefined && { shipping }),
})

/** Whether a shop can be opened with these answers. */
export function checkAnswers(answers: ShopAnswers): Result<ShopAnswers, CommandFailure> {
  const parsed = parseSettings(JSON.parse(settingsText(answers)))
  return parsed.ok
    ? ok(answers)
    : err(
        badInput(
          'These settings cannot be used:',
          ...parsed.failure.map(({ path, message }) => `  ${path} ${message}`),
        ),
      )
}
