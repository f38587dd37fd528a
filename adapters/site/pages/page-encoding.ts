import { decodeBytes, wideEncoding } from '../../server/platform/decode-bytes.js'

/** The text of a page with the name of the encoding of its bytes. */
export interface DecodedPage {
  readonly html: string
  readonly encoding: string
}

/** The bytes in which browsers look for a statement of the encoding. */
const PRESCAN_BYTES = 1024

/** The encoding that a page states in `<meta charset>` or in the older way. */
const statedEncoding = (bytes: Buffer): string | null =>
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(
    bytes.subarray(0, PRESCAN_BYTES).toString('latin1'),
  )?.[1] ?? null

/**
 * Reads the bytes of a page as browsers do. Pages are served as UTF-8, so everything else has to be known to be
 * written anew.
 */
export function decodePage(bytes: Buffer): DecodedPage {
  const { text: html, encoding } = decodeBytes(bytes, statedEncoding(bytes))
  return { html, encoding }
}

const STATED_IN_STYLES = /^@charset "([^"]*)"/

/**
 * The text of a style sheet or script that is not in UTF-8, as which it is served; null: it is. What states nothing
 * is in the encoding of its page, which is `fallback`.
 */
export function decodeAsset(bytes: Buffer, fallback: string | null): string | null {
  const stated = STATED_IN_STYLES.exec(bytes.subarray(0, PRESCAN_BYTES).toString('latin1'))?.[1]
  const { text, encoding } = decodeBytes(bytes, stated ?? fallback)
  return encoding === 'utf-8' ? null : text.replace(STATED_IN_STYLES, '@charset "utf-8"')
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
