import { isNumber, toList } from '../../../core/shared/index.js'

/** Small readers for input of unknown shape: each answers what it can vouch for, never throws. */

/** A text, the empty one too; null for anything else. */
export const asText = (input: unknown): string | null => (typeof input === 'string' ? input : null)

/** A number that is one: not NaN, not infinite. */
export const asNumber = (input: unknown): number | null => (isNumber(input) ? input : null)

/** A whole number that is exact; null for anything else. */
export const asWhole = (input: unknown): number | null =>
  typeof input === 'number' && Number.isSafeInteger(input) ? input : null

/** A time of the wire as wall-clock ms; null where it is none. */
export function asTime(input: unknown): number | null {
  const time = Date.parse(asText(input) ?? '')
  return Number.isNaN(time) ? null : time
}

/** True only for `true` itself. */
export const asBoolean = (input: unknown): boolean => input === true

/** Reads a list whose every entry must be readable; null if one is not. */
export function everyOf<T>(input: unknown, parse: (entry: unknown) => T | null): readonly T[] | null {
  const entries = toList(input).map(parse)
  return entries.some((entry) => entry === null) ? null : (entries as readonly T[])
}

/** A path on the site; null for an address of another host, and for anything else. */
export const asSitePath = (input: unknown): string | null =>
  typeof input === 'string' && /^\/(?![/\\])/.test(input) ? input : null
