import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  importCatalogue,
  listProducts,
  parseCatalogue,
  productIdOf,
  skuIdOf,
} from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { productId, skuId } from '../../../../../../core/catalog/index.js'
import { CONTRACT_SETTINGS } from '../../../../../contracts/backend/contract-shop.js'
import { createStoreFixture, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'

const settings = settingsOf(CONTRACT_SETTINGS)

const PLAIN =
  'Product Handle,Product Name,Option 1 Name,Option 1 Value,Variant Sku,Variant Price,Variant Inventory'
const WITH_IDS = `${PLAIN},Product ID,Variant ID,Option 1 ID,Option 1 Value ID`

const CUPS = {
  plain: ['cup,Cup,Colour,Blue,B,12.00,5', 'cup,Cup,Colour,Red,,12.00,7'],
  withIds: [
    'cup,Cup,Colour,Blue,B,12.00,5,64a0c0ffee,64a0b10e,e7d1,01ab',
    'cup,Cup,Colour,Red,,12.00,7,,64a0ed00,,02cd',
  ],
}

const read = async (...lines: readonly string[]) => {
  const parsed = await parseCatalogue(lines.join('\n'), settings)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure))
  return parsed.value
}

describe('a catalogue with the ids of published pages', () => {
  it('gives products, variants, options and values these ids', async () => {
    const [cup] = await read(WITH_IDS, ...CUPS.withIds)
    expect(cup).toMatchObject({
      id: '64a0c0ffee',
      defaultSkuId: '64a0b10e',
      optionSets: [
        {
          id: 'e7d1',
          values: [
            { id: '01ab', name: 'Blue' },
            { id: '02cd', name: 'Red' },
          ],
        },
      ],
      skus: [
        { id: '64a0b10e', optionValues: { e7d1: '01ab' } },
        { id: '64a0ed00', optionValues: { e7d1: '02cd' } },
      ],
    })
  })

  it('derives missing ids', async () => {
    const [cup, tea] = await read(
      `${PLAIN},Product ID`,
      'cup,Cup,Colour,Blue,,1.00,,',
      'tea,Tea,,,,1.00,,64a0',
    )
    expect([cup?.id, tea?.id]).toEqual([productIdOf('cup'), '64a0'])
  })

  it('refuses a line whose options give the id of another line with a renamed value', async () => {
    const given = skuIdOf('cup', ['Blue'])
    const parsed = await parseCatalogue(
      `${PLAIN},Variant ID\ncup,Cup,Colour,Navy,B,12.00,5,${given}\ncup,Cup,Colour,Blue,,12.00,7,\n`,
      settings,
    )
    expect(parsed).toMatchObject({
      failure: [{ line: 3, column: 'Variant ID', message: expect.stringContaining(`"${given}"`) }],
    })
  })

  it("reads the builder's product table unchanged", async () => {
    const [cup, ...others] = await read(
      'Product ID,Variant ID,Product handle,PRODUCT NAME,Product Type,Product Tax Class,option 1 name,' +
        'Option 1 value,Variant SKU,Variant Price,Variant Compare-At Price,Variant Width,Variant Height,' +
        'Variant Length,Variant Weight,Draft,Archived,Created On,Glaze',
      '64a0,64a1,cup,Cup,Physical,standard-taxable,,,CUP,"€ 1,250.00 EUR",€1300.00,8,9.5,8,0.4,false,' +
        'false,Tue Nov 03 2026,Ash',
      '64b0,64b1,jug,Jug,Physical,standard-taxable,,,JUG,€40.00,,,,,,true,false,Tue Nov 03 2026,Ash',
      '64c0,64c1,pot,Pot,Physical,standard-taxable,,,POT,€50.00,,,,,,false,true,Tue Nov 03 2026,Ash',
    )
    expect(others).toEqual([])
    expect(cup).toMatchObject({ id: '64a0', fields: { glaze: 'Ash' } })
    expect(Object.keys(cup?.fields ?? {})).toEqual(['glaze', 'tax-category'])
    expect(cup?.skus).toMatchObject([
      {
        code: 'CUP',
        price: { amount: 125000 },
        compareAtPrice: { amount: 130000 },
        width: 8,
        height: 9.5,
        length: 8,
        weight: 0.4,
      },
    ])
  })

  it.each(['12,50', '$12.00', '1,2345.00', '€', '12 EUR 5'])('still refuses %j as a price', async (price) => {
    const parsed = await parseCatalogue(
      `Product Handle,Product Name,Variant Price\ncup,Cup,"${price}"`,
      settings,
    )
    expect(parsed.ok).toBe(false)
  })
})

describe('a shop whose catalogue gets the ids of its pages', () => {
  let sql: Sql
  let sites = 0
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  const newShop = () => {
    sites += 1
    const siteId = `ids-${sites}`
    const bring = async (...lines: readonly string[]) => {
      const imported = await importCatalogue({ sql, siteId, settings }, lines.join('\n'))
      if (!imported.ok) throw new Error(JSON.stringify(imported.failure))
      return imported.value
    }
    const list = () => listProducts({ sql, siteId, currency: settings.currency })
    const stock = async () =>
      (await list()).flatMap(({ skus }) =>
        skus.map(({ id, inventory }) => [id, inventory.type === 'finite' ? inventory.quantity : null]),
      )
    return { siteId, bring, list, stock }
  }

  it('keeps sold variants, by code and by options, and has each product once', async () => {
    const { siteId, bring, list, stock } = newShop()
    await bring(PLAIN, ...CUPS.plain)
    await sql.query('UPDATE sku SET quantity = quantity - 2 WHERE site_id = $1', [siteId])
    await bring(WITH_IDS, ...CUPS.withIds)
    expect((await list()).map(({ id, slug }) => [id, slug])).toEqual([['64a0c0ffee', 'cup']])
    expect(await stock()).toEqual([
      ['64a0b10e', 3],
      ['64a0ed00', 5],
    ])
    expect(await bring(WITH_IDS, ...CUPS.withIds)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  })

  it('lets two products exchange addresses', async () => {
    const { bring, list } = newShop()
    const header = 'Product Handle,Product Name,Variant Price,Product ID,Variant ID'
    await bring(header, 'a,One,1.00,id-1,sku-1', 'b,Two,1.00,id-2,sku-2')
    await bring(header, 'b,One,1.00,id-1,sku-1', 'a,Two,1.00,id-2,sku-2')
    expect((await list()).map(({ id, slug }) => [id, slug])).toEqual([
      ['id-1', 'b'],
      ['id-2', 'a'],
    ])
  })
})

describe('subscriptions and memberships', () => {
  it('are listed and added as subscriptions, and placed only with an account', async () => {
    const sql = await openTemporaryPostgres()
    const siteId = 'plans'
    const store = await createStoreFixture(sql, { siteId })
    const imported = await importCatalogue(
      { sql, siteId, settings, allowsWithdrawals: true },
      [
        'Product Handle,Product Name,Product Type,Variant Price,Variant ID,Product ID,Variant Billing,' +
          'Subscription Interval,Subscription Frequency,Subscription Trial Days',
        'box,Box,Service,20.00,box-sku,box-id,subscription,month,3,14',
        'club,Club,Membership,50.00,club-sku,club-id,,,,',
        'mug,Mug,Physical,12.00,mug-sku,mug-id,one-time,,,',
      ].join('\n'),
    )
    expect(imported).toMatchObject({ ok: true })
    const visit = () => store.backend.open(store.newVisitor()).commerce
    const shopper = visit()
    const add = (commerce: typeof shopper, sku: string, key = sku) =>
      commerce.addToCart({ skuId: skuId(sku), count: 1, buyNow: false, key })

    const box = await shopper.readProduct({ id: productId('box-id') })
    expect(box).toMatchObject({ ok: true, value: { product: { skus: [{ billing: 'subscription' }] } } })
    expect(await add(shopper, 'box-sku')).toMatchObject({ ok: true })
    expect(await shopper.readCart()).toMatchObject({
      value: {
        order: {
          items: [{ subscription: { interval: 'month', frequency: 3, trialDays: 14 } }],
          flags: { hasSubscription: true },
        },
      },
    })
    expect(await add(shopper, 'mug-sku')).toMatchObject({ ok: false, failure: { code: 'MixedCartError' } })

    const member = visit()
    expect(await add(member, 'club-sku')).toMatchObject({ ok: true })
    expect(await add(member, 'club-sku', 'again')).toMatchObject({
      ok: false,
      failure: { code: 'OutOfInventory' },
    })
    await member.updateIdentity('ada@example.org')
    const submitted = await member.submitOrder({ key: 'k' })
    expect(submitted).toMatchObject({ ok: false, failure: { code: 'SessionRequired' } })
    await store.close()
  }, 60_000)
})
