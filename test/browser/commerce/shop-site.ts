import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createCryptoRandom } from '../../../adapters/browser/platform/index.js'
import type { Route } from '../../../adapters/server/http/index.js'
import { ACCOUNT_ENDPOINT, COMMERCE_ENDPOINT } from '../../../adapters/graphql/protocol/index.js'
import { createSandboxProcessor } from '../../../adapters/payments/sandbox/server/index.js'
import { importCatalogue, parseSettings } from '../../../adapters/server/sql/shop/index.js'
import type { StoreSettings } from '../../../adapters/server/sql/shop/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import { createRequestHandler, createSiteRoutes } from '../../../composition/server/index.js'
import { openTestMemory } from '../../support/sql/temporary-pglite.js'
import { paymentSources } from '../../../composition/server/payments/policy-sources.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import type { PolicySources } from '../../../core/site/index.js'
import { makeStore } from '../../support/shop/make-store.js'

/** Answers a request for the shop itself (true), or leaves it to the shop (false). */
export type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
  operations: readonly string[],
) => boolean | Promise<boolean>

/**
 * A whole shop for one test file: pages, the page script as visitors get it, and the bundled back end on a
 * database of its own.
 */
export interface ShopSite {
  readonly origin: string
  /** The operations the shop was asked for, one list for each request, oldest first. */
  readonly requests: (readonly string[])[]
  /** Intercepts the page's requests to the shop until it is set to null. */
  fault: Fault | null
  readonly close: () => Promise<void>
}

/** A back end for the pages, with a function that closes it. */
export interface ShopBackend {
  readonly backend: Backend
  /** Sources that its payment providers need in the policy of pages. */
  readonly policySources?: readonly PolicySources[]
  /** The owner's settings, as the store reads them. */
  readonly settings?: StoreSettings
  /** Further routes of the site. */
  readonly routes?: readonly Route[]
  readonly close: () => Promise<void>
}

const site = 'site'
const BUILT_PAGE = join(process.cwd(), 'dist', 'page')

/** The bundled back end in memory, with a catalogue to sell. */
export async function openStore(
  catalogue: string,
  settings: unknown,
  processors: readonly PaymentProcessor[] = [createSandboxProcessor()],
): Promise<ShopBackend> {
  const parsed = parseSettings(settings)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure))
  const sql = await openTestMemory()
  const imported = await importCatalogue({ sql, siteId: site, settings: parsed.value }, catalogue)
  if (!imported.ok) throw new Error(JSON.stringify(imported.failure))
  const backend = makeStore({
    sql,
    siteId: site,
    settings: parsed.value,
    processors,
    clock: { wallTime: () => Date.now() },
    random: createCryptoRandom(globalThis.crypto),
    onError: (error) => console.error(error),
  })
  const policySources = paymentSources(processors.map(({ provider }) => provider))
  return { backend, policySources, settings: parsed.value, close: () => sql.close() }
}

/** Starts the server of a shop, with the page script as it was built. */
export async function openShopSite(folder: string, store: ShopBackend): Promise<ShopSite> {
  const { backend, policySources = [], routes = [] } = store
  const random = createCryptoRandom(globalThis.crypto)
  const handle = createRequestHandler({
    routes: createSiteRoutes({
      folder,
      backend,
      random,
      runtimeFolder: BUILT_PAGE,
      policySources,
      routes,
      onUnexpected: (error) => console.error(error),
    }),
  })
  const shop = {
    origin: '',
    requests: [] as (readonly string[])[],
    fault: null as Fault | null,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await store.close()
    },
  }
  const server = createServer((request, response) => {
    const isAsked = request.url === COMMERCE_ENDPOINT || request.url === ACCOUNT_ENDPOINT
    if (!isAsked) return handle(request, response)
    void readBody(request).then(async (body) => {
      const operations = operationNames(body)
      shop.requests.push(operations)
      if (shop.fault && (await shop.fault(request, response, operations))) return
      request.unshift(body)
      handle(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('[vitrine] the shop has no port')
  shop.origin = `http://127.0.0.1:${address.port}`
  return shop
}

const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    const collect = (): void => {
      for (let chunk: unknown = request.read(); chunk !== null; chunk = request.read())
        chunks.push(chunk as Buffer)
    }
    const length = Number(request.headers['content-length'] ?? 0)
    request.on('readable', () => {
      collect()
      if (chunks.reduce((size, chunk) => size + chunk.length, 0) >= length) {
        request.removeAllListeners('readable')
        resolve(Buffer.concat(chunks))
      }
    })
  })

function operationNames(body: Buffer): readonly string[] {
  const parsed = JSON.parse(body.toString()) as readonly {
    readonly operationName?: string
    readonly query: string
  }[]
  return parsed.map(({ operationName, query }) => {
    const field = /\{\s*(ecommerce\w+)/.exec(query)?.[1]
    return field ?? operationName ?? 'query'
  })
}

/** The demonstration shop as a site under test; without other processors it takes test cards. */
export const openDemoShop = async (processors?: readonly PaymentProcessor[]): Promise<ShopSite> =>
  openShopSite(
    'demo',
    await openStore(
      readFileSync('demo/catalogue.csv', 'utf8'),
      JSON.parse(readFileSync('demo/vitrine.json', 'utf8')),
      processors,
    ),
  )

/** The test shop: prices in dollars, no taxes, and only the shipping that `settings` define. */
export const openTestStore = (settings: Readonly<Record<string, unknown>> = {}): Promise<ShopBackend> =>
  openStore(readFileSync('test/browser/pages/commerce/catalogue.csv', 'utf8'), {
    name: 'Test',
    currency: 'USD',
    country: 'US',
    ...settings,
  })

/** The test shop with its pages. */
export const openTestShop = async (folder: string): Promise<ShopSite> =>
  openShopSite(folder, await openTestStore())
