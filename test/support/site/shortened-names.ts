import { readFileSync } from 'node:fs'

/** Property names that the page script shortens. No code outside of it may use them. */
export const SHORTENED_NAMES: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync('composition/setup/short-names.json', 'utf8')) as readonly string[],
)

/** The property names of values that page code receives, at any depth. */
export function keysOf(value: unknown, seen = new Set<unknown>()): readonly string[] {
  const isWalked = typeof value === 'function' || (typeof value === 'object' && value !== null)
  if (!isWalked || seen.has(value) || value instanceof Node) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner, seen)])
}
