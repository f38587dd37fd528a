import { addressCountries } from '../../../../core/pricing/index.js'
import { countryOptions } from '../../pages/index.js'

/** The country options of a generated checkout, named and sorted in English, `first` selected. */
export const allCountryOptions = (first: string): string => countryOptions(addressCountries([]), first, 'en')
