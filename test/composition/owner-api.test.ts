import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { orderNumber } from '../../core/shared/index.js'
import { valueOf } from '../support/value-of.js'
import { openBrowser } from './support/member-browser.js'
import { openDesk } from './support/owner-desk.js'
import type { DeskBrowser } from './support/owner-desk.js'
import { placeOrder } from './support/place-order.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

let site: ScratchSite
let running: RunningSite
/** The browser of the first owner. */
let desk: DeskBrowser
const OWNER = { email: 'owner@example.org', password: 'a long word of the owner' }

beforeAll(async () => {
  site = scratchSite()
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
  desk = openDesk(running.server.url)
}, 60_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

const USE_CODE = `mutation ($input: UseCodeInput!) { useCode(input: $input) {
  ... on SignedIn { session { owner { id email role } isFirstRun } } ... on Problem { code message } } }`
const SESSION = '{ session { realm isFirstRun owner { email role } shop { name currency isTestShop } } }'
const ORDER_ANSWER = `__typename ... on Problem { code wayOut message }
  ... on OrderChanged { hasChanged isDryRun refund { state amount { amountMinor } }
    order { id number version payment fulfilment actions events { kind by text } parcels { tracking } } }`

let shoppers = 0
const place = async (count = 1) => {
  shoppers += 1
  const { commerce } = openBrowser(running.server.url)
  const { orderId } = await placeOrder(commerce, { count, email: `shopper${shoppers}@example.org` })
  return { id: orderId, number: orderNumber(orderId) }
}

describe('the first start', () => {
  it('gives access once, by the code of the terminal', async () => {
    const { code = '' } = running.firstOwnerCode ?? {}
    expect(code).toMatch(/^([0-9a-f]{4}-){4}[0-9a-f]{4}$/)
    expect((await desk.ask(SESSION)).data).toEqual({
      session: {
        realm: 'owner',
        isFirstRun: true,
        owner: null,
        shop: { name: 'Scratch', currency: 'EUR', isTestShop: true },
      },
    })
    expect((await desk.ask('{ home { toSend } }')).codes).toEqual(['UNAUTHENTICATED'])
    const wrong = await desk.ask(USE_CODE, { input: { ...OWNER, code: code.replace(/.$/, '') } })
    expect(wrong.data).toMatchObject({ useCode: { code: 'CODE_ENDED' } })
    const weak = await desk.ask(USE_CODE, { input: { ...OWNER, password: 'password', code } })
    expect(weak.data).toMatchObject({ useCode: { code: 'BAD_INPUT' } })

    const first = await desk.ask(USE_CODE, {
      input: { ...OWNER, code: code.toUpperCase().replaceAll('-', ' ') },
    })
    expect(first.data).toMatchObject({
      useCode: { session: { owner: { email: OWNER.email, role: 'OWNER' }, isFirstRun: false } },
    })
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^vitrine-owner=[0-9a-f]{32}; Max-Age=2\d{6}; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const again = await openDesk(running.server.url).ask(USE_CODE, { input: { ...OWNER, code } })
    expect(again.data).toMatchObject({ useCode: { code: 'CODE_ENDED' } })
    expect((await desk.ask(SESSION)).data).toMatchObject({ session: { owner: { role: 'OWNER' } } })
  })
})

describe('orders over the API', () => {
  const FULFIL = `mutation ($input: FulfilOrderInput!) { fulfilOrder(input: $input) { ${ORDER_ANSWER} } }`
  const REFUND = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ${ORDER_ANSWER} } }`

  it('are listed, found and read', async () => {
    const { id, number } = await place(2)
    const found = await desk.ask(
      `query ($search: String) { orders(filter: { search: $search }) { next items {
         id number state payment fulfilment name email itemCount total { amountMinor currency digits } } } }`,
      { search: number.toLowerCase() },
    )
    expect(found).toMatchObject({ codes: [] })
    expect(found.data).toEqual({
      orders: {
        next: null,
        items: [
          {
            id,
            number,
            state: 'PLACED',
            payment: 'PAID',
            fulfilment: 'UNFULFILLED',
            name: 'Anna Berg',
            email: 'shopper1@example.org',
            itemCount: 2,
            total: { amountMinor: 26290, currency: 'EUR', digits: 2 },
          },
        ],
      },
    })
    for (const search of ['SHOPPER1@', 'anna', 'st-1'])
      expect((await desk.ask(`{ orders(filter: { search: "${search}" }) { items { id } } }`)).data).toEqual({
        orders: { items: [{ id }] },
      })
    for (const search of ['%', '_____', "' OR 1=1", '\\\\'])
      expect((await desk.ask(`{ orders(filter: { search: "${search}" }) { items { id } } }`)).data).toEqual({
        orders: { items: [] },
      })
    const read = await desk.ask(
      `query ($id: ID!) { order(id: $id) { version lines { id name options code count toSend price { amountMinor } }
         extras { kind price { amountMinor } } money { provider refundable { amountMinor } card { last4 } }
         shippingAddress { city country } events { kind } actions } }`,
      { id: number },
    )
    expect(read.codes).toEqual([])
    expect(read.data).toMatchObject({
      order: {
        version: 0,
        lines: [{ name: 'Oak stool', code: 'ST-1', count: 2, toSend: 2, price: { amountMinor: 12900 } }],
        money: { provider: 'sandbox', refundable: { amountMinor: 26290 } },
        shippingAddress: { city: 'Jena', country: 'DE' },
        actions: ['FULFIL', 'REFUND', 'CANCEL', 'NOTE'],
      },
    })
  })

  it('are changed once under a key, by the version that was read, in the name of the person', async () => {
    const { id, number } = await place()
    const input = { order: number, version: 0, key: 'send it', tracking: '0034', carrier: 'DHL' }
    const dry = await desk.ask(FULFIL, { input: { ...input, dryRun: true } })
    expect(dry.data).toMatchObject({
      fulfilOrder: { isDryRun: true, hasChanged: false, order: { fulfilment: 'FULFILLED', version: 1 } },
    })
    expect((await desk.ask(`{ order(id: "${id}") { version fulfilment } }`)).data).toEqual({
      order: { version: 0, fulfilment: 'UNFULFILLED' },
    })
    const both = await Promise.all([desk.ask(FULFIL, { input }), desk.ask(FULFIL, { input })])
    expect(both.map(({ data }) => data)).toMatchObject([
      { fulfilOrder: { __typename: 'OrderChanged', order: { version: 1, parcels: [{ tracking: '0034' }] } } },
      { fulfilOrder: { __typename: 'OrderChanged', order: { version: 1, parcels: [{ tracking: '0034' }] } } },
    ])
    expect((await desk.ask(FULFIL, { input })).data).toMatchObject({
      fulfilOrder: {
        hasChanged: false,
        order: { version: 1, events: [{ kind: 'FULFILLED', by: OWNER.email }] },
      },
    })
    expect((await desk.ask(FULFIL, { input: { ...input, tracking: '0099' } })).data).toMatchObject({
      fulfilOrder: { code: 'KEY_TAKEN' },
    })
    expect((await desk.ask(FULFIL, { input: { ...input, key: 'another' } })).data).toMatchObject({
      fulfilOrder: { code: 'CHANGED_MEANWHILE', wayOut: 'REFRESH' },
    })
    const refund = { order: id, version: 1, key: 'give back', amountMinor: 500, reason: 'scratched' }
    expect((await desk.ask(REFUND, { input: { ...refund, whole: true } })).data).toMatchObject({
      refundOrder: { code: 'BAD_INPUT' },
    })
    expect((await desk.ask(REFUND, { input: { ...refund, dryRun: true } })).data).toMatchObject({
      refundOrder: { isDryRun: true, refund: { amount: { amountMinor: 500 } } },
    })
    const refunds = await Promise.all([
      desk.ask(REFUND, { input: refund }),
      desk.ask(REFUND, { input: { ...refund, key: 'by another' } }),
    ])
    const answers = refunds.map(
      ({ data }) => (data as never as { refundOrder: { __typename: string } }).refundOrder,
    )
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['OrderChanged', 'Problem'])
    const audit = await desk.ask(`{ audit(filter: { subject: "${id}" }) { items { by operation detail } } }`)
    expect(audit.data).toEqual({
      audit: {
        items: [
          { by: OWNER.email, operation: 'refundOrder', detail: `${number}: refund-requested` },
          { by: OWNER.email, operation: 'fulfilOrder', detail: `${number}: fulfilled` },
        ],
      },
    })
  })
})
