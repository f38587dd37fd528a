import PDFDocument from 'pdfkit'
import { normalizeText } from '../../../core/shared/index.js'
import { FONT_FILES, openFonts } from './sheet-fonts.js'
import type { SheetFonts } from './sheet-fonts.js'
import { wordsInOrder } from './words-in-order.js'

/** Points from each edge of a page. */
const MARGIN = 50

/** The look of a text. */
export interface TextStyle {
  /** In points. */
  readonly size: number
  readonly isBold?: boolean
  readonly colour?: string
  readonly isRight?: boolean
}

/** The place of a text: its left edge and its width, in points from the left edge of the page. */
export interface Column {
  readonly x: number
  readonly width: number
}

type Structure = PDFKit.PDFStructureElement
/** The standard structure types (ISO 32000, 14.8.4) that documents use. */
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Div' | 'Sect' | 'Caption'

/** The metadata of a file. */
export interface SheetFacts {
  readonly title: string
  readonly author: string
  readonly language: string
  /** Wall-clock ms, so that the same document gives the same file. */
  readonly createdMs: number
  /** A font for letters that the built-in one lacks; null: none. */
  readonly font: Uint8Array | null
}

/** A PDF under construction with a cursor, tagged for screen readers (PDF/UA). */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly fonts: SheetFonts
  readonly root: Structure
  readonly left: number
  readonly width: number
  /** The first free place from the top of the page, in points. */
  y: number
}

const TEXT_COLOUR = '#1a1d21'

/** Begins a file; nothing is drawn yet. */
export function beginSheet({ title, author, language, createdMs, font }: SheetFacts): Sheet {
  const date = new Date(createdMs)
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as NonNullable<PDFKit.PDFDocumentOptions['subset']>,
    displayTitle: true,
    lang: language,
    font: FONT_FILES.regular,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const fonts = openFonts(doc, font)
  return { doc, fonts, root, left: MARGIN, width: doc.page.width - 2 * MARGIN, y: MARGIN }
}

/**
 * The library caches opened fonts by their path; a font with another name would be read from its file for
 * each text.
 */
const setFont = (
  { doc, fonts }: Sheet,
  line: string,
  { size, isBold = false, colour = TEXT_COLOUR }: TextStyle,
): void => void doc.font(fonts.fontOf(line, isBold)).fontSize(size).fillColor(colour)

/** Codes for currency signs that the fonts lack. */
const CURRENCY_CODES: Readonly<Record<string, string>> = {
  '₺': 'TRY',
  '₽': 'RUB',
  '₼': 'AZN',
  '₾': 'GEL',
}

/** Emoji with their joiners, which the fonts lack; signs such as © are letters of them. */
const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u200d\ufe0f]|[\u{e0020}-\u{e007f}])+ ?/gu

/**
 * A text in the form that the fonts can draw: composed letters without emoji, normal spaces (the fonts' no-break
 * space cannot be read).
 */
export const composed = (text: string): string =>
  normalizeText(text, 'NFC')
    .replace(/[\u00a0\u2007\u202f]/gu, ' ')
    .replace(/\u2060/gu, '')
    .replace(EMOJI, '')
    .replace(/[₺₽₼₾]/gu, (sign) => CURRENCY_CODES[sign] ?? sign)

const linesOf = (text: string): readonly string[] => composed(text).split('\n').map(wordsInOrder)

/** The height of a line in a column, in points; sets its font. */
function lineHeight(sheet: Sheet, line: string, { width }: Column, style: TextStyle): number {
  setFont(sheet, line, style)
  return sheet.doc.heightOfString(line, { width })
}

/** The height of a text in a column, in points. */
export const heightOf = (sheet: Sheet, text: string, column: Column, style: TextStyle): number =>
  linesOf(text).reduce((sum, line) => sum + lineHeight(sheet, line, column, style), 0)

/** The width of a text on one line, in points. */
export function widthOf(sheet: Sheet, text: string, style: TextStyle): number {
  const line = wordsInOrder(composed(text))
  setFont(sheet, line, style)
  return sheet.doc.widthOfString(line)
}

/** Opens a part of the structure; `end` closes it. */
export function beginSection({ doc }: Sheet, parent: Structure, tag: Tag): Structure {
  const element = doc.struct(tag)
  parent.add(element)
  return element
}

/** Adds a part to the structure; `fill` adds to it. */
export function section(sheet: Sheet, parent: Structure, tag: Tag, fill: (element: Structure) => void): void {
  const element = beginSection(sheet, parent, tag)
  fill(element)
  element.end()
}

/** Draws content that belongs to one element of the structure. */
export function tagged({ doc }: Sheet, parent: Structure, tag: Tag, draw: () => void, alt?: string): void {
  const element = doc.struct(tag, alt === undefined ? {} : { alt })
  parent.add(element)
  element.add(doc.markStructureContent(tag))
  draw()
  doc.endMarkedContent()
  element.end()
}

/** Draws content that screen readers skip: lines, and page numbers. */
function artifact({ doc }: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

/** Draws a text at a height without moving the cursor; returns its lower end. */
export function setText(sheet: Sheet, text: string, column: Column, y: number, style: TextStyle): number {
  let end = y
  for (const line of linesOf(text)) {
    const height = lineHeight(sheet, line, column, style)
    sheet.doc.text(line, column.x, end, {
      width: column.width,
      align: style.isRight === true ? 'right' : 'left',
    })
    end += height
  }
  return end
}

/** The lowest position for content, above the page number. */
const bottomOf = ({ doc }: Sheet): number => doc.page.height - MARGIN - 14

/** Starts a new page if the height does not fit below the cursor; true: it did. */
export function ensureSpace(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottomOf(sheet) || sheet.y === MARGIN) return false
  sheet.doc.addPage()
  sheet.y = MARGIN
  return true
}

/** A line across a column at the cursor. */
export const rule = (sheet: Sheet, { x, width }: Column, colour: string, thickness: number): void =>
  artifact(sheet, 'Layout', () => {
    sheet.doc
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke()
  })

/** Ends a file: writes `textOf` at the bottom of each page, and returns the bytes. */
export async function endSheet(
  sheet: Sheet,
  textOf: (page: number, pages: number) => string,
): Promise<Uint8Array> {
  const { doc, left: x, width } = sheet
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // The page number lies below the margin, where a text would otherwise begin a new page.
    doc.page.margins.bottom = 0
    artifact(sheet, 'Pagination', () => {
      const style = { size: 8.5, colour: '#50575f', isRight: true }
      setText(sheet, textOf(page + 1, count), { x, width }, doc.page.height - MARGIN, style)
    })
  }
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolved, rejected) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', resolved)
    doc.on('error', rejected)
  })
  sheet.root.end()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
