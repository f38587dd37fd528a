import { headingOf, numberedFacts } from '../../../core/orders/index.js'
import type { BusinessDocument, DocumentTable } from '../../../core/orders/index.js'
import { drawTable } from './draw-table.js'
import {
  beginSheet,
  endSheet,
  ensureSpace,
  heightOf,
  rule,
  section,
  setText,
  tagged,
  widthOf,
} from './sheet.js'
import type { Column, Sheet, TextStyle } from './sheet.js'

/** The look of printed documents. */
export interface PrintLook {
  /** `#rrggbb`. */
  readonly accent: string
  /** A picture in PNG or JPEG; null: the shop's name is shown instead. */
  readonly logo: Uint8Array | null
  /** A font for letters that the built-in one lacks; null: none. */
  readonly font: Uint8Array | null
}

const MUTED = '#50575f'
const RULE = '#d9dde2'
const BODY: TextStyle = { size: 10 }
const SMALL: TextStyle = { size: 8.5, colour: MUTED }
const LOGO = { fit: [180, 48] as [number, number] }
const GAP = 18

/** A method that the library's types omit. */
interface ImageOpener {
  readonly openImage: (bytes: Buffer) => PDFKit.Mixins.ImageSrc
}

/** Draws the picture; false: it cannot be drawn. */
function drawLogo(sheet: Sheet, { logo }: PrintLook, name: string): boolean {
  if (logo === null) return false
  try {
    // The picture is opened first, since a broken one then throws before anything is drawn.
    const image = (sheet.doc as unknown as ImageOpener).openImage(Buffer.from(logo))
    tagged(sheet, sheet.root, 'Figure', () => sheet.doc.image(image, sheet.left, sheet.y, LOGO), name)
    return true
  } catch {
    return false
  }
}

function drawLines(
  sheet: Sheet,
  texts: readonly string[],
  column: Column,
  y: number,
  style: TextStyle,
): number {
  let end = y
  tagged(sheet, sheet.root, 'P', () => {
    end = setText(sheet, texts.join('\n'), column, y, style)
  })
  return end
}

function drawHead(sheet: Sheet, { shopName, seller }: BusinessDocument, look: PrintLook): void {
  const { left, width } = sheet
  const name = { x: left, width: width * 0.5 }
  const from = { x: left + width * 0.55, width: width * 0.45 }
  let nameEnd = sheet.y + LOGO.fit[1]
  if (!drawLogo(sheet, look, shopName))
    tagged(sheet, sheet.root, 'P', () => {
      nameEnd = setText(sheet, shopName, name, sheet.y, { size: 17, isBold: true })
    })
  const sellerEnd = drawLines(sheet, seller, from, sheet.y, { ...BODY, isRight: true })
  sheet.y = Math.max(nameEnd, sellerEnd) + 10
  rule(sheet, { x: left, width }, look.accent, 2)
  sheet.y += GAP
}

function drawParties(sheet: Sheet, document: BusinessDocument, number: string | null): void {
  const { left, width } = sheet
  const { title, lines } = document.recipient
  const to = { x: left, width: width * 0.45 }
  let end = sheet.y
  tagged(sheet, sheet.root, 'H2', () => {
    end = setText(sheet, title, to, sheet.y, SMALL)
  })
  if (lines.length > 0) end = drawLines(sheet, lines, to, end + 2, BODY)
  const facts = numberedFacts(document, number)
  const labels = Math.min(width * 0.28, Math.max(...facts.map(([name]) => widthOf(sheet, name, BODY))) + 1)
  const name = { x: left + width * 0.5, width: labels }
  const value = { x: name.x + labels + 12, width: width * 0.5 - labels - 12 }
  let y = sheet.y
  for (const [label, text] of facts) {
    let next = y
    tagged(sheet, sheet.root, 'P', () => {
      const labelEnd = setText(sheet, label, name, y, { ...BODY, colour: MUTED })
      next = Math.max(labelEnd, setText(sheet, text, value, y, BODY))
    })
    y = next + 2
  }
  sheet.y = Math.max(end, y) + GAP
}

function drawTotals(sheet: Sheet, { totals }: BusinessDocument): void {
  if (totals.length === 0) return
  const { left, width } = sheet
  const column = { x: left + width * 0.45, width: width * 0.3 }
  const amount = { x: left + width * 0.75, width: width * 0.25 }
  const styleOf = (weight: string | undefined): TextStyle =>
    weight === 'total' ? { size: 12.5, isBold: true } : weight === 'included' ? SMALL : BODY
  const heights = totals.map(({ label, weight }) => heightOf(sheet, label, column, styleOf(weight)) + 4)
  ensureSpace(
    sheet,
    heights.reduce((sum, height) => sum + height, 12),
  )
  sheet.y += 8
  section(sheet, sheet.root, 'Table', (table) => {
    for (const { label, amount: text, weight } of totals) {
      const style = styleOf(weight)
      if (weight === 'total') sheet.y += 3
      section(sheet, table, 'TR', (row) => {
        let end = sheet.y
        tagged(sheet, row, 'TH', () => {
          end = setText(sheet, label, column, sheet.y, style)
        })
        tagged(
          sheet,
          row,
          'TD',
          () => void setText(sheet, text, amount, sheet.y, { ...style, isRight: true }),
        )
        sheet.y = end + 4
      })
    }
  })
  sheet.y += GAP
}

async function drawTaxes(sheet: Sheet, { caption, columns, rows }: DocumentTable): Promise<void> {
  ensureSpace(sheet, 40 + rows.length * 20)
  const full = { x: sheet.left, width: sheet.width }
  tagged(sheet, sheet.root, 'P', () => {
    sheet.y = setText(sheet, caption, full, sheet.y, { ...BODY, isBold: true }) + 4
  })
  const lines = rows.map(([name = '', ...cells]) => ({ name, details: [], cells }))
  await drawTable(sheet, columns, lines, { isNameBold: false })
  sheet.y += GAP
}

function drawRest(sheet: Sheet, { remarks, footer }: BusinessDocument): void {
  const full = { x: sheet.left, width: sheet.width }
  sheet.y += GAP / 2
  for (const remark of remarks) {
    ensureSpace(sheet, heightOf(sheet, remark, full, BODY))
    sheet.y = drawLines(sheet, [remark], full, sheet.y, BODY) + 5
  }
  if (footer.length === 0) return
  sheet.y += GAP / 2
  const text = footer.join('\n')
  ensureSpace(sheet, heightOf(sheet, text, full, SMALL) + 12)
  rule(sheet, full, RULE, 0.5)
  sheet.y = drawLines(sheet, footer, full, sheet.y + 8, SMALL)
}

/** Prints a document as a PDF of A4 pages: tagged, with its language and title, its fonts embedded. */
export async function printDocument(
  document: BusinessDocument,
  number: string | null,
  look: PrintLook,
  createdMs: number,
): Promise<Uint8Array> {
  const title = headingOf(document, number)
  const { shopName: author, language } = document
  const sheet = beginSheet({ title, author, language, createdMs, font: look.font })
  drawHead(sheet, document, look)
  drawParties(sheet, document, number)
  const full = { x: sheet.left, width: sheet.width }
  tagged(sheet, sheet.root, 'H1', () => {
    sheet.y = setText(sheet, title, full, sheet.y, { size: 20, isBold: true }) + 12
  })
  await drawTable(sheet, document.columns, document.rows, { isNameBold: true })
  drawTotals(sheet, document)
  if (document.taxes !== null) await drawTaxes(sheet, document.taxes)
  drawRest(sheet, document)
  return endSheet(sheet, (page, pages) =>
    document.pageText.replace('{page}', `${page}`).replace('{pages}', `${pages}`),
  )
}
