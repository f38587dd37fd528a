import { isNumber, toList } from '../../../../core/shared/index.js'

/** Small readers for unchecked input; they return null for invalid input and never throw. */

/** A text, possibly empty; null for other input. */
export const asText = (input: unknown): string | null => (typeof input === 'string' ? input : null)

/** A finite number; null for other input. */
export const asNumber = (input: unknown): number | null => (isNumber(input) ? input : null)

/** An exact whole number; null for other input. */
export const asInteger = (input: unknown): number | null =>
  typeof input === 'number' && Number.isSafeInteger(input) ? input : null

/** A time from an answer as wall-clock ms; null: invalid. */
export function asTime(input: unknown): number | null {
  const time = Date.parse(asText(input) ?? '')
  return Number.isNaN(time) ? null : time
}

/** True only for `true` itself. */
export const asBoolean = (input: unknown): boolean => input === true

/** Reads a list; null if any entry cannot be read. */
export function everyOf<T>(input: unknown, parse: (entry: unknown) => T | null): readonly T[] | null {
  const entries = toList(input).map(parse)
  return entries.some((entry) => entry === null) ? null : (entries as readonly T[])
}

/** A path on the site; null for an address of another host and for other input. */
export const asSitePath = (input: unknown): string | null =>
  typeof input === 'string' && /^\/(?![/\\])/.test(input) ? input : null
