import * as v from 'valibot'
import type { CurrencyCode } from '../../../../core/money/index.js'
import { shippingMethodId } from '../../../../core/orders/index.js'
import type { RateStep, ShippingOffer, ShippingRate } from '../../../../core/pricing/index.js'
import { amountIn, country, percent } from '../setting-values.js'
import { means, members, must, orNull, parsed, text } from '../settings-kit.js'
import type { Schema } from '../settings-kit.js'

type SteppedTag = Extract<ShippingRate, { readonly steps: unknown }>['tag']
type Tier = Omit<RateStep, 'upTo'>

const measure = (expected: string, isRight: (value: number) => boolean): Schema<number> =>
  v.pipe(
    v.union([v.number(), v.string()], must(expected)),
    parsed<number | string, number>(expected, (value) => {
      const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 && isRight(amount)
        ? amount
        : undefined
    }),
  )

/** A rate by tiers: each is valid until the next one begins; the last one has no end. */
function stepped<Tag extends SteppedTag>(
  tag: Tag,
  meaning: string,
  from: Schema<number>,
  currency: CurrencyCode,
) {
  const tier = members({
    from: means('the start of the tier', from),
    amount: means('the cost of shipping in it', amountIn(currency)),
  })
  return v.pipe(
    members({
      type: v.literal(tag),
      tiers: means(
        meaning,
        v.optional(
          v.pipe(
            v.array(
              v.pipe(
                tier,
                v.transform(({ from: start, amount }): Tier => ({ from: start, charge: amount })),
              ),
              must('a list'),
            ),
            v.minLength(1, 'must have at least one tier'),
            v.check(
              (tiers) => tiers.every(({ from: start }, at) => at === 0 || start > (tiers[at - 1]?.from ?? 0)),
              'must be in rising order of "from"',
            ),
          ),
          [],
        ),
      ),
    }),
    v.transform(({ tiers }) => ({
      tag,
      steps: tiers.map((step, at): RateStep => ({ ...step, upTo: tiers[at + 1]?.from ?? null })),
    })),
  )
}

function rateIn(currency: CurrencyCode) {
  const price: Schema<number> = v.pipe(
    amountIn(currency),
    v.transform(({ amount }) => amount),
  )
  return v.variant(
    'type',
    [
      v.pipe(
        members({
          type: v.literal('flat-rate'),
          amount: means('the same for each order', amountIn(currency)),
        }),
        v.transform(({ type, amount }): ShippingRate => ({ tag: type, charge: amount })),
      ),
      v.pipe(
        members({ type: v.literal('percentage'), percent: means('a share of the shipped goods', percent) }),
        v.transform(({ type, percent: share }): ShippingRate => ({ tag: type, share })),
      ),
      stepped('price', 'by the price of the shipped goods', price, currency),
      stepped('quantity', 'by their pieces', measure('a whole number of pieces', Number.isInteger), currency),
      stepped(
        'weight',
        'by their weight',
        measure('a weight, zero or more', () => true),
        currency,
      ),
    ],
    (issue) =>
      issue.path === undefined ? must('an object')(issue) : must(`one of ${RATE_TYPES.join(', ')}`)(issue),
  )
}

const RATE_TYPES = ['flat-rate', 'percentage', 'price', 'quantity', 'weight'] as const

/** One entry of `shipping`. */
export const shippingOfferIn = (currency: CurrencyCode): Schema<ShippingOffer> =>
  v.pipe(
    members({
      id: means('Its unique id.', text),
      name: means('Its name at the checkout.', text),
      description: means('A line below the name.', orNull(text)),
      countries: means(
        'Its countries; all countries if absent.',
        v.nullish(v.array(country, must('a list'))),
      ),
      rate: means('Its cost.', rateIn(currency)),
    }),
    v.transform(({ id, countries, ...rest }): ShippingOffer => ({
      ...rest,
      id: shippingMethodId(id),
      countries: countries ?? 'everywhere',
    })),
  )
