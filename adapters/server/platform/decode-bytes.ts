import { isUtf8 } from 'node:buffer'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** A text with the name of the encoding of its bytes. */
export interface DecodedText {
  readonly text: string
  readonly encoding: string
}

/** Finds the encoding by a byte order mark, or by the zeros of two-byte letters around a `<`. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  return first === 0 && second === 0x3c ? 'utf-16be' : null
}

const WINDOWS = 'windows-1252'
/**
 * The letters of Windows-1252 in place of the control characters of Latin-1, which Node's decoder reads for
 * both.
 */
const WINDOWS_LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

/** Decodes Windows-1252. */
export const decodeWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (letter) => WINDOWS_LETTERS[letter.charCodeAt(0) - 0x80] ?? letter)

/** The bytes of a text in Windows-1252; a failure names the first letter that it lacks. */
export function encodeWindows(text: string): Result<Buffer, string> {
  const codes: number[] = []
  for (const letter of text) {
    const at = WINDOWS_LETTERS.indexOf(letter)
    const code = at === -1 ? (letter.codePointAt(0) ?? 0) : at + 0x80
    if (code > 0xff || (at === -1 && code >= 0x80 && code < 0xa0)) return err(letter)
    codes.push(code)
  }
  return ok(Buffer.from(codes))
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

/** Decodes bytes by their mark, as UTF-8 if valid, by `label`, else as Windows-1252. */
export function decodeBytes(bytes: Buffer, label: string | null): DecodedText {
  const wide = wideEncoding(bytes)
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: wide }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'utf-8' }
  const stated = decoderOf(label ?? WINDOWS)
  // Bytes that claim UTF-8 and are invalid contain a few wrong letters, most likely Western European
  // ones.
  return stated === null || stated.encoding === 'utf-8' || stated.encoding === WINDOWS
    ? { text: decodeWindows(bytes), encoding: WINDOWS }
    : { text: stated.decode(bytes), encoding: stated.encoding }
}
