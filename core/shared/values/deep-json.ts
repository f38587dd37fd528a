/** The maximum depth of untrusted JSON: far more than people write, far less than a call stack holds. */
export const MAX_JSON_DEPTH = 200

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The place of the quote that ends the string which begins at `start`. */
function stringEnd(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at += 1
  }
  return json.length
}

/** True if JSON is deeper than recursive functions can follow. */
export function isDeepJson(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    // Both kinds of brackets differ in one bit: `[` and `{`, `]` and `}`.
    const code = json.charCodeAt(at) | 0x20
    if (json.charCodeAt(at) === QUOTE) at = stringEnd(json, at)
    else if (code === 0x7b) depth += 1
    else if (code === 0x7d) depth -= 1
    if (depth > MAX_JSON_DEPTH) return true
  }
  return false
}
