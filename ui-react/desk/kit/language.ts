import { useSyncExternalStore } from 'react'
import { keptChoice } from './kept-choice.js'
import { writingIn } from './writing.js'
import type { Writing } from './writing.js'

/** The languages that a person can choose for dates, numbers and amounts; the first is the browser's own. */
export const LANGUAGES = ['browser', 'en-GB', 'en-US', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const

/** A choice of a language. */
export type Language = (typeof LANGUAGES)[number]

const BROWSER_LOCALE = typeof navigator === 'undefined' ? 'en' : navigator.language
const kept = keptChoice<Language>('vitrine-desk-language', LANGUAGES)

const localeOf = (language: Language): string => (language === 'browser' ? BROWSER_LOCALE : language)

/** The locale of dates, numbers and amounts. */
export const locale = (): string => localeOf(kept.now())

/** Chooses the language of dates, numbers and amounts for this browser. */
export const chooseLanguage = kept.choose

/** The chosen language; what uses it is drawn anew with the next choice. */
export const useLanguage = (): Language => useSyncExternalStore(kept.watch, kept.now)

/** A language by its own name: `Deutsch`, `British English`; the browser's is named as such. */
export function languageName(language: Language): string {
  const code = localeOf(language)
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const name = own.replace(/^./, (first) => first.toLocaleUpperCase(code))
  return language === 'browser' ? `Automatic: ${name}` : name
}

let made: { readonly of: string; readonly writing: Writing } | null = null

/** Dates, numbers and amounts in the format of the chosen language. */
export function writing(): Writing {
  const of = locale()
  if (made?.of !== of) made = { of, writing: writingIn(of) }
  return made.writing
}
