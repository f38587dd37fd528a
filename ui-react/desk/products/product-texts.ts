import type { DeskVariant } from '../../../core/desk/index.js'
import { countText, moneyText } from '../kit/texts.js'

/** The lowest and the highest price: `€9.00`, `€9.00 – €12.00`. */
export function priceRangeText(variants: readonly Pick<DeskVariant, 'price'>[]): string {
  const sorted = variants.map(({ price }) => price).sort((one, other) => one.amountMinor - other.amountMinor)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined) return '–'
  return lowest.amountMinor === highest.amountMinor
    ? moneyText(lowest)
    : `${moneyText(lowest)} – ${moneyText(highest)}`
}

/** The same where there is no space for two amounts: `from €9.00`. */
export function priceFromText(variants: readonly Pick<DeskVariant, 'price'>[]): string {
  const amounts = variants.map(({ price }) => price.amountMinor)
  const lowest = variants.find(({ price }) => price.amountMinor === Math.min(...amounts))
  if (lowest === undefined) return '–'
  const isOne = new Set(amounts).size === 1
  return isOne ? moneyText(lowest.price) : `from ${moneyText(lowest.price)}`
}

/** The stock of a product's variants in short; `tone` is its urgency. */
export function stockOf(variants: readonly Pick<DeskVariant, 'left'>[]): {
  readonly text: string
  readonly tone: 'calm' | 'warn' | 'bad'
} {
  const counted = variants.flatMap(({ left }) => left ?? [])
  const soldOut = counted.filter((left) => left <= 0).length
  if (counted.length === 0) return { text: 'Unlimited', tone: 'calm' }
  if (soldOut === variants.length) return { text: 'Sold out', tone: 'bad' }
  if (soldOut > 0) return { text: `${soldOut} of ${variants.length} sold out`, tone: 'warn' }
  const left = counted.reduce((sum, one) => sum + one, 0)
  return {
    text: variants.length === 1 ? `${left} left` : `${left} left in ${countText(variants.length, 'variant')}`,
    tone: 'calm',
  }
}

/** The name of a variant for people: its options, else its code. */
export const variantName = ({ options, code }: DeskVariant): string =>
  options.length > 0
    ? options.map((option) => option.replace(/^[^:]*: /, '')).join(' / ')
    : (code ?? 'Only variant')
