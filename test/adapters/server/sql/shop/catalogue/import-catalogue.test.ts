import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import {
  createSqlProductDesk,
  createSqlStockDesk,
} from '../../../../../../adapters/server/sql/owner/index.js'
import { importCatalogue, listProducts, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import type { ProductEdit } from '../../../../../../core/use-cases/shop/catalogue/decide-product-edit.js'
import type { StockOrder } from '../../../../../../core/ports/owner/stock-desk.port.js'
import { TERMINAL } from '../../../../../../core/use-cases/owner/audit.js'
import { editProduct } from '../../../../../../core/use-cases/shop/catalogue/edit-product.js'
import type { ProductCommand } from '../../../../../../core/use-cases/shop/catalogue/edit-product.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { settings, HEADER } from './catalogue.fixture.js'

describe('an import', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  let entries = 0
  const enter = (siteId: string, order: StockOrder) =>
    createSqlStockDesk({ sql, siteId, commit: commitChanges(sql) }).enter('M', order, {
      ...TERMINAL,
      id: `entry-${(entries += 1)}`,
      atMs: 1,
      operation: 'deliverStock',
      subject: 'M',
      detail: '',
    })

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
    const list = () => listProducts({ sql, siteId, currency: settings.currency })
    return { siteId, bring, bringWith, stock, sell, dump, list }
  }

  it('of the same file again changes nothing, also after pieces were sold', async () => {
    const { bring, stock, sell, dump } = newSite()
    const lines = ['mug,Mug,Colour,Blue,B,1.00,10', 'mug,Mug,Colour,Red,R,1.00,', 'tea,Tea,,,T,1.00,5']
    // The settings give types to fields that these tables do not have.
    const mistaken = ['weight', 'handmade'].map((column) => ({ column, meant: null, isTyped: true }))
    const report = { updated: 0, withdrawn: 0, skus: 3, mistaken }
    expect(await bring(...lines)).toEqual({ ...report, created: 2, unchanged: 0 })
    await sell('B', 3)
    const before = await dump()
    expect(await bring(...lines)).toEqual({ ...report, created: 0, unchanged: 2 })
    expect(await dump()).toBe(before)
    expect(await stock()).toEqual([
      ['B', 7],
      ['R', null],
      ['T', 5],
    ])
  })

  it('keeps sold pieces while other columns change, and treats a changed number as a count', async () => {
    const { bring, stock, sell } = newSite()
    await bring('mug,Mug,,,M,1.00,10')
    await sell('M', 4)
    expect(await bring('mug,Better mug,,,M,2.00,10')).toMatchObject({
      updated: 1,
      keptStock: [{ name: 'M', left: 6, listed: 10 }],
    })
    expect(await stock()).toEqual([['M', 6]])
    await bring('mug,Better mug,,,M,2.00,20')
    expect(await stock()).toEqual([['M', 20]])
    await bring('mug,Better mug,,,M,2.00,')
    expect(await stock()).toEqual([['M', null]])
  })

  const edited = async (siteId: string, product: string, edit: ProductEdit) => {
    const products = createSqlProductDesk({ sql, siteId, commit: commitChanges(sql) })
    const entryOf: ProductCommand['entryOf'] = (what) => ({
      id: `${Math.random()}`,
      atMs: 1,
      ...TERMINAL,
      ...what,
    })
    const done = await editProduct(products, { product, entryOf }, edit)
    if (!done.ok) throw new Error(done.failure.message)
    return done.value
  }

  it('keeps fields edited in the shop, lists them, and resets them to the file on request', async () => {
    const { siteId, bring, bringWith, list } = newSite()
    const names = async () =>
      (await list()).map(({ name, skus }) => [name, ...skus.map(({ price }) => price.amount)])
    await bring('mug,Mug,,,M,1.00,10', 'tea,Tea,,,T,1.00,5')
    await edited(siteId, 'mug', { name: 'Cup', variants: [{ variant: 'M', priceMinor: 150 }] })
    await edited(siteId, 'T', { isVisible: false })
    expect(await names()).toEqual([['Cup', 150]])
    const kept = [
      { name: 'mug', field: 'name', inShop: 'Cup', inFile: 'Best mug' },
      { name: 'M', field: 'price', inShop: '1.50', inFile: '3.00' },
      { name: 'tea', field: 'visibility', inShop: 'hidden', inFile: 'for sale' },
    ]
    const lines = ['mug,Best mug,,,M,3.00,10', 'tea,Tea,,,T,1.00,5']
    for (const counts of [
      { updated: 1, unchanged: 1 },
      { updated: 0, unchanged: 2 },
    ]) {
      const report = await bring(...lines)
      expect(report).toMatchObject({ created: 0, withdrawn: 0, ...counts, keptEdits: kept })
      expect(await names()).toEqual([['Cup', 150]])
    }
    const follow = { follow: ['name'], variants: [{ variant: 'M', follow: ['price'] }] } as const
    expect((await edited(siteId, 'mug', follow)).summary).toContain('follows the file')
    expect(await names()).toEqual([['Best mug', 300]])
    await bringWith(true, lines[0]!)
    expect(await bring(...lines)).toMatchObject({ created: 1 })
    expect(await names()).toEqual([['Best mug', 300]])
    await edited(siteId, 'tea', { isVisible: true })
    expect(await bring(...lines)).not.toHaveProperty('keptEdits')
    expect(await names()).toEqual([
      ['Best mug', 300],
      ['Tea', 100],
    ])
    const { rows } = await sql.query('SELECT detail FROM owner_audit WHERE site_id = $1', [siteId])
    expect(rows).toHaveLength(4)
  })

  it('keeps an edit that is made while it writes, also of a variant that gets another id', async () => {
    const { siteId, bring, list } = newSite()
    const lines = (price: string) =>
      Array.from({ length: 120 }, (_, at) => `p${at},P${at},,,C${at},${price},1`)
    await bring(...lines('1.00'))
    const edits: Promise<unknown>[] = []
    const text = [HEADER, ...lines('2.00')].join('\n')
    const onProgress = ({ done }: { readonly done: number }) => {
      for (const code of done === 0 ? ['C3', 'C110'] : ['C50'])
        edits.push(edited(siteId, code, { variants: [{ variant: code, priceMinor: 777 }] }))
    }
    expect(await importCatalogue({ sql, siteId, settings, onProgress }, text)).toMatchObject({ ok: true })
    await Promise.all(edits)
    await bring(...lines('3.00').map((line) => line.replace(',,,C3,', ',Size,Large,C3,')))
    const prices = (await list()).flatMap(({ skus }) =>
      skus.map(({ code, price }) => [code, price.amount] as const),
    )
    expect(prices.filter(([, price]) => price !== 300)).toEqual([
      ['C3', 777],
      ['C50', 777],
      ['C110', 777],
    ])
  })

  it("reports no stock that equals the file's", async () => {
    const { bring } = newSite()
    await bring('mug,Mug,,,M,1.00,10')
    expect(await bring('mug,Better mug,,,M,2.00,10')).not.toHaveProperty('keptStock')
  })

  it.each(['10', '15', ''])(
    'keeps a delivery when the same file with %j pieces comes again',
    async (listed) => {
      const { bring, stock, sell, siteId } = newSite()
      await bring('mug,Mug,,,M,1.00,10')
      await bring(`mug,Mug,,,M,1.00,${listed}`)
      await enter(siteId, { tag: 'set', pieces: 4 })
      await sell('M', 1)
      await enter(siteId, { tag: 'add', pieces: 7 })
      await bring(`mug,Better mug,,,M,2.00,${listed}`)
      expect(await stock()).toEqual([['M', 10]])
    },
  )

  it('loses neither deliveries nor sales that come at the same time', async () => {
    const { bring, stock, sell, siteId } = newSite()
    await bring('mug,Mug,,,M,1.00,50')
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? enter(siteId, { tag: 'add', pieces: 3 }) : sell('M', 1),
      ),
    )
    expect(await stock()).toEqual([['M', 50 + 20 * 3 - 20]])
  })

  it('recognises a variant by its code when its option was renamed', async () => {
    const { bring, stock, sell } = newSite()
    await bring('mug,Mug,Colour,Blue,M,1.00,10')
    await sell('M', 4)
    await bring('mug,Mug,Colour,Navy,M,1.00,10')
    expect(await stock()).toEqual([['M', 6]])
  })

  it('gives a new variant no data of one that the file still names by its id', async () => {
    const { siteId, bring, stock, sell } = newSite()
    await bring('mug,Mug,Colour,Blue,M,1.00,10')
    await sell('M', 4)
    const lines = [
      `${HEADER},Variant ID`,
      `mug,Mug,Colour,Navy,N,1.00,10,${skuIdOf('mug', ['Blue'])}`,
      'mug,Mug,Colour,Blue,M,1.00,10,another',
    ]
    await importCatalogue({ sql, siteId, settings, allowsWithdrawals: false }, lines.join('\n'))
    expect(await stock()).toEqual([
      ['M', 10],
      ['N', 6],
    ])
  })

  it('withdraws products that are no longer in the file, and restores them with their stock', async () => {
    const { bring, bringWith, stock, sell, list } = newSite()
    await bring('mug,Mug,,,M,1.00,10', 'tea,Tea,,,T,1.00,5')
    await sell('T', 2)
    expect(await bringWith(true, 'mug,Mug,,,M,1.00,10')).toMatchObject({ withdrawn: 1, unchanged: 1 })
    expect((await list()).map(({ slug }) => slug)).toEqual(['mug'])
    await bring('tea,Tea,,,T,1.00,5', 'mug,Mug,,,M,1.00,10')
    expect(await stock()).toEqual([
      ['M', 10],
      ['T', 3],
    ])
    expect((await list()).map(({ slug }) => slug)).toEqual(['tea', 'mug'])
  })

  it('of a file that was cut off or emptied changes nothing, and reports the number of missing products', async () => {
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

  it('withdraws all marked products, and one product of a few', async () => {
    const { bring, siteId } = newSite()
    const lines = ['mug', 'tea', 'cup'].map((slug) => `${slug},${slug},,,${slug},1.00,1`)
    const bringMarked = async (...marks: readonly string[]) => {
      const marked = lines.map((line, at) => `${line},${marks[at] ?? ''}`)
      const result = await importCatalogue(
        { sql, siteId, settings },
        [`${HEADER},Archived`, ...marked].join('\n'),
      )
      return result.ok ? result.value : result.failure
    }
    await bringMarked()
    expect(await bring(...lines.slice(0, 2))).toMatchObject({ withdrawn: 1, unchanged: 2 })
    expect(await bringMarked()).toMatchObject({ withdrawn: 0 })
    expect(await bring(...lines.slice(0, 1))).toEqual({ tag: 'withdrawals', withdrawn: 2, known: 3 })
    expect(await bringMarked('', 'true', 'true')).toMatchObject({ withdrawn: 2, unchanged: 1 })
  })

  it('with one bad line imports nothing', async () => {
    const { bring, dump } = newSite()
    await bring('mug,Mug,,,M,1.00,10')
    const before = await dump()
    expect(await bring('mug,Changed,,,M,1.00,10', 'tea,Tea,,,T,bad,5')).toMatchObject({ tag: 'invalid' })
    expect(await dump()).toBe(before)
  })

  it('changes no other site of the same database', async () => {
    const [one, two] = [newSite(), newSite()]
    await one.bring('mug,Mug,,,M,1.00,10')
    await two.bring('mug,Mug,,,M,9.00,1')
    expect(await one.stock()).toEqual([['M', 10]])
    const [product] = await one.list()
    expect(product?.skus[0]?.price.amount).toBe(100)
  })

  it('takes a large file in one go', async () => {
    const { bring } = newSite()
    const lines = Array.from({ length: 1500 }, (_, index) => `item-${index},Item ${index},,,I${index},1.00,1`)
    expect(await bring(...lines)).toMatchObject({ created: 1500, skus: 1500 })
    expect(await bring(...lines)).toMatchObject({ unchanged: 1500 })
  }, 30_000)
})
