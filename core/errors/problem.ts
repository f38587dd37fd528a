import { ownValue } from '../shared/index.js'
/**
 * The possible reaction of the visitor to a problem. `edit`: change the entered values. `refresh`: load the page again;
 * nothing else is accepted until then. `retry`: try again. `none`: nothing on this page helps.
 */
export type Recovery = 'edit' | 'refresh' | 'retry' | 'none'

/** One kind of error in the catalogue. */
export interface ProblemFacts {
  /** The name of the text (reference/errors). */
  readonly key: string
  readonly recovery: Recovery
  /**
   * The names of the owner's own text, of which the first with a value is used; pages turn them into
   * attributes.
   */
  readonly names: readonly string[]
  /** The text that is shown if no attribute has a value. */
  readonly text: string
}

/** A classified error: its category and everything that the page needs to show it. */
export interface Problem<Category extends string> extends ProblemFacts {
  readonly category: Category
}

/** An entry of a table with its category. */
export const problemOf = <Category extends string>(
  table: Readonly<Record<Category, ProblemFacts>>,
  category: Category,
): Problem<Category> => ({ category, ...table[category] })

/** Looks up a code in a table, without inherited properties. */
export const lookUp = <Category extends string>(
  table: Readonly<Record<string, Category>>,
  code: string | null,
): Category | null => (code === null ? null : (ownValue(table, code) ?? null))

/**
 * The text for a problem: the owner's under the first name that has one, else the default text
 * (reference/errors).
 */
export function problemText(
  problem: ProblemFacts,
  readText: (name: string) => string | null | undefined = () => null,
): string {
  const own = problem.names
    .map(readText)
    .find((text) => text !== null && text !== undefined && text.trim() !== '')
  return own ?? problem.text
}
