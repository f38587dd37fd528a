import type { ReactNode } from 'react'
import type { DeskMoney } from '../../../core/desk/index.js'
import { minorOf } from '../../../core/desk/index.js'
import { locale, writing } from './language.js'
import { dayWord } from './writing.js'
import type { Writing } from './writing.js'

// Asked for with each text: the person may choose another language while the desk is open.
export const decimalMark = (): Writing['mark'] => writing().mark
export const moneyText: Writing['moneyText'] = (amount) => writing().moneyText(amount)
export const dayText: Writing['dayText'] = (...day) => writing().dayText(...day)
export const clockText: Writing['clockText'] = (iso) => writing().clockText(iso)
export const momentText: Writing['momentText'] = (iso) => writing().momentText(iso)
export const periodDayText: Writing['periodDayText'] = (iso) => writing().periodDayText(iso)
export const numberText: Writing['numberText'] = (count) => writing().numberText(count)
export const countText: Writing['countText'] = (...counted) => writing().countText(...counted)
export const percentText: Writing['percentText'] = (percentage) => writing().percentText(percentage)
export const shareText: Writing['shareText'] = (part) => writing().shareText(part)
export const sizeText: Writing['sizeText'] = (bytes) => writing().sizeText(bytes)
export const countryText: Writing['countryText'] = (code) => writing().countryText(code)

/** Reads an amount that the person typed; null: not an amount. */
export const typedMinor = (text: string, currency: string): number | null =>
  minorOf(text, currency, decimalMark())

/** A moment: day and hour, with the whole date for pointers and screen readers. */
export function Moment({
  at,
  withClock = true,
  isInSentence = false,
}: {
  readonly at: string
  readonly withClock?: boolean
  /** True if other words of the sentence come before it. */
  readonly isInSentence?: boolean
}): ReactNode {
  const day = dayText(at, new Date(), isInSentence)
  return (
    <time dateTime={at} title={momentText(at)} lang={dayWord(at) === null ? locale() : undefined}>
      {withClock ? `${day}, ${clockText(at)}` : day}
    </time>
  )
}

/** An amount with digits of equal width. */
export function Amount({ of }: { readonly of: DeskMoney }): ReactNode {
  return <span className="num">{moneyText(of)}</span>
}

/** The words of a camel case name: `orderDispatchedInPart` as `Order dispatched in part`. */
export const wordsOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
