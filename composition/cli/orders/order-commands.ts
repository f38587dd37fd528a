import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { piecesToSend, refundablePieces } from '../../../core/orders/index.js'
import type { DeskOrder } from '../../../core/orders/index.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { loadOrder } from '../../../core/use-cases/shop/orders/change-order.js'
import type {
  ChangedOrder,
  DeskPorts,
  OrderCommand,
  OrderFailure,
} from '../../../core/use-cases/shop/orders/change-order.js'
import {
  cancelOrder,
  captureOrder,
  fulfilOrder,
  noteOrder,
  refundOrder,
  sendDownloads,
} from '../../../core/use-cases/shop/orders/handle-order.js'
import { atDesk, toFailure } from './at-desk.js'
import type { DeskOptions } from './at-desk.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import { extentOf, piecesOf } from '../../../adapters/server/terminal/orders/typed-pieces.js'
import type { ExtentOptions, LineChoice } from '../../../adapters/server/terminal/orders/typed-pieces.js'
import { readLine } from './order-input.js'
import { returnLine, returnReport } from '../../../adapters/server/terminal/orders/return-lines.js'
import { changeLines } from '../../../adapters/server/terminal/orders/order-change-lines.js'
import { orderLines } from '../../../adapters/server/terminal/orders/order-lines.js'
import { orderReport } from '../../../core/use-cases/shop/orders/order-report.js'
import { nameData } from '../people/owner-data.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'

const BY = 'owner'

/** Changes the order that a command was given. */
type Change = (
  ports: DeskPorts,
  command: OrderCommand,
  order: DeskOrder,
) => Promise<Result<ChangedOrder, OrderFailure> | { readonly ok: false; readonly failure: OwnerFailure }>

const isCommandFailure = (failure: OrderFailure | OwnerFailure): failure is OwnerFailure => 'lines' in failure

const changed = async (
  ports: DeskPorts,
  command: OrderCommand,
  change: Change,
): Promise<Result<ChangedOrder, OwnerFailure>> => {
  const order = await loadOrder(ports.desk, command.order)
  if (!order.ok) return err(toFailure(order.failure))
  const result = await change(ports, command, order.value)
  if (result.ok) return result
  return err(isCommandFailure(result.failure) ? result.failure : toFailure(result.failure))
}

interface Wiring {
  readonly terminal: Terminal
  readonly fail: Fail
}

async function carryOut(
  { terminal, fail }: Wiring,
  name: string,
  folder: string | undefined,
  options: DeskOptions,
  change: Change,
  nothing = 'Nothing had to be changed.',
): Promise<void> {
  const isDryRun = options.dryRun === true
  const command = { order: name, by: BY, isDryRun }
  const done = await atDesk(folder, options, (ports) => changed(ports, command, change))
  if (!done.ok) return fail(done.failure)
  if (options.json) terminal.out(jsonText(orderReport(done.value.order)))
  else {
    const told = { isDryRun, nothing, priceText: ownersPrices(folder) }
    for (const line of changeLines(done.value, told)) terminal.out(plainLine(line))
  }
}

const command = (orders: Command, words: string): Command => {
  const named = orders.command(words).argument('<order>', 'the number that people say (7K3M-9QWT), or the id')
  return named.option('--json', 'write the order as JSON')
}

const change = (orders: Command, words: string): Command =>
  nameData(command(orders, words)).option('--dry-run', 'only say what would be')

function registerShow(orders: Command, { terminal, fail }: Wiring): void {
  nameData(command(orders, 'show'))
    .description('show one order: lines, payment, addresses, all that happened, what can be done')
    .action(async (name: string, folder: string | undefined, options: DeskOptions) => {
      const read = await atDesk(folder, options, async ({ desk, withdrawals }) => {
        const order = await loadOrder(desk, name)
        if (!order.ok) return err(toFailure(order.failure))
        return ok({ order: order.value, all: await withdrawals.ofOrder(order.value.id) })
      })
      if (!read.ok) return fail(read.failure)
      const { order, all } = read.value
      const report = orderReport(order)
      const returns = all.map(returnReport)
      if (options.json) return terminal.out(jsonText({ ...report, return: returns.at(-1) ?? null, returns }))
      const told = all.map((one) => ({ text: returnLine(one, order), state: one.state }))
      for (const line of orderLines(report, ownersPrices(folder), { folder, returns: told }))
        terminal.out(plainLine(line))
    })
}

interface FulfilOptions extends DeskOptions {
  readonly line?: readonly LineChoice[]
  readonly carrier?: string
  readonly tracking?: string
}

function registerFulfil(orders: Command, wiring: Wiring): void {
  change(orders, 'fulfil')
    .description(
      'note that pieces were sent, all that are left or by line; the first parcel takes held money',
    )
    .option('--line <number>', 'a line, or pieces of it (2=3); may be repeated', readLine)
    .option('--carrier <name>', 'who brings it')
    .option('--tracking <number>', 'the number to follow it by')
    .action((name: string, folder: string | undefined, options: FulfilOptions) =>
      carryOut(wiring, name, folder, options, async (ports, which, order) => {
        const { line, carrier = null, tracking = null } = options
        const pieces = line === undefined ? ok('all' as const) : piecesOf(order, line, piecesToSend(order))
        return pieces.ok ? fulfilOrder(ports, { ...which, pieces: pieces.value, carrier, tracking }) : pieces
      }),
    )
}

function registerCancel(orders: Command, wiring: Wiring): void {
  change(orders, 'cancel')
    .description('cancel an order of which nothing was sent: stock and money go back')
    .option('--reason <text>', 'is kept with the order')
    .option('--no-restock', 'the pieces do not go back to stock')
    .action(
      (
        name: string,
        folder: string | undefined,
        options: DeskOptions & { readonly reason?: string; readonly restock: boolean },
      ) =>
        carryOut(wiring, name, folder, options, (ports, which) =>
          cancelOrder(ports, { ...which, reason: options.reason ?? null, restocks: options.restock }),
        ),
    )
}

interface RefundOptions extends DeskOptions, ExtentOptions {
  readonly restock?: boolean
  readonly reason?: string
  readonly key?: string
}

function registerRefund(orders: Command, wiring: Wiring): void {
  change(orders, 'refund')
    .description('give money back at the payment provider: all, by line or an amount')
    .option('--whole', 'all that was not given back yet')
    .option('--line <number>', 'what a line came to, or pieces of it (2=3); may be repeated', readLine)
    .option('--amount <amount>', 'so much, as 12.50')
    .option('--restock', 'the pieces go back to stock once the money is given back')
    .option('--reason <text>', 'is kept with the order')
    .option('--key <text>', 'two commands with one key make one refund')
    .action((name: string, folder: string | undefined, options: RefundOptions) =>
      carryOut(
        wiring,
        name,
        folder,
        options,
        async (ports, which, order) => {
          const extent = extentOf(order, options, refundablePieces(order))
          if (!extent.ok) return extent
          const { key = randomUUID(), reason = null, restock: restocks = false } = options
          return refundOrder(ports, { ...which, key, extent: extent.value, restocks, reason })
        },
        'A refund was asked for with this key before.',
      ),
    )
}

function registerCapture(orders: Command, wiring: Wiring): void {
  change(orders, 'capture')
    .description('take the money that is held for an order ("capture": "on-fulfilment" in vitrine.json)')
    .action((name: string, folder: string | undefined, options: DeskOptions) =>
      carryOut(
        wiring,
        name,
        folder,
        options,
        (ports, which) => captureOrder(ports, which),
        'The money of this order is being taken or was taken already.',
      ),
    )
}

function registerSendDownloads(orders: Command, wiring: Wiring): void {
  change(orders, 'send-downloads')
    .description('mail the links to the files of an order to its shopper again')
    .action((name: string, folder: string | undefined, options: DeskOptions) =>
      carryOut(wiring, name, folder, options, (ports, which) => sendDownloads(ports, which)),
    )
}

function registerNote(orders: Command, wiring: Wiring): void {
  nameData(command(orders, 'note').argument('<text>', 'what is to be kept, for the shop only'))
    .description('keep a note with an order')
    .option('--dry-run', 'only say what would be')
    .action((name: string, text: string, folder: string | undefined, options: DeskOptions) =>
      carryOut(wiring, name, folder, options, (ports, which) => noteOrder(ports, { ...which, text })),
    )
}

/** `vitrine orders show|fulfil|cancel|refund|capture|send-downloads|note`: one order, also while its shop runs. */
export function registerOrderCommands(orders: Command, terminal: Terminal, fail: Fail): void {
  const wiring = { terminal, fail }
  for (const register of [
    registerShow,
    registerFulfil,
    registerCancel,
    registerRefund,
    registerCapture,
    registerSendDownloads,
    registerNote,
  ])
    register(orders, wiring)
}
