/** `url(x)` with and without quotes, and `@import "x"`. */
const NAMED =
  /url\(\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^"')\s][^"')]*?))\s*\)|@import\s+(?:"([^"\n]+)"|'([^'\n]+)')/gi
/** What an `image-set()` holds, with brackets in brackets; what never ends is given up. */
const IMAGE_SET =
  /image-set\((?:[^()"']|"[^"\n]*"|'[^'\n]*'|\((?:[^()"']|"[^"\n]*"|'[^'\n]*'|\([^()]*\))*\)){1,4000}\)/gi
/** A picture there may be named by a plain string; the string of `type()` names none. */
const STRING = /\b(?:type|url)\((?:[^()"']|"[^"\n]*"|'[^'\n]*')*\)|"([^"\n]+)"|'([^'\n]+)'/gi

/** An address as it stands in styles; `mark`: what was around the one before, a quote or nothing. */
type Writing = (address: string, mark: string) => string

const quoted: Writing = (address) => `"${address.replaceAll('"', '%22')}"`

/** In the quotes of the one before, or as much without. */
export const asBefore: Writing = (address, mark) => mark + address + mark

/** Styles with other addresses for the files they name; `other` answers null for one that stays. */
export function withStyleAddresses(
  css: string,
  other: (address: string) => string | null,
  write: Writing = quoted,
): string {
  const rewritten = ([double, single, bare]: readonly (string | undefined)[]): string | null => {
    const named = double ?? single ?? bare
    const address = named === undefined ? null : other(named)
    return address === null
      ? null
      : write(address, bare !== undefined ? '' : double === undefined ? "'" : '"')
  }
  return css
    .replace(NAMED, (whole: string, ...parts: (string | undefined)[]) => {
      const url = rewritten(parts.slice(0, 3))
      const sheet = rewritten(parts.slice(3, 5))
      if (sheet !== null) return `@import ${sheet}`
      return url === null ? whole : `url(${url})`
    })
    .replace(IMAGE_SET, (set) =>
      set.replace(
        STRING,
        (whole: string, ...parts: (string | undefined)[]) => rewritten(parts.slice(0, 2)) ?? whole,
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
