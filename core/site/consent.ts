import { isRecord } from '../shared/index.js'

/** The visitor's consent, by category name. */
export type ConsentChoice = Readonly<Record<string, boolean>>

/** Reads a stored choice; undefined when there is none or it is not one. */
export function parseConsent(stored: string | null): ConsentChoice | undefined {
  if (stored === null) return undefined
  let data: unknown
  try {
    data = JSON.parse(stored)
  } catch {
    return undefined
  }
  if (!isRecord(data)) return undefined
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )
}

/** A visitor's answer on a page without check boxes: everything, or nothing. */
export const ALL_CATEGORIES = 'all'

/**
 * True if a visitor allowed the scripts of a category. A category that they were not asked about is allowed by those
 * who allowed everything; before an answer nothing is.
 */
export function allowsCategory(choice: ConsentChoice | undefined, category: string): boolean {
  if (choice === undefined) return false
  const answers = Object.values(choice)
  return choice[category] ?? (answers.length > 0 && answers.every((isAllowed) => isAllowed))
}

/** The scripts of a site that wait for consent: `consent` in `vitrine.json` (docs/widgets.md). */
export interface ConsentSettings {
  /** The category of check boxes that allows them. */
  readonly category: string
  /** Hosts beside the known trackers whose scripts wait too. */
  readonly hosts: readonly string[]
}
