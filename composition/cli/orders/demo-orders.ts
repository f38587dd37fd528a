import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { parseUpTo } from '../../../adapters/server/terminal/arguments/count.js'
import { ContainerModule } from 'inversify'
import { systemClock } from '../../../adapters/server/platform/index.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import { err, ok, plural, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { TOKENS } from '../../modules/tokens.js'
import { importInto } from '../../../adapters/server/site-folder/site-catalogue.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { placeDemoOrders } from '../../../core/use-cases/shop/demo/place-demo-orders.js'
import { languageOfFolder } from '../../../adapters/site/pages/data/site-language.js'
import { printMessage, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'
import { atStoppedShop } from '../at-stopped-shop.js'
import type { ShopOptions } from '../at-shop.js'

/** The options of `vitrine demo-orders`. */
interface DemoOptions extends ShopOptions {
  readonly count: number
}

const MAX_ORDERS = 500
const STOP_FIRST = 'Stop the site, make the orders, and start it again.'

/** A clock that is set by hand: the orders are spread over the last four weeks. */
function createDemoClock(): { readonly clock: Clock; readonly set: (ms: number) => void } {
  let nowMs = systemClock.wallTime()
  return { clock: { ...systemClock, wallTime: () => nowMs }, set: (ms) => (nowMs = ms) }
}

/**
 * Makes sample orders in a stopped test shop; returns a line with their number. `onBegin`: called when all
 * checks have passed, before the first order.
 */
export async function makeDemoOrders(
  folder: string,
  options: DemoOptions,
  onBegin: (notice: string | null) => void = () => undefined,
): Promise<Result<string, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  if (site.value.catalogue === null)
    return err(badInput(`There is no catalogue.csv in ${folder}: there is nothing that could be ordered.`))
  if (options.dryRun)
    return ok(`${plural(options.count, 'sample order')} would be made; nothing was changed.`)
  const { clock, set } = createDemoClock()
  const modules = [
    new ContainerModule(({ rebind }) => void rebind<Clock>(TOKENS.clock).toConstantValue(clock)),
  ]
  const runtime = { settings: site.value.settings, modules }
  return atStoppedShop(folder, options, runtime, [STOP_FIRST], async (shop, notice) => {
    const imported = await importInto(shop, site.value)
    if (!imported.ok) return imported
    onBegin(notice)
    const { backend, visit, services } = shop
    const settle = async () => void (await backend.maintain?.())
    const language = await languageOfFolder(folder)
    const ports = {
      visit,
      desk: services.orders.orders,
      clock,
      newId: randomUUID,
      language,
      setTime: set,
      settle,
    }
    const made = await placeDemoOrders(ports, options.count)
    if (made === null) return err(badInput('No product of the catalogue is in stock.'))
    return ok(`${plural(made, 'sample order')} made. Serve the site and look at them at /vitrine.`)
  })
}

/** `vitrine demo-orders <folder>`: sample orders for trying the desk, placed and handled as real ones are. */
export function registerDemoOrders(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('demo-orders')
    .description('make sample orders in a stopped test shop, to try out the desk')
    .argument('<folder>', 'the folder with catalogue.csv and vitrine.json')
    .option('--count <number>', `the number of orders, at most ${MAX_ORDERS}`, parseUpTo(MAX_ORDERS), 24)
    .option('--dry-run', 'only print what would be made')
    .option('-d, --data <folder>', 'where the shop’s data are kept')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .action(async (folder: string, options: DemoOptions) => {
      const made = await makeDemoOrders(folder, options, (notice) => {
        if (notice !== null) printMessage(terminal, notice)
        printMessage(terminal, 'Orders are being placed; this takes about a second for each.')
      })
      if (made.ok) terminal.out(shownLine(made.value))
      else fail(made.failure)
    })
}
