import type { LawFacts } from './law-facts.js'

/** Something that a rule of law asks for and that the facts do not show. */
export interface LawFlaw {
  /** `problem`: it is missing; `note`: a person has to look, or it is good to have. */
  readonly level: 'problem' | 'note'
  /** The file of the page; null: it is of the whole site. */
  readonly page: string | null
  readonly message: string
  readonly fix: string
  /** Countries for which it is missing; absent: all in which the rule was asked. */
  readonly countries?: readonly string[]
}

/** A rule: asked once for all countries in which it holds, so that pages are read through once. */
export type LawRule = (facts: LawFacts, countries: readonly string[]) => readonly LawFlaw[]

/** A flaw that can be read from the files. */
export const missing = (message: string, fix: string, page: string | null = null): LawFlaw => ({
  level: 'problem',
  page,
  message,
  fix,
})

/** A flaw of less weight. */
export const advised = (message: string, fix: string, page: string | null = null): LawFlaw => ({
  level: 'note',
  page,
  message,
  fix,
})

/** A question that the files cannot answer. */
export const toCheck = (message: string, fix: string, page: string | null = null): LawFlaw =>
  advised(`Check: ${message}`, fix, page)
