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
