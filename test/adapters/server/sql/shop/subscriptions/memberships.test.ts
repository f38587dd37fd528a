import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProductId } from '../../../../../../core/catalog/index.js'
import { sessionId, visitorId } from '../../../../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import type { BackendFixture } from '../../../../../contracts/backend/backend-fixture.js'
import { createStoreFixture } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { valueOf } from '../../../../../support/value-of.js'
import { clientOf, serveShop } from '../../../../graphql/support/site.js'
import type { TestSite } from '../../../../graphql/support/site.js'

describe('memberships of the store', () => {
  const asked: { readonly visitor: Visitor; readonly products: readonly ProductId[] }[] = []
  let fixture: BackendFixture
  let site: TestSite
  beforeAll(async () => {
    fixture = await createStoreFixture(await openTemporaryPostgres(), {
      memberships: {
        read: async (visitor, products) => {
          asked.push({ visitor, products })
          return products.map((productId) => ({ productId, orderId: 'earlier', active: true }))
        },
      },
    })
    site = await serveShop(fixture.backend)
  }, 60_000)
  afterAll(async () => {
    await site.close()
    await fixture.close()
  })

  const member = { id: visitorId('ab'.repeat(16)), session: sessionId('s') }

  it('are those of the visitor and the session that the back end was opened for', async () => {
    const { mug } = fixture.shop
    const { commerce } = fixture.backend.open(member)
    asked.length = 0
    const reading = valueOf(await commerce.readProduct({ id: mug.id }))
    expect(reading.memberships).toEqual([{ productId: mug.id, orderId: 'earlier', active: true }])
    expect(asked).toEqual([{ visitor: member, products: [mug.id] }])
  })

  it('are requested once for a list, and each is shown beside its product', async () => {
    asked.length = 0
    const readings = valueOf(
      await fixture.backend.open(member).commerce.listProducts({ category: null, limit: 100 }),
    )
    expect(asked).toHaveLength(1)
    for (const { product, memberships } of readings)
      expect(memberships.map(({ productId }) => productId)).toEqual([product.id])
  })

  it('are requested once for a hundred products over HTTP', async () => {
    const products = Array.from({ length: 100 }, (_, n) => `product-${n}` as ProductId)
    const { accounts } = clientOf(site.url).open({ id: visitorId('') })
    asked.length = 0
    expect(valueOf(await accounts.readMemberships(products))).toHaveLength(100)
    expect(asked).toMatchObject([{ products }])
  })

  it('are declared by the back end', async () => {
    const { shop } = valueOf(await fixture.backend.open(member).commerce.readCart())
    expect(shop.capabilities.memberships).toBe(true)
  })
})
