/** A JSON object of unknown content. */
export type UntrustedRecord = Readonly<Record<string, unknown>>

/** True if input of unknown shape is an object with named parts: no list, no null. */
export const isRecord = (input: unknown): input is UntrustedRecord =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Input of unknown shape as an object; any other input reads as an empty object. */
export const toRecord = (input: unknown): UntrustedRecord => (isRecord(input) ? input : {})

/** Input of unknown shape as a list; any other input reads as an empty list. */
export const toList = (input: unknown): readonly unknown[] =>
  Array.isArray(input) ? (input as readonly unknown[]) : []

/** True if input of unknown shape is a number to calculate with: finite. */
export const isNumber = (input: unknown): input is number => Number.isFinite(input)

/** A text with something in it; null for anything else. */
export const toText = (input: unknown): string | null =>
  typeof input === 'string' && input !== '' ? input : null

/** A text as JSON of unknown shape; null where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
