/** A file named in styles: `url(x)` with and without quotes, and `@import "x"`. */
interface NamedFile {
  readonly start: number
  readonly end: number
  readonly kind: 'url' | 'sheet'
  readonly address: string
  /** The quote around the address, or nothing. */
  readonly mark: string
}

const BEGINNING = /url\(|@import(?=\s)/gi

/** Finds the next occurrence of a character, in linear time if positions are requested in order. */
function createFinder(text: string, letter: string): (from: number) => number {
  let at = -1
  return (from) => {
    if (at < from) at = text.indexOf(letter, from)
    if (at === -1) at = Number.POSITIVE_INFINITY
    return at
  }
}

const isBlank = (letter: string | undefined): boolean => letter !== undefined && /\s/.test(letter)

function afterBlanks(text: string, from: number): number {
  let at = from
  while (isBlank(text[at])) at += 1
  return at
}

/** The files that styles name, in order, in linear time. */
function namedFiles(css: string): readonly NamedFile[] {
  const next = { '"': createFinder(css, '"'), "'": createFinder(css, "'") }
  const nextEnd = createFinder(css, ')')
  const nextLine = createFinder(css, '\n')
  const found: NamedFile[] = []

  /** The string that begins at a quote, and the position after it; null if it is empty or unterminated. */
  const stringAt = (
    start: number,
    mark: '"' | "'",
  ): { readonly address: string; readonly end: number } | null => {
    const end = next[mark](start + 1)
    if (end === Number.POSITIVE_INFINITY || end === start + 1 || nextLine(start + 1) < end) return null
    return { address: css.slice(start + 1, end), end: end + 1 }
  }
  const bareAt = (start: number): { readonly address: string; readonly end: number } | null => {
    const end = nextEnd(start)
    if (end === Number.POSITIVE_INFINITY || end === start) return null
    return Math.min(next['"'](start), next["'"](start)) < end
      ? null
      : { address: css.slice(start, end).trimEnd(), end }
  }

  let reached = 0
  for (const match of css.matchAll(BEGINNING)) {
    const { index: start } = match
    if (start < reached) continue
    const kind = match[0].startsWith('@') ? 'sheet' : 'url'
    const at = afterBlanks(css, start + match[0].length)
    const mark = css[at]
    const isQuoted = mark === '"' || mark === "'"
    const read = isQuoted ? stringAt(at, mark) : kind === 'url' ? bareAt(at) : null
    if (read === null) continue
    const end = kind === 'url' ? afterBlanks(css, read.end) : read.end
    if (kind === 'url' && css[end] !== ')') continue
    reached = kind === 'url' ? end + 1 : end
    found.push({ start, end: reached, kind, address: read.address, mark: isQuoted ? mark : '' })
  }
  return found
}

/** The content of an `image-set()`, with nested brackets; an unterminated one is ignored. */
const IMAGE_SET =
  /image-set\((?:[^()"']|"[^"\n]*"|'[^'\n]*'|\((?:[^()"']|"[^"\n]*"|'[^'\n]*'|\([^()]*\))*\)){1,500}\)/gi
/** A string in an `image-set()` is an address, unless it is the argument of `type()`. */
const STRING = /\b(?:type|url)\((?:[^()"']|"[^"\n]*"|'[^'\n]*')*\)|"([^"\n]+)"|'([^'\n]+)'/gi

/** Writes an address in styles; `mark` is the quote around the former one, or empty. */
type Writing = (address: string, mark: string) => string

const quoted: Writing = (address) => `"${address.replaceAll('"', '%22')}"`

/** Writes an address with the quotes of the former one. */
export const keepQuotes: Writing = (address, mark) => mark + address + mark

/** Styles with new addresses for their files; `other` returns null to keep an address. */
export function withStyleAddresses(
  css: string,
  other: (address: string) => string | null,
  write: Writing = quoted,
): string {
  const rewritten = (double: string | undefined, single: string | undefined): string | null => {
    const named = double ?? single
    const address = named === undefined ? null : other(named)
    return address === null ? null : write(address, double === undefined ? "'" : '"')
  }
  let at = 0
  let result = ''
  for (const { start, end, kind, address, mark } of namedFiles(css)) {
    const named = other(address)
    if (named === null) continue
    const text = write(named, mark)
    result += css.slice(at, start) + (kind === 'sheet' ? `@import ${text}` : `url(${text})`)
    at = end
  }
  return (result + css.slice(at)).replace(IMAGE_SET, (set) =>
    set.replace(
      STRING,
      (whole: string, ...parts: (string | undefined)[]) => rewritten(parts[0], parts[1]) ?? whole,
    ),
  )
}

/** The addresses that styles name. */
export function styleAddresses(css: string): readonly string[] {
  const found: string[] = []
  withStyleAddresses(css, (address) => {
    found.push(address)
    return null
  })
  return found
}
