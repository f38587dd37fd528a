import { ownValue } from '../values/own-value.js'
import { primaryLanguage } from './primary-language.js'

/** The entry for a language, such as `de-AT`, of a table by languages such as `de`; undefined: there is none. */
export const ofLanguage = <T>(table: Readonly<Record<string, T>>, language: string | null): T | undefined =>
  ownValue(table, primaryLanguage(language))
