import type { Address } from '../orders/index.js'
import { hasStates } from '../pricing/index.js'

/** Countries without postal codes (ISO 3166-1 alpha-2). */
const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ' +
    'ML MO MR MS MW NR NU QA RW SB SC SL SR ST SY TF TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

/** True if an address in this country needs a postal code, or if no country was given yet. */
export const needsPostalCode = (country: string | null): boolean =>
  country === null || !WITHOUT_POSTAL_CODES.has(country)

/** A required field of an address; the second line is optional. */
export type AddressField = Exclude<keyof Address, 'line2'>

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/** The required fields that are empty. */
export const missingAddressFields = (
  address: Address,
  needs: { readonly postalCode: boolean; readonly state: boolean },
): readonly AddressField[] =>
  (
    [
      'addressee',
      'line1',
      'city',
      'country',
      ...(needs.postalCode ? (['postalCode'] as const) : []),
      ...(needs.state ? (['state'] as const) : []),
    ] as const
  ).filter((field) => isBlank(address[field]))

/** The missing fields without which goods cannot be shipped to this address. */
export const missingForShipping = (address: Address): readonly AddressField[] =>
  missingAddressFields(address, {
    postalCode: needsPostalCode(address.country),
    state: address.country !== null && hasStates(address.country),
  })
