import { ownValue } from '../shared/index.js'
/**
 * The visitor's way out of a problem. `edit`: change what was entered. `refresh`: load the page again,
 * nothing else is accepted until then. `retry`: try the same again. `none`: nothing, on this page.
 */
export type Recovery = 'edit' | 'refresh' | 'retry' | 'none'

/** One kind of error as the catalogue lists it. */
export interface ProblemFacts {
  /** The name of the text (reference/errors). */
  readonly key: string
  readonly recovery: Recovery
  /** The names an owner's own text can have, of which the first that is filled wins; pages make attributes of them. */
  readonly names: readonly string[]
  /** The text shown where no attribute is filled. */
  readonly text: string
}

/** An error told apart: its category and everything the page needs to show it. */
export interface Problem<Category extends string> extends ProblemFacts {
  readonly category: Category
}

/** The entry of a table together with its category. */
export const problemOf = <Category extends string>(
  table: Readonly<Record<Category, ProblemFacts>>,
  category: Category,
): Problem<Category> => ({ category, ...table[category] })

/** Looks a code up in a table without finding what every object inherits. */
export const lookUp = <Category extends string>(
  table: Readonly<Record<string, Category>>,
  code: string | null,
): Category | null => (code === null ? null : (ownValue(table, code) ?? null))

/**
 * The text for a problem: the owner's under the first name that has one, else the default copy
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
