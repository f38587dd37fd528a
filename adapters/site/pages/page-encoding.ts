import { isUtf8 } from 'node:buffer'

/** The text of a page with the name of what its bytes were written in. */
export interface DecodedPage {
  readonly html: string
  readonly encoding: string
}

/** How far browsers look for a statement of the encoding. */
const PRESCAN_BYTES = 1024

/** What the first bytes say: a mark, or the zeros that letters of two bytes have. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  return first === 0 && second === 0x3c ? 'utf-16be' : null
}

/** What a page says of itself in `<meta charset>` or in the older way. */
const statedEncoding = (bytes: Buffer): string | null =>
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(
    bytes.subarray(0, PRESCAN_BYTES).toString('latin1'),
  )?.[1] ?? null

const WINDOWS = 'windows-1252'
/** What Windows-1252 has where Latin-1 has controls; the decoder of Node reads both alike. */
const WINDOWS_LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

const decodeWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (letter) => WINDOWS_LETTERS[letter.charCodeAt(0) - 0x80] ?? letter)

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

/** Reads bytes by their mark, as UTF-8 if they are, by what is stated of them, else as Windows-1252. */
function decode(bytes: Buffer, label: string | null): DecodedPage {
  const wide = wideEncoding(bytes)
  if (wide !== null) return { html: new TextDecoder(wide).decode(bytes), encoding: wide }
  if (isUtf8(bytes)) return { html: bytes.toString('utf8'), encoding: 'utf-8' }
  const stated = decoderOf(label ?? WINDOWS)
  // What says UTF-8 and is not has a few broken letters: those of Western Europe are the likeliest.
  return stated === null || stated.encoding === 'utf-8' || stated.encoding === WINDOWS
    ? { html: decodeWindows(bytes), encoding: WINDOWS }
    : { html: stated.decode(bytes), encoding: stated.encoding }
}

/**
 * Reads the bytes of a page as browsers do. Pages are served as UTF-8, so everything else has to be known to be
 * written anew.
 */
export const decodePage = (bytes: Buffer): DecodedPage => decode(bytes, statedEncoding(bytes))

/** Text that states nothing of its encoding, such as a table: by its mark, as UTF-8 if it is, else as Windows-1252. */
export const decodeText = (bytes: Buffer): string => decode(bytes, null).html

const STATED_IN_STYLES = /^@charset "([^"]*)"/

/**
 * The text of a style sheet or script that is not in UTF-8, as which it is served; null: it is. What states nothing
 * is in the encoding of its page, which is `fallback`.
 */
export function decodeAsset(bytes: Buffer, fallback: string | null): string | null {
  const stated = STATED_IN_STYLES.exec(bytes.subarray(0, PRESCAN_BYTES).toString('latin1'))?.[1]
  const { html, encoding } = decode(bytes, stated ?? fallback)
  return encoding === 'utf-8' ? null : html.replace(STATED_IN_STYLES, '@charset "utf-8"')
}

/**
 * The bytes of a page with ASCII text put in, in the page's own encoding; `place` says where in the page's text, and
 * null where nowhere.
 */
export function withAscii(
  bytes: Buffer,
  text: string,
  place: (html: string) => number | null,
): Buffer | null {
  const wide = wideEncoding(bytes)
  // Markup is ASCII in every other encoding, so that its bytes can be read one by one.
  const html =
    wide === null ? bytes.toString('latin1') : new TextDecoder(wide, { ignoreBOM: true }).decode(bytes)
  const at = place(html)
  if (at === null) return null
  const added = Buffer.from(text, wide === null ? 'latin1' : 'utf16le')
  if (wide === 'utf-16be') added.swap16()
  const byte = wide === null ? at : at * 2
  return Buffer.concat([bytes.subarray(0, byte), added, bytes.subarray(byte)])
}
