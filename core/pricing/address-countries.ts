import { COUNTRY_CODES } from './countries.js'
import type { ShippingOffer } from './shipping.js'

/** Uninhabited territories without a postal service. */
const WITHOUT_POST: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM'])

const WITH_POST = COUNTRY_CODES.filter((code) => !WITHOUT_POST.has(code))

/**
 * The possible countries of an address: those of all shipping methods together. All countries if one method
 * serves everywhere, and if nothing is shipped, since the address is then for the bill.
 */
export function addressCountries(offers: readonly Pick<ShippingOffer, 'countries'>[]): readonly string[] {
  const served = new Set<string>()
  for (const { countries } of offers) {
    if (countries === 'everywhere') return WITH_POST
    countries.forEach((code) => served.add(code))
  }
  return served.size === 0 ? WITH_POST : [...served]
}

/** The only country to which a shop ships; null: several or none. */
export function onlyCountry(offers: readonly Pick<ShippingOffer, 'countries'>[]): string | null {
  const countries = addressCountries(offers)
  return countries.length === 1 ? (countries[0] ?? null) : null
}
