import type { Address } from '../../../core/orders/index.js'
import { hasStates } from '../../../core/pricing/index.js'
import { rejection } from '../failures.js'
import type { Rejection } from '../failures.js'

/** Countries that have no postal codes (ISO 3166-1 alpha-2): nothing may be asked for there. */
const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MS MW NR NU QA RW SB SC SL SR ST SY TF TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

/** Whether an address in this country needs a postal code; before the shopper has named a country it does. */
export const needsPostalCode = (country: string | null): boolean =>
  country === null || !WITHOUT_POSTAL_CODES.has(country)

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/**
 * Why goods cannot be sent to this address; null: they can. Problems are named as `MISSING_STATE` (spec 5
 * "Commerce").
 */
export function addressProblem(address: Address | null): Rejection | null {
  if (address === null) return rejection('NeedShippingAddress', 'A shipping address is needed.')
  const { country } = address
  const missing = [
    ...(['addressee', 'line1', 'city', 'country'] as const).filter((field) => isBlank(address[field])),
    ...(needsPostalCode(country) && isBlank(address.postalCode) ? (['postalCode'] as const) : []),
    ...(country !== null && hasStates(country) && isBlank(address.state) ? (['state'] as const) : []),
  ]
  if (missing.length === 0) return null
  const problems = missing.map((field) => `MISSING_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`)
  return rejection('InvalidShippingAddress', `The shipping address lacks: ${missing.join(', ')}.`, problems)
}
