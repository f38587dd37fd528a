import { formatAmount, parseCurrencyCode, parseDecimal } from '../../../core/money/index.js'
import type { DecimalMark } from '../../../core/money/index.js'
import type { DeskMoney } from '../../../core/desk/index.js'

const DAY_MS = 86_400_000
const startOfDay = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** The word for a day, which is one of the desk's own English words; null: it is written as a date. */
export function dayWord(iso: string, now = new Date()): 'today' | 'yesterday' | null {
  const days = Math.round((startOfDay(new Date(iso)) - startOfDay(now)) / DAY_MS)
  return days === 0 ? 'today' : days === -1 ? 'yesterday' : null
}

/** Dates, numbers and amounts in the format of a language, such as `de` or `en-GB`. */
export function writingIn(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  const periodDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const isComma = new Intl.NumberFormat(locale).formatToParts(0.5).some(({ value }) => value === ',')
  const dayOf = (iso: string, now = new Date(), isInSentence = false): string => {
    const word = dayWord(iso, now)
    if (word !== null) return isInSentence ? word : word.replace(/^./, (first) => first.toUpperCase())
    const time = new Date(iso)
    return (time.getFullYear() === now.getFullYear() ? day : dayOfYear).format(time)
  }
  return {
    /** The decimal mark of amounts in fields. */
    mark: (isComma ? ',' : '.') as DecimalMark,
    /** An amount. */
    moneyText: ({ amountMinor, currency }: Pick<DeskMoney, 'amountMinor' | 'currency'>): string =>
      formatAmount(amountMinor, currency, { locale }),
    /** An amount written as `12.50` with a decimal point; null: not an amount of this currency. */
    amountText: (decimal: string, currency: string): string | null => {
      const code = parseCurrencyCode(currency)
      const parsed = code.ok ? parseDecimal(decimal, code.value) : null
      return parsed?.ok ? formatAmount(parsed.value.amount, currency, { locale }) : null
    },
    /** `12.5%`, `12,5 %`. */
    percentText: (percentage: number): string => percent.format(percentage / 100),
    /** A part of a whole, without decimals: `12%`. */
    shareText: (part: number): string => share.format(part),
    /** A day in a short form: Today (within a sentence today), Yesterday, 3 Mar, 3 Mar 2025. */
    dayText: dayOf,
    /** Hour and minute. */
    clockText: (iso: string): string => clock.format(new Date(iso)),
    /** The whole date with the hour. */
    momentText: (iso: string): string => whole.format(new Date(iso)),
    /** The end day of a period, in UTC, the same as a member sees. */
    periodDayText: (iso: string): string => periodDay.format(new Date(iso)),
    /** The name of a country by its code; of an unknown one the code. */
    countryText: (code: string): string => {
      try {
        return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
      } catch {
        return code
      }
    },
    /** A number with the marks of its thousands. */
    numberText: (count: number): string => number.format(count),
    /** `1 item`, `2 items`. */
    countText: (count: number, one: string, many = `${one}s`): string =>
      `${number.format(count)} ${count === 1 ? one : many}`,
    /** A number of bytes in a short form: `87 kB`, `1.2 GB`. */
    sizeText: (bytes: number): string => {
      const step = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
      const value = bytes / 1000 ** step
      const digits = step > 1 && value < 10 ? 1 : 0
      // The short form of a byte has no plural: `5 byte`.
      const unitDisplay = step === 0 ? 'long' : 'short'
      const format = { style: 'unit', unit: SIZES[step], unitDisplay, maximumFractionDigits: digits } as const
      return new Intl.NumberFormat(locale, format).format(value)
    },
  }
}

/** The texts of dates, numbers and amounts in one language. */
export type Writing = ReturnType<typeof writingIn>
