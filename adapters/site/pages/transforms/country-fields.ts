import { chosenCountryEdits, countryFieldEdits } from '../checkout/country-field-edits.js'
import type { CountryChoice } from '../checkout/country-field-edits.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/**
 * Adds a missing country field to a checkout: without a country no shipping method applies, and no order is
 * possible. In a country field without a selection, the country of the shop is selected.
 */
export const withCountryFields =
  (choice: CountryChoice): PageTransform =>
  (page) => {
    const edits = [...countryFieldEdits(page, choice), ...chosenCountryEdits(page, choice)]
    return edits.length === 0 ? UNCHANGED : { edits, isForAudience: false }
  }
