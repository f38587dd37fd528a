import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { COMMERCE_RETRY } from '../../../../adapters/graphql/client/index.js'
import type { GraphqlBackendOptions } from '../../../../adapters/graphql/client/index.js'
import { createNodeConnection } from '../../../../adapters/graphql/client/transport/node-connection.js'
import { money } from '../../../../core/money/index.js'
import { skuId } from '../../../../core/catalog/index.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { NetworkFault } from '../../../../core/errors/index.js'
import { ok } from '../../../../core/shared/index.js'
import { SHOP } from '../support/sample-order.js'
import { scriptedBackend } from '../support/scripted-backend.js'
import { clientOf, hastyClock, serve, shopListener } from '../support/site.js'
import type { TestSite } from '../support/site.js'

const VISITOR = { id: visitorId('') }
const CSRF = '/.wf_graphql/csrf'

let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

/** A shop that records its actions by idempotency key: it really acts, even when its answer is lost. */
function actingShop() {
  const added = new Map<string, number>()
  const backend = scriptedBackend(() => ({
    readCart: async () => ok({ order: null, shop: SHOP }),
    addToCart: async ({ key, count }) => {
      added.set(key, count)
      return ok({ itemId: '1', itemCount: count, itemPrice: money(500, 'EUR') })
    },
  }))
  return { added, listener: shopListener(backend) }
}

type Fault = (request: number) => RequestListener | null

/**
 * The shop with faults before it: `fault(n)` answers the n-th operation request instead, or lets it pass with
 * null.
 */
async function faultyShop(fault: Fault, options: Partial<GraphqlBackendOptions> = {}) {
  const { added, listener } = actingShop()
  const delays: number[] = []
  let requests = 0
  site = await serve((request, response) => {
    if (request.url === CSRF) return listener(request, response)
    requests += 1
    const instead = fault(requests)
    if (instead) instead(request, response)
    else listener(request, response)
  })
  const shop = clientOf(site.url, { clock: hastyClock(delays), ...options }).open(VISITOR).commerce
  return { shop, added, delays, requests: () => requests }
}

const status =
  (code: number, body = '', type = 'text/html'): RequestListener =>
  (_, response) => {
    response.writeHead(code, { 'Content-Type': type })
    response.end(body)
  }

const item = { skuId: skuId('s'), count: 1, buyNow: false, key: 'the-key' }
const added = ok({ itemId: '1', itemCount: 1, itemPrice: money(500, 'EUR') })
const retryDelays = (delays: readonly number[]): readonly number[] =>
  delays.filter((ms) => ms >= 500 && ms < 3000)

describe('a request of a page', () => {
  it('continues after its page is left, so a shopper who leaves at once loses nothing, unless it is long', async () => {
    const { listener } = actingShop()
    site = await serve(listener)
    const own = createNodeConnection(site.url)
    const kept: unknown[] = []
    const connection: typeof own = {
      ...own,
      fetch: (input, init) => {
        if (!String(input).endsWith(CSRF)) kept.push(init?.keepalive)
        return own.fetch(input, init)
      },
    }
    const shop = clientOf(site.url, { connect: () => connection }).open(VISITOR).commerce
    expect(await shop.addToCart(item)).toMatchObject({ ok: true })
    await shop.updateIdentity('x'.repeat(20_000))
    expect(kept).toEqual([true, false])
  })
})

describe('a server that fails', () => {
  it('is asked again after 500, and the shopper notices nothing', async () => {
    const { shop, delays, requests } = await faultyShop((n) => (n <= 2 ? status(500, '<h1>Oops</h1>') : null))
    expect(await shop.addToCart(item)).toEqual(added)
    expect(requests()).toBe(3)
    const [first, second] = retryDelays(delays)
    expect(first).toBeLessThan(1000)
    expect(second).toBeGreaterThanOrEqual(1000)
  })

  it('is given up after five tries, with its status', async () => {
    const { shop, requests } = await faultyShop(() => status(503))
    expect(await shop.readCart()).toEqual({
      ok: false,
      failure: {
        tag: 'unreachable',
        reason: 'status',
        status: 503,
        message: 'Response not successful: Received status code 503',
      },
    })
    expect(requests()).toBe(5)
  })

  it.each([404, 403, 302])('is not asked again after %i', async (code) => {
    const { shop, requests } = await faultyShop(() => status(code))
    expect(await shop.readCart()).toMatchObject({
      failure: { tag: 'unreachable', reason: 'status', status: code },
    })
    expect(requests()).toBe(1)
  })

  it.each<[string, RequestListener]>([
    ['HTML of a proxy', status(200, '<!doctype html><title>Sign in</title>')],
    ['nothing', status(200, '')],
    ['an object instead of a list', status(200, '{"data":{}}', 'application/json')],
    ['fewer answers than operations', status(200, '[]', 'application/json')],
    ['more answers than operations', status(200, '[{"data":{}},{"data":{}}]', 'application/json')],
    ['answers of another shape', status(200, '[{"data":{"site":null,"database":7}}]', 'application/json')],
    ['a list of nothing', status(200, '[null]', 'application/json')],
    [
      'an order that makes no sense',
      status(
        200,
        JSON.stringify([
          {
            data: { site: { commerce: { defaultCurrency: 'EUR' } }, database: { order: { id: 1 } } },
          },
        ]),
      ),
    ],
  ])('answers %s: a failure as data, reported once', async (_, fault) => {
    const { shop, requests } = await faultyShop(() => fault)
    expect(await shop.readCart()).toMatchObject({
      ok: false,
      failure: { tag: 'unreachable', reason: 'malformed' },
    })
    expect(requests()).toBe(1)
  })

  it.each<[string, RequestListener, NetworkFault]>([
    ['a status', status(503), { tag: 'bad-status', status: 503 }],
    ['HTML of a proxy', status(200, '<!doctype html>'), { tag: 'malformed-body' }],
    [
      'another number of answers',
      status(200, '[]', 'application/json'),
      { tag: 'batch-mismatch', sent: 1, received: 0 },
    ],
    ['a connection that breaks', (request) => request.socket.destroy(), { tag: 'no-response' }],
    ['silence', () => undefined, { tag: 'timeout' }],
  ])('is reported once when it is given up: %s', async (_, instead, fault) => {
    const reported: NetworkFault[] = []
    const { shop } = await faultyShop(() => instead, {
      ...(fault.tag === 'timeout' && { timeoutMs: 400 }),
      onFault: (each) => void reported.push(each),
    })
    expect(await shop.readCart()).toMatchObject({ ok: false, failure: { tag: 'unreachable' } })
    expect(reported).toMatchObject([fault])
  })

  it('is not reported when another try is answered', async () => {
    const reported: NetworkFault[] = []
    const { shop } = await faultyShop((n) => (n === 1 ? status(502) : null), {
      onFault: (each) => void reported.push(each),
    })
    expect(await shop.readCart()).toMatchObject({ ok: true })
    expect(reported).toEqual([])
  })

  it.each([
    [502, 5],
    [500, 1],
    [503, 1],
  ])('by the narrow rule is asked after %i %i times', async (code, tries) => {
    const { shop, requests } = await faultyShop(() => status(code), {
      retry: { ...COMMERCE_RETRY, only502: true },
    })
    await shop.readCart()
    expect(requests()).toBe(tries)
  })

  it('is given up after the time-out, and the shopper gets a message', async () => {
    const { shop, requests } = await faultyShop(() => () => undefined, { timeoutMs: 400 })
    expect(await shop.addToCart(item)).toMatchObject({
      failure: { tag: 'unreachable', reason: 'timeout', status: null },
    })
    expect(requests()).toBe(1)
  })

  it('is given up also if it sends headers and then no body', async () => {
    const stalls: RequestListener = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('[{"da')
    }
    const { shop } = await faultyShop(() => stalls, { timeoutMs: 400 })
    expect(await shop.readCart()).toMatchObject({ failure: { reason: 'timeout' } })
  })

  it('reports an error with its code beside the message or under extensions', async () => {
    const answer = (error: object) =>
      status(200, JSON.stringify([{ data: null, errors: [error] }]), 'application/json')
    const older = await faultyShop(() => answer({ message: 'm', code: 'OutOfInventory' }))
    expect(await older.shop.addToCart(item)).toMatchObject({
      failure: { tag: 'rejected', code: 'OutOfInventory' },
    })
    await site?.close()
    const newer = await faultyShop(() =>
      answer({ message: 'm', extensions: { code: 'PriceChanged', problems: [{ type: 'X' }] } }),
    )
    expect(await newer.shop.addToCart(item)).toEqual({
      ok: false,
      failure: { tag: 'rejected', code: 'PriceChanged', message: 'm', problems: [{ type: 'X' }] },
    })
  })

  it('may refuse without a reason, and the shopper still gets a message', async () => {
    const { shop } = await faultyShop(() =>
      status(200, '[{"data":{"ecommerceAddToCart":{"ok":false}}}]', 'application/json'),
    )
    expect(await shop.addToCart(item)).toMatchObject({ failure: { tag: 'rejected', code: 'NotAccepted' } })
  })
})

describe('an answer that is lost after the server acted', () => {
  it('is requested again under the same key, so nothing is added twice', async () => {
    const shop = actingShop()
    let seen = 0
    site = await serve((request, response) => {
      if (request.url !== CSRF && ++seen === 1) {
        response.end = (() => {
          request.socket.destroy()
          return response
        }) as typeof response.end
      }
      shop.listener(request, response)
    })
    const gateway = clientOf(site.url).open(VISITOR).commerce
    expect(await gateway.addToCart(item)).toEqual(added)
    expect(seen).toBe(2)
    expect([...shop.added]).toEqual([['the-key', 1]])
  })
})

describe('no way to the server', () => {
  const unreachable = async (shop: CommerceGateway) =>
    expect(await shop.readCart()).toMatchObject({
      ok: false,
      failure: { tag: 'unreachable', reason: 'network', status: null },
    })

  it('is a failure as data without a listener', async () => {
    site = await serve(() => undefined)
    const { url } = site
    await site.close()
    await unreachable(clientOf(url).open(VISITOR).commerce)
  })

  it('is reported after one more try', async () => {
    const { shop, requests } = await faultyShop(() => (request) => request.socket.destroy())
    await unreachable(shop)
    expect(requests()).toBe(2)
  })
})

describe('the token', () => {
  async function tokenSite() {
    const { listener } = actingShop()
    const seen = { tokens: 0, operations: 0 }
    site = await serve((request, response) => {
      if (request.url === CSRF) seen.tokens += 1
      else seen.operations += 1
      listener(request, response)
    })
    return { url: site.url, seen }
  }

  it('is fetched once for calls at the same time and kept for later ones', async () => {
    const { url, seen } = await tokenSite()
    const shop = clientOf(url, { clock: hastyClock() }).open(VISITOR).commerce
    await Promise.all([shop.readCart(), shop.addToCart(item), shop.readCart()])
    await shop.readCart()
    expect(seen).toEqual({ tokens: 1, operations: 2 })
  })

  it('is fetched again once the server refuses it', async () => {
    const { url, seen } = await tokenSite()
    const connection = createNodeConnection(url)
    const stale = {
      ...connection,
      readCookie: (name: string) => (seen.tokens === 0 ? 'stale' : connection.readCookie(name)),
    }
    const shop = clientOf(url, { connect: () => stale }).open(VISITOR).commerce
    expect(await shop.readCart()).toEqual(ok({ order: null, shop: SHOP }))
    expect(seen).toEqual({ tokens: 1, operations: 2 })
  })

  it('is reported as missing in a clear message if the server sets no cookie', async () => {
    site = await serve(status(200, '{"ok":1}', 'application/json'))
    expect(await clientOf(site.url).open(VISITOR).commerce.readCart()).toMatchObject({
      failure: { tag: 'unreachable', reason: 'network', message: 'Did not receive CSRF token.' },
    })
  })
})

describe('requests and answers', () => {
  it('are one list of operations with the headers that servers expect', async () => {
    const seen: { headers: Record<string, unknown>; body: unknown }[] = []
    const { listener } = actingShop()
    site = await serve((request, response) => {
      if (request.url === CSRF) return listener(request, response)
      let text = ''
      request.on('data', (chunk) => (text += chunk))
      request.on('end', () => {
        seen.push({ headers: request.headers, body: JSON.parse(text) })
        status(500)(request, response)
      })
    })
    const options = {
      client: { name: 'test', version: '7' },
      retry: { maxAttempts: 1, delayStepMs: 1, jitterMs: 1, maxNetworkAttempts: 1 },
    }
    const shop = clientOf(site.url, options).open(VISITOR).commerce
    await Promise.all([shop.addToCart(item), shop.readCart({ text: 'query Shown { database { id } }' })])
    expect(seen).toHaveLength(1)
    expect(seen[0]?.body).toMatchObject([
      {
        operationName: 'AddToCart',
        variables: { skuId: 's', count: 1, buyNow: false, idempotencyKey: 'the-key' },
      },
      { operationName: 'ReadCart' },
      { operationName: 'Shown', query: 'query Shown { database { id } }' },
    ])
    expect(seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-wf-csrf': expect.stringMatching(/^[0-9a-f]{64}$/),
      'apollographql-client-name': 'test',
      'apollographql-client-version': '7',
    })
  })
})
