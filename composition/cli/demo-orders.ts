import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { ContainerModule } from 'inversify'
import { systemClock } from '../../adapters/server/platform/index.js'
import { commitChanges, openFailure } from '../../adapters/server/sql/engine/index.js'
import { createSqlOrderDesk } from '../../adapters/server/sql/shop/index.js'
import type { SkuId } from '../../core/catalog/index.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import { err, ok, plural, badInput } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { createRuntime } from '../headless/create-runtime.js'
import { TOKENS } from '../modules/tokens.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import { importInto } from '../../adapters/server/site-folder/site-catalogue.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { liveDemoLife } from './demo-lives.js'
import { demoShopper } from './demo-shoppers.js'
import type { Fail } from './failure.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'
import { databaseOf } from '../server/database-of.js'

/** The options of `vitrine demo-orders`. */
export interface DemoOptions {
  readonly data?: string
  readonly site: string
  readonly count: number
  readonly dryRun?: boolean
}

const MAX_ORDERS = 500
const MAX_PRODUCTS = 100
const SPAN_MS = 28 * 86_400_000
/** Stock that the sample orders leave to the shop. */
const KEPT_PIECES = 3
const CARD = { provider: 'sandbox', token: 'sandbox_visa_12_2034' } as const

const parseCount = (text: string): number => {
  const count = Number(text)
  if (/^\d{1,3}$/.test(text) && count >= 1 && count <= MAX_ORDERS) return count
  throw new InvalidArgumentError(`A number from 1 to ${MAX_ORDERS}.`)
}

/** A clock that is set by hand: the orders are spread over the last four weeks. */
function createDemoClock(): { readonly clock: Clock; readonly set: (ms: number) => void } {
  let nowMs = systemClock.wallTime()
  return { clock: { ...systemClock, wallTime: () => nowMs }, set: (ms) => (nowMs = ms) }
}

/** The variants that are bought once and of which enough is left. */
async function skusOf(shop: CommerceGateway): Promise<readonly SkuId[]> {
  const listed = await shop.listProducts({ category: null, limit: MAX_PRODUCTS })
  if (!listed.ok) return []
  return listed.value.flatMap(({ product }) =>
    product.skus
      .filter(({ inventory, billing }) => {
        const isEnough = inventory.type === 'infinite' || inventory.quantity > KEPT_PIECES
        return isEnough && billing === 'one-time'
      })
      .map(({ id }) => id),
  )
}

/** Places one order as a visitor's page does; null: the shop refused a step of it. */
async function place(shop: CommerceGateway, skus: readonly SkuId[], index: number): Promise<string | null> {
  const { email, address } = demoShopper(index)
  const chosen = [
    skus[(index * 7) % skus.length],
    ...(index % 3 === 0 ? [skus[(index * 11 + 3) % skus.length]] : []),
  ]
  for (const skuId of new Set(chosen)) {
    if (skuId === undefined) continue
    const added = { skuId, count: 1 + (index % 5 === 0 ? 1 : 0), buyNow: false, key: randomUUID() }
    await shop.addToCart(added)
  }
  await shop.updateIdentity(email)
  await shop.updateAddress({ kind: 'shipping', address })
  await shop.updateAddress({ kind: 'billing', address })
  const cart = await shop.readCart()
  if (!cart.ok || cart.value.order === null) return null
  await shop.updateShippingMethod(cart.value.order.shippingMethods[0]?.id ?? null)
  await shop.storePaymentMethod(CARD)
  const answer = await shop.submitOrder({ key: randomUUID() })
  return answer.ok && answer.value.tag === 'accepted' ? answer.value.orderId : null
}

/** Makes sample orders in a stopped test shop; says how many. */
export async function makeDemoOrders(
  folder: string,
  options: DemoOptions,
): Promise<Result<string, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  if (site.value.catalogue === null)
    return err(badInput(`There is no catalogue.csv in ${folder}: there is nothing that could be ordered.`))
  if (options.dryRun)
    return ok(`${plural(options.count, 'sample order')} would be made; nothing was changed.`)
  const { clock, set } = createDemoClock()
  const runtime = await createRuntime({
    settings: site.value.settings,
    database: databaseOf(dataLocationOf(folder, options.data, process.env['DATABASE_URL'])),
    siteId: options.site,
    modules: [new ContainerModule(({ rebind }) => void rebind<Clock>(TOKENS.clock).toConstantValue(clock))],
  })
  if (!runtime.ok) {
    const known = openFailure(runtime.failure)
    const stop = 'Stop the site, make the orders, and start it again.'
    return err(runtime.failure.tag === 'in-use' ? { ...known, lines: [...known.lines, stop] } : known)
  }
  const { backend, visit, sql, siteId, close } = runtime.value
  try {
    const imported = await importInto(runtime.value, site.value)
    if (!imported.ok) return imported
    const skus = await skusOf(visit(''))
    if (skus.length === 0) return err(badInput('No product of the catalogue is in stock.'))
    const desk = createSqlOrderDesk({ sql, commit: commitChanges(sql), siteId, mails: null })
    const ports = { desk, clock, newId: randomUUID }
    const endMs = systemClock.wallTime()
    let made = 0
    for (let index = 0; index < options.count; index += 1) {
      const left = options.count - index - 1
      set(endMs - Math.round((SPAN_MS * left) / options.count) - left * 61_000)
      const order = await place(visit(), skus, index)
      if (order === null) continue
      made += 1
      set(Math.min(endMs, clock.wallTime() + 20 * 3_600_000))
      await liveDemoLife(ports, order, index, left)
      await backend.maintain?.()
    }
    return ok(`${plural(made, 'sample order')} made. Serve the site and look at them at /vitrine.`)
  } finally {
    await close()
  }
}

/** `vitrine demo-orders <folder>`: sample orders for trying the desk, placed and handled as real ones are. */
export function registerDemoOrders(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('demo-orders')
    .description('make sample orders in a stopped test shop, for trying the desk')
    .argument('<folder>', 'the folder with catalogue.csv and vitrine.json')
    .option('--count <number>', `how many, at most ${MAX_ORDERS}`, parseCount, 24)
    .option('--dry-run', 'only say what would be made')
    .option('-d, --data <folder>', 'where the shop’s data are kept')
    .option('--site <id>', 'tells sites apart that share one database', 'main')
    .action(async (folder: string, options: DemoOptions) => {
      if (!options.dryRun) sayAside(terminal, 'Orders are being placed; this takes about a second for each.')
      const made = await makeDemoOrders(folder, options)
      if (made.ok) terminal.out(made.value)
      else fail(made.failure)
    })
}
