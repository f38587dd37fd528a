import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { listOrders } from '../../adapters/store/index.js'
import type { OrderSummary } from '../../adapters/store/index.js'
import { formatMoney } from '../../core/money/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { badInput } from './failure.js'
import type { CommandFailure } from './failure.js'
import { dataPlaceOf, openPlace } from './place.js'
import type { Terminal } from './terminal.js'

interface OrdersOptions {
  readonly data?: string
  readonly site: string
  readonly count: string
  readonly json?: boolean
}

const toRow = ({ id, status, email, itemCount, total, time }: OrderSummary): readonly string[] => [
  new Date(time).toISOString().slice(0, 16).replace('T', ' '),
  id,
  status,
  String(itemCount),
  formatMoney(total),
  email ?? '',
]

const HEADER = ['Time (UTC)', 'Order', 'Status', 'Pieces', 'Total', 'E-mail']

/** Columns as wide as their longest value. */
function toTable(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEADER.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  return [HEADER, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

async function readOrders(
  folder: string | undefined,
  options: OrdersOptions,
): Promise<Result<readonly OrderSummary[], CommandFailure>> {
  if (folder === undefined && options.data === undefined && !process.env['DATABASE_URL']) {
    return err(badInput('Name the site folder, the data folder (--data) or a database (DATABASE_URL).'))
  }
  const place = dataPlaceOf(folder ?? '.', options.data, process.env['DATABASE_URL'])
  if (place.tag === 'folder' && !existsSync(place.folder))
    return err(badInput(`There is no shop in ${place.folder}.`))
  const opened = await openPlace(place)
  if (!opened.ok) return opened
  const sql = opened.value
  const orders = await listOrders(
    { sql, siteId: options.site },
    { count: Math.max(1, Number(options.count) || 100) },
  )
  await sql.close()
  return ok(orders)
}

/** `vitrine orders list`: the newest orders of a stopped shop, or of one on a database server. */
export function registerOrders(
  program: Command,
  terminal: Terminal,
  fail: (failure: CommandFailure) => void,
): void {
  program
    .command('orders')
    .description('the orders of a shop')
    .command('list')
    .description('list the newest orders, newest first')
    .argument('[folder]', 'the site folder whose shop it is')
    .option('-d, --data <folder>', 'where the shop’s data are kept')
    .option('--site <id>', 'tells sites apart that share one database', 'main')
    .option('--count <number>', 'how many at most', '100')
    .option('--json', 'write JSON, one list')
    .action(async (folder: string | undefined, options: OrdersOptions) => {
      const orders = await readOrders(folder, options)
      if (!orders.ok) return fail(orders.failure)
      if (options.json) terminal.out(JSON.stringify(orders.value, null, 2))
      else if (orders.value.length === 0) terminal.out('There are no orders yet.')
      else for (const line of toTable(orders.value.map(toRow))) terminal.out(line)
    })
}
