import type { DeskDiscount, DeskDiscountFields, DeskMoney } from '../../../core/desk/index.js'
import { clockText, countText, dayText, moneyText, numberText, percentText } from '../kit/texts.js'

interface Worth {
  readonly percent: number | null
  readonly amount: Pick<DeskMoney, 'amountMinor' | 'currency'> | null
}

/** `10% off`, `€5.00 off`. */
export const discountValueText = ({ percent, amount }: Worth): string =>
  `${amount === null ? percentText(percent ?? 0) : moneyText(amount)} off`

/** The conditions of a discount in short; empty: none. */
export function needsText({ minimumSubtotal, minimumCount, productIds }: DeskDiscount): string {
  const parts = [
    ...(minimumSubtotal === null ? [] : [`from ${moneyText(minimumSubtotal)}`]),
    ...(minimumCount === null ? [] : [`from ${countText(minimumCount, 'piece')}`]),
    ...(productIds === null ? [] : [`for ${countText(productIds.length, 'product')}`]),
  ]
  return parts.join(', ').replace(/^./, (first) => first.toUpperCase())
}

/** `12 of 100`, `12`. */
export const usesText = ({ usedCount, usageLimit }: DeskDiscount): string =>
  usageLimit === null ? numberText(usedCount) : `${numberText(usedCount)} of ${numberText(usageLimit)}`

/** The value of a date and time field for a moment, in the browser's time zone. */
export function localTime(iso: string | null): string {
  if (iso === null) return ''
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The moment in a date and time field; null: none. */
export function momentOf(local: string): string | null {
  const time = new Date(local)
  return local === '' || Number.isNaN(time.getTime()) ? null : time.toISOString()
}

const amountText = (amountMinor: number | null | undefined, currency: string): string =>
  amountMinor == null ? 'None' : moneyText({ amountMinor, currency })

const limitText = (limit: number | null | undefined): string => (limit == null ? 'None' : numberText(limit))

const endText = (iso: string | null | undefined): string =>
  iso == null ? 'Never' : `${dayText(iso)}, ${clockText(iso)}`

const productsText = (ids: readonly string[] | null | undefined): string =>
  ids == null ? 'All' : countText(ids.length, 'product')

/** The differences that an edit makes, as texts. */
export function discountChanges(before: DeskDiscount, edit: DeskDiscountFields, currency: string) {
  const { name, percent, amountMinor } = edit
  const worth =
    amountMinor === undefined
      ? percent !== undefined && discountValueText({ percent, amount: null })
      : discountValueText({ percent: null, amount: { amountMinor, currency } })
  const rows: readonly (readonly [string, string, string | false | undefined])[] = [
    ['Name', before.name, name],
    ['Takes off', discountValueText(before), worth],
    ['Ends', endText(before.expiresAt), 'expiresAt' in edit && endText(edit.expiresAt)],
    ['Orders at most', limitText(before.usageLimit), 'usageLimit' in edit && limitText(edit.usageLimit)],
    [
      'Minimum subtotal',
      amountText(before.minimumSubtotal?.amountMinor, currency),
      'minimumSubtotalMinor' in edit && amountText(edit.minimumSubtotalMinor, currency),
    ],
    [
      'Minimum pieces',
      limitText(before.minimumCount),
      'minimumCount' in edit && limitText(edit.minimumCount),
    ],
    ['Products', productsText(before.productIds), 'productIds' in edit && productsText(edit.productIds)],
  ]
  return rows.flatMap(([field, was, after]) =>
    typeof after === 'string' ? [{ subject: before.code, field, before: was, after, note: null }] : [],
  )
}
