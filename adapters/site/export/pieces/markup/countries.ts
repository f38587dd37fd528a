import { addressCountries } from '../../../../../core/pricing/index.js'
import { countryOptions } from '../../../pages/index.js'

/** The country options of a generated checkout, named and sorted in a language, `first` selected. */
export const allCountryOptions = (first: string, language: string): string =>
  countryOptions(addressCountries([]), first, language)
