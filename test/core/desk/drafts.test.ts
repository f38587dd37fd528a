import { describe, expect, it } from '@jest/globals'
import {
  amountFieldText,
  cellText,
  discountDraft,
  fileGroups,
  funnelOf,
  moveInList,
  pictureAddress,
  pictureCells,
  pictureName,
  picturesOf,
  mailDraftOf,
  mailTextOf,
  mergedDraft,
  minorOf,
  NO_DRAFT,
  readDiscountDraft,
  readDraft,
  settingConflicts,
  settingEdits,
  settingShapeAt,
  shownText,
  typedCell,
} from '../../../core/desk/index.js'
import type {
  DeskDiscount,
  DiscountDraft,
  DeskMoney,
  DeskProduct,
  DeskVariant,
  ProductDraft,
  VariantDraft,
} from '../../../core/desk/index.js'

import { decideSettings, settingKeys } from '../../../core/use-cases/owner/settings/decide-settings.js'
import { settingFields } from '../../../adapters/server/settings/setting-fields.js'
import type { CurrencyCode } from '../../../core/money/index.js'

const euros = (amountMinor: number): DeskMoney => ({ amountMinor, currency: 'EUR', digits: 2 })

const variant = (id: string, more: Partial<DeskVariant> = {}): DeskVariant => ({
  id,
  code: id.toUpperCase(),
  options: [],
  imageUrl: null,
  price: euros(1200),
  compareAt: null,
  lowestPrior: null,
  unitPrice: null,
  left: 5,
  edited: [],
  priceInFile: null,
  compareAtInFile: null,
  ...more,
})

const MUG: DeskProduct = {
  id: 'mug',
  name: 'Mug',
  slug: 'mug',
  imageUrl: null,
  categories: [],
  version: 'v1',
  isVisible: true,
  edited: [],
  nameInFile: null,
  variants: [variant('blue'), variant('red', { left: null, compareAt: euros(1500) })],
}

const blue = (draft: VariantDraft): ProductDraft => ({ variants: { blue: draft } })

it.each<readonly [string, ProductDraft, object, readonly string[]]>([
  ['nothing', NO_DRAFT, {}, []],
  ['what stands there already', blue({ price: '12', stock: ' 5 ' }), {}, []],
  ['a name', { name: ' Cup ', variants: {} }, { name: 'Cup' }, ['Name: Mug > Cup']],
  [
    'its end of sale',
    { isVisible: false, variants: {} },
    { isVisible: false },
    ['Visibility: For sale > Hidden'],
  ],
  [
    'a price with a comma',
    blue({ price: '9,5' }),
    { variants: [{ variant: 'blue', priceMinor: 950 }] },
    ['Price: 12.00 > 9.50'],
  ],
  [
    'a former price',
    blue({ compareAt: '15.00' }),
    { variants: [{ variant: 'blue', compareAtMinor: 1500 }] },
    ['Compare-at price: None > 15.00'],
  ],
  [
    'no former price, and a count from then on',
    { variants: { red: { compareAt: ' ', stock: '0' } } },
    { variants: [{ variant: 'red', compareAtMinor: null, stock: { expected: null, left: 0 } }] },
    ['Compare-at price: 15.00 > None', 'Stock: Unlimited > 0'],
  ],
  [
    'no count any more',
    blue({ stock: '' }),
    { variants: [{ variant: 'blue', stock: { expected: 5, left: null } }] },
    ['Stock: 5 > Unlimited'],
  ],
])('reads %s as the edit that saving sends', (_, draft, edit, changes) => {
  const read = readDraft(MUG, draft)
  expect([read.edit, [...read.problems]]).toEqual([edit, []])
  expect(read.changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`)).toEqual(changes)
})

it('lets fields follow the catalogue file again, with its values shown', () => {
  const edited = variant('blue', { edited: ['PRICE', 'COMPARE_AT'], priceInFile: euros(1000) })
  const product = { ...MUG, nameInFile: 'Old mug', variants: [edited] }
  const draft = { name: null, variants: { blue: { price: null, compareAt: null } } }
  expect([shownText(edited, 'price', draft.variants.blue), shownText(edited, 'compareAt', {})]).toEqual([
    '10.00',
    '',
  ])
  const read = readDraft(product, draft)
  expect(read.edit).toEqual({
    follow: ['NAME'],
    variants: [{ variant: 'blue', follow: ['PRICE', 'COMPARE_AT'] }],
  })
  expect(read.changes.map(({ after, followsFile }) => [after, followsFile])).toEqual([
    ['Old mug', true],
    ['10.00', true],
    ['None', true],
  ])
})

it.each<readonly [string, ProductDraft]>([
  ['name', { name: ' ', variants: {} }],
  ['name', { name: 'x'.repeat(501), variants: {} }],
  ['blue price', blue({ price: '' })],
  ['blue price', blue({ price: '-1' })],
  ['blue price', blue({ price: '1.005' })],
  ['blue compareAt', blue({ compareAt: 'twelve' })],
  ['blue stock', blue({ stock: '1.5' })],
  ['blue stock', blue({ stock: '99999999999' })],
])('reports the problem of the field %s', (field, draft) => {
  expect([...readDraft(MUG, draft).problems.keys()]).toEqual([field])
})

it('applies typed values to those that another person saved meanwhile', () => {
  const draft = { name: 'Cup', variants: { blue: { price: '9.00' } } }
  const theirs = { ...MUG, name: 'Cup', variants: [variant('blue', { price: euros(800) })] }
  expect(readDraft(theirs, draft).changes).toMatchObject([{ field: 'Price', before: '8.00', after: '9.00' }])
})

it.each([
  ['12.50', 'EUR', 1250],
  ['12,5', 'EUR', 1250],
  ['0', 'EUR', 0],
  ['-1', 'EUR', null],
  ['1200', 'JPY', 1200],
  ['1.5', 'JPY', null],
  ['1.000,50', 'EUR', null],
  ['', 'EUR', null],
  ['5', 'no currency', null],
])('reads %s in %s as %s minor units', (text, currency, minor) => {
  expect(minorOf(text, currency)).toBe(minor)
})

it.each([
  ['1500,50', 'EUR', ',', 150_050],
  ['12.5', 'EUR', ',', 1250],
  // The sign of the other kind separates thousands where it is used: 1.500 is never one and a half.
  ['1.500', 'EUR', ',', null],
  ['1,500', 'EUR', '.', null],
  ['1.500', 'EUR', '.', 150],
  ['1.500,50', 'EUR', ',', null],
] as const)(
  'reads %s in %s of a person who writes "%s" before cents as %s',
  (text, currency, mark, minor) => {
    expect(minorOf(text, currency, mark)).toBe(minor)
  },
)

it.each([
  [5, 'EUR', 2, '.', '0.05'],
  [18_900, 'EUR', 2, ',', '189,00'],
  [1200, 'JPY', 0, ',', '1200'],
] as const)('writes %s minor units of %s into a field', (amountMinor, currency, digits, mark, text) => {
  expect(amountFieldText({ amountMinor, currency, digits }, mark)).toBe(text)
})

it.each([
  ['12.5', ',', '12,5'],
  ['-0.25', ',', '-0,25'],
  ['1200', ',', '1200'],
  ['12.5', '.', '12.5'],
  ['v1.5', ',', 'v1.5'],
] as const)('shows the number %s of a table with "%s", and keeps it as it was', (stored, mark, shown) => {
  expect([cellText(stored, mark), typedCell(shown, mark)]).toEqual([shown, stored])
})

const SPRING: DeskDiscount = {
  code: 'SPRING',
  name: 'Spring',
  state: 'ACTIVE',
  source: 'SHOP',
  version: 1,
  percent: 12.5,
  amount: null,
  expiresAt: '2027-03-01T00:00:00.000Z',
  usageLimit: 20,
  usedCount: 3,
  minimumSubtotal: euros(2000),
  minimumCount: null,
  productIds: null,
}
it('shows and reads amounts and percentages with the decimal mark of the person', () => {
  const product = { ...MUG, variants: [variant('blue', { compareAt: euros(1500) })] }
  const [blue] = product.variants as [DeskVariant]
  expect([shownText(blue, 'price', {}, ','), shownText(blue, 'compareAt', {}, ',')]).toEqual([
    '12,00',
    '15,00',
  ])
  // The shown text is read as it is: a form that was not touched has no changes.
  const typed = { price: '12,00', compareAt: '1.500' }
  const read = readDraft(product, { variants: { blue: typed } }, ',')
  expect([read.changes, [...read.problems.values()]]).toEqual([
    [],
    ['Write an amount such as 12,50. Leave it empty for none.'],
  ])
  const changed = readDraft(product, { variants: { blue: { price: '8,5' } } }, ',')
  expect(changed.changes).toMatchObject([{ before: '12,00', after: '8,50' }])
  const draft = discountDraft(SPRING, ',')
  expect([draft.worth, draft.minimumSubtotal]).toEqual(['12,5', '20,00'])
  expect(readDiscountDraft(SPRING, draft, 'EUR', ',')).toEqual({ problems: {}, fields: {} })
  const wrong = readDiscountDraft(SPRING, { ...draft, kind: 'amount', worth: '1.500' }, 'EUR', ',')
  expect(wrong.problems).toEqual({ worth: 'Write an amount such as 5,00.' })
})

const readOver = (before: DeskDiscount | null, typed: Partial<DiscountDraft>) =>
  readDiscountDraft(before, { ...discountDraft(before), ...typed }, 'EUR')

it.each<readonly [string, Partial<DiscountDraft>, object]>([
  ['nothing', {}, {}],
  ['the same percentage', { worth: '12,50' }, {}],
  ['an amount in its place', { kind: 'amount', worth: '5' }, { amountMinor: 500 }],
  ['no end', { expiresAt: null }, { expiresAt: null }],
  ['no limits', { usageLimit: ' ', minimumSubtotal: '' }, { usageLimit: null, minimumSubtotalMinor: null }],
  ['products', { productIds: ['mug'] }, { productIds: ['mug'] }],
  ['a name', { name: ' Sale ' }, { name: 'Sale' }],
])('sends only the differences of a discount with %s', (_, typed, fields) => {
  expect(readOver(SPRING, typed)).toEqual({ problems: {}, fields })
})

it('sends every part of a new discount', () => {
  expect(readOver(null, { code: 'A', worth: '10' })).toEqual({
    problems: {},
    fields: {
      percent: 10,
      expiresAt: null,
      usageLimit: null,
      minimumSubtotalMinor: null,
      minimumCount: null,
      productIds: null,
    },
  })
})

it.each<readonly [string, Partial<DiscountDraft>]>([
  ['code', { code: ' ' }],
  ['code', { code: 'x'.repeat(51) }],
  ['worth', { worth: '0' }],
  ['worth', { worth: '100.1' }],
  ['worth', { kind: 'amount', worth: '0' }],
  ['usageLimit', { usageLimit: '0' }],
  ['minimumCount', { minimumCount: '1.5' }],
  ['minimumSubtotal', { minimumSubtotal: 'much' }],
  ['productIds', { productIds: [] }],
])('reports the problem of the %s of a discount', (field, typed) => {
  expect(Object.keys(readOver(SPRING, typed).problems)).toEqual([field])
})

it.each<readonly [string, unknown, unknown, readonly (readonly [string, string | null])[]]>([
  ['the same in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, []],
  [
    'a member of a group',
    { name: 'Oak', email: 'a@b.c' },
    { name: 'Elm', email: 'a@b.c' },
    [['x.name', '"Elm"']],
  ],
  ['a member that is left out', { name: 'Oak', email: 'a@b.c' }, { name: 'Oak' }, [['x.email', null]]],
  ['a list as a whole', [{ id: 'a' }], [{ id: 'a' }, { id: 'b' }], [['x', '[{"id":"a"},{"id":"b"}]']]],
  ['a group that was not there', undefined, { name: 'Oak' }, [['x', '{"name":"Oak"}']]],
  ['all of it', { name: 'Oak' }, undefined, [['x', null]]],
])('makes edits of a draft of settings: %s', (_, before, after, edits) => {
  expect(
    settingEdits({ values: { x: before } }, { x: after }).map(({ path, value }) => [path, value]),
  ).toEqual(edits)
})

const FILE = { name: 'Oak', shipping: [{ id: 'a' }, { id: 'b' }], gates: [{ path: '/x', password: 'open' }] }

it.each<readonly [string, string, unknown, unknown]>([
  ['a text', 'name', 'Elm', [{ path: 'name', before: 'Oak', after: 'Elm' }]],
  ['what it is already', 'name', 'Oak', []],
  [
    'a part of a group that is not there',
    'business.name',
    'Elm',
    [{ path: 'business', after: { name: 'Elm' } }],
  ],
  [
    'an item of a list, which is kept as a whole',
    'shipping[0]',
    undefined,
    [{ path: 'shipping', before: FILE.shipping, after: [{ id: 'b' }] }],
  ],
  [
    'a part of an item',
    'shipping[1].id',
    'c',
    [{ path: 'shipping', before: FILE.shipping, after: [{ id: 'a' }, { id: 'c' }] }],
  ],
  ['an item beyond the end', 'shipping[5].id', 'c', 'bad-input'],
  ['a secret', 'gates[0].password', 'x', 'not-allowed'],
  ['a list with a secret', 'gates', [], 'not-allowed'],
  ['a secret that is new', 'gates2', [{ password: 'x' }], 'not-allowed'],
  ['the way to every object', '__proto__.polluted', true, 'bad-input'],
  ['no place', 'a b', true, 'bad-input'],
  ['a place too deep', `${'a.'.repeat(20_000)}a`, true, 'bad-input'],
])('decides an edit of the settings: %s', (_, path, value, expected) => {
  const decided = decideSettings(FILE, [{ path, value }])
  expect(decided.ok ? decided.value.changes : decided.failure.tag).toEqual(expected)
})

it('derives the form of every setting from the schema', () => {
  const fields = settingFields('EUR' as CurrencyCode)
  const tagAt = (path: string) => settingShapeAt(fields, settingKeys(path)!)?.tag ?? null
  expect(
    [
      'name',
      'capture',
      'orderLinkDays',
      'quickCheckout',
      'business.name',
      'shipping',
      'shipping[0].rate',
    ].map(tagAt),
  ).toEqual(['text', 'choice', 'number', 'flag', 'text', 'list', 'variant'])
  expect(
    ['shipping[0].rate.type', 'taxes[0].percent', 'taxes[0].included', 'accounts.mails', 'business[0]'].map(
      tagAt,
    ),
  ).toEqual(['choice', 'decimal', 'json', 'record', null])
  expect(fields.map(({ name }) => name)).not.toContain('$schema')
  expect(fields.filter(({ help }) => help === '' || help.includes(']('))).toEqual([])
  expect(fields.flatMap(({ shape }) => (shape.tag === 'json' ? shape.tag : []))).toEqual(['json'])
})

it('shows the way from carts to orders, in which each order counts as a cart and a checkout', () => {
  const sales = [1, 2].map((orders) => ({ day: '2027-01-31', orders, total: euros(100) }))
  const openCarts = { carts: 9, checkouts: 3 }
  for (const visits of [0, 11])
    expect(funnelOf({ sales, visits, openCarts })).toEqual([
      { name: 'Carts with goods', count: 12, share: 1 },
      { name: 'Checkouts begun', count: 6, share: 0.5 },
      { name: 'Orders', count: 3, share: 0.25 },
    ])
  expect(funnelOf({ sales, visits: 48, openCarts }).map(({ name, share }) => [name, share])).toEqual([
    ['Visits', 1],
    ['Carts with goods', 0.25],
    ['Checkouts begun', 0.125],
    ['Orders', 0.0625],
  ])
  const none = funnelOf({ sales: [], visits: 0, openCarts: { carts: 0, checkouts: 0 } })
  expect(none.map(({ share }) => share)).toEqual([0, 0, 0])
})

it('groups the fields of a product in the catalogue file, also those that the file lacks', () => {
  const file = {
    handle: 'mug',
    version: 'v',
    columns: ['Product Handle', 'Product Name', 'Variant Weight', 'Colour', 'Option 1 Value'],
    lines: [
      { name: 'S', cells: ['mug', 'Mug', '1', 'red', 'S'] },
      { name: 'L', cells: ['mug', '', '2', '', 'L'] },
    ],
    place: 1,
    products: 1,
  }
  const groups = fileGroups(file)
  const of = (id: string) => groups.find((group) => group.id === id)?.fields ?? []
  expect(of('maker').map(({ line, value }) => [line, value])).toContainEqual([0, ''])
  expect(of('others')).toMatchObject([{ column: 'Colour', value: 'red', variant: null }])
  expect(
    of('shipping')
      .filter(({ column }) => column === 'Variant Weight')
      .map(({ variant, value }) => [variant, value]),
  ).toEqual([
    ['S', '1'],
    ['L', '2'],
  ])
})

it.each([
  ['Subject: Thanks, {name}\n\nHi\n\n{order}', { subject: 'Thanks, {name}', body: 'Hi\n\n{order}' }],
  ['Subject:   \n\nHi', { subject: '', body: 'Hi' }],
  ['Hi', { subject: '', body: 'Hi' }],
])('edits the text of a mail in two fields: %j', (text, draft) => {
  expect(mailDraftOf(text)).toEqual(draft)
  expect(mailDraftOf(mailTextOf(draft))).toEqual(draft)
  expect(mailTextOf({ ...draft, subject: `${draft.subject} a\nb ` })).toMatch(/^Subject: [^\n]*a b\n\n/)
})

describe('the pictures of a variant', () => {
  it.each([
    ['', '', []],
    ['a.jpg', '', ['a.jpg']],
    ['', 'b.jpg; c.jpg;', ['b.jpg', 'c.jpg']],
    ['A lamp a.jpg;ignored.jpg', 'b.jpg', ['A lamp a.jpg', 'b.jpg']],
  ])('are read from the cells %j and %j', (main, more, pictures) => {
    expect(picturesOf(main, more)).toEqual(pictures)
  })

  it.each([
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [0, 2, 'bca'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [5, 0, 'abc'],
  ])('are moved from %i to %i', (from, to, order) => {
    expect(moveInList(['a', 'b', 'c'], from, to).join('')).toBe(order)
  })

  it('are written into the cells from which they are read', () => {
    for (const pictures of [[], ['a'], ['a', 'b c.jpg', 'd']]) {
      const { main, more } = pictureCells(pictures)
      expect(picturesOf(main, more)).toEqual(pictures)
    }
  })

  it.each([
    ['A lamp images/a.jpg', '/images/a.jpg', 'a.jpg'],
    ['https://cdn.example.org/a.jpg?w=9', 'https://cdn.example.org/a.jpg?w=9', 'a.jpg'],
    ['/a/', '/a/', '/a/'],
  ])('have an address and a name: %s', (picture, address, name) => {
    expect([pictureAddress(picture), pictureName(picture)]).toEqual([address, name])
  })
})

it.each<readonly [string, unknown, unknown, unknown, unknown, readonly string[]]>([
  ['nothing else', 1, 2, 1, 2, []],
  ['the same value', 1, 2, 3, 2, ['x']],
  ['the same value in the same way', 1, 2, 2, 2, []],
  ['another member of the group', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }, []],
  ['the same member of the group', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 3 }, { a: 2, b: 3 }, ['x.a']],
  ['a member that was left out here', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 3 }, { b: 3 }, []],
  ['a member that they left out', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }, []],
  ['a list', [1], [1, 2], [3], [1, 2], ['x']],
])(
  'keeps a draft of settings over those of another person who changed %s',
  (_, was, mine, theirs, all, paths) => {
    const settings = { values: { x: theirs } }
    const draft = mergedDraft(settings, { x: mine }, { x: was })
    expect(draft).toEqual({ x: all })
    expect(settingConflicts(settings, settingEdits(settings, draft), { x: was })).toEqual(paths)
  },
)
