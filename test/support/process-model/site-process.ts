import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openSharedDatabase } from '../../../adapters/server/sql/engine/index.js'
import type { Querier } from '../../../adapters/server/sql/engine/index.js'
import { requestCapture } from '../../../adapters/server/sql/shop/index.js'
import type { StoreSettings } from '../../../adapters/server/sql/shop/index.js'
import { startStripeServer } from '../../fakes/stripe/stripe-server.fake.js'
import type { StripeServer } from '../../fakes/stripe/stripe-server.fake.js'
import { buildChildScript } from '../processes/child-script.js'
import type { RunningChild } from '../processes/child-script.js'

type CaptureMode = StoreSettings['capture']

/** Start options of a process of the site. */
export interface SiteChoice {
  readonly folder: string
  /** A folder, or the address of a PostgreSQL database. */
  readonly database: string
  readonly stripe: Pick<StripeServer, 'url' | 'secretKey' | 'webhookSecret'>
  /** Offset of its clock from the machine's. */
  readonly aheadMs: number
}

/** A site that is served by a process of its own, which can be killed and started again. */
export interface SiteProcess {
  readonly stripe: StripeServer
  readonly url: () => string
  /** Kills it like a power cut. Has no effect if it has already ended. */
  readonly kill: () => void
  /** Starts it if it has ended. Resolves once it has finished the work that a crash interrupted. */
  readonly start: () => Promise<void>
  /** Kills it, and starts it again later. */
  readonly startLater: (byMs: number) => Promise<void>
  /** Runs a query on its database while it runs. */
  readonly rows: (
    statement: string,
    ...values: readonly string[]
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Makes the site capture the held money of an order, like the command. */
  readonly requestCapture: (orderId: string) => Promise<void>
  /** Unexpected errors that it has reported. */
  readonly problems: () => readonly string[]
  readonly close: () => Promise<void>
}

export const STOCK = 100_000

const CATALOGUE = `Product Handle,Product Name,Product Type,Variant Price,Variant Inventory,Variant Billing,\
Subscription Interval,Subscription Frequency,Subscription Trial Days
thing,Thing,Service,10.00,${STOCK},,,,
club,Club,Service,9.00,${STOCK},subscription,month,1,14
`

const SETTINGS = { name: 'Schedules', currency: 'EUR', country: 'DE' }

const keysOf = ({ url, secretKey, webhookSecret }: StripeServer): SiteChoice['stripe'] => ({
  url,
  secretKey,
  webhookSecret,
})

/** The database beside the process that has it. */
async function openToRead(
  database: string,
): Promise<{ readonly sql: Querier; readonly close: () => Promise<void> }> {
  if (!database.startsWith('postgres:')) {
    const shared = await openSharedDatabase(database)
    if (!shared.ok) throw new Error(shared.failure)
    return { sql: shared.value, close: async () => undefined }
  }
  const opened = await openDatabase({ url: database })
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
  return { sql: opened.value, close: opened.value.close }
}

/**
 * Opens a site that sells a product and a subscription with a trial, over the embedded database or the one at
 * `databaseUrl`. It charges at once or holds the money.
 */
export async function openSiteProcess(
  databaseUrl?: string,
  capture: CaptureMode = 'at-once',
): Promise<SiteProcess> {
  const script = await buildChildScript('selling-site')
  const root = await mkdtemp(join(tmpdir(), 'vitrine-schedules-'))
  const folder = join(root, 'site')
  const database = databaseUrl ?? join(root, 'data')
  await mkdir(folder)
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Shop</title>')
  await writeFile(join(folder, 'vitrine.json'), JSON.stringify({ ...SETTINGS, capture }))
  await writeFile(join(folder, 'catalogue.csv'), CATALOGUE)
  let aheadMs = 0
  const stripe = await startStripeServer({ nowMs: () => Date.now() + aheadMs, searchLagMs: 0 })
  let child: RunningChild | null = null
  let url = ''
  const problems: string[] = []
  const keepProblems = (): void => {
    problems.push(...(child?.lines.filter((line) => line.startsWith('PROBLEM ')) ?? []))
  }

  /** Known at once; the operating system reports it later. */
  let isDead = true

  const kill = (): void => {
    isDead = true
    child?.process.kill('SIGKILL')
  }
  const end = async (): Promise<void> => {
    kill()
    await child?.ended
    keepProblems()
    child = null
  }
  const start = async (): Promise<void> => {
    // It may be killed again while it starts, since it asks the provider then.
    while (isDead) {
      await end()
      isDead = false
      child = script.start(
        JSON.stringify({ folder, database, stripe: keysOf(stripe), aheadMs } satisfies SiteChoice),
      )
      try {
        url = (await child.line(/^OPEN /)).slice('OPEN '.length)
      } catch (error) {
        if (!isDead) throw error
      }
    }
  }
  const asking = async <T>(ask: (sql: Querier) => Promise<T>): Promise<T> => {
    const { sql, close } = await openToRead(database)
    try {
      return await ask(sql)
    } finally {
      await close()
    }
  }
  return {
    stripe,
    url: () => url,
    kill,
    start,
    startLater: async (byMs) => {
      await end()
      aheadMs += byMs
      await start()
    },
    rows: (statement, ...values) => asking(async (sql) => (await sql.query(statement, values)).rows),
    requestCapture: (orderId) => asking(async (sql) => void (await requestCapture(sql, 'main', orderId))),
    problems: () => problems,
    close: async () => {
      await end()
      await stripe.close()
      await script.remove()
      await rm(root, { recursive: true, force: true })
    },
  }
}
