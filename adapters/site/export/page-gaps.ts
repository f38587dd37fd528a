import { addressesWithoutCountry } from '../pages/index.js'
import type { ParsedPage } from '../pages/index.js'
import type { Finding } from './finding.js'

/** Something that a page needs and lacks, with the line that puts it right. */
export type PageGap = Pick<Finding, 'level' | 'check' | 'message' | 'fix'>

/** A checkout whose country field was removed in the designer. */
const countryGaps = (page: ParsedPage): readonly PageGap[] =>
  addressesWithoutCountry(page).map(({ kind }) => ({
    level: 'note',
    check: 'shop',
    message:
      `The ${kind} address of the checkout has no country field. The server takes the only country of ` +
      '"shipping" in vitrine.json; where these are several it makes the field.',
    fix:
      'For one country write "countries": ["DE"] (or yours) on every entry of "shipping" in vitrine.json ' +
      '(docs/store.md); to place the field yourself, put a country field into the form in the designer.',
  }))

/** What a page needs and lacks, for `adopt` and `doctor` alike. */
export const pageGaps = (page: ParsedPage): readonly PageGap[] => countryGaps(page)
