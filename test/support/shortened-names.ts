import { readFileSync } from 'node:fs'

/** The names of properties that the page script has short ones for: no code outside of it may know them. */
export const SHORTENED_NAMES: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync('composition/setup/short-names.json', 'utf8')) as readonly string[],
)

/** The names by which values that page code is given can be read, of all that is in them. */
export function keysOf(value: unknown, seen = new Set<unknown>()): readonly string[] {
  const isWalked = typeof value === 'function' || (typeof value === 'object' && value !== null)
  if (!isWalked || seen.has(value) || value instanceof Node) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner, seen)])
}
