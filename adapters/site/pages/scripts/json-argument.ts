import { DEEPEST_LITERAL } from './literal.js'

/** Code without the JSON that it hands over, which is read already. */
export interface CodeWithoutData {
  /** The code with `{}` where the JSON stood. */
  readonly code: string
  /** The offset of the `{}`. */
  readonly start: number
  readonly value: unknown
}

const INIT = /require\(\s*['"]ix2['"]\s*\)\s*\.init\(\s*(?=\{)/

const BACKSLASH = 92
const QUOTE = 34
const OPENING: ReadonlySet<number> = new Set([91, 123])
const CLOSING: ReadonlySet<number> = new Set([93, 125])

/** The place after the quote that ends a string; -1: none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === BACKSLASH) at += 1
    else if (letter === QUOTE) return at + 1
  }
  return -1
}

/** The place after the bracket that ends what begins at `start`; -1: none does, or it is nested too deep. */
function endOfJson(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (OPENING.has(letter)) depth += 1
    else if (CLOSING.has(letter)) depth -= 1
    else if (letter === QUOTE) {
      const end = endOfString(text, at)
      if (end === -1) return -1
      at = end - 1
    }
    if (depth === 0) return at + 1
    if (depth > DEEPEST_LITERAL) return -1
  }
  return -1
}

/**
 * Takes the JSON out of a call of `require('ix2').init`, so that only the code around it is parsed as code: a large
 * site's data have many megabytes, and their syntax tree has twenty times that. Null: there is no such JSON.
 */
export function withoutJsonArgument(code: string): CodeWithoutData | null {
  const found = INIT.exec(code)
  if (found === null) return null
  const start = found.index + found[0].length
  const end = endOfJson(code, start)
  if (end === -1) return null
  try {
    const value: unknown = JSON.parse(code.slice(start, end))
    return { code: `${code.slice(0, start)}{}${code.slice(end)}`, start, value }
  } catch {
    // A literal that is no JSON, such as `{events:{}}`.
    return null
  }
}
