import type { CurrencyCode } from '../../../core/money/index.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import { isNumber } from '../../../core/shared/index.js'
import type { RateStep, ShippingOffer, ShippingRate } from '../../../core/pricing/index.js'
import { readAmount, readCountry, readPercent } from './amounts.js'
import { UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'

/** Reads one way of shipping. Without `countries` it serves every country. */
export function readShippingOffer(reader: SettingsReader, currency: CurrencyCode): Read<ShippingOffer> {
  const members = reader.members(['id', 'name', 'description', 'countries', 'rate'])
  if (members === UNREADABLE) return UNREADABLE
  const id = members.id.text()
  return whole<ShippingOffer>({
    id: id === UNREADABLE ? UNREADABLE : shippingMethodId(id),
    name: members.name.text(),
    description: members.description.optional<string | null>(null, (description) => description.text()),
    countries: members.countries.optional<ShippingOffer['countries']>('everywhere', (countries) =>
      countries.list(readCountry),
    ),
    rate: readRate(members.rate, currency),
  })
}

function readRate(reader: SettingsReader, currency: CurrencyCode): Read<ShippingRate> {
  const members = reader.members(['type', 'amount', 'percent', 'tiers'])
  if (members === UNREADABLE) return UNREADABLE
  const type = members.type.read(
    (value) => RATE_TYPES.find((known) => known === value),
    `one of ${RATE_TYPES.join(', ')}`,
  )
  switch (type) {
    case UNREADABLE:
      return UNREADABLE
    case 'flat-rate': {
      const charge = readAmount(members.amount, currency)
      return charge === UNREADABLE ? UNREADABLE : { tag: type, charge }
    }
    case 'percentage': {
      const share = readPercent(members.percent)
      return share === UNREADABLE ? UNREADABLE : { tag: type, share }
    }
    default: {
      const steps = readSteps(members.tiers, type, currency)
      return steps === UNREADABLE ? UNREADABLE : { tag: type, steps }
    }
  }
}

const RATE_TYPES = ['flat-rate', 'percentage', 'price', 'quantity', 'weight'] as const
type SteppedType = Extract<ShippingRate, { readonly steps: unknown }>['tag']

type Tier = Omit<RateStep, 'upTo'>

/** Each tier holds until the next one begins; the last one has no end. */
function readSteps(
  reader: SettingsReader,
  type: SteppedType,
  currency: CurrencyCode,
): Read<readonly RateStep[]> {
  const tiers = reader.list((tier) => readTier(tier, type, currency))
  if (tiers === UNREADABLE) return UNREADABLE
  if (tiers.length === 0) return reader.fail('must have at least one tier')
  const isRising = tiers.every((tier, index) => index === 0 || tier.from > (tiers[index - 1]?.from ?? 0))
  if (!isRising) return reader.fail('must be in rising order of "from"')
  return tiers.map((tier, index) => ({ ...tier, upTo: tiers[index + 1]?.from ?? null }))
}

function readTier(reader: SettingsReader, type: SteppedType, currency: CurrencyCode): Read<Tier> {
  const members = reader.members(['from', 'amount'])
  if (members === UNREADABLE) return UNREADABLE
  return whole<Tier>({
    from: type === 'price' ? readPriceBound(members.from, currency) : readMeasure(members.from, type),
    charge: readAmount(members.amount, currency),
  })
}

function readPriceBound(reader: SettingsReader, currency: CurrencyCode): Read<number> {
  const amount = readAmount(reader, currency)
  return amount === UNREADABLE ? UNREADABLE : amount.amount
}

const readMeasure = (reader: SettingsReader, type: 'quantity' | 'weight'): Read<number> =>
  reader.read(
    (value) => {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      const isMeasure = isNumber(number) && number >= 0
      return isMeasure && (type === 'weight' || Number.isInteger(number)) ? number : undefined
    },
    type === 'quantity' ? 'a whole number of pieces' : 'a weight, zero or more',
  )
