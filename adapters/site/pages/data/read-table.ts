import { parse } from 'csv-parse/sync'
import { decodeText } from '../index.js'

/** A table of text: a header and its lines. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Spreadsheets of countries with a decimal comma separate by semicolons; the header tells. */
function delimiterOf(text: string): string {
  const header = text.split(/\r?\n/, 1)[0] ?? ''
  const [best] = [',', ';', '\t']
    .map((sign) => ({ sign, count: header.split(sign).length }))
    .sort((one, other) => other.count - one.count)
  return best?.sign ?? ','
}

/** Reads a table as spreadsheets save it; null: it is none. */
export function readTable(bytes: Buffer): Table | null {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  try {
    const [columns = [], ...rows] = parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      skipEmptyLines: true,
      relaxQuotes: true,
    }) as string[][]
    return { columns: columns.map((name) => name.trim()), rows }
  } catch {
    return null
  }
}

/** Whether a table is one of products: a line per variant, lines of a product share its handle. */
export const isProductTable = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  return names.has('product handle') && names.has('variant price')
}

/** Whether a table is one of the items of a collection, as the builder writes it. */
export const isCollectionTable = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  return names.has('slug') && (names.has('collection id') || names.has('item id'))
}
