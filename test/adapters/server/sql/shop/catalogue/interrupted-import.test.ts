import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SqlError } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { importCatalogue } from '../../../../../../adapters/server/sql/shop/index.js'
import type { ImportOptions } from '../../../../../../adapters/server/sql/shop/index.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { settings } from './catalogue.fixture.js'

const HEADER =
  'Product ID,Product Handle,Product Name,Option 1 Name,Option 1 Value,Variant Sku,Variant Price,Variant Inventory'
const COUNT = 150

/** A product with two variants; its name and its prices identify the file it is from. */
const product = (file: string, id: string, handle: string, code: string): readonly string[] =>
  ['Small', 'Large'].map((size) => `${id},${handle},${file},Size,${size},${code}-${size},${file},10`)

const mugs = (file: string, from = 0): readonly string[] =>
  Array.from({ length: COUNT }, (_, index) => from + index).flatMap((n) =>
    product(file, '', `mug-${n}`, `M${n}`),
  )

/** A database that calls `before` with the number of each transaction before it begins. */
const between = (sql: Sql, before: (transaction: number) => unknown): Sql => {
  let count = 0
  return {
    ...sql,
    tx: async (work, options) => {
      count += 1
      await before(count)
      return sql.tx(work, options)
    },
  }
}

const diskFull = new SqlError('53100', 'no space left on device')

let sites = 0
function newShop(sql: Sql) {
  sites += 1
  const siteId = `shop-${sites}`
  const bring = async (
    lines: readonly string[],
    options: Partial<Pick<ImportOptions, 'sql' | 'onProgress' | 'signal' | 'allowsWithdrawals'>> = {},
  ) => {
    const result = await importCatalogue({ sql, siteId, settings, ...options }, [HEADER, ...lines].join('\n'))
    return result.ok ? result.value : result.failure
  }
  /** Products on sale: the handle, and the name and the price, which identify the file they are from. */
  const forSale = async () => {
    const { rows } = await sql.query(
      `SELECT slug, name, code, price_minor, quantity FROM sku
        JOIN product ON product.site_id = sku.site_id AND product.id = sku.product_id
        WHERE sku.site_id = $1 AND NOT sku.withdrawn AND NOT product.withdrawn ORDER BY slug, code`,
      [siteId],
    )
    return rows.map((row) => ({
      slug: String(row['slug']),
      code: String(row['code']),
      name: Number(row['name']),
      price: Number(row['price_minor']) / 100,
      quantity: Number(row['quantity']),
    }))
  }
  const sell = (code: string, count: number) =>
    sql.query('UPDATE sku SET quantity = quantity - $3 WHERE site_id = $1 AND code = $2', [
      siteId,
      code,
      count,
    ])
  return { bring, forSale, sell }
}

describe.each(DATABASES)('an import on %s', (_name, open) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await open()
  }, 60_000)
  afterAll(() => sql.close())

  it('that is interrupted anywhere leaves complete products, and is finished by the next one', async () => {
    const left: number[] = []
    for (let cut = 1; left.at(-1) !== 0; cut += 1) {
      const { bring, forSale, sell } = newShop(sql)
      await bring(mugs('1'))
      await sell('M0-Small', 3)
      const full = between(sql, (transaction) => {
        if (transaction === cut) throw diskFull
      })
      const result = await bring(mugs('2', 20), { sql: full })
      if ('tag' in result) expect(result).toMatchObject({ tag: 'database', message: diskFull.message })
      // Before the first transaction the number of rows to write is unknown.
      if (cut > 1) left.push('done' in result ? result.total - result.done : 0)
      const half = await forSale()
      for (const { name, price } of half) expect(price).toBe(name)
      for (let n = 20; n < COUNT; n += 1)
        expect(half.filter(({ slug }) => slug === `mug-${n}`)).toHaveLength(2)
      await bring(mugs('2', 20))
      const whole = await forSale()
      expect(whole.map(({ name }) => name)).toEqual(Array(2 * COUNT).fill(2))
      expect(new Set(whole.map(({ slug }) => slug))).toEqual(
        new Set(Array.from({ length: COUNT }, (_, index) => `mug-${20 + index}`)),
      )
      expect(await bring(mugs('2', 20))).toMatchObject({ unchanged: COUNT, withdrawn: 0 })
    }
    expect(left.length).toBeGreaterThan(4)
    expect(left).toEqual([...new Set(left)].sort((one, other) => other - one))
  }, 120_000)

  it('keeps sales that happen before it writes, also of a variant with a new id', async () => {
    const { bring, forSale, sell } = newShop(sql)
    await bring(mugs('1'))
    const busy = between(sql, (transaction) =>
      transaction === 2 ? Promise.all([sell('M7-Small', 4), sell('M7-Large', 1)]) : undefined,
    )
    const renamed = mugs('2').map((line) => line.replace('Size,Small', 'Size,Little'))
    expect(await bring(renamed, { sql: busy })).toMatchObject({ updated: COUNT })
    const left = (await forSale()).filter(({ slug }) => slug === 'mug-7')
    expect(left.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['M7-Large', 9],
      ['M7-Small', 6],
    ])
  })

  it('stops when another one begins, whose file then applies completely', async () => {
    const { bring, forSale } = newShop(sql)
    await bring(mugs('1'))
    const interrupted = between(sql, async (transaction) => {
      if (transaction === 4) expect(await bring(mugs('3'))).toMatchObject({ updated: COUNT })
    })
    const result = await bring(mugs('2'), { sql: interrupted })
    expect(result).toMatchObject({ tag: 'superseded', total: COUNT })
    expect(new Set((await forSale()).map(({ name, price }) => `${name} ${price}`))).toEqual(new Set(['3 3']))
  })

  it('compares again after another import wrote meanwhile', async () => {
    const { bring, forSale } = newShop(sql)
    await bring(mugs('1'))
    const late = between(sql, async (transaction) => {
      if (transaction === 1) await bring(mugs('3'))
    })
    expect(await bring(mugs('1').slice(0, -2).concat(mugs('2').slice(-2)), { sql: late })).toMatchObject({
      updated: COUNT,
    })
    expect((await forSale()).filter(({ name }) => name === 3)).toEqual([])
  })

  it('stops another import that has begun, even if it changes nothing itself', async () => {
    const { bring, forSale } = newShop(sql)
    await bring(mugs('1'))
    const waiting = between(sql, async (transaction) => {
      if (transaction === 2) expect(await bring(mugs('1'))).toMatchObject({ unchanged: COUNT })
    })
    expect(await bring(mugs('2'), { sql: waiting })).toMatchObject({ tag: 'superseded', done: 0 })
    expect(new Set((await forSale()).map(({ name }) => name))).toEqual(new Set([1]))
  })

  it('stops on request, reports its progress, and is finished by the next one', async () => {
    const { bring, forSale } = newShop(sql)
    await bring(mugs('1'))
    const stop = new AbortController()
    const told: number[] = []
    const onProgress = ({ done }: { readonly done: number }): void => {
      told.push(done)
      if (told.length === 2) stop.abort()
    }
    expect(await bring(mugs('2'), { onProgress, signal: stop.signal })).toEqual({
      tag: 'stopped',
      done: told[1],
      total: COUNT,
    })
    const changed = (await forSale()).filter(({ name }) => name === 2)
    expect(changed).toHaveLength(2 * (told[1] ?? 0))
    expect(await bring(mugs('2'))).toMatchObject({ updated: COUNT - (told[1] ?? 0) })
  })

  it('asks about withdrawals before it writes anything', async () => {
    const { bring, forSale } = newShop(sql)
    await bring(mugs('1'))
    const before = await forSale()
    const untouched = between(sql, () => {
      throw new Error('something was written')
    })
    const asked = await bring(mugs('2').slice(COUNT), { sql: untouched })
    expect(asked).toEqual({ tag: 'withdrawals', withdrawn: COUNT / 2, known: COUNT })
    expect(await forSale()).toEqual(before)
  })

  it('keeps a product with a new handle for sale once at every moment', async () => {
    const { bring, forSale } = newShop(sql)
    await bring(mugs('1'))
    const seen: number[] = []
    const looked = between(sql, async () => {
      seen.push((await forSale()).filter(({ code }) => code === 'M9-Small').length)
    })
    const lines = mugs('2').map((line) => line.replace(',mug-9,', ',beaker,'))
    expect(await bring(lines, { sql: looked })).toMatchObject({ created: 1, withdrawn: 1 })
    expect(seen.length).toBeGreaterThan(4)
    expect(new Set(seen)).toEqual(new Set([1]))
    expect((await forSale()).filter(({ slug }) => slug === 'beaker')).toHaveLength(2)
  })

  it.each([1, 2, 3])(
    'exchanges addresses of products with all of them for sale at every moment (%i)',
    async (seed) => {
      const { bring, forSale } = newShop(sql)
      const all = Array.from({ length: COUNT }, (_, index) => index)
      /** Each address moves by this number of places, so that the products form as many circles. */
      const moved = (file: string, by: number) =>
        all.flatMap((n) => product(file, `id-${n}`, `mug-${(n + by) % COUNT}`, `M${n}`))
      await bring(moved('1', 0))
      const whole = new Set<number>()
      const looked = between(sql, async () => {
        const slugs = (await forSale()).map(({ slug }) => slug)
        whole.add(all.filter((n) => slugs.filter((slug) => slug === `mug-${n}`).length === 2).length)
      })
      expect(await bring(moved('2', seed), { sql: looked })).toMatchObject({ updated: COUNT, withdrawn: 0 })
      expect(whole).toEqual(new Set([COUNT]))
      const found = new Map((await forSale()).map(({ slug, code }) => [slug, code]))
      for (const n of all) expect(found.get(`mug-${(n + seed) % COUNT}`)).toMatch(`M${n}-`)
    },
  )

  it('links products to each other even if a circle is longer than a batch', async () => {
    const { bring, forSale } = newShop(sql)
    const many = Array.from({ length: 600 }, (_, index) => index)
    const moved = (file: string, by: number) =>
      many.flatMap((n) => product(file, `id-${n}`, `mug-${(n + by) % many.length}`, `M${n}`))
    await bring(moved('1', 0))
    expect(await bring(moved('2', 1))).toMatchObject({ updated: many.length, withdrawn: 0 })
    const found = (await forSale()).map(({ slug, code }) => `${slug} ${code}`)
    expect(found.sort()).toEqual(
      moved('2', 1)
        .map((line) => line.split(','))
        .map((cells) => `${cells[1]} ${cells[5]}`)
        .sort(),
    )
  }, 60_000)

  it('makes the catalogue equal to the file for products that exchange addresses in any order', async () => {
    let state = 7
    const random = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const { bring, forSale } = newShop(sql)
    const file = (name: string): readonly string[] => {
      const handles = Array.from({ length: COUNT }, (_, index) => `mug-${index}`)
      return Array.from({ length: COUNT }, (_, n) => n).flatMap((n) => {
        const [handle = ''] = handles.splice(random(handles.length), 1)
        // Some have the ids of their pages, others those of their handles, and codes move between them.
        return random(6) === 0
          ? []
          : product(name, random(3) === 0 ? '' : `id-${n}`, handle, `M${random(2) === 0 ? n : `${n}x`}`)
      })
    }
    for (let round = 1; round <= 12; round += 1) {
      const lines = file(`${round}`)
      const cut = 1 + random(8)
      const cutOff = between(sql, (transaction) => {
        if (transaction === cut) throw diskFull
      })
      await bring(lines, { sql: cutOff, allowsWithdrawals: true })
      for (const { name, price } of await forSale()) expect(price).toBe(name)
      await bring(lines, { allowsWithdrawals: true })
      const expected = lines.map((line) => {
        const [, slug, name, , , code] = line.split(',')
        return `${slug} ${code} ${name} ${name}`
      })
      const found = (await forSale()).map(({ slug, code, name, price }) => `${slug} ${code} ${name} ${price}`)
      expect(found.sort()).toEqual(expected.sort())
    }
  }, 60_000)
})
