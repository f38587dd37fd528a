import { describe, expect, it } from '@jest/globals'
import {
  optionSetIdOf,
  parseCatalogue,
  productIdOf,
  skuIdOf,
} from '../../../../../../adapters/server/sql/shop/index.js'
import { CONTRACT_CATALOGUE } from '../../../../../contracts/backend/contract-shop.js'
import { settings, HEADER } from './catalogue.fixture.js'

const parsed = (...lines: readonly string[]) => parseCatalogue([HEADER, ...lines].join('\n'), settings)

const problemsOf = async (text: string): Promise<readonly string[]> => {
  const result = await parseCatalogue(text, settings)
  return result.ok
    ? []
    : result.failure.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}

describe('a catalogue file', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'])(
    'may call a column %s, which is a field like any other',
    async (column) => {
      const slug = column.replace(/_/g, '').toLowerCase()
      const result = await parseCatalogue(
        `Product Handle,Product Name,Variant Price,${column}\na,A,1.00,text`,
        settings,
      )
      expect(result).toMatchObject({ ok: true })
      const fields = result.ok ? result.value[0]?.fields : undefined
      expect(Object.entries(fields ?? {})).toEqual([[slug, 'text']])
    },
  )

  it('refuses ids that are names of object properties', async () => {
    expect(
      await problemsOf('Product Handle,Product Name,Variant Price,Product ID\na,A,1.00,__proto__'),
    ).toEqual([expect.stringContaining('is not an id')])
  })

  it('holds products with their variants, the first of which is shown first', async () => {
    const result = await parseCatalogue(CONTRACT_CATALOGUE, settings)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    const [mug, tea, guide] = result.value
    expect(mug).toMatchObject({
      id: productIdOf('mug'),
      slug: 'mug',
      type: 'Physical',
      shippable: true,
      categories: ['Kitchen', 'Gifts'],
      defaultSkuId: skuIdOf('mug', ['Blue']),
      fields: { material: 'Stoneware' },
    })
    expect(mug?.optionSets).toMatchObject([
      {
        id: optionSetIdOf('mug', 'Colour'),
        name: 'Colour',
        values: [{ name: 'Blue', slug: 'blue' }, { name: 'Red' }],
      },
    ])
    expect(mug?.skus[0]).toMatchObject({
      code: 'MUG-B',
      price: { amount: 1200 },
      compareAtPrice: { amount: 1500 },
      weight: 0.4,
      inventory: { type: 'finite', quantity: 5 },
      mainImage: { url: '/images/mug-blue.png', name: 'mug-blue.png' },
    })
    expect(tea?.skus[0]?.inventory).toEqual({ type: 'infinite' })
    expect(tea?.optionSets).toEqual([])
    expect(guide).toMatchObject({ shippable: false, description: null, name: 'Guide <b>' })
  })

  it('shows the pictures of the product for a variant that has none', async () => {
    const result = await parseCatalogue(
      'Product Handle,Product Name,Option 1 Name,Option 1 Value,Variant Price,Main Variant Image,' +
        'More Variant Images\nmug,Mug,Colour,Blue,1.00,/a.png,/b.png;/c.png\nmug,,,Red,1.00,,\n',
      settings,
    )
    const [blue, red] = result.ok ? (result.value[0]?.skus ?? []) : []
    expect(red).toMatchObject({ mainImage: { url: '/a.png' }, moreImages: blue?.moreImages })
    expect(red?.moreImages).toHaveLength(2)
  })

  it('gives ids derived from its names', () => {
    expect(productIdOf('mug')).toMatch(/^[0-9a-f]{24}$/)
    expect(skuIdOf('mug', ['Blue'])).toMatch(/^[0-9a-f]{24}$/)
    expect(optionSetIdOf('mug', 'Colour')).toMatch(/^[0-9a-f]{32}$/)
    expect(skuIdOf('mug', ['a,b'])).not.toBe(skuIdOf('mug', ['a', 'b']))
  })

  it('may have quotes, line breaks, blank lines, Windows line ends and a byte order mark', async () => {
    const text =
      `\uFEFFProduct Handle,Product Name,Variant Price\r\nmug,"A ""good"",\r\nblue mug",` +
      `12.00\r\n\r\ntea,Tea,8.5\r\n`
    const result = await parseCatalogue(text, settings)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    expect(result.value.map(({ name, skus }) => [name, skus[0]?.price.amount])).toEqual([
      ['A "good",\r\nblue mug', 1200],
      ['Tea', 850],
    ])
  })

  it.each([';', '\t'])('is read if a spreadsheet separated its values by %j', async (sign) => {
    const lines = ['Product Handle,Product Name,Variant Price', 'a,A,1.00'].map((line) =>
      line.replaceAll(',', sign),
    )
    const read = await parseCatalogue(lines.join('\n'), settings)
    expect(read.ok && read.value.map(({ slug, skus }) => [slug, skus[0]?.price.amount])).toEqual([['a', 100]])
  })

  it.each([
    ['12,50', 1250],
    ['1.234,50', 123450],
    ['1.234', 123400],
    ['12.50', 1250],
    ['€ 7,5', 750],
  ])('reads a price of a file with semicolons in its notation: %s', async (price, expected) => {
    const read = await parseCatalogue(`Product Handle;Product Name;Variant Price\na;A;${price}`, settings)
    expect(read.ok && read.value[0]?.skus[0]?.price.amount).toBe(expected)
  })

  it('takes every handle that the builder allows', async () => {
    const result = await parseCatalogue(
      'Product Handle,Product Name,Variant Price\nMug_2--blue,Mug,1\nmug,Mug,1\n',
      settings,
    )
    expect(result.ok && result.value.map(({ slug }) => slug)).toEqual(['Mug_2--blue', 'mug'])
  })

  it('reads fields of the owner as their types say', async () => {
    const text =
      'Product Handle,Product Name,Variant Price,Weight,Handmade,Öko Siegel\na,A,1,2.5,yes,Gold\nb,B,1,,,\n'
    const result = await parseCatalogue(text, settings)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    expect(result.value.map(({ fields }) => fields)).toEqual([
      { weight: 2.5, handmade: true, 'oko-siegel': 'Gold' },
      { weight: null, handmade: null, 'oko-siegel': null },
    ])
  })

  it.each([
    ['', '1 -: The file is empty'],
    ['Product Handle,Product Name\n', '1 Variant Price: This column is missing.'],
    [
      'Product Handle,Product Name,Varient Price\n',
      '1 Variant Price: This column is missing; "Varient Price" may be meant.',
    ],
    ['Product Name,Product Name,Product Handle,Variant Price', '1 Product Name: This column appears twice'],
    [`${HEADER}\nmug,"Mug,,,,1.00,`, '2 -: A value begins with a quote'],
    [`${HEADER}\nmug,Mug,,,,1.00,1,9,9`, '2 -: The line has 9 values'],
    [`${HEADER}\n,Mug,,,,1.00,`, '2 Product Handle: A value is needed'],
    [`${HEADER}\nMy Mug,Mug,,,,1.00,`, '2 Product Handle: "My Mug" cannot be part of an address'],
    [`${HEADER}\nmug,,,,,1.00,`, '2 Product Name: A value is needed'],
    [`${HEADER}\nmug,Mug,,,,,`, '2 Variant Price: A value is needed'],
    [`${HEADER}\nmug,Mug,,,,12.345,`, '2 Variant Price: "12.345" is not an amount of EUR'],
    [`${HEADER}\nmug,Mug,,,,"12,50",`, '2 Variant Price: "12,50" is not an amount of EUR'],
    [`${HEADER}\nmug,Mug,,,,$12,`, '2 Variant Price: "$12" is not an amount'],
    [`${HEADER},Product ID\nmug,Mug,,,,1.00,,a b`, '2 Product ID: "a b" is not an id'],
    [
      `${HEADER},Product ID\nmug,Mug,,,,1.00,,p1\ntea,Tea,,,,1.00,,p1`,
      '3 Product ID: "p1" is the id of "mug"',
    ],
    [
      `${HEADER},Product ID\nmug,Mug,Colour,Blue,,1.00,,p1\nmug,Mug,Colour,Red,,1.00,,p2`,
      '3 Product ID: The id is "p1" on another line',
    ],
    [
      `${HEADER},Variant ID\nmug,Mug,Colour,Blue,,1.00,,s\nmug,Mug,Colour,Red,,1.00,,s`,
      '3 Variant ID: "s" is used on line 2',
    ],
    [
      `${HEADER},Option 1 Value ID\nmug,Mug,Colour,Blue,,1.00,,v\nmug,Mug,Colour,Red,,1.00,,v`,
      '3 Option 1 Value ID: "v" is the id of another value',
    ],
    [
      `${HEADER},Variant Billing\nmug,Mug,,,,1.00,,subscription`,
      '2 Subscription Interval: A subscription needs one of day, week, month, year',
    ],
    [`${HEADER},Variant Billing\nmug,Mug,,,,1.00,,often`, '2 Variant Billing: "often" is neither'],
    [
      `${HEADER},Subscription Trial Days\nmug,Mug,,,,1.00,,14`,
      '2 Subscription Trial Days: Only a variant whose',
    ],
    [
      `${HEADER},Variant Billing,Subscription Interval,Subscription Frequency\nmug,Mug,,,,1.00,,subscription,month,0`,
      '2 Subscription Frequency: "0" is not a whole number from 1',
    ],
    [`${HEADER}\nmug,Mug,,,,-1.00,`, '2 Variant Price: "-1.00" is below zero'],
    [`${HEADER}\nmug,Mug,,,,99999999999.00,`, '2 Variant Price: "99999999999.00" is too large'],
    [`${HEADER}\nmug,Mug,,,,1.00,many`, '2 Variant Inventory: "many" is not a number of pieces'],
    [`${HEADER}\nmug,Mug,,,,1.00,-1`, '2 Variant Inventory: "-1" is not a number of pieces'],
    [`${HEADER}\nmug,Mug,,,,1.00,1.5`, '2 Variant Inventory: "1.5" is not a number of pieces'],
    [
      `${HEADER}\nmug,Mug,Colour,Blue,A,1.00,\nmug,Mug,Colour,Blue,B,1.00,`,
      '3 -: The product has a variant with the same',
    ],
    [
      `${HEADER}\nmug,Mug,Colour,Blue,A,1.00,\nmug,Mug,Colour,Red,A,1.00,`,
      '3 Variant Sku: "A" is used on line 2',
    ],
    [
      `${HEADER}\nmug,Mug,Colour,Blue,A,1.00,\nmug,Mug,Colour,,B,1.00,`,
      '3 Option 1 Value: A value is needed',
    ],
    [
      `${HEADER}\nmug,Mug,Colour,Blue,A,1.00,\nmug,Mug,Size,Red,B,1.00,`,
      '3 Option 1 Name: The option is called "Colour"',
    ],
    [`${HEADER}\nmug,Mug,,Blue,A,1.00,`, '2 Option 1 Value: The option has no name'],
    [`${HEADER},Product Type\nmug,Mug,,,,1.00,,Liquid`, '2 Product Type: "Liquid" is none of Physical'],
    [
      `${HEADER},Product Type,Requires Shipping\nmug,Mug,,,,1.00,,Digital,true`,
      '2 Requires Shipping: A product of the type Digital',
    ],
    [`${HEADER},Requires Shipping\nmug,Mug,,,,1.00,,perhaps`, '2 Requires Shipping: "perhaps" is neither'],
    [`${HEADER},Variant Weight\nmug,Mug,,,,1.00,,heavy`, '2 Variant Weight: "heavy" is not a measure'],
    [`${HEADER},Weight\nmug,Mug,,,,1.00,,heavy`, '2 Weight: "heavy" is not a number'],
  ])('%j is refused: %s', async (text, problem) => {
    expect(await problemsOf(text)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]))
  })

  it('is refused with every problem at once, in the order of its lines', async () => {
    const result = await parsed('a,A,,,,x,', 'b,,,,,1.00,y', ',C,,,,1.00,')
    if (result.ok) throw new Error('the file was taken')
    expect(result.failure.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Variant Price'],
      [3, 'Product Name'],
      [3, 'Variant Inventory'],
      [4, 'Product Handle'],
    ])
  })

  it('is refused with its unreadable lines beside other mistakes, without mistakes that follow from them', async () => {
    const lines = [
      'c,C,,,,"1".00,',
      'a,"A,Colour,Blue,,1.00,',
      'a,,Colour,Red,,1.00,',
      'b,B,,,,x,',
      'd,D,Colour,Blue,,1.00,2,3,4',
      'd,,Colour,Red,,y,',
      'e,E,,,,1.00,z',
    ]
    expect(await problemsOf([HEADER, ...lines].join('\n'))).toEqual([
      expect.stringMatching(/^2 -: There is text after the closing quote/),
      expect.stringMatching(/^3 -: A value begins with a quote .* never closed/),
      expect.stringMatching(/^5 Variant Price: "x" is not an amount/),
      expect.stringMatching(/^6 -: The line has 9 values/),
      expect.stringMatching(/^7 Variant Price: "y" is not an amount/),
      expect.stringMatching(/^8 Variant Inventory: "z" is not a number/),
    ])
  })

  it('names the right line after a value that spans lines', async () => {
    expect(await problemsOf('Product Handle,Product Name,Variant Price\na,"A\nB",1.00\nb,B,x')).toEqual([
      expect.stringMatching(/^4 Variant Price/),
    ])
  })
})
