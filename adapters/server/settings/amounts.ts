import { parseDecimal, parsePercent } from '../../../core/money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../../../core/money/index.js'
import { COUNTRIES_WITH_STATES, hasStates, isCountryCode, stateCode } from '../../../core/pricing/index.js'
import { UNREADABLE } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'

/** An amount as a decimal text such as `4.90`, at least zero. */
export const readAmount = (reader: SettingsReader, currency: CurrencyCode): Read<Money> =>
  reader.read((value) => {
    const amount = parseDecimal(value, currency)
    return amount.ok && amount.value.amount >= 0 ? amount.value : undefined
  }, `an amount of ${currency} in quotes, such as "4.90"`)

/** A country as ISO 3166-1 alpha-2. */
export const readCountry = (reader: SettingsReader): Read<string> =>
  reader.read(
    (value) => (typeof value === 'string' && isCountryCode(value) ? value : undefined),
    'a country code of two capital letters such as DE',
  )

/** A state of a country, by its code or name; answers the code. */
export const readState = (reader: SettingsReader, country: Read<string>): Read<string> =>
  reader.read(
    (value) =>
      typeof value === 'string' && country !== UNREADABLE
        ? (stateCode(country, value) ?? undefined)
        : undefined,
    'a state or province of that country, such as CA in US',
  )

/**
 * Reads the state that a tax goes by; answers the code. Accepts only countries whose states are known:
 * elsewhere a shopper who spells the state differently would not pay the tax.
 */
export const readTaxState = (reader: SettingsReader, country: Read<string>): Read<string> =>
  country !== UNREADABLE && !hasStates(country)
    ? reader.fail(
        `can be given for countries whose states are known only: ${COUNTRIES_WITH_STATES.join(', ')}`,
      )
    : readState(reader, country)

/** A share from 0 to 100 percent. */
export const readPercent = (reader: SettingsReader): Read<PartsPerMillion> =>
  reader.read((value) => {
    const share = parsePercent(value)
    return share.ok && share.value <= 1_000_000 ? share.value : undefined
  }, 'a percentage from 0 to 100 with at most four decimals')

/** A whole number, zero or more. */
export const readCount = (reader: SettingsReader): Read<number> =>
  reader.read(
    (value) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined),
    'a whole number, zero or more',
  )
