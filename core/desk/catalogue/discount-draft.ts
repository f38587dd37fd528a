import { parsePercent } from '../../money/index.js'
import type { DecimalMark } from '../../money/index.js'
import { amountFieldText, amountProblem, markedText, minorOf } from '../amount-text.js'
import type { DeskDiscount, DeskDiscountFields } from './discount-view.js'

/** The form of a discount: the texts of its fields; an empty limit is none. */
export interface DiscountDraft {
  readonly code: string
  readonly name: string
  readonly kind: 'percent' | 'amount'
  /** The percentage or the amount. */
  readonly worth: string
  /** ISO 8601; null: it never ends. */
  readonly expiresAt: string | null
  readonly usageLimit: string
  readonly minimumSubtotal: string
  readonly minimumCount: string
  /** Null: all products. */
  readonly productIds: readonly string[] | null
}

/** The fields of the form that can have a problem. */
export type DiscountField =
  | 'code'
  | 'worth'
  | 'usageLimit'
  | 'minimumSubtotal'
  | 'minimumCount'
  | 'productIds'

/** The parts that a form sends: only those that differ from the stored discount. */
export interface ReadDiscount {
  readonly fields: DeskDiscountFields
  readonly problems: Readonly<Partial<Record<DiscountField, string>>>
}

const EMPTY: DiscountDraft = {
  code: '',
  name: '',
  kind: 'percent',
  worth: '',
  expiresAt: null,
  usageLimit: '',
  minimumSubtotal: '',
  minimumCount: '',
  productIds: null,
}

const MAX_CODE = 50
const countText = (count: number | null): string => (count === null ? '' : String(count))

/** The initial form of a discount; null: a new one. */
export function discountDraft(discount: DeskDiscount | null, mark: DecimalMark = '.'): DiscountDraft {
  if (discount === null) return EMPTY
  const { code, name, percent, amount, minimumSubtotal, expiresAt, productIds } = discount
  return {
    code,
    name,
    kind: amount === null ? 'percent' : 'amount',
    worth: amount === null ? markedText(String(percent ?? ''), mark) : amountFieldText(amount, mark),
    expiresAt,
    usageLimit: countText(discount.usageLimit),
    minimumSubtotal: minimumSubtotal === null ? '' : amountFieldText(minimumSubtotal, mark),
    minimumCount: countText(discount.minimumCount),
    productIds,
  }
}

/** A limit in a field; null: none, undefined: invalid. */
const readCount = (text: string): number | null | undefined =>
  text.trim() === '' ? null : /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined

type Worth = Pick<DeskDiscountFields, 'percent' | 'amountMinor'>

function readWorth({ kind, worth }: DiscountDraft, currency: string, mark: DecimalMark): Worth | string {
  if (kind === 'amount') {
    const amountMinor = minorOf(worth, currency, mark)
    return amountMinor === null || amountMinor === 0 ? amountProblem(mark, '5.00') : { amountMinor }
  }
  const share = parsePercent(worth.trim().replace(',', '.'))
  return share.ok && share.value > 0 && share.value <= 1_000_000
    ? { percent: share.value / 10_000 }
    : 'Write a percentage above 0 and up to 100.'
}

/** Reads the form of a discount; `before` is null for a new one, which sends every part. */
export function readDiscountDraft(
  before: DeskDiscount | null,
  draft: DiscountDraft,
  currency: string,
  mark: DecimalMark = '.',
): ReadDiscount {
  const worth = readWorth(draft, currency, mark)
  const usageLimit = readCount(draft.usageLimit)
  const minimumCount = readCount(draft.minimumCount)
  const least = draft.minimumSubtotal.trim()
  const minimumSubtotalMinor = least === '' ? null : (minorOf(least, currency, mark) ?? undefined)
  const code = draft.code.trim()
  const wrongCount = 'Write a whole number from 1, or leave it empty.'
  const problems: Readonly<Partial<Record<DiscountField, string>>> = {
    ...(code === '' && { code: 'Write the code that shoppers type.' }),
    ...(code.length > MAX_CODE && { code: `Write at most ${MAX_CODE} characters.` }),
    ...(typeof worth === 'string' && { worth }),
    ...(usageLimit === undefined && { usageLimit: wrongCount }),
    ...(minimumCount === undefined && { minimumCount: wrongCount }),
    ...(minimumSubtotalMinor === undefined && {
      minimumSubtotal: `${amountProblem(mark, '20.00')} Leave it empty for none.`,
    }),
    ...(draft.productIds?.length === 0 && { productIds: 'Choose at least one product.' }),
  }
  const name = draft.name.trim()
  const all: DeskDiscountFields = {
    ...(name !== '' && { name }),
    ...(typeof worth !== 'string' && worth),
    expiresAt: draft.expiresAt,
    ...(usageLimit !== undefined && { usageLimit }),
    ...(minimumSubtotalMinor !== undefined && { minimumSubtotalMinor }),
    ...(minimumCount !== undefined && { minimumCount }),
    productIds: draft.productIds,
  }
  return { problems, fields: before === null ? all : differing(before, all) }
}

/** The parts that differ from what the shop has. */
function differing(before: DeskDiscount, after: DeskDiscountFields): DeskDiscountFields {
  const had: DeskDiscountFields = {
    name: before.name,
    ...(before.amount === null
      ? before.percent !== null && { percent: before.percent }
      : { amountMinor: before.amount.amountMinor }),
    expiresAt: before.expiresAt,
    usageLimit: before.usageLimit,
    minimumSubtotalMinor: before.minimumSubtotal?.amountMinor ?? null,
    minimumCount: before.minimumCount,
    productIds: before.productIds,
  }
  const known = new Map<string, string>(
    Object.entries(had).map(([part, value]) => [part, JSON.stringify(value)]),
  )
  return Object.fromEntries(
    Object.entries(after).filter(([part, value]) => known.get(part) !== JSON.stringify(value)),
  )
}
