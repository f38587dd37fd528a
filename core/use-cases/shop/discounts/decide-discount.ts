import { formatMoney, money, parsePercent, percent } from '../../../money/index.js'
import type { CurrencyCode, Money } from '../../../money/index.js'
import { MAX_PRICE_MINOR } from '../../../catalog/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { Discount, OwnedDiscount } from '../../../pricing/index.js'
import { oneLine, ok, plural } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'

/** The fields of a discount that an owner enters; absent ones stay unchanged. Amounts are minor units. */
export interface DiscountEdit {
  readonly name?: string
  /** From 0 to 100 with at most four decimals; instead of `amountMinor`. */
  readonly percent?: number
  readonly amountMinor?: number
  /** Wall-clock ms; null: never. */
  readonly expiresOn?: number | null
  readonly usageLimit?: number | null
  readonly minimumSubtotalMinor?: number | null
  readonly minimumCount?: number | null
  /** Ids of products; null: all. */
  readonly productIds?: readonly string[] | null
}

/** A discount after a change, and a short description of the change. */
export interface DecidedDiscount {
  readonly after: Discount
  readonly summary: string
}

type Decided<T> = Result<T, OwnerProblem>

/** The maximum length of a code, in characters; shoppers type it. */
const MAX_CODE = 50
const MAX_NAME = 200
const MAX_PRODUCTS = 1000
const MAX_USES = 1_000_000_000
/** The last moment that a date can represent. */
const MAX_TIME_MS = 8.64e15
/** Parts per million of one percent. */
const PARTS_OF_PERCENT = 10_000

const INVISIBLE = /[\p{Cc}\p{Cf}]/u

/** A code in its stored form: without blanks around it, in capital letters. */
export function checkCode(text: string): Decided<string> {
  const code = oneLine(text).trim().toUpperCase()
  if (code === '') return refuse('bad-input', 'Write a code.')
  return code.length > MAX_CODE ? refuse('bad-input', `A code has at most ${MAX_CODE} characters.`) : ok(code)
}

function readName(text: string): Decided<string> {
  const name = oneLine(text).trim()
  if (name === '') return refuse('bad-input', 'Write a name: shoppers see it in their order.')
  return name.length > MAX_NAME ? refuse('bad-input', `A name has at most ${MAX_NAME} characters.`) : ok(name)
}

const isCount = (value: number, least: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= MAX_USES

function readAmount(amount: number, currency: CurrencyCode, least: number): Decided<Money> {
  if (!Number.isSafeInteger(amount) || amount < least)
    return refuse('bad-input', least > 0 ? 'An amount is above zero.' : 'An amount is zero or more.')
  return amount > MAX_PRICE_MINOR
    ? refuse('bad-input', 'This is too large for an amount.')
    : ok(money(amount, currency))
}

function readWorth(edit: DiscountEdit, currency: CurrencyCode): Decided<Discount['worth'] | null> {
  const { percent: share, amountMinor } = edit
  if (share !== undefined && amountMinor !== undefined)
    return refuse('bad-input', 'A discount has either a percentage or an amount.')
  if (amountMinor !== undefined) {
    const amount = readAmount(amountMinor, currency, 1)
    return amount.ok ? ok({ tag: 'amount', amount: amount.value }) : amount
  }
  if (share === undefined) return ok(null)
  const read = parsePercent(share)
  return read.ok && read.value > 0 && read.value <= percent(100)
    ? ok({ tag: 'percent', share: read.value })
    : refuse('bad-input', 'A percentage is above 0 and at most 100, with at most four decimals.')
}

/** Reads a limit, if one is entered; null stays null. */
function readLimit(
  value: number | null | undefined,
  before: number | null,
  what: string,
): Decided<number | null> {
  if (value === undefined) return ok(before)
  return value === null || isCount(value, 1)
    ? ok(value)
    : refuse('bad-input', `${what} is a whole number from 1.`)
}

function readExpiry(
  value: number | null | undefined,
  before: number | null,
  nowMs: number,
): Decided<number | null> {
  if (value === undefined || value === before) return ok(before)
  if (value !== null && value >= 0 && value <= nowMs)
    return refuse('bad-input', 'This end is in the past. To stop a code now, end it.')
  return value === null || (Number.isSafeInteger(value) && value >= 0 && value <= MAX_TIME_MS)
    ? ok(value)
    : refuse('bad-input', 'This is not a date.')
}

function readProducts(
  ids: readonly string[] | null | undefined,
  before: readonly string[] | null,
): Decided<readonly string[] | null> {
  if (ids === undefined) return ok(before)
  if (ids === null) return ok(null)
  if (ids.length === 0)
    return refuse('bad-input', 'Name at least one product, or let the discount apply to all.')
  return ids.length > MAX_PRODUCTS
    ? refuse('bad-input', `Name at most ${MAX_PRODUCTS} products.`)
    : ok([...new Set(ids)])
}

/** The currency of a shop, and the wall-clock ms of a change. */
export interface ShopNow {
  readonly currency: CurrencyCode
  readonly nowMs: number
}

/** A discount after an edit. */
function edited(before: Discount, edit: DiscountEdit, { currency, nowMs }: ShopNow): Decided<Discount> {
  const name = edit.name === undefined ? ok(before.name) : readName(edit.name)
  if (!name.ok) return name
  const worth = readWorth(edit, currency)
  if (!worth.ok) return worth
  const expiresOn = readExpiry(edit.expiresOn, before.expiresOn, nowMs)
  if (!expiresOn.ok) return expiresOn
  const usageLimit = readLimit(edit.usageLimit, before.usageLimit, 'The number of orders')
  if (!usageLimit.ok) return usageLimit
  const minimumCount = readLimit(edit.minimumCount, before.minimumCount, 'The number of pieces')
  if (!minimumCount.ok) return minimumCount
  const { minimumSubtotalMinor: least } = edit
  const minimum =
    least === undefined
      ? ok(before.minimumSubtotal)
      : least === null
        ? ok(null)
        : readAmount(least, currency, 0)
  if (!minimum.ok) return minimum
  const productIds = readProducts(edit.productIds, before.productIds)
  if (!productIds.ok) return productIds
  return ok({
    ...before,
    name: name.value,
    worth: worth.value ?? before.worth,
    expiresOn: expiresOn.value,
    usageLimit: usageLimit.value,
    minimumCount: minimumCount.value,
    minimumSubtotal: minimum.value,
    productIds: productIds.value,
  })
}

type PriceText = (amount: Money) => string

/** The value of a discount as text: `15 %`, `€5.00`. */
export const discountValueText = (
  { worth }: Pick<Discount, 'worth'>,
  priceText: PriceText = formatMoney,
): string => (worth.tag === 'percent' ? `${worth.share / PARTS_OF_PERCENT} %` : priceText(worth.amount))

/** The conditions of a discount as texts; empty: none. */
export function conditionTexts(discount: Discount, priceText: PriceText = formatMoney): readonly string[] {
  const { expiresOn, usageLimit, minimumSubtotal, minimumCount, productIds } = discount
  return [
    ...(expiresOn === null ? [] : [`until ${new Date(expiresOn).toISOString()}`]),
    ...(usageLimit === null ? [] : [`at most ${plural(usageLimit, 'order')}`]),
    ...(minimumSubtotal === null ? [] : [`from ${priceText(minimumSubtotal)}`]),
    ...(minimumCount === null ? [] : [`from ${plural(minimumCount, 'piece')}`]),
    ...(productIds === null ? [] : [`for ${plural(productIds.length, 'product')}`]),
  ]
}

const summaryOf = (discount: Discount): string =>
  [`${discount.code}: ${discountValueText(discount)}`, ...conditionTexts(discount)].join(', ')

/** Decides a new code; a name and either a percentage or an amount are required. */
export function decideNewDiscount(code: string, edit: DiscountEdit, now: ShopNow): Decided<DecidedDiscount> {
  const known = checkCode(code)
  if (!known.ok) return known
  if (INVISIBLE.test(code.trim()))
    return refuse('bad-input', 'A code has no control characters and no invisible ones: shoppers type it.')
  if (edit.percent === undefined && edit.amountMinor === undefined)
    return refuse('bad-input', 'Say what the discount takes off: a percentage or an amount.')
  const after = edited(
    {
      code: known.value,
      name: known.value,
      worth: { tag: 'amount', amount: money(0, now.currency) },
      expiresOn: null,
      usageLimit: null,
      usedCount: 0,
      minimumSubtotal: null,
      minimumCount: null,
      productIds: null,
    },
    edit,
    now,
  )
  return after.ok ? ok({ after: after.value, summary: summaryOf(after.value) }) : after
}

const isSame = (before: Discount, after: Discount): boolean =>
  JSON.stringify([before.worth, before.name, conditionTexts(before), before.productIds]) ===
  JSON.stringify([after.worth, after.name, conditionTexts(after), after.productIds])

/** Decides the edit of a code; null: nothing differs. */
export function decideDiscountEdit(
  before: OwnedDiscount,
  edit: DiscountEdit,
  now: ShopNow,
): Decided<DecidedDiscount | null> {
  const after = edited(before, edit, now)
  if (!after.ok) return after
  return ok(isSame(before, after.value) ? null : { after: after.value, summary: summaryOf(after.value) })
}

/** Decides the end of a code at a moment, wall-clock ms; null: it has ended already. */
export function decideDiscountEnd(before: OwnedDiscount, nowMs: number): DecidedDiscount | null {
  if (before.expiresOn !== null && before.expiresOn <= nowMs) return null
  return { after: { ...before, expiresOn: nowMs }, summary: `${before.code}: ended` }
}
