import type { Command } from 'commander'
import { listOrders } from '../../adapters/store/index.js'
import type { OrderSummary } from '../../adapters/store/index.js'
import { formatMoney } from '../../core/money/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { parseCount } from './count.js'
import { dataFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { namePlace, openOwnersData } from './place.js'
import type { PlaceOptions } from './place.js'
import { plainText } from './terminal.js'
import type { Terminal } from './terminal.js'

interface OrdersOptions extends PlaceOptions {
  readonly site: string
  readonly count: number
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
  const opened = await openOwnersData(folder, options)
  if (!opened.ok) return opened
  const { sql, close } = opened.value
  try {
    return ok(await listOrders({ sql, siteId: options.site }, { count: options.count }))
  } catch (thrown) {
    return err(dataFailure(thrown))
  } finally {
    await close()
  }
}

/** `vitrine orders list`: the newest orders, also of a shop that runs. */
export function registerOrders(
  program: Command,
  terminal: Terminal,
  fail: (failure: CommandFailure) => void,
): void {
  const orders = program.command('orders').description('the orders of a shop')
  namePlace(orders.command('list'))
    .description('list the newest orders, newest first')
    .option('--count <number>', 'how many at most', parseCount, 100)
    .option('--json', 'write JSON, one list')
    .action(async (folder: string | undefined, options: OrdersOptions) => {
      const read = await readOrders(folder, options)
      if (!read.ok) return fail(read.failure)
      if (options.json) terminal.out(JSON.stringify(read.value, null, 2))
      else if (read.value.length === 0) terminal.out('There are no orders yet.')
      else for (const line of toTable(read.value.map(toRow))) terminal.out(plainText(line))
    })
}
