import { describe, expect, it } from '@jest/globals'
import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import { CONTRACT_SETTINGS } from '../../../../../contracts/backend/contract-shop.js'
import { createStoreFixture, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { expectOnceBelow, processorMsOf } from '../../../../../support/processes/processor-time.js'

const LINES = 500

describe('a cart in the store', () => {
  it('holds 500 lines and refuses one more, changing nothing', async () => {
    const sql = await openTestMemory()
    const siteId = 'long'
    const store = await createStoreFixture(sql, { siteId })
    const catalogue = [
      'Product Handle,Product Name,Variant Price',
      ...Array.from({ length: LINES + 1 }, (_, index) => `thing-${index},Thing ${index},0.10`),
    ].join('\n')
    const settings = settingsOf(CONTRACT_SETTINGS)
    const options = { sql, siteId, settings, allowsWithdrawals: true }
    expect(await importCatalogue(options, catalogue)).toMatchObject({ ok: true })
    const { commerce } = store.backend.open(store.newVisitor())
    const add = (index: number, key = `${index}`) =>
      commerce.addToCart({ skuId: skuIdOf(`thing-${index}`, []), count: 1, buyNow: false, key })
    // Parallel additions share a transaction; one after the other, each would load all earlier lines.
    const added = await Promise.all(Array.from({ length: LINES }, (_, index) => add(index)))
    expect(added.filter(({ ok }) => !ok)).toEqual([])
    expect(await add(LINES)).toMatchObject({ ok: false, failure: { code: 'CartFull' } })
    expect(await add(7, 'again')).toMatchObject({ ok: true, value: { itemCount: 2 } })
    // The work of this process and its database, without other programs of the machine.
    await expectOnceBelow(2000, () => processorMsOf(() => commerce.readCart()))
    expect(await commerce.readCart()).toMatchObject({ ok: true, value: { order: { itemCount: LINES + 1 } } })
    await store.close()
  }, 120_000)
})
