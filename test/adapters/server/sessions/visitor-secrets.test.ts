import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  COMMERCE_ENDPOINT,
  CSRF_COOKIE,
  CSRF_ENDPOINT,
  CSRF_HEADER,
} from '../../../../adapters/graphql/protocol/index.js'
import { visitorAfter } from '../../../../adapters/server/sessions/request-visitor.js'
import { createVisitorSecrets } from '../../../../adapters/server/graphql/index.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import { newKey } from '../../../contracts/backend/shopper.js'
import type { BackendFixture } from '../../../contracts/backend/backend-fixture.js'
import { createStoreFixture } from '../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../support/sql/temporary-postgres.js'
import { serveShop } from '../../graphql/support/site.js'
import type { TestSite } from '../../graphql/support/site.js'

let store: BackendFixture
let site: TestSite
beforeAll(async () => {
  store = await createStoreFixture(await openTemporaryPostgres())
  site = await serveShop(store.backend, [], { trustProxy: true })
}, 60_000)
afterAll(async () => {
  await site.close()
  await store.close()
})

type Jar = Map<string, string>
let address = '192.0.2.1'

interface Asked {
  readonly data: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

/** Sends a request with the cookies of a browser; keeps what the answer sets unless the answer is lost. */
async function send(jar: Jar, path: string, init: RequestInit, isLost = false): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    ...init,
    headers: {
      cookie,
      'x-requested-with': 'x',
      'x-forwarded-for': address,
      ...(init.headers as Record<string, string>),
    },
  })
  if (isLost) return answer
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    jar.set(name, value)
  }
  return answer
}

/** One tab of a browser. */
const tab =
  (jar: Jar) =>
  async (operation: string, options: { readonly isLost?: boolean } = {}) => {
    const headers = { 'content-type': 'application/json', [CSRF_HEADER]: jar.get(CSRF_COOKIE) ?? '' }
    const body = JSON.stringify([{ query: operation }])
    const [answer] = (await (
      await send(jar, COMMERCE_ENDPOINT, { headers, body }, options.isLost)
    ).json()) as Asked[]
    if (answer?.data == null) throw new Error(JSON.stringify(answer))
    return answer.data
  }

async function newBrowser(): Promise<Jar> {
  const jar: Jar = new Map()
  await send(jar, CSRF_ENDPOINT, {})
  return jar
}

const secretOf = (jar: Jar): string => jar.get('vitrine_visitor') ?? ''
const ADDRESS = 'addressee:"Ada",line1:"Ackerstr. 1",city:"Berlin",country:"DE",postalCode:"10115"'
const add = (count = 1) =>
  `mutation{ecommerceAddToCart(sku:"${store.shop.tea.sku}",count:${count},idempotencyKey:"${newKey()}"){ok}}`
const submit = (key: string) =>
  `mutation{ecommerceAttemptSubmitOrder(checkoutType:normal,idempotencyKey:"${key}"){ok orderId token}}`
const find = (key: string) => `mutation{ecommerceFindSubmit(idempotencyKey:"${key}"){ok orderId token}}`
const COUNT = '{database{commerceOrder{userItemsCount}}}'

async function readyToPay(): Promise<Jar> {
  const jar = await newBrowser()
  const ask = tab(jar)
  await ask(add())
  await ask('mutation{ecommerceUpdateIdentity(email:"ada@example.com"){ok}}')
  await ask(`mutation{ecommerceUpdateAddress(type:"shipping",${ADDRESS}){ok}}`)
  await ask('mutation{ecommerceUpdateShippingMethod(methodId:"parcel"){ok}}')
  await ask(`mutation{ecommerceStoreStripePaymentMethod(paymentMethod:"${store.cards.accepted.token}"){ok}}`)
  return jar
}

const orderOf = (data: Readonly<Record<string, unknown>>): unknown =>
  data['ecommerceAttemptSubmitOrder'] ?? data['ecommerceFindSubmit']
const countOf = (data: Readonly<Record<string, unknown>>): unknown =>
  (data as { database: { commerceOrder: { userItemsCount: number } | null } }).database.commerceOrder
    ?.userItemsCount

describe('a visitor’s cookie', () => {
  it('records if a member was logged in with the browser, signed by the site', () => {
    const visitor = visitorId('ab'.repeat(16))
    const ours = createVisitorSecrets('a site')
    expect(ours.read(ours.sign(visitor))).toEqual({ id: visitor, isReturning: false })
    expect(ours.read(ours.sign(visitor, true))).toEqual({ id: visitor, isReturning: true })
    expect(ours.read(createVisitorSecrets('another').sign(visitor, true))).toBe(null)
    expect(visitorAfter({ visitor, session: null }).isReturning).toBe(false)
    expect(visitorAfter({ visitor, session: null, wasLoggedIn: true }).isReturning).toBe(true)
  })

  const forged = (kind: string, real: string): string => {
    const [secret = '', signature = ''] = real.split('.')
    const other = createVisitorSecrets('another site').sign(visitorId(secret))
    const cookies: Readonly<Record<string, string>> = {
      'a secret without a signature': secret,
      'a made-up secret': `${'ab'.repeat(16)}.${signature}`,
      'a signature cut short': real.slice(0, -2),
      'a signature of another site': other,
      'an empty signature': `${secret}.`,
      'upper case': real.toUpperCase(),
      'something after it': `${real}.x`,
    }
    return cookies[kind] ?? ''
  }

  it.each([
    'a secret without a signature',
    'a made-up secret',
    'a signature cut short',
    'a signature of another site',
    'an empty signature',
    'upper case',
    'something after it',
    'nothing',
  ])('with %s names no visitor: operations are refused, and a new visitor is made', async (kind) => {
    const real = await newBrowser()
    const jar = new Map(real).set('vitrine_visitor', forged(kind, secretOf(real)))
    const headers = { 'content-type': 'application/json', [CSRF_HEADER]: jar.get(CSRF_COOKIE) ?? '' }
    const refused = await send(jar, COMMERCE_ENDPOINT, { headers, body: JSON.stringify([{ query: add() }]) })
    expect(refused.status).toBe(403)
    await send(jar, CSRF_ENDPOINT, {})
    expect(secretOf(jar)).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{64}$/)
    expect(secretOf(jar).slice(0, 32)).not.toBe(secretOf(real).slice(0, 32))
  })

  it('stays the same while the shopper browses, fills the cart and reloads', async () => {
    const jar = await readyToPay()
    const before = secretOf(jar)
    await send(jar, CSRF_ENDPOINT, {})
    expect(countOf(await tab(jar)(COUNT))).toBe(1)
    expect(secretOf(jar)).toBe(before)
  })
})

describe('another secret for the visitor when an order is placed', () => {
  it('has a matching token, and both tabs go on with it', async () => {
    const jar = await readyToPay()
    const before = new Map(jar)
    const [first, second] = [tab(jar), tab(jar)]
    const key = newKey()
    const order = orderOf(await first(submit(key)))
    expect(order).toMatchObject({ ok: true })
    expect(secretOf(jar)).not.toBe(secretOf(before))
    expect(jar.get(CSRF_COOKIE)).not.toBe(before.get(CSRF_COOKIE))
    expect(orderOf(await second(submit(key)))).toEqual(order)
    expect(orderOf(await second(submit(newKey())))).toEqual(order)
    await second(add(2))
    expect(countOf(await first(COUNT))).toBe(2)
    const after = secretOf(jar)
    expect(orderOf(await second(find(key)))).toEqual(order)
    expect([secretOf(jar), countOf(await first(COUNT))]).toEqual([after, 2])
  })

  it('is sent again by a repetition or a reload after a lost answer', async () => {
    const jar = await readyToPay()
    const key = newKey()
    const order = orderOf(await tab(jar)(submit(key), { isLost: true }))
    const lost = secretOf(jar)
    await tab(jar)(add(2))
    const reloaded = new Map(jar)
    expect(orderOf(await tab(reloaded)(find(key)))).toEqual(order)
    expect(countOf(await tab(reloaded)(COUNT))).toBe(2)
    expect(orderOf(await tab(jar)(submit(key)))).toEqual(order)
    expect(secretOf(jar)).toBe(secretOf(reloaded))
    expect(secretOf(jar)).not.toBe(lost)
  })

  it('is the same for every click of a button that was clicked often', async () => {
    const jar = await readyToPay()
    const key = newKey()
    const clicks = Array.from({ length: 5 }, () => new Map(jar))
    const orders = await Promise.all(clicks.map(async (click) => orderOf(await tab(click)(submit(key)))))
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1)
    expect(new Set(clicks.map(secretOf)).size).toBe(1)
    expect(secretOf(clicks[0]!)).not.toBe(secretOf(jar))
  })

  it('is not required of a click that was already on its way', async () => {
    const jar = await readyToPay()
    const late = new Map(jar)
    const order = orderOf(await tab(jar)(submit(newKey())))
    expect(orderOf(await tab(late)(submit(newKey())))).toEqual(order)
    await tab(late)(add(2))
    expect(countOf(await tab(jar)(COUNT))).toBe(2)
  })

  it('keeps the order and later purchases from a stranger who planted the previous one', async () => {
    const jar = await readyToPay()
    const planted = new Map(jar)
    await tab(jar)(submit(newKey()))
    await tab(jar)(add(3))
    address = '198.51.100.7'
    expect(countOf(await tab(planted)(COUNT))).toBeUndefined()
    expect(await tab(planted)(submit(newKey()))).toEqual({ ecommerceAttemptSubmitOrder: null })
    expect(orderOf(await tab(planted)(find(newKey())))).toMatchObject({ ok: false, orderId: null })
  })
})
