import { expect, it } from '@jest/globals'
import { fileOptions, newOption, newValues, optionDrafts, readOptions } from '../../../../core/desk/index.js'
import type { DeskProduct, DeskProductFile, OptionDraft } from '../../../../core/desk/index.js'

const COLUMNS = [
  ...['Option 2 Value', 'Option 1 Name', 'Option 1 Value', 'Option 2 Name'],
  ...['Variant Sku', 'Variant Price', 'Variant Inventory', 'Draft'],
]

/** A product in the file: the option values, code, price, count and draft mark of each line. */
const fileOf = (...lines: readonly (readonly string[])[]): DeskProductFile => ({
  ...{ handle: 'mug', version: '1', columns: COLUMNS, place: 1, products: 1 },
  lines: lines.map(([size = '', colour = '', code = '', price = '', count = '', draft = '']) => ({
    name: [size, colour].filter(Boolean).join(' / ') || code,
    cells: [colour, 'Size', size, 'Colour', code, price, count, draft],
  })),
})

const MUG = fileOf(
  ['S', 'Red', 'M-S-RED', '9.00', '4'],
  ['M', 'Red', 'M-M-RED', '9.00', ''],
  ['XL', 'Red', 'X', '1', '', 'yes'],
)

/** A product of the shop with one variant for each price, in minor units. */
const productOf = (...prices: readonly (readonly [string, number])[]): DeskProduct =>
  ({
    variants: prices.map(([name, amountMinor]) => ({
      options: name === '' ? [] : name.split(' / ').map((value) => `Option: ${value}`),
      price: { amountMinor, currency: 'EUR', digits: 2 },
    })),
  }) as never

const SOLD = productOf(['S / Red', 950], ['M / Red', 900])

const withValues = (draft: OptionDraft, text: string): OptionDraft => ({
  ...draft,
  values: [...draft.values, ...newValues(draft, text, 'new')],
})

it('begins with the present options, in the order of their numbers', () => {
  expect(fileOptions(MUG)).toEqual([
    { name: 'Size', values: ['S', 'M', 'XL'] },
    { name: 'Colour', values: ['Red'] },
  ])
  expect(optionDrafts(MUG).map(({ values }) => values.map(({ was }) => was))).toEqual([['S', 'M'], ['Red']])
  expect(readOptions(SOLD, MUG, optionDrafts(MUG))).toMatchObject({
    ...{ hasChanged: false, problem: null, suggested: [], removed: [] },
  })
})

it('suggests variants of a new value with the price of the shop, a code, and stock if it is counted', () => {
  const [size, colour] = optionDrafts(MUG) as [OptionDraft, OptionDraft]
  const read = readOptions(SOLD, MUG, [size, withValues(colour, 'Blue, red , Blue,')])
  expect(read.suggested).toEqual([
    { id: '["S","Blue"]', values: ['S', 'Blue'], code: 'M-S-BLUE', price: '9.50', pieces: '0' },
    { id: '["M","Blue"]', values: ['M', 'Blue'], code: 'M-M-BLUE', price: '9.00', pieces: '' },
  ])
})

it('gives a product its first option', () => {
  const plain = fileOf(['', '', 'MUG', '9.00', '4'])
  const read = readOptions(productOf(['', 900]), plain, [
    { ...withValues(newOption('one'), 'S, M'), name: ' Size ' },
  ])
  expect(read).toMatchObject({
    ...{ hasChanged: true, problem: null, removed: [] },
    options: [
      {
        was: null,
        name: 'Size',
        values: [
          { was: null, name: 'S' },
          { was: null, name: 'M' },
        ],
      },
    ],
    suggested: [{ values: ['M'], code: 'MUG-M', price: '9.00', pieces: '0' }],
  })
})

it.each<readonly [string, (size: OptionDraft) => OptionDraft, string]>([
  ['a name', (size) => ({ ...size, name: ' ' }), 'Give each option a name, such as Size.'],
  ['another name', (size) => ({ ...size, name: 'colour' }), 'Two options have the same name.'],
  ['a value', (size) => ({ ...size, values: [] }), 'Size: write at least one value, or remove the option.'],
  [
    'a text in each value',
    (size) => ({ ...size, values: size.values.map((value) => ({ ...value, name: '' })) }),
    'Size: a value is empty. Write or remove it.',
  ],
  [
    'other values',
    (size) => ({ ...size, values: size.values.map((value) => ({ ...value, name: 'S' })) }),
    'Size: two values are the same.',
  ],
  [
    'a present value',
    (size) => withValues({ ...size, values: [] }, 'L'),
    'At least one variant of the product has to stay.',
  ],
])('asks for %s', (_, change, problem) => {
  const [size, colour] = optionDrafts(MUG) as [OptionDraft, OptionDraft]
  expect(readOptions(SOLD, MUG, [change(size), colour]).problem).toBe(problem)
})

it('names the removed variants, and leaves drafts out', () => {
  const [size, colour] = optionDrafts(MUG) as [OptionDraft, OptionDraft]
  const less = { ...size, values: size.values.filter(({ was }) => was === 'M') }
  expect(readOptions(SOLD, MUG, [less, colour]).removed).toEqual(['S / Red'])
})
