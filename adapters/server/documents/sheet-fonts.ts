import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const FONTS = '@expo-google-fonts/carlito'
const { resolve } = createRequire(import.meta.url)

/** Both fonts contain Latin, Greek and Cyrillic letters; every file embeds the letters that it uses. */
export const FONT_FILES = {
  regular: resolve(`${FONTS}/400Regular/Carlito_400Regular.ttf`),
  bold: resolve(`${FONTS}/700Bold/Carlito_700Bold.ttf`),
} as const

/** The name of the owner's font in a file. */
const OWN_FONT = 'own'

/** The part of the library's current font that its types omit. */
interface CurrentFont {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean } }
}

/** Chooses the font of a line. */
export interface SheetFonts {
  /**
   * The font that the library is given: the owner's for a line with letters that the built-in one lacks, if the
   * owner's has more of them.
   */
  readonly fontOf: (line: string, isBold: boolean) => string
}

const missingIn = (doc: PDFKit.PDFDocument, font: string, letters: readonly string[]): number => {
  doc.font(font)
  const { font: opened } = (doc as unknown as CurrentFont)._font
  return letters.filter((letter) => !opened.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).length
}

/** True if the library can open the owner's font. */
function registerOwn(doc: PDFKit.PDFDocument, own: Uint8Array): boolean {
  try {
    doc.registerFont(OWN_FONT, own)
    doc.font(OWN_FONT)
    return true
  } catch {
    return false
  }
}

/** The letters and signs of a text that neither the built-in font nor the owner's has. */
export function missingLetters(text: string, own: Uint8Array | null): readonly string[] {
  const doc = new PDFDocument()
  const fonts = own !== null && registerOwn(doc, own) ? [FONT_FILES.regular, OWN_FONT] : [FONT_FILES.regular]
  const letters = [...new Set(text)].filter((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter))
  return letters.filter((letter) => fonts.every((font) => missingIn(doc, font, [letter]) > 0))
}

/** True if PDFs can be drawn with a font. */
export const isDrawableFont = (bytes: Uint8Array): boolean => registerOwn(new PDFDocument(), bytes)

/** The fonts of a file; `own`: the bytes of a font of the owner's. A broken one is left out. */
export function openFonts(doc: PDFKit.PDFDocument, own: Uint8Array | null): SheetFonts {
  const builtIn = (isBold: boolean): string => (isBold ? FONT_FILES.bold : FONT_FILES.regular)
  if (own === null || !registerOwn(doc, own)) return { fontOf: (_, isBold) => builtIn(isBold) }
  return {
    fontOf: (line, isBold) => {
      const letters = [...new Set(line)]
      const lacking = missingIn(doc, FONT_FILES.regular, letters)
      return lacking > 0 && missingIn(doc, OWN_FONT, letters) < lacking ? OWN_FONT : builtIn(isBold)
    },
  }
}
