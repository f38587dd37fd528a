import { addressCountries } from '../../../../core/pricing/index.js'
import { countryOptions } from '../../pages/index.js'

/** The countries of a made checkout, named and sorted in English, `first` chosen. */
export const allCountryOptions = (first: string): string => countryOptions(addressCountries([]), first, 'en')
