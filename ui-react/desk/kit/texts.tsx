import type { ReactNode } from 'react'
import { formatAmount } from '../../../core/money/index.js'
import type { DeskMoney } from '../../../core/desk/index.js'

/** The person's language, for dates and amounts. */
export const LOCALE = typeof navigator === 'undefined' ? 'en' : navigator.language

/** An amount in the format of the person's language. */
export const moneyText = ({ amountMinor, currency }: Pick<DeskMoney, 'amountMinor' | 'currency'>): string =>
  formatAmount(amountMinor, currency, { locale: LOCALE })

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' })
const whole = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style: 'long' })

const DAY_MS = 86_400_000
const startOfDay = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** A day in a short form: today, yesterday, 3 Mar, 3 Mar 2025. */
export function dayText(iso: string, now = new Date()): string {
  const time = new Date(iso)
  const days = Math.round((startOfDay(time) - startOfDay(now)) / DAY_MS)
  if (days === 0 || days === -1)
    return relative.format(days, 'day').replace(/^./, (first) => first.toUpperCase())
  return (time.getFullYear() === now.getFullYear() ? day : dayOfYear).format(time)
}

/** Hour and minute. */
export const clockText = (iso: string): string => clock.format(new Date(iso))

/** A moment: day and hour, with the whole date for pointers and screen readers. */
export function Moment({
  at,
  withClock = true,
}: {
  readonly at: string
  readonly withClock?: boolean
}): ReactNode {
  return (
    <time dateTime={at} title={whole.format(new Date(at))}>
      {withClock ? `${dayText(at)}, ${clockText(at)}` : dayText(at)}
    </time>
  )
}

/** An amount with digits of equal width. */
export function Amount({ of }: { readonly of: DeskMoney }): ReactNode {
  return <span className="num">{moneyText(of)}</span>
}

/** `1 item`, `2 items`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${new Intl.NumberFormat(LOCALE).format(count)} ${count === 1 ? one : many}`

/** The words of a camel case name: `orderDispatchedInPart` as `Order dispatched in part`. */
export const wordsOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A number of bytes in a short form: `87 kB`, `1.2 GB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** step
  const digits = step > 1 && value < 10 ? 1 : 0
  const format = { style: 'unit', unit: SIZES[step], maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(LOCALE, format).format(value)
}
