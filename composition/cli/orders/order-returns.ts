import { Argument, Option } from 'commander'
import type { Command } from 'commander'
import { RETURN_ACTS, RETURN_STATES } from '../../../core/orders/index.js'
import type { ReturnAct, ReturnState } from '../../../core/orders/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { moveReturn } from '../../../core/use-cases/shop/orders/handle-return.js'
import type { ReturnCommand } from '../../../core/use-cases/shop/orders/handle-return.js'
import { piecesOf } from '../../../adapters/server/terminal/orders/typed-pieces.js'
import type { LineChoice } from '../../../adapters/server/terminal/orders/typed-pieces.js'
import { readLine } from '../../../adapters/server/terminal/arguments/order-line.js'
import { orderFailure } from '../../../adapters/server/terminal/orders/order-failure.js'
import { atDesk } from './at-desk.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import { jsonText, plainLine, printList, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import {
  returnLine,
  returnNextLines,
  returnReport,
} from '../../../adapters/server/terminal/orders/return-lines.js'

interface ReturnsOptions extends ShopOptions {
  readonly state?: ReturnState
  readonly limit: number
}

const DEFAULT_LIMIT = 100

function registerList(orders: Command, terminal: Terminal, fail: Fail): void {
  nameData(orders.command('returns'))
    .description('list withdrawals and their returns, the newest first')
    .addOption(new Option('--state <state>', 'only returns in this state').choices(RETURN_STATES))
    .option('--limit <number>', 'how many at most', parseCount, DEFAULT_LIMIT)
    .option('--json', 'write a JSON list')
    .action(async (folder: string | undefined, options: ReturnsOptions) => {
      const read = await atDesk(folder, options, async ({ withdrawals }) =>
        ok(await withdrawals.list(options.state ?? null, options.limit)),
      )
      if (!read.ok) return fail(read.failure)
      printList(
        terminal,
        { items: read.value },
        {
          json: options.json,
          empty: 'There are no such returns.',
          lines: (items) => items.map((item) => returnLine(item)),
          toJson: returnReport,
        },
      )
    })
}

interface ActOptions extends ShopOptions {
  readonly number?: number
  readonly line?: readonly LineChoice[]
}

/** The pieces that the command names, checked against the bought ones. */
const typedPieces =
  (line: readonly LineChoice[]): ReturnCommand['pieces'] =>
  (order) => {
    const all = order.placed.items.map(({ id, count }) => ({ lineId: id, count }))
    const read = piecesOf(order, line, all)
    return read.ok ? read : err(read.failure.lines.join(' '))
  }

function registerAct(orders: Command, terminal: Terminal, fail: Fail): void {
  const command = orders
    .command('return')
    .argument('<order>', 'the order number (7K3M-9QWT) or the id')
    .addArgument(new Argument('<act>', 'the action').choices(RETURN_ACTS))
  nameData(command)
    .description(
      'accept or refuse a return, or mark it as received or refunded; `vitrine orders refund` gives the money back',
    )
    .option('--number <number>', 'which return of the order, from 1 (default: the last)', parseCount)
    .option(
      '--line <line>',
      'accept only these pieces: 2, or 2=3 for three pieces of line 2; repeatable',
      readLine,
    )
    .option('--dry-run', 'only print what would change')
    .option('--json', 'write the return as JSON')
    .action(async (order: string, act: ReturnAct, folder: string | undefined, options: ActOptions) => {
      const { line, number = null, dryRun = false } = options
      const moved = await atDesk(folder, options, async (ports) => {
        const pieces = line === undefined ? null : typedPieces(line)
        const done = await moveReturn(ports, { order, number, act, pieces, isDryRun: dryRun })
        return done.ok ? done : err(orderFailure(done.failure))
      })
      if (!moved.ok) return fail(moved.failure)
      const { withdrawal } = moved.value
      if (options.json) return terminal.out(jsonText(returnReport(withdrawal)))
      if (dryRun) terminal.out(shownLine('This is only a preview; nothing was changed.'))
      terminal.out(shownLine(returnLine(withdrawal, moved.value.order)))
      if (dryRun) return
      for (const line of returnNextLines(withdrawal, moved.value.order, { ...options, folder }))
        terminal.out(shownLine(plainLine(line)))
    })
}

/** `vitrine orders returns|return`: the withdrawals of shoppers, also while the shop runs. */
export function registerReturns(orders: Command, terminal: Terminal, fail: Fail): void {
  registerList(orders, terminal, fail)
  registerAct(orders, terminal, fail)
}
