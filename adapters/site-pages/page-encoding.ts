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

/**
 * Reads the bytes of a page as browsers do: by their mark, as UTF-8 if they are, by what the page states, else as
 * Windows-1252. Pages are served as UTF-8, so everything else has to be known to be written anew.
 */
export function decodePage(bytes: Buffer): DecodedPage {
  const wide = wideEncoding(bytes)
  if (wide !== null) return { html: new TextDecoder(wide).decode(bytes), encoding: wide }
  if (isUtf8(bytes)) return { html: bytes.toString('utf8'), encoding: 'utf-8' }
  const stated = decoderOf(statedEncoding(bytes) ?? WINDOWS)
  // A page that says UTF-8 and is not has a few broken letters: those of Western Europe are the likeliest.
  return stated === null || stated.encoding === 'utf-8' || stated.encoding === WINDOWS
    ? { html: decodeWindows(bytes), encoding: WINDOWS }
    : { html: stated.decode(bytes), encoding: stated.encoding }
}
