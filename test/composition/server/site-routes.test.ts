import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SANDBOX_ENDPOINT } from '../../../adapters/payments/sandbox/shared/sandbox-endpoint.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { createRuntime, parseSettings } from '../../../composition/headless/index.js'
import type { Runtime } from '../../../composition/headless/index.js'
import {
  createRequestHandler,
  createSandboxRoute,
  createSiteRoutes,
  listen,
} from '../../../composition/server/index.js'
import type { HttpServer } from '../../../composition/server/index.js'
import { productSlug } from '../../../core/catalog/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { clientOf } from '../../adapters/graphql/support/site.js'
import { valueOf } from '../../support/value-of.js'
import { placeOrder } from '../support/place-order.js'
import { scratchSite, STOOL_CATALOGUE } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

let site: ScratchSite
let runtime: Runtime
let server: HttpServer
const unexpected: unknown[] = []

beforeAll(async () => {
  site = scratchSite()
  const settings = {
    name: 'Routes',
    currency: 'EUR',
    country: 'DE',
    shipping: [
      { id: 'parcel', name: 'Parcel', countries: ['DE'], rate: { type: 'flat-rate', amount: '4.90' } },
    ],
  }
  runtime = valueOf(await createRuntime({ settings: valueOf(parseSettings(settings)) }))
  valueOf(await runtime.importCatalogue(STOOL_CATALOGUE))
  const { backend, random, sandbox } = runtime
  const routes = createSiteRoutes({
    folder: site.folder,
    backend,
    random,
    runtimeFolder: 'dist/page',
    routes: sandbox === null ? [] : [createSandboxRoute(sandbox)],
    strictPolicy: false,
    onUnexpected: (error) => unexpected.push(error),
  })
  server = valueOf(await listen(createRequestHandler({ routes }), { port: 0 }))
}, 60_000)
afterAll(async () => {
  await server.close()
  await runtime.close()
  site.remove()
})

const shop = () => clientOf(server.url, { clock: systemClock }).open({ id: visitorId('') }).commerce

describe('a site with its shop', () => {
  it('shows an item page for every existing product, and for no other', async () => {
    expect((await fetch(`${server.url}/product/oak-stool`)).status).toBe(200)
    expect((await fetch(`${server.url}/product/teak-stool`)).status).toBe(404)
  })

  it('serves the page script beside the pages', async () => {
    expect((await fetch(`${server.url}/vitrine.js`)).headers.get('content-type')).toContain('javascript')
  })

  it('leaves the strict policy out if the owner says so', async () => {
    expect((await fetch(server.url)).headers.get('content-security-policy')).toBeNull()
  })

  it('asks for a challenge if the card requires one, and accepts the order after it', async () => {
    const visitor = shop()
    const { product } = valueOf(await visitor.readProduct({ slug: productSlug('oak-stool') }))
    const challenged = placeOrder(visitor, {
      email: 'bert@example.org',
      card: 'sandbox_authenticate-always_12_2034',
    })
    await expect(challenged).rejects.toThrow('accepted')
    const asked = valueOf(await visitor.submitOrder({ key: 'submit bert@example.org' }))
    if (asked.tag !== 'action-required') throw new Error('expected a challenge')
    const reply = await fetch(`${server.url}${SANDBOX_ENDPOINT}/authenticate`, {
      method: 'POST',
      body: JSON.stringify({ challenge: asked.action.data, outcome: 'complete' }),
    })
    const { confirmation } = (await reply.json()) as { readonly confirmation: string }
    const placed = valueOf(await visitor.submitOrder({ key: 'submit bert@example.org', confirmation }))
    expect(placed).toMatchObject({ tag: 'accepted', purchasedItems: [{ name: product.name, count: 1 }] })
    expect(unexpected).toEqual([])
  })

  it('refuses a challenge that was not requested', async () => {
    const post = (body: string) =>
      fetch(`${server.url}${SANDBOX_ENDPOINT}/authenticate`, { method: 'POST', body })
    expect((await post(JSON.stringify({ challenge: 'guess', outcome: 'complete' }))).status).toBe(402)
    for (const body of ['{', '{"challenge":"guess"}', '{"challenge":7,"outcome":"fail"}'])
      expect([body, (await post(body)).status]).toEqual([body, 400])
    expect((await post(JSON.stringify('x'.repeat(4096)))).status).toBe(413)
    const read = await fetch(`${server.url}${SANDBOX_ENDPOINT}/authenticate`)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('does not serve its data folder and lists', async () => {
    for (const path of ['/catalogue.csv', '/vitrine.json', join('/shop', '..', 'catalogue.csv')]) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    }
  })
})
