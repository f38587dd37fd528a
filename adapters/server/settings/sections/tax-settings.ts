import * as v from 'valibot'
import { stateCode, taxCategoryOf } from '../../../../core/pricing/index.js'
import type { TaxRule } from '../../../../core/pricing/index.js'
import { country, noTaxStateOf, percent, stateName } from '../setting-values.js'
import { flag, means, members, must, optional, orNull, text, together } from '../settings-kit.js'
import type { Schema } from '../settings-kit.js'

const INCLUDED = 'true, false, or how the tax is called beside its amount, such as incl. VAT'

const included = v.union(
  [
    v.boolean(),
    v.pipe(
      v.string(),
      v.check((value) => value.trim() !== '', must(INCLUDED)),
    ),
  ],
  must(INCLUDED),
)

/** One entry of `taxes`. */
export const tax: Schema<TaxRule> = v.pipe(
  members({
    country: means('The country whose orders it applies to.', country),
    state: means('A state of that country, by code or name; not for every country.', orNull(stateName)),
    name: means('Its name in summaries.', text),
    percent: means('Its rate.', percent),
    included: means(
      'True if prices include it: it is shown with its amount and changes no sum. Shown as `VAT (included)` in ' +
        'the language of the site, or by a text in place of `true` (`"inkl. MwSt."`).',
      optional(included, false),
    ),
    onShipping: means('True if it applies to shipping too.', optional(flag, false)),
    category: means(
      'Applies only to products of this `Tax Category`, in place of the general rate.',
      orNull(text),
    ),
  }),
  together(['country', 'state'], 'state', (place) => noTaxStateOf(place)),
  v.transform(({ percent: share, included: words, state, category, ...rest }): TaxRule => ({
    ...rest,
    share,
    state: stateCode(rest.country, state),
    category: category === null ? null : taxCategoryOf(category),
    isIncluded: words !== false,
    ...(typeof words === 'string' && { includedName: words }),
  })),
)
