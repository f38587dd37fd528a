import { expect, it } from '@jest/globals'
import { NO_SITE_ENVIRONMENT } from '../../../adapters/server/routes/served-backend.js'
import { createRuntime } from '../../../composition/headless/index.js'
import { productSlug } from '../../../core/catalog/index.js'
import { sessionId, visitorId } from '../../../core/ports/visitor.port.js'
import { CONTRACT_CATALOGUE, CONTRACT_SETTINGS } from '../../contracts/backend/contract-shop.js'
import { newKey } from '../../contracts/backend/shopper.js'
import { createFakeProcessor, FAKE_CARDS } from '../../fakes/payment-processor.fake.js'
import { writeMemberInSession } from '../../support/accounts/member-rows.js'
import { settingsOf } from '../../support/shop/store-fixture.js'
import { valueOf } from '../../support/value-of.js'

const SESSION = sessionId('ada'.padEnd(32, '0'))

it('an order that its member gives up too late is mailed like every other', async () => {
  const processor = createFakeProcessor()
  let announced = 0
  const { backend, sql, siteId, ...shop } = valueOf(
    await createRuntime({
      settings: settingsOf(CONTRACT_SETTINGS),
      processors: [processor],
      siteEnvironment: { ...NO_SITE_ENVIRONMENT, mailsOrders: true, onMail: () => (announced += 1) },
    }),
  )
  try {
    valueOf(await shop.importCatalogue(CONTRACT_CATALOGUE))
    await writeMemberInSession({ sql, siteId }, 'ada@example.com', SESSION)
    const { commerce, profile } = backend.open({ id: visitorId('ada'), session: SESSION })
    const { product } = valueOf(await commerce.readProduct({ slug: productSlug('box') }))
    const [{ id: skuId }] = product.skus as [(typeof product.skus)[number]]
    await sql.query(`UPDATE sku SET billing = 'subscription', plan = $3 WHERE site_id = $1 AND id = $2`, [
      siteId,
      skuId,
      JSON.stringify({ interval: 'month', frequency: 1, trialDays: null }),
    ])
    valueOf(await commerce.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
    valueOf(await commerce.updateIdentity('ada@example.com'))
    valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.challenged }))
    const submitted = valueOf(await commerce.submitOrder({ key: newKey() }))
    if (submitted.tag === 'action-required') processor.passChallenge(submitted.action.data)
    const [waiting] = valueOf(await profile!.readSubscriptions())
    await profile!.cancelSubscription(waiting?.id ?? '')
    const [begun] = valueOf(await profile!.readSubscriptions())
    expect([waiting?.status, begun?.status]).toEqual(['incomplete', 'active'])
    const { rows } = await sql.query(`SELECT kind FROM mail WHERE site_id = $1`, [siteId])
    expect(rows.length).toBeGreaterThan(0)
    expect(announced).toBeGreaterThan(0)
  } finally {
    await shop.close()
  }
})

it('a refused renewal is mailed by the job that charged it', async () => {
  const { backend, sql, siteId, ...shop } = valueOf(
    await createRuntime({ settings: settingsOf(CONTRACT_SETTINGS), processors: [createFakeProcessor()] }),
  )
  try {
    valueOf(await shop.importCatalogue(CONTRACT_CATALOGUE))
    await writeMemberInSession({ sql, siteId }, 'ada@example.com', SESSION)
    const { commerce } = backend.open({ id: visitorId('ada'), session: SESSION })
    const { product } = valueOf(await commerce.readProduct({ slug: productSlug('box') }))
    const [{ id: skuId }] = product.skus as [(typeof product.skus)[number]]
    await sql.query(`UPDATE sku SET billing = 'subscription', plan = $3 WHERE site_id = $1 AND id = $2`, [
      siteId,
      skuId,
      JSON.stringify({ interval: 'month', frequency: 1, trialDays: null }),
    ])
    valueOf(await commerce.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
    valueOf(await commerce.updateIdentity('ada@example.com'))
    valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.declinedLater }))
    valueOf(await commerce.submitOrder({ key: newKey() }))
    await sql.query(`UPDATE subscription SET due_on = 1, period_end = 1 WHERE site_id = $1`, [siteId])
    await backend.jobs?.find(({ name }) => name === 'renewals')?.work()
    const { rows } = await sql.query(`SELECT kind FROM mail WHERE site_id = $1`, [siteId])
    expect(rows).toContainEqual({ kind: 'paymentFailed' })
  } finally {
    await shop.close()
  }
})
