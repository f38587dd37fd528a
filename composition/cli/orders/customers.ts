import type { Command } from 'commander'
import { emailKey } from '../../../core/accounts/index.js'
import type { Customer } from '../../../core/ports/shop/sales-ledger.port.js'
import { ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import { jsonText, plainLine, shownDocument, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { customerLines } from '../../../adapters/server/terminal/orders/customer-lines.js'
import { customersCsv } from '../../../adapters/server/terminal/orders/customers-csv.js'

interface CustomersOptions extends ShopOptions {
  readonly limit: number
  readonly search?: string
  readonly csv?: boolean
}

const DEFAULT_LIMIT = 100

const readCustomers = (
  folder: string | undefined,
  options: ShopOptions,
  query: { readonly search: string | null; readonly limit: number },
): Promise<Result<readonly Customer[], OwnerFailure>> =>
  atShop(folder, options, async (shop) => ok(await shop.desks.sales.customers(query)))

function print(
  customers: readonly Customer[],
  folder: string | undefined,
  { json, csv }: CustomersOptions,
  terminal: Terminal,
): void {
  if (json) return terminal.out(jsonText(customers))
  if (csv) return terminal.out(shownDocument(customersCsv(customers)))
  if (customers.length === 0) return terminal.out(shownLine('There are no such customers.'))
  for (const line of customerLines(customers, ownersPrices(folder))) terminal.out(shownLine(line))
}

/** `vitrine customers list|show`: the people who bought, by their mail addresses. */
export function registerCustomers(program: Command, terminal: Terminal, fail: Fail): void {
  const customers = program
    .command('customers')
    .description('the customers of a shop, with and without an account')
  const add = (command: Command): Command =>
    nameData(command).option('--json', 'write a JSON list').option('--csv', 'write CSV')
  add(customers.command('list'))
    .description('list customers by their last order, the newest first; cancelled orders do not count')
    .option('--search <text>', 'only customers with this text in the address or name')
    .option('--limit <number>', 'how many at most', parseCount, DEFAULT_LIMIT)
    .action(async (folder: string | undefined, options: CustomersOptions) => {
      const { search = null, limit } = options
      const read = await readCustomers(folder, options, { search, limit })
      if (read.ok) print(read.value, folder, options, terminal)
      else fail(read.failure)
    })
  add(customers.command('show').argument('<e-mail>', 'the address of the customer'))
    .description('show the totals of one customer; `vitrine orders list --email` lists the orders')
    .action(async (email: string, folder: string | undefined, options: CustomersOptions) => {
      const read = await readCustomers(folder, options, { search: emailKey(email), limit: DEFAULT_LIMIT })
      if (!read.ok) return fail(read.failure)
      const found = read.value.filter((each) => each.email === emailKey(email))
      if (found.length === 0)
        return fail(badInput(`No order has the address ${plainLine(email)}. Cancelled orders do not count.`))
      print(found, folder, options, terminal)
    })
}
