import { parse } from 'csv-parse/sync'

/** A table of text: a header and its lines. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * UTF-8 and UTF-16 by their marks, else UTF-8 where it is valid, else what Excel writes in Western Europe.
 */
export function decodeBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
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
export function readTable(bytes: Uint8Array): Table | null {
  const text = decodeBytes(bytes).replace(/^\uFEFF/, '')
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
