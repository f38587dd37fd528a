import { ownValue } from '../values/own-value.js'
import { primaryLanguage } from './primary-language.js'

/** The entry of a table for the first subtag of a language (`de` for `de-AT`); undefined: there is none. */
export const ofLanguage = <T>(table: Readonly<Record<string, T>>, language: string | null): T | undefined =>
  ownValue(table, primaryLanguage(language))
