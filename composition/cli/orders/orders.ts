import { Option } from 'commander'
import type { Command } from 'commander'
import { ORDER_SORT_KEYS, ORDER_STATUSES } from '../../../core/orders/index.js'
import type { ListedOrderStatus, OrderFilter, OrderSortKey } from '../../../core/orders/index.js'
import { orderNumber, withoutUndefined } from '../../../core/shared/index.js'
import { printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { addListOptions, isNarrowed } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { orderTable } from '../../../adapters/server/terminal/orders/order-table.js'
import { ordersCsv } from '../../../adapters/server/terminal/orders/orders-csv.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { registerOrderCommands } from './order-commands.js'
import { registerReturns } from './order-returns.js'
import { registerOrderDocuments } from './order-documents.js'

interface OrdersOptions extends ShopOptions, ListOptions<OrderSortKey> {
  readonly status?: ListedOrderStatus
  readonly email?: string
  readonly number?: string
  readonly toSend?: boolean
  readonly search?: string
  readonly csv?: boolean
}

const DEFAULT_LIMIT = 100

const filterOf = ({ toSend: needsSending, search: text, ...options }: OrdersOptions): OrderFilter => {
  const { status, email, number } = options
  return withoutUndefined({ status, email, number, needsSending, text })
}

/** `vitrine orders list|show|...`: the orders of a shop, also while it runs. */
export function registerOrders(program: Command, terminal: Terminal, fail: Fail): void {
  const orders = program.command('orders').description('the orders of a shop')
  registerOrderCommands(orders, terminal, fail)
  registerOrderDocuments(orders, terminal, fail)
  registerReturns(orders, terminal, fail)
  addListOptions(nameData(orders.command('list')), { sortKeys: ORDER_SORT_KEYS, limit: DEFAULT_LIMIT })
    .description('list orders, the newest first')
    .addOption(new Option('--status <status>', 'only orders in this state').choices(ORDER_STATUSES))
    .option('--email <address>', 'only orders of this shopper')
    .option('--number <number>', 'only the order with this order number')
    .option(
      '--search <text>',
      'only orders with this text in the number, name, e-mail, variant code or tracking number',
    )
    .option('--to-send', 'only orders with pieces to send')
    .addOption(new Option('--csv', 'write CSV for a spreadsheet').conflicts('json'))
    .action(async (folder: string | undefined, options: OrdersOptions) => {
      const read = await atShop(folder, options, (shop) =>
        readList(shop.desks.orders, filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: isNarrowed(options, filterOf(options))
          ? 'There are no such orders.'
          : 'There are no orders yet.',
        lines: (items) => orderTable(items, ownersPrices(folder)),
        ...(options.csv && { csv: ordersCsv }),
        toJson: (order) => ({ number: orderNumber(order.id), ...order }),
      })
    })
}
