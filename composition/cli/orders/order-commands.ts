import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { piecesToSend, refundablePieces } from '../../../core/orders/index.js'
import { err, mapResult, ok } from '../../../core/shared/index.js'
import { loadOrder } from '../../../core/use-cases/shop/orders/change-order.js'
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
import { finish } from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal } from '../../../adapters/server/terminal/index.js'
import {
  extentOf,
  folderAsShipping,
  piecesOf,
} from '../../../adapters/server/terminal/orders/typed-pieces.js'
import type { ExtentOptions, LineChoice } from '../../../adapters/server/terminal/orders/typed-pieces.js'
import { readLine } from '../../../adapters/server/terminal/arguments/order-line.js'
import { changeByCommand } from '../../../adapters/server/terminal/orders/change-by-command.js'
import type { ChangeOrder } from '../../../adapters/server/terminal/orders/change-by-command.js'
import { changedResult } from '../../../adapters/server/terminal/orders/order-change-lines.js'
import { orderResult } from '../../../adapters/server/terminal/orders/order-result.js'
import { nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'

const BY = 'owner'

async function carryOut(
  out: Outputs,
  name: string,
  folder: string | undefined,
  options: ShopOptions,
  change: ChangeOrder,
  nothing = 'There was nothing to change.',
): Promise<void> {
  const isDryRun = options.dryRun === true
  const command = { order: name, by: BY, isDryRun }
  const done = await atDesk(folder, options, (ports) => changeByCommand(ports, command, change))
  const words = { isDryRun, nothing, priceText: ownersPrices(folder) }
  const result = mapResult(done, (changed) => changedResult(changed, words))
  finish(out, options, result)
}

const command = (orders: Command, words: string): Command => {
  const named = orders.command(words).argument('<order>', 'the order number (7K3M-9QWT) or the id')
  return named.option('--json', 'write the order as JSON')
}

const change = (orders: Command, words: string): Command =>
  nameData(command(orders, words)).option('--dry-run', 'only print what would change')

function registerShow(orders: Command, out: Outputs): void {
  nameData(command(orders, 'show'))
    .description('show one order: lines, payment, addresses, history, possible actions')
    .action(async (name: string, folder: string | undefined, options: ShopOptions) => {
      const read = await atDesk(folder, options, async ({ desk, withdrawals }) => {
        const order = await loadOrder(desk, name)
        if (!order.ok) return err(orderFailure(order.failure))
        const returns = await withdrawals.ofOrder(order.value.id)
        const site = { ...options, folder }
        return ok(orderResult(order.value, returns, { site, priceText: ownersPrices(folder) }))
      })
      finish(out, options, read)
    })
}

interface FulfilOptions extends ShopOptions {
  readonly line?: readonly LineChoice[]
  readonly carrier?: string
  readonly tracking?: string
  readonly anyway?: boolean
}

function registerFulfil(orders: Command, wiring: Outputs): void {
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

function registerCancel(orders: Command, wiring: Outputs): void {
  change(orders, 'cancel')
    .description('cancel an order of which nothing was sent; stock and money are returned')
    .option('--reason <text>', 'a reason, stored with the order')
    .option('--no-restock', 'do not return the pieces to stock')
    .action(
      (
        name: string,
        folder: string | undefined,
        options: ShopOptions & { readonly reason?: string; readonly restock: boolean },
      ) =>
        carryOut(wiring, name, folder, options, (ports, which) =>
          cancelOrder(ports, { ...which, reason: options.reason ?? null, restocks: options.restock }),
        ),
    )
}

interface RefundOptions extends ShopOptions, ExtentOptions {
  readonly restock?: boolean
  readonly reason?: string
  readonly key?: string
  readonly anyway?: boolean
}

function registerRefund(orders: Command, wiring: Outputs): void {
  change(orders, 'refund')
    .description('refund through the payment provider: everything, by line, shipping or an amount')
    .option('--whole', 'refund everything that is not refunded yet')
    .option(
      '--line <number>',
      'refund a line, or some pieces of it (2=3: three pieces of line 2); repeatable',
      readLine,
    )
    .option('--shipping [amount]', 'refund shipping, all that is left or this amount; also beside --line')
    .option('--amount <amount>', 'refund this amount, e.g. 12.50, which belongs to no line')
    .option('--restock', 'return the pieces to stock after the refund')
    .option('--reason <text>', 'a reason, stored with the order')
    .option('--key <text>', 'repeating the command with the same key refunds only once')
    .option('--anyway', 'also refund an amount that was refunded within the last hour')
    .action((name: string, folder: string | undefined, options: RefundOptions) => {
      const mistaken = folderAsShipping(options, folder)
      if (mistaken !== null) return finish(wiring, options, err(mistaken))
      return carryOut(
        wiring,
        name,
        folder,
        options,
        async (ports, which, order) => {
          const extent = extentOf(order, options, refundablePieces(order))
          if (!extent.ok) return extent
          const { key = randomUUID(), reason = null, restock: restocks = false } = options
          const priceText = ownersPrices(folder)
          const refusesSameAmount = options.key === undefined && options.anyway !== true
          const request = { key, extent: extent.value, restocks, reason, refusesSameAmount, priceText }
          return refundOrder(ports, { ...which, ...request })
        },
        'A refund with this key was requested before.',
      )
    })
}

function registerCapture(orders: Command, wiring: Outputs): void {
  change(orders, 'capture')
    .description('capture the money that is held for an order ("capture": "on-fulfilment" in vitrine.json)')
    .action((name: string, folder: string | undefined, options: ShopOptions) =>
      carryOut(
        wiring,
        name,
        folder,
        options,
        captureOrder,
        'The money of this order is being taken or was taken already.',
      ),
    )
}

function registerSendDownloads(orders: Command, wiring: Outputs): void {
  change(orders, 'send-downloads')
    .description('mail the download links of an order to its shopper again')
    .action((name: string, folder: string | undefined, options: ShopOptions) =>
      carryOut(wiring, name, folder, options, sendDownloads),
    )
}

function registerNote(orders: Command, wiring: Outputs): void {
  nameData(command(orders, 'note').argument('<text>', 'the note, visible to the shop only'))
    .description('add a note to an order')
    .option('--dry-run', 'only print what would change')
    .action((name: string, text: string, folder: string | undefined, options: ShopOptions) =>
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
