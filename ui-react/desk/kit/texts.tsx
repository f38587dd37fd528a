import type { ReactNode } from 'react'
import type { DeskMoney } from '../../../core/desk/index.js'
import { minorOf } from '../../../core/desk/index.js'
import { writingIn } from './writing.js'

/** The person's language, for dates and amounts. */
export const LOCALE = typeof navigator === 'undefined' ? 'en' : navigator.language

/** Dates, numbers and amounts in the format of the person's language. */
export const {
  mark: MARK,
  moneyText,
  dayText,
  clockText,
  momentText,
  countText,
  sizeText,
} = writingIn(LOCALE)

/** Reads an amount that the person typed; null: not an amount. */
export const typedMinor = (text: string, currency: string): number | null => minorOf(text, currency, MARK)

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
    <time dateTime={at} title={momentText(at)} lang={LOCALE}>
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
