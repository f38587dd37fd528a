import type { ConsentChoice } from './consent.js'

/**
 * True if a visitor allowed the scripts of a category. A category that was not asked about is allowed if the
 * visitor allowed everything; before an answer none is.
 */
export function allowsCategory(choice: ConsentChoice | undefined, category: string): boolean {
  if (choice === undefined) return false
  const answers = Object.values(choice)
  return choice[category] ?? (answers.length > 0 && answers.every((isAllowed) => isAllowed))
}
