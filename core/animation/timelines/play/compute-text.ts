import { computeLength } from '../values/length-terms.js'
import type { Length } from '../values/length-terms.js'
import { textEndpoint } from '../data/read-values.js'
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

/** Computes a text of CSS terms for a slot: a number, or px and percents. */
export const compute: FurtherParts['compute'] = (stage, element, text, numbersOf, size) => {
  const lengthOf = (term: string): Length | null => {
    const end = textEndpoint(term)
    if (end.tag !== 'number') return null
    const [px = 0, percent = 0] = numbersOf(term)
    return { px, percent, isPlain: end.unit === '' }
  }
  const plain = replaceVariables(stage, element, text)
  const found = computeLength(plain, lengthOf, () => stage.layout.box(element)[size])
  return found && [found.px, found.percent]
}
