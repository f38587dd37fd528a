import { readLiteral } from './script-literal.js'

/** Where a script hands its data over, and, in bundles that do it by other names, where such data begin. */
const PLACES = [
  /require\(\s*['"]ix2['"]\s*\)\s*\.init\(\s*/g,
  /\.init\(\s*(?=\{\s*["']?(?:events|actionLists)["']?\s*:|JSON\.parse)/g,
  /(?=\{\s*["']?(?:events|actionLists)["']?\s*:\s*\{)/g,
  /(?=JSON\.parse\(\s*['"`]\{\\?"(?:events|actionLists))/g,
]

const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('events' in value || 'actionLists' in value)

/**
 * The interaction data in a text: JSON as it stands, or the argument of `require('ix2').init` in an exported
 * script, a chunk of one or a page with an inline script. Undefined where there are none.
 */
export function findInteractions(text: string): unknown {
  const bare = text.replace(/^\uFEFF/, '').trimStart()
  if (bare.startsWith('{'))
    try {
      const json: unknown = JSON.parse(bare)
      return isData(json) ? json : undefined
    } catch {
      // A script may begin with a block; it is looked through below.
    }
  for (const place of PLACES)
    for (const { index, 0: found } of text.matchAll(place)) {
      const value = readLiteral(text, index + found.length)
      if (isData(value)) return value
    }
  return undefined
}
