import { countryFieldEdits } from '../checkout/country-fields.js'
import type { CountryChoice } from '../checkout/country-fields.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/**
 * Makes the country field of a checkout that has none: without a country no way of shipping serves an address,
 * and no order can be placed.
 */
export const withCountryFields =
  (choice: CountryChoice): PageTransform =>
  (page) => {
    const edits = countryFieldEdits(page, choice)
    return edits.length === 0 ? UNCHANGED : { edits, isForAudience: false }
  }
