import { computeLength } from '../values/length-terms.js'
import type { Length } from '../values/length-terms.js'
import { textEndpoint } from '../data/read-values.js'
import type { FurtherParts } from '../data/further-parts.js'
import { replaceVariables } from './replace-variables.js'

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
