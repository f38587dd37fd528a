import type { LawFacts } from './law-facts.js'

/** Something that a rule of law requires and the facts do not show. */
export interface LawFinding {
  /** `problem`: it is missing; `note`: a person has to check, or it is recommended. */
  readonly level: 'problem' | 'note'
  /** The file of the page; null: the whole site. */
  readonly page: string | null
  readonly message: string
  readonly fix: string
}

/** The flaw that a rule finds. */
export interface LawFlaw extends LawFinding {
  /** Countries in which it is missing; absent: all countries for which the rule was checked. */
  readonly countries?: readonly string[]
}

/** A rule, checked once for all countries in which it applies, so that pages are read once. */
export type LawRule = (facts: LawFacts, countries: readonly string[]) => readonly LawFlaw[]

/** A flaw that the files show. */
export const missing = (message: string, fix: string, page: string | null = null): LawFlaw => ({
  level: 'problem',
  page,
  message,
  fix,
})

/** A flaw that is a recommendation only. */
export const advised = (message: string, fix: string, page: string | null = null): LawFlaw => ({
  level: 'note',
  page,
  message,
  fix,
})

/** A question that the files cannot answer. */
export const toCheck = (message: string, fix: string, page: string | null = null): LawFlaw =>
  advised(`Check: ${message}`, fix, page)
