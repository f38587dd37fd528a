import { money } from '../../money/index.js'
import type { Money } from '../../money/index.js'

/** A quantity with a unit, such as 250 g. */
export interface Measure {
  readonly amount: number
  readonly unit: string
}

/** The content of a variant, and the measure for which its unit price is shown. */
export interface UnitPricing {
  readonly content: Measure
  readonly base: Measure
}

/** The sizes of units by kind, as multiples of the kind's smallest unit. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { mg: 1, g: 1000, kg: 1_000_000 },
  { ml: 1, cl: 10, l: 1000, m3: 1_000_000 },
  { mm: 1, cm: 10, m: 1000 },
  { cm2: 1, m2: 10_000 },
  { piece: 1 },
]

/** The default measures for unit prices. */
const USUAL_BASES: readonly string[] = ['kg', 'l', 'm', 'm2', 'piece']

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'm²': 'm2',
  'cm²': 'cm2',
  'm³': 'm3',
  pieces: 'piece',
  pcs: 'piece',
  ct: 'piece',
}

const kindOf = (unit: string): Readonly<Record<string, number>> | undefined =>
  KINDS.find((kind) => Object.hasOwn(kind, unit))

/** Reads a measure such as `0.75 l`; null: not a measure. */
export function parseMeasure(text: string): Measure | null {
  const [, number = '', name = ''] = /^(\d{1,9}(?:[.,]\d{1,6})?)\s*(\S+)$/.exec(text.trim()) ?? []
  const lower = name.toLowerCase()
  const unit = OTHER_NAMES[lower] ?? lower
  const amount = Number(number.replace(',', '.'))
  return kindOf(unit) !== undefined && amount > 0 ? { amount, unit } : null
}

/** The measures of a variant; null: they are of different kinds. */
export function unitPricing(content: Measure, base: Measure | null): UnitPricing | null {
  const kind = kindOf(content.unit)
  const usual = USUAL_BASES.find((unit) => kind !== undefined && Object.hasOwn(kind, unit))
  const chosen = base ?? (usual === undefined ? null : { amount: 1, unit: usual })
  return chosen === null || kindOf(chosen.unit) !== kind ? null : { content, base: chosen }
}

/** The text of a measure: `1 kg`. */
export const measureText = ({ amount, unit }: Measure): string =>
  `${amount} ${unit.replace('2', '²').replace('3', '³')}`

/** The price of a variant for its base measure, rounded to whole minor units. */
export function unitPriceOf(price: Money, { content, base }: UnitPricing): Money {
  const kind = kindOf(content.unit)
  const sizeOf = ({ amount, unit }: Measure): number => amount * (kind?.[unit] ?? 1)
  return money(Math.round((price.amount * sizeOf(base)) / sizeOf(content)), price.currency)
}
