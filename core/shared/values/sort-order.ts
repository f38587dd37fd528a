import { err, ok } from '../result.js'
import type { Result } from '../result.js'

/** The sort key and direction of a list. */
export interface SortOrder<Key extends string> {
  readonly key: Key
  readonly isDescending: boolean
}

/** Reads "time" or "-time", the latter descending; a failure lists the valid keys. */
export function parseSortOrder<Key extends string>(
  text: string,
  keys: readonly Key[],
): Result<SortOrder<Key>, { readonly tag: 'unknown-key'; readonly keys: readonly Key[] }> {
  const isDescending = text.startsWith('-')
  const key = keys.find((known) => known === (isDescending ? text.slice(1) : text))
  return key === undefined ? err({ tag: 'unknown-key', keys }) : ok({ key, isDescending })
}

/** The inverse of `parseSortOrder`. */
export const sortOrderText = ({ key, isDescending }: SortOrder<string>): string =>
  `${isDescending ? '-' : ''}${key}`
