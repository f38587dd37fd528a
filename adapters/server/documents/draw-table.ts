import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentColumn, DocumentRow } from '../../../core/orders/index.js'
import { beginSection, ensureSpace, heightOf, rule, section, setText, tagged, widthOf } from './sheet.js'
import type { Column, Sheet, TextStyle } from './sheet.js'

const RULE = '#d9dde2'
const HEAD_RULE = '#8a929b'
const BODY: TextStyle = { size: 10 }
const DETAIL: TextStyle = { size: 8.5, colour: '#50575f' }
const PADDING = 12

/** The widths of columns: number columns get the width of their widest value, the name gets the rest. */
function layOut(
  sheet: Sheet,
  columns: readonly DocumentColumn[],
  rows: readonly DocumentRow[],
): readonly Column[] {
  const [, ...others] = columns
  const limit = (sheet.width * 0.6) / Math.max(1, others.length)
  const widths = others.map(({ label }, index) => {
    const texts = [label, ...rows.map(({ cells }) => cells[index] ?? '')]
    return Math.min(limit, Math.max(...texts.map((text) => widthOf(sheet, text, BODY)))) + PADDING + 1
  })
  let x = sheet.left + sheet.width
  const right = [...widths].reverse().map((width) => {
    x -= width
    return { x: x + PADDING, width: width - PADDING }
  })
  return [{ x: sheet.left, width: x - sheet.left }, ...right.reverse()]
}

const styleOf = ({ isNumber }: DocumentColumn, style: TextStyle): TextStyle => ({
  ...style,
  isRight: isNumber,
})

/** The number of rows drawn at once, which takes some milliseconds. */
const MAX_ROWS_PER_SLICE = 10

/** Draws a table at the cursor, with its head again on each page; a long one with pauses for other work. */
export async function drawTable(
  sheet: Sheet,
  columns: readonly DocumentColumn[],
  rows: readonly DocumentRow[],
  { isNameBold }: { readonly isNameBold: boolean },
): Promise<void> {
  const places = layOut(sheet, columns, rows)
  const nameStyle = { ...BODY, isBold: isNameBold }
  const cellOf = (column: number): Column => places[column] ?? { x: sheet.left, width: sheet.width }
  const full = { x: sheet.left, width: sheet.width }
  const table = beginSection(sheet, sheet.root, 'Table')
  const drawHead = (): void =>
    section(sheet, table, 'TR', (row) => {
      let end = sheet.y
      columns.forEach((column, index) =>
        tagged(sheet, row, 'TH', () => {
          end = Math.max(end, setText(sheet, column.label, cellOf(index), sheet.y, styleOf(column, DETAIL)))
        }),
      )
      sheet.y = end + 4
      rule(sheet, full, HEAD_RULE, 0.75)
      sheet.y += 5
    })
  drawHead()
  for (const [index, { name, details, cells }] of rows.entries()) {
    if (index > 0 && index % MAX_ROWS_PER_SLICE === 0) await nextTurn()
    const first = cellOf(0)
    const heights = [
      heightOf(sheet, name, first, nameStyle) +
        details.reduce((sum, text) => sum + heightOf(sheet, text, first, DETAIL), 0),
      ...cells.map((text, index) => heightOf(sheet, text, cellOf(index + 1), BODY)),
    ]
    const height = Math.max(...heights)
    if (ensureSpace(sheet, height + 10)) drawHead()
    const top = sheet.y
    section(sheet, table, 'TR', (row) => {
      tagged(sheet, row, isNameBold ? 'TH' : 'TD', () => {
        let y = setText(sheet, name, first, top, nameStyle)
        for (const text of details) y = setText(sheet, text, first, y, DETAIL)
      })
      cells.forEach((text, index) =>
        tagged(sheet, row, 'TD', () => {
          const column = columns[index + 1]
          if (column !== undefined) setText(sheet, text, cellOf(index + 1), top, styleOf(column, BODY))
        }),
      )
    })
    sheet.y = top + height + 5
    rule(sheet, full, RULE, 0.5)
    sheet.y += 5
  }
  table.end()
}
