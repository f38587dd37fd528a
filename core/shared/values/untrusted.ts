/** A JSON object of unknown content. */
export type UntrustedRecord = Readonly<Record<string, unknown>>

/** True if unchecked input is an object with named members, not a list or null. */
export const isRecord = (input: unknown): input is UntrustedRecord =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Unchecked input as an object; other input gives an empty object. */
export const toRecord = (input: unknown): UntrustedRecord => (isRecord(input) ? input : {})

/** Unchecked input as a list; other input gives an empty list. */
export const toList = (input: unknown): readonly unknown[] =>
  Array.isArray(input) ? (input as readonly unknown[]) : []

/** True if unchecked input is a finite number. */
export const isNumber = (input: unknown): input is number => Number.isFinite(input)

/** A non-empty text; null for other input. */
export const toText = (input: unknown): string | null =>
  typeof input === 'string' && input !== '' ? input : null

/** Parses a text as unchecked JSON; null if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
