import { MAX_LITERAL_DEPTH } from './literal.js'

/** Code without its JSON data, which were read already. */
export interface CodeWithoutData {
  /** The code with `{}` in place of the JSON. */
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

/** The position after the quote that ends a string; -1 if it is unterminated. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === BACKSLASH) at += 1
    else if (letter === QUOTE) return at + 1
  }
  return -1
}

/** The position after the bracket that closes the one at `start`; -1 if it is unclosed, or nested too deep. */
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
    if (depth > MAX_LITERAL_DEPTH) return -1
  }
  return -1
}

/**
 * Removes the JSON from a call of `require('ix2').init`, so that only the code around it is parsed. A large site's
 * data have many megabytes, and their syntax tree would be twenty times as large. Null if there is no such JSON.
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
    // The argument is a literal that is not JSON, such as `{events:{}}`.
    return null
  }
}
