import type { FurtherParts } from '../data/further-parts.js'

const MAX_VARIABLES = 8

/** Replaces the custom properties in a text by their values on an element. */
export const replaceVariables: FurtherParts['replaceVariables'] = ({ styles }, element, text) => {
  let plain = text
  for (let round = 0; round < MAX_VARIABLES && plain.includes('var('); round++)
    plain = plain.replace(
      /var\(\s*(--[^\s,)]+)\s*(?:,([^()]*))?\)/g,
      (_, name: string, fallback?: string) => {
        const value = styles.computedStyle(element, name).trim()
        return value === '' ? (fallback ?? '').trim() : value
      },
    )
  return plain
}
