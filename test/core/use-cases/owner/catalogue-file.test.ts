import { expect, it } from '@jest/globals'
import { currencyCode } from '../../../../core/money/index.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { GivenTable } from '../../../../core/ports/owner/files/catalogue-file.port.js'
import {
  decidePlace,
  decideProductFile,
} from '../../../../core/use-cases/owner/catalogue/decide-product-file.js'
import { decideNewVariant } from '../../../../core/use-cases/owner/catalogue/decide-new-variant.js'
import type { FileCellEdit } from '../../../../core/use-cases/owner/catalogue/decide-product-file.js'
import { mergeCatalogue } from '../../../../core/use-cases/owner/catalogue/merge-catalogue.js'
import { decideReply } from '../../../../core/use-cases/owner/forms/reply-to-entry.js'
import { valueOf } from '../../../support/value-of.js'

/** A table of lines with `|` between the cells. */
function table(text: string, decimal: '.' | ',' = '.'): GivenTable {
  const [header = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))
  return {
    slug: 'catalogue',
    columns: header,
    lines: lines.map((cells, at) => ({ id: `${at}`, cells })),
    decimal,
    faults: new Map(),
  }
}

const SHOP = table(`
  Product Handle|Product Name|Variant Price|Option 1 Name|Option 1 Value|Variant Sku|Product Description
  mug|Mug|9.00|Size|S|M-S|For tea
  lamp|Lamp|90.00||||
  mug||12.00|Size|L|M-L|
  rug|Rug|40.00`)

it.each<readonly [string, string, readonly FileCellEdit[], object]>([
  [
    'sets values of the first and of another line, and adds a column',
    'mug',
    [
      { line: 0, column: 'Product Description', value: 'For coffee' },
      { line: 1, column: 'Main Variant Image', value: ' /l.jpg ' },
    ],
    {
      summary: 'mug: Product Description, Main Variant Image',
      rewrite: {
        addedColumns: ['Main Variant Image'],
        order: null,
        changes: [
          { tag: 'set', line: 0, cells: ['mug', 'Mug', '9.00', 'Size', 'S', 'M-S', 'For coffee'] },
          { tag: 'set', line: 2, cells: ['mug', '', '12.00', 'Size', 'L', 'M-L', '', '/l.jpg'] },
        ],
      },
    },
  ],
  [
    'leaves what is the same',
    'mug',
    [{ line: 0, column: 'Product Description', value: 'For tea ' }],
    { summary: '', rewrite: { addedColumns: [], changes: [], order: null } },
  ],
])('%s', (_, handle, edits, decision) => {
  expect(valueOf(decideProductFile(SHOP, handle, edits))).toEqual(decision)
})

it.each<readonly [string, FileCellEdit, string]>([
  ['of a product that is gone', { line: 0, column: 'Note', value: '' }, 'not-found'],
  ['of a line that is not there', { line: 2, column: 'Note', value: '' }, 'bad-input'],
  ['of a price, which is edited in the shop', { line: 0, column: 'Variant Price', value: '1' }, 'bad-input'],
  [
    'of an option, by which variants are found',
    { line: 0, column: 'Option 1 Value', value: 'M' },
    'bad-input',
  ],
  ['of a column without a name', { line: 0, column: '', value: 'M' }, 'bad-input'],
  ['of a value without end', { line: 0, column: 'Note', value: 'x'.repeat(100_001) }, 'bad-input'],
])('refuses an edit %s', (name, edit, tag) => {
  const decided = decideProductFile(SHOP, name.includes('gone') ? 'cup' : 'mug', [edit])
  expect(decided).toMatchObject({ ok: false, failure: { tag } })
})

const EUR = currencyCode('EUR')
const RULES = {
  currency: EUR,
  idOf: (handle: string, values: readonly string[]) => [handle, ...values].join('-'),
}
const XL = { values: ['XL'], code: 'M-XL', priceMinor: 1450, stock: 3 }

it.each<readonly [string, object, readonly string[], readonly string[]]>([
  ['a new value', XL, ['mug', '', '14.50', 'Size', 'XL', 'M-XL', '', '3'], ['Variant Inventory']],
  [
    'no code and unlimited stock',
    { ...XL, code: ' ', stock: null },
    ['mug', '', '14.50', 'Size', 'XL', '', ''],
    [],
  ],
])('adds a variant with %s', (_, variant, cells, addedColumns) => {
  expect(valueOf(decideNewVariant(SHOP, 'mug', { ...XL, ...variant }, RULES))).toEqual({
    summary: 'mug: new variant XL',
    rewrite: { addedColumns, order: null, changes: [{ tag: 'add', cells }] },
  })
})

it('adds a variant of known values, with their ids and without values of its neighbour alone', () => {
  const shop = table(
    `
    Product Handle|Product Name|Variant Price|Variant ID|Option 1 Name|Option 1 Value|Option 1 Value ID|Option 2 Name|\
Option 2 Value|Main Variant Image|Variant Weight
    mug|Mug|9,00|v1|Size|S|s|Colour|Red|r.jpg|1
    mug||9,00|v2||L|l||Blue|b.jpg|2`,
    ',',
  )
  const decided = decideNewVariant(
    shop,
    'mug',
    { ...XL, values: [' s', 'Blue'], code: '', stock: null },
    RULES,
  )
  expect(valueOf(decided).rewrite.changes).toEqual([
    { tag: 'add', cells: ['mug', '', '14,50', '', 'Size', 'S', 's', 'Colour', 'Blue', '', '2'] },
  ])
})

it.each<readonly [string, string, object, string]>([
  ['of a product that is gone', 'cup', {}, 'not-found'],
  ['of a product without an option', 'rug', {}, 'not-allowed'],
  ['that is there', 'mug', { values: ['l'] }, 'bad-input'],
  ['without a value', 'mug', { values: [' '] }, 'bad-input'],
  ['with more values than options', 'mug', { values: ['XL', 'Red'] }, 'bad-input'],
  ['with a value without end', 'mug', { values: ['x'.repeat(201)] }, 'bad-input'],
  ['with the code of another', 'mug', { code: 'm-l' }, 'bad-input'],
  ['with a code without end', 'mug', { code: 'x'.repeat(201) }, 'bad-input'],
  ['below nothing', 'mug', { priceMinor: -1 }, 'bad-input'],
  ['for part of a cent', 'mug', { priceMinor: 1.5 }, 'bad-input'],
  ['with less than no stock', 'mug', { stock: -1 }, 'bad-input'],
])('refuses a variant %s', (_, handle, variant, tag) => {
  const decided = decideNewVariant(SHOP, handle, { ...XL, ...variant }, RULES)
  expect(decided).toMatchObject({ ok: false, failure: { tag } })
})

it.each<readonly [string, number, readonly number[] | null]>([
  ['rug', 1, [3, 0, 2, 1]],
  ['mug', 2, [1, 0, 2, 3]],
  ['mug', 3, [1, 3, 0, 2]],
  ['lamp', 2, null],
])('moves %s with all its lines to place %i', (handle, place, order) => {
  expect(valueOf(decidePlace(SHOP, handle, place)).rewrite.order).toEqual(order)
})

it.each([0, 4, 1.5])('refuses the place %d', (place) => {
  expect(decidePlace(SHOP, 'mug', place)).toMatchObject({ ok: false, failure: { tag: 'bad-input' } })
})

it('merges a table of some columns, and reports each line', () => {
  const given = table(
    `
    Product Handle|Product Name|Variant Price|Variant Sku|Option 1 Name|Option 1 Value|Colour|Empty
    mug|Mug|9,00|M-S|Size|S||
    mug||12,50|M-L|Size|L||
    cup|Cup|1.234,50||||red|
    mug||1,00|M-L|Size|L||
    tub|Tub|1,00|||||||too|much
    "pot|Pot|1,00`,
    ',',
  )
  const broken = { ...given, faults: new Map([[5, 'Line 7: A quote is never closed.']]) }
  const merge = allAtOnce(
    mergeCatalogue(SHOP, broken, { currency: currencyCode('EUR'), removesMissing: true }),
  )
  expect(merge.lines.map(({ row, name, outcome, problem }) => [row, name, outcome, problem])).toEqual([
    [2, 'mug M-S', 'same', null],
    [3, 'mug M-L', 'changed', null],
    [4, 'cup', 'added', null],
    [5, 'mug M-L', 'refused', 'Row 3 names the same variant already.'],
    [6, 'tub', 'refused', expect.stringContaining('The line has 11 values, the header names 8 columns.')],
    [7, '"pot', 'refused', 'Line 7: A quote is never closed.'],
    [null, 'lamp', 'removed', null],
    [null, 'rug', 'removed', null],
  ])
  expect(merge.lines[1]?.changes).toEqual([{ column: 'Variant Price', before: '12.00', after: '12.50' }])
  expect(merge.rewrite).toEqual({
    addedColumns: ['Colour'],
    order: null,
    changes: [
      { tag: 'set', line: 2, cells: ['mug', '', '12.50', 'Size', 'L', 'M-L', ''] },
      { tag: 'add', cells: ['cup', 'Cup', '1234.50', '', '', '', '', 'red'] },
      { tag: 'remove', line: 1 },
      { tag: 'remove', line: 3 },
    ],
  })
  expect([merge.entryOf, merge.removedProducts]).toEqual([[0, 1, 2], 2])
  const kept = allAtOnce(
    mergeCatalogue(SHOP, broken, { currency: currencyCode('EUR'), removesMissing: false }),
  )
  expect([kept.entryOf, kept.removedProducts]).toEqual([[0, null, 1, null, 2], 0])
})

it.each([
  ['the same', 0],
  ['other', 1_000],
])('yields to other requests after each hundred lines of an import of %s products', (_, from) => {
  const COUNT = 1_000
  const linesFrom = (first: number): string =>
    Array.from({ length: COUNT }, (_line, index) => `p${first + index}|Mug|${first + 1}.00`).join('\n')
  const tableFrom = (first: number) =>
    table(`Product Handle|Product Name|Variant Price\n${linesFrom(first)}`, '.')
  const given = { ...tableFrom(from), faults: new Map<number, string>() }
  const steps = mergeCatalogue(tableFrom(0), given, { currency: currencyCode('EUR'), removesMissing: true })
  let turns = 0
  while (steps.next().done !== true) turns += 1
  // The lines of the file, those of the import, and the removed ones.
  expect(turns).toBe(from === 0 ? 20 : 30)
})

const ENTRY = {
  id: 'e1' as never,
  formName: 'Contact',
  pageId: 'p',
  source: '/contact',
  fields: { Name: 'Clara', Email: 'clara@example.org', Message: 'Is it\nhere?' },
  files: [],
  receivedAtMs: 0,
  isRead: false,
  replies: [],
}
const WRITTEN = { subject: ' Your\nquestion ', text: '\nYes.\n', by: 'ada@example.org', nowMs: 5 }

it('replies to an entry with a quote of it', () => {
  expect(valueOf(decideReply(ENTRY, WRITTEN))).toEqual({
    to: 'clara@example.org',
    reply: { atMs: 5, by: 'ada@example.org', subject: 'Your question', text: 'Yes.' },
    mailText: 'Yes.\n\n> Name: Clara\n> Email: clara@example.org\n> Message: Is it\n>     here?',
  })
})

it.each<readonly [string, object, object, string]>([
  ['without an address', { fields: { Name: 'Clara' } }, {}, 'not-allowed'],
  ['with no subject', {}, { subject: ' \n' }, 'bad-input'],
  ['with a subject without end', {}, { subject: 'x'.repeat(201) }, 'bad-input'],
  ['with no text', {}, { text: '  ' }, 'bad-input'],
  ['with a text without end', {}, { text: 'x'.repeat(20_001) }, 'bad-input'],
])('refuses a reply %s', (_, entry, written, tag) => {
  const decided = decideReply({ ...ENTRY, ...entry }, { ...WRITTEN, ...written })
  expect(decided).toMatchObject({ ok: false, failure: { tag } })
})

it('finds the columns of an imported table once, not again for each line', () => {
  const readsFor = (count: number): number => {
    let reads = 0
    const columns = new Proxy(
      ['Product Handle', 'Variant Sku', ...Array.from({ length: 60 }, (_, at) => `${at}`)],
      {
        get: (names, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
          return Reflect.get(names, key) as unknown
        },
      },
    )
    const lines = Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      cells: [`p${at}`, `s${at}`, '', 'new'],
    }))
    const given: GivenTable = { slug: 'catalogue', columns, lines, decimal: '.', faults: new Map() }
    const known = { ...given, lines: lines.map(({ id, cells }) => ({ id, cells: cells.slice(0, 3) })) }
    const merge = allAtOnce(
      mergeCatalogue(known, given, { currency: currencyCode('EUR'), removesMissing: true }),
    )
    expect(merge.lines.filter(({ outcome }) => outcome === 'changed')).toHaveLength(count)
    return reads
  }
  expect(readsFor(200)).toBe(readsFor(2))
})
