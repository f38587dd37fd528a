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
import { orderFailure } from '../../../adapters/server/terminal/orders/order-failure.js'
import { atDesk } from './at-desk.js'
import type { DeskOptions } from './at-desk.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { extentOf, piecesOf } from '../../../adapters/server/terminal/orders/typed-pieces.js'
import type { ExtentOptions, LineChoice } from '../../../adapters/server/terminal/orders/typed-pieces.js'
import { readLine } from '../../../adapters/server/terminal/arguments/order-line.js'
import { returnLine, returnReport } from '../../../adapters/server/terminal/orders/return-lines.js'
import { changeLines } from '../../../adapters/server/terminal/orders/order-change-lines.js'
import { orderLines } from '../../../adapters/server/terminal/orders/order-lines.js'
import { orderReport } from '../../../core/use-cases/shop/orders/order-report.js'
import { nameData } from '../people/owner-data.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'

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
  if (!order.ok) return err(orderFailure(order.failure))
  const result = await change(ports, command, order.value)
  if (result.ok) return result
  return err(isCommandFailure(result.failure) ? result.failure : orderFailure(result.failure))
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
  nothing = 'There was nothing to change.',
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
  const named = orders.command(words).argument('<order>', 'the order number (7K3M-9QWT) or the id')
  return named.option('--json', 'write the order as JSON')
}

const change = (orders: Command, words: string): Command =>
  nameData(command(orders, words)).option('--dry-run', 'only print what would change')

function registerShow(orders: Command, { terminal, fail }: Wiring): void {
  nameData(command(orders, 'show'))
    .description('show one order: lines, payment, addresses, history, possible actions')
    .action(async (name: string, folder: string | undefined, options: DeskOptions) => {
      const read = await atDesk(folder, options, async ({ desk, withdrawals }) => {
        const order = await loadOrder(desk, name)
        if (!order.ok) return err(orderFailure(order.failure))
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
  readonly anyway?: boolean
}

function registerFulfil(orders: Command, wiring: Wiring): void {
  change(orders, 'fulfil')
    .description('mark pieces as sent, all open ones or by line; the first parcel captures held money')
    .option(
      '--line <number>',
      'a line, or some pieces of it (2=3: three pieces of line 2); repeatable',
      readLine,
    )
    .option('--carrier <name>', 'the carrier of the parcel')
    .option('--tracking <number>', 'the tracking number')
    .option('--anyway', 'also send pieces from which the shopper has withdrawn')
    .action((name: string, folder: string | undefined, options: FulfilOptions) =>
      carryOut(wiring, name, folder, options, async (ports, which, order) => {
        const { line, carrier = null, tracking = null, anyway: sendsWithdrawn = false } = options
        const pieces = line === undefined ? ok('all' as const) : piecesOf(order, line, piecesToSend(order))
        if (!pieces.ok) return pieces
        const parcel = { pieces: pieces.value, carrier, tracking, sendsWithdrawn }
        return fulfilOrder(ports, { ...which, ...parcel })
      }),
    )
}

function registerCancel(orders: Command, wiring: Wiring): void {
  change(orders, 'cancel')
    .description('cancel an order of which nothing was sent; stock and money are returned')
    .option('--reason <text>', 'a reason, stored with the order')
    .option('--no-restock', 'do not return the pieces to stock')
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
    .description('refund through the payment provider: everything, by line or an amount')
    .option('--whole', 'refund everything that is not refunded yet')
    .option(
      '--line <number>',
      'refund a line, or some pieces of it (2=3: three pieces of line 2); repeatable',
      readLine,
    )
    .option('--amount <amount>', 'refund this amount, e.g. 12.50')
    .option('--restock', 'return the pieces to stock after the refund')
    .option('--reason <text>', 'a reason, stored with the order')
    .option('--key <text>', 'repeating the command with the same key refunds only once')
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
          const priceText = ownersPrices(folder)
          return refundOrder(ports, { ...which, key, extent: extent.value, restocks, reason, priceText })
        },
        'A refund with this key was requested before.',
      ),
    )
}

function registerCapture(orders: Command, wiring: Wiring): void {
  change(orders, 'capture')
    .description('capture the money that is held for an order ("capture": "on-fulfilment" in vitrine.json)')
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
    .description('mail the download links of an order to its shopper again')
    .action((name: string, folder: string | undefined, options: DeskOptions) =>
      carryOut(wiring, name, folder, options, (ports, which) => sendDownloads(ports, which)),
    )
}

function registerNote(orders: Command, wiring: Wiring): void {
  nameData(command(orders, 'note').argument('<text>', 'the note, visible to the shop only'))
    .description('add a note to an order')
    .option('--dry-run', 'only print what would change')
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
