import { decodeBytes, wideEncoding } from '../../server/platform/decode-bytes.js'

/** The text of a page and its original encoding. */
export interface DecodedPage {
  readonly html: string
  readonly encoding: string
}

/** Number of bytes in which browsers look for the encoding. */
const PRESCAN_BYTES = 1024

/** The encoding in `<meta charset>` or its older form. */
const statedEncoding = (bytes: Buffer): string | null =>
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(
    bytes.subarray(0, PRESCAN_BYTES).toString('latin1'),
  )?.[1] ?? null

/** Decodes a page as browsers do. Pages are served as UTF-8, so other encodings are converted. */
export function decodePage(bytes: Buffer): DecodedPage {
  const { text: html, encoding } = decodeBytes(bytes, statedEncoding(bytes))
  return { html, encoding }
}

const STATED_IN_STYLES = /^@charset "([^"]*)"/

/**
 * The text of a style sheet or script that is not in UTF-8, for conversion; null if it is. A file that states
 * no encoding has that of its page, `fallback`.
 */
export function decodeAsset(bytes: Buffer, fallback: string | null): string | null {
  const stated = STATED_IN_STYLES.exec(bytes.subarray(0, PRESCAN_BYTES).toString('latin1'))?.[1]
  const { text, encoding } = decodeBytes(bytes, stated ?? fallback)
  return encoding === 'utf-8' ? null : text.replace(STATED_IN_STYLES, '@charset "utf-8"')
}

/**
 * The bytes of a page with inserted ASCII text, in the page's own encoding; `place` is the position in the page's
 * text, null for none.
 */
export function withAscii(
  bytes: Buffer,
  text: string,
  place: (html: string) => number | null,
): Buffer | null {
  const wide = wideEncoding(bytes)
  // Markup is ASCII in every encoding except UTF-16, so its bytes can be read one by one.
  const html =
    wide === null ? bytes.toString('latin1') : new TextDecoder(wide, { ignoreBOM: true }).decode(bytes)
  const at = place(html)
  if (at === null) return null
  const added = Buffer.from(text, wide === null ? 'latin1' : 'utf16le')
  if (wide === 'utf-16be') added.swap16()
  const byte = wide === null ? at : at * 2
  return Buffer.concat([bytes.subarray(0, byte), added, bytes.subarray(byte)])
}
