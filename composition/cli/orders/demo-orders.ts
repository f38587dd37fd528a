import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { parseUpTo } from '../../../adapters/server/terminal/arguments/count.js'
import { ContainerModule } from 'inversify'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { commitChanges, openFailure } from '../../../adapters/server/sql/engine/index.js'
import { createSqlOrderDesk } from '../../../adapters/server/sql/shop/index.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import { err, ok, plural, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { createRuntime } from '../../headless/create-runtime.js'
import { TOKENS } from '../../modules/tokens.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import { importInto } from '../../../adapters/server/site-folder/site-catalogue.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { placeDemoOrders } from '../../../core/use-cases/shop/demo/place-demo-orders.js'
import { sayAside } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { databaseOf } from '../../server/database-of.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'
import { newSiteNotice } from '../../../adapters/server/terminal/site/unknown-site.js'

/** The options of `vitrine demo-orders`. */
export interface DemoOptions {
  readonly data?: string
  readonly site: string
  readonly count: number
  readonly dryRun?: boolean
}

const MAX_ORDERS = 500

/** A clock that is set by hand: the orders are spread over the last four weeks. */
function createDemoClock(): { readonly clock: Clock; readonly set: (ms: number) => void } {
  let nowMs = systemClock.wallTime()
  return { clock: { ...systemClock, wallTime: () => nowMs }, set: (ms) => (nowMs = ms) }
}

/** Makes sample orders in a stopped test shop; says how many. `onBegin`: called once nothing is in their way. */
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
    const isNew = await newSiteNotice(sql, siteId)
    const imported = await importInto(runtime.value, site.value)
    if (!imported.ok) return imported
    onBegin(isNew)
    const desk = createSqlOrderDesk({ sql, commit: commitChanges(sql), siteId, mails: null })
    const made = await placeDemoOrders(
      {
        visit,
        desk,
        clock,
        newId: randomUUID,
        setTime: set,
        settle: async () => void (await backend.maintain?.()),
      },
      options.count,
    )
    if (made === null) return err(badInput('No product of the catalogue is in stock.'))
    return ok(`${plural(made, 'sample order')} made. Serve the site and look at them at /vitrine.`)
  } finally {
    await close()
  }
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
        if (notice !== null) sayAside(terminal, notice)
        sayAside(terminal, 'Orders are being placed; this takes about a second for each.')
      })
      if (made.ok) terminal.out(made.value)
      else fail(made.failure)
    })
}
