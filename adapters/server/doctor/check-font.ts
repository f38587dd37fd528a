import type { DocumentSettings } from '../../../core/orders/index.js'
import { someOf } from '../../../core/shared/index.js'
import { MAX_FONT_MB } from '../documents/print-look.js'
import { composed } from '../documents/sheet.js'
import { isDrawableFont, missingLetters } from '../documents/sheet-fonts.js'
import { readOwnBytes } from '../site-folder/read-own-file.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

const MAX_NAMED = 5

const fontFinding = (message: string, fix: string): SiteFinding =>
  siteFinding('problem', 'settings', message, fix)

/**
 * Finds a font of PDFs that is missing or broken, since they are drawn without it, and the letters of real orders
 * that PDFs show as empty boxes.
 */
export function fontFindings(
  folder: string,
  { font }: Pick<DocumentSettings, 'font'>,
  printedTexts: readonly string[],
): readonly SiteFinding[] {
  const fix = 'Put a TTF or OTF file there (docs/documents.md).'
  const read = font === null ? null : readOwnBytes(folder, font, MAX_FONT_MB)
  if (read?.ok === false) return [fontFinding(read.failure.lines.join(' '), fix)]
  const own = read?.value ?? null
  if (font !== null && (own === null || !isDrawableFont(own))) {
    const problem = own === null ? 'is not in the site folder' : 'is no font that PDFs can be drawn with'
    return [fontFinding(`The font ${font} of "invoices" ${problem}.`, fix)]
  }
  const missing = missingLetters(composed(printedTexts.join(' ')), own)
  return missing.length === 0
    ? []
    : [
        fontFinding(
          `PDFs of orders show empty boxes for ${someOf(missing, MAX_NAMED)}.`,
          'Name a font that has these letters in "font" of "invoices" in vitrine.json (docs/documents.md#pdf).',
        ),
      ]
}
