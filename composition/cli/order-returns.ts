import { Argument, Option } from 'commander'
import type { Command } from 'commander'
import { decideReturn, RETURN_ACTS, RETURN_STATES } from '../../core/orders/index.js'
import type { ReturnAct, ReturnState } from '../../core/orders/index.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import { loadOrder } from '../../core/use-cases/shop/orders/change-order.js'
import { returnWords } from '../../core/use-cases/owner/work-entries.js'
import { atDesk, toFailure } from './at-desk.js'
import type { DeskOptions } from './at-desk.js'
import { parseCount } from './count.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { nameData } from './owner-data.js'
import { jsonText } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { returnLine, returnReport } from '../../adapters/server/terminal/return-lines.js'
import { printList } from '../../adapters/server/terminal/print-list.js'

interface ReturnsOptions extends DeskOptions {
  readonly state?: ReturnState
  readonly limit: number
}

const DEFAULT_LIMIT = 100

function registerList(orders: Command, terminal: Terminal, fail: Fail): void {
  nameData(orders.command('returns'))
    .description('list withdrawals and their returns, the newest first')
    .addOption(new Option('--state <state>', 'only returns in this state').choices(RETURN_STATES))
    .option('--limit <number>', 'how many at most', parseCount, DEFAULT_LIMIT)
    .option('--json', 'write JSON, one list')
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
          lines: (items) => items.map(returnLine),
          toJson: returnReport,
        },
      )
    })
}

function registerAct(orders: Command, terminal: Terminal, fail: Fail): void {
  const command = orders
    .command('return')
    .argument('<order>', 'the number that people say (7K3M-9QWT), or the id')
    .addArgument(new Argument('<act>', 'what is done about its return').choices(RETURN_ACTS))
  nameData(command)
    .description('accept or refuse a return, note that the goods came back or the money was given back')
    .option('--dry-run', 'only say what would be')
    .option('--json', 'write the return as JSON')
    .action(async (name: string, act: ReturnAct, folder: string | undefined, options: DeskOptions) => {
      const moved = await atDesk(folder, options, async ({ desk, withdrawals, entryOf }) => {
        const order = await loadOrder(desk, name)
        if (!order.ok) return err(toFailure(order.failure))
        const read = await withdrawals.read(order.value.id)
        if (read === null) return err(badInput('The shopper of this order has not withdrawn.'))
        const next = decideReturn(read.state, act)
        if (!next.ok) return err(badInput(next.failure))
        const entry = entryOf(returnWords(read, next.value))
        const isMoved = options.dryRun === true || (await withdrawals.move(read, next.value, entry))
        return isMoved
          ? ok({ ...read, state: next.value, changedMs: entry.atMs })
          : err(badInput('The return was changed meanwhile: ask again.'))
      })
      if (!moved.ok) return fail(moved.failure)
      if (options.json) return terminal.out(jsonText(returnReport(moved.value)))
      if (options.dryRun === true) terminal.out('This is what would be; nothing was changed.')
      terminal.out(returnLine(moved.value))
    })
}

/** `vitrine orders returns|return`: the withdrawals of shoppers, also while the shop runs. */
export function registerReturns(orders: Command, terminal: Terminal, fail: Fail): void {
  registerList(orders, terminal, fail)
  registerAct(orders, terminal, fail)
}
