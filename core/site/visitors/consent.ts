import { isRecord } from '../../shared/index.js'

/** The visitor's consent, by category name. */
export type ConsentChoice = Readonly<Record<string, boolean>>

/** Reads a stored choice; undefined: there is none, or it is invalid. */
export function parseConsent(stored: string | null): ConsentChoice | undefined {
  try {
    const data: unknown = JSON.parse(stored ?? 'null')
    if (isRecord(data))
      return Object.fromEntries(
        Object.entries(data).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      )
  } catch {
    // Invalid JSON counts as no choice.
  }
  return undefined
}

/** A visitor's answer on a page without check boxes: all or nothing. */
export const ALL_CATEGORIES = 'all'

/** The scripts that wait for consent: `consent` in `vitrine.json` (docs/widgets.md). */
export interface ConsentSettings {
  /** The category of check boxes that allows the scripts. */
  readonly category: string
  /** Further hosts, beside the known trackers, whose scripts wait. */
  readonly hosts: readonly string[]
}
