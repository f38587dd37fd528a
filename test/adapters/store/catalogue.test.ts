import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../adapters/sql/index.js'
import {
  importCatalogue,
  listProducts,
  optionSetIdOf,
  parseCatalogue,
  productIdOf,
  skuIdOf,
} from '../../../adapters/store/index.js'
import { CONTRACT_CATALOGUE } from '../../contracts/backend/contract-shop.js'
import { settingsOf } from '../../support/store-fixture.js'
import { openTemporaryPostgres } from '../../support/temporary-postgres.js'

const settings = settingsOf({
  name: 'Shop',
  currency: 'EUR',
  country: 'DE',
  fields: { weight: 'number', handmade: 'bool' },
})
const HEADER =
  'Product Handle,Product Name,Option 1 Name,Option 1 Value,Variant Sku,Variant Price,Variant Inventory'

const parsed = (...lines: readonly string[]) => parseCatalogue([HEADER, ...lines].join('\n'), settings)

const problemsOf = (text: string): readonly string[] => {
  const result = parseCatalogue(text, settings)
  return result.ok
    ? []
    : result.failure.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}

describe('a catalogue file', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'])(
    'may call a column %s, which is a field like any other',
    (column) => {
      const slug = column.replace(/_/g, '').toLowerCase()
      const result = parseCatalogue(
        `Product Handle,Product Name,Variant Price,${column}\na,A,1.00,text`,
        settings,
      )
      expect(result).toMatchObject({ ok: true })
      const fields = result.ok ? result.value[0]?.fields : undefined
      expect(Object.entries(fields ?? {})).toEqual([[slug, 'text']])
    },
  )

  it('takes no id that objects have a meaning for', () => {
    expect(problemsOf('Product Handle,Product Name,Variant Price,Product ID\na,A,1.00,__proto__')).toEqual([
      expect.stringContaining('is no id'),
    ])
  })

  it('holds products with their variants, the first of which is shown first', () => {
    const result = parseCatalogue(CONTRACT_CATALOGUE, settings)
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

  it('gives ids that anybody can work out from its names', () => {
    expect(productIdOf('mug')).toMatch(/^[0-9a-f]{24}$/)
    expect(skuIdOf('mug', ['Blue'])).toMatch(/^[0-9a-f]{24}$/)
    expect(optionSetIdOf('mug', 'Colour')).toMatch(/^[0-9a-f]{32}$/)
    expect(skuIdOf('mug', ['a,b'])).not.toBe(skuIdOf('mug', ['a', 'b']))
  })

  it('may have quotes, line breaks, blank lines, Windows line ends and a byte order mark', () => {
    const text =
      `\uFEFFProduct Handle,Product Name,Variant Price\r\nmug,"A ""good"",\r\nblue mug",` +
      `12.00\r\n\r\ntea,Tea,8.5\r\n`
    const result = parseCatalogue(text, settings)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    expect(result.value.map(({ name, skus }) => [name, skus[0]?.price.amount])).toEqual([
      ['A "good",\r\nblue mug', 1200],
      ['Tea', 850],
    ])
  })

  it('reads fields of the owner as their types say', () => {
    const text =
      'Product Handle,Product Name,Variant Price,Weight,Handmade,Öko Siegel\na,A,1,2.5,yes,Gold\nb,B,1,,,\n'
    const result = parseCatalogue(text, settings)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    expect(result.value.map(({ fields }) => fields)).toEqual([
      { weight: 2.5, handmade: true, 'oko-siegel': 'Gold' },
      { weight: null, handmade: null, 'oko-siegel': null },
    ])
  })

  it.each([
    ['', '1 -: The file is empty'],
    ['Product Handle,Product Name\n', '1 Variant Price: This column is missing'],
    ['Product Name,Product Name,Product Handle,Variant Price', '1 Product Name: This column is there twice'],
    [`${HEADER}\nmug,"Mug,,,,1.00,`, '2 -: A value begins with a quote'],
    [`${HEADER}\nmug,Mug,,,,1.00,1,9,9`, '2 -: The line has 9 values'],
    [`${HEADER}\n,Mug,,,,1.00,`, '2 Product Handle: A value is needed'],
    [`${HEADER}\nMy Mug,Mug,,,,1.00,`, '2 Product Handle: "My Mug" cannot be part of an address'],
    [`${HEADER}\nmug,,,,,1.00,`, '2 Product Name: A value is needed'],
    [`${HEADER}\nmug,Mug,,,,,`, '2 Variant Price: A value is needed'],
    [`${HEADER}\nmug,Mug,,,,12.345,`, '2 Variant Price: "12.345" is no amount of EUR'],
    [`${HEADER}\nmug,Mug,,,,"12,50",`, '2 Variant Price: "12,50" is no amount of EUR'],
    [`${HEADER}\nmug,Mug,,,,$12,`, '2 Variant Price: "$12" is no amount'],
    [`${HEADER},Product ID\nmug,Mug,,,,1.00,,a b`, '2 Product ID: "a b" is no id'],
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
      '2 Subscription Frequency: "0" is no whole number from 1',
    ],
    [`${HEADER}\nmug,Mug,,,,-1.00,`, '2 Variant Price: A price cannot be below zero'],
    [`${HEADER}\nmug,Mug,,,,99999999999.00,`, '2 Variant Price: "99999999999.00" is too large'],
    [`${HEADER}\nmug,Mug,,,,1.00,many`, '2 Variant Inventory: "many" is no number of pieces'],
    [`${HEADER}\nmug,Mug,,,,1.00,-1`, '2 Variant Inventory: "-1" is no number of pieces'],
    [`${HEADER}\nmug,Mug,,,,1.00,1.5`, '2 Variant Inventory: "1.5" is no number of pieces'],
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
    [`${HEADER},Variant Weight\nmug,Mug,,,,1.00,,heavy`, '2 Variant Weight: "heavy" is no measure'],
    [`${HEADER},Weight\nmug,Mug,,,,1.00,,heavy`, '2 Weight: "heavy" is no number'],
  ])('%j is refused: %s', (text, problem) => {
    expect(problemsOf(text)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]))
  })

  it('is refused with every problem at once, in the order of its lines', () => {
    const result = parsed('a,A,,,,x,', 'b,,,,,1.00,y', ',C,,,,1.00,')
    if (result.ok) throw new Error('the file was taken')
    expect(result.failure.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Variant Price'],
      [3, 'Product Name'],
      [3, 'Variant Inventory'],
      [4, 'Product Handle'],
    ])
  })

  it('names the right line after a value that spans lines', () => {
    expect(problemsOf('Product Handle,Product Name,Variant Price\na,"A\nB",1.00\nb,B,x')).toEqual([
      expect.stringMatching(/^4 Variant Price/),
    ])
  })
})

describe('an import', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  let sites = 0
  const newSite = () => {
    sites += 1
    const siteId = `import-${sites}`
    const bringWith = async (allowsWithdrawals: boolean, ...lines: readonly string[]) => {
      const options = { sql, siteId, settings, allowsWithdrawals }
      const result = await importCatalogue(options, [HEADER, ...lines].join('\n'))
      return result.ok ? result.value : result.failure
    }
    const bring = (...lines: readonly string[]) => bringWith(false, ...lines)
    const stock = async () => {
      const { rows } = await sql.query(
        'SELECT code, quantity, withdrawn FROM sku WHERE site_id = $1 ORDER BY code',
        [siteId],
      )
      return rows.filter((row) => row['withdrawn'] === false).map((row) => [row['code'], row['quantity']])
    }
    const sell = (code: string, count: number) =>
      sql.query('UPDATE sku SET quantity = quantity - $3 WHERE site_id = $1 AND code = $2', [
        siteId,
        code,
        count,
      ])
    const dump = async () =>
      JSON.stringify([
        (await sql.query('SELECT * FROM product WHERE site_id = $1 ORDER BY id', [siteId])).rows,
        (await sql.query('SELECT * FROM sku WHERE site_id = $1 ORDER BY id', [siteId])).rows,
      ])
    return { siteId, bring, bringWith, stock, sell, dump }
  }

  it('of the same file again changes nothing, also after pieces were sold', async () => {
    const { bring, stock, sell, dump } = newSite()
    const lines = ['mug,Mug,Colour,Blue,B,1.00,10', 'mug,Mug,Colour,Red,R,1.00,', 'tea,Tea,,,T,1.00,5']
    expect(await bring(...lines)).toEqual({ created: 2, updated: 0, unchanged: 0, withdrawn: 0, skus: 3 })
    await sell('B', 3)
    const before = await dump()
    expect(await bring(...lines)).toEqual({ created: 0, updated: 0, unchanged: 2, withdrawn: 0, skus: 3 })
    expect(await dump()).toBe(before)
    expect(await stock()).toEqual([
      ['B', 7],
      ['R', null],
      ['T', 5],
    ])
  })

  it('keeps what was sold while anything but the stock changes, and takes a changed number as a count', async () => {
    const { bring, stock, sell } = newSite()
    await bring('mug,Mug,,,M,1.00,10')
    await sell('M', 4)
    expect(await bring('mug,Better mug,,,M,2.00,10')).toMatchObject({ updated: 1 })
    expect(await stock()).toEqual([['M', 6]])
    await bring('mug,Better mug,,,M,2.00,20')
    expect(await stock()).toEqual([['M', 20]])
    await bring('mug,Better mug,,,M,2.00,')
    expect(await stock()).toEqual([['M', null]])
  })

  it('knows a variant by its code when its option was renamed', async () => {
    const { bring, stock, sell } = newSite()
    await bring('mug,Mug,Colour,Blue,M,1.00,10')
    await sell('M', 4)
    await bring('mug,Mug,Colour,Navy,M,1.00,10')
    expect(await stock()).toEqual([['M', 6]])
  })

  it('withdraws what the file no longer names, and brings it back with its stock', async () => {
    const { bring, bringWith, stock, sell, siteId } = newSite()
    await bring('mug,Mug,,,M,1.00,10', 'tea,Tea,,,T,1.00,5')
    await sell('T', 2)
    expect(await bringWith(true, 'mug,Mug,,,M,1.00,10')).toMatchObject({ withdrawn: 1, unchanged: 1 })
    expect((await listProducts({ sql, siteId, settings })).map(({ slug }) => slug)).toEqual(['mug'])
    await bring('tea,Tea,,,T,1.00,5', 'mug,Mug,,,M,1.00,10')
    expect(await stock()).toEqual([
      ['M', 10],
      ['T', 3],
    ])
    expect((await listProducts({ sql, siteId, settings })).map(({ slug }) => slug)).toEqual(['tea', 'mug'])
  })

  it('of a file that was cut off or emptied changes nothing, and says how many products would go', async () => {
    const { bring, bringWith, dump } = newSite()
    const lines = Array.from({ length: 10 }, (_, index) => `item-${index},Item ${index},,,I${index},1.00,1`)
    await bring(...lines)
    const before = await dump()
    expect(await bring()).toEqual({ tag: 'withdrawals', withdrawn: 10, known: 10 })
    expect(await bring(...lines.slice(0, 7))).toEqual({ tag: 'withdrawals', withdrawn: 3, known: 10 })
    expect(await dump()).toBe(before)
    expect(await bring(...lines.slice(0, 8))).toMatchObject({ withdrawn: 2, unchanged: 8 })
    expect(await bringWith(true)).toMatchObject({ withdrawn: 8, skus: 0 })
    expect(await bring()).toMatchObject({ withdrawn: 0 })
  })

  it('with one bad line imports nothing', async () => {
    const { bring, dump } = newSite()
    await bring('mug,Mug,,,M,1.00,10')
    const before = await dump()
    expect(await bring('mug,Changed,,,M,1.00,10', 'tea,Tea,,,T,bad,5')).toMatchObject({ tag: 'invalid' })
    expect(await dump()).toBe(before)
  })

  it('leaves other sites of the same database alone', async () => {
    const [one, two] = [newSite(), newSite()]
    await one.bring('mug,Mug,,,M,1.00,10')
    await two.bring('mug,Mug,,,M,9.00,1')
    expect(await one.stock()).toEqual([['M', 10]])
    const [product] = await listProducts({ sql, siteId: one.siteId, settings })
    expect(product?.skus[0]?.price.amount).toBe(100)
  })

  it('takes a large file in one go', async () => {
    const { bring } = newSite()
    const lines = Array.from({ length: 1500 }, (_, index) => `item-${index},Item ${index},,,I${index},1.00,1`)
    expect(await bring(...lines)).toMatchObject({ created: 1500, skus: 1500 })
    expect(await bring(...lines)).toMatchObject({ unchanged: 1500 })
  }, 30_000)
})
