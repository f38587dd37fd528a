import { Option } from 'commander'
import type { Command } from 'commander'
import { readSubscription } from '../../../adapters/server/sql/shop/index.js'
import { cancelWords } from '../../../core/use-cases/owner/audit-words.js'
import { err, ok, withoutUndefined } from '../../../core/shared/index.js'
import { LISTED_SUBSCRIPTION_STATUSES, SUBSCRIPTION_SORT_KEYS } from '../../../core/subscriptions/index.js'
import type {
  ListedSubscriptionStatus,
  SubscriptionFilter,
  SubscriptionSortKey,
} from '../../../core/subscriptions/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { finish, plainLine, printList, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import {
  subscriptionLine,
  subscriptionReport,
  subscriptionResult,
  CANCEL_ANSWERS,
  NO_SUBSCRIPTION,
} from '../../../adapters/server/terminal/orders/subscription-lines.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { addListOptions, isNarrowed } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'

interface ListedOptions extends ShopOptions, ListOptions<SubscriptionSortKey> {
  readonly status?: ListedSubscriptionStatus
  readonly email?: string
}

const DEFAULT_LIMIT = 100

const filterOf = ({ status, email }: ListedOptions): SubscriptionFilter => withoutUndefined({ status, email })

function registerList(subscriptions: Command, terminal: Terminal, fail: Fail): void {
  addListOptions(nameData(subscriptions.command('list')), {
    sortKeys: SUBSCRIPTION_SORT_KEYS,
    limit: DEFAULT_LIMIT,
    defaultSort: '-purchased',
  })
    .description('list subscriptions, the newest first')
    .addOption(
      new Option('--status <status>', 'only subscriptions in this state').choices(
        LISTED_SUBSCRIPTION_STATUSES,
      ),
    )
    .option('--email <address>', 'only subscriptions of this member')
    .action(async (folder: string | undefined, options: ListedOptions) => {
      const read = await atShop(folder, options, (shop) =>
        readList(shop.desks.subscriptions, filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      const priceText = ownersPrices(folder)
      printList(terminal, read.value, {
        json: options.json,
        empty: isNarrowed(options, filterOf(options))
          ? 'There are no such subscriptions.'
          : 'There are no subscriptions yet.',
        lines: (items) => items.map((item) => plainLine(subscriptionLine(item, priceText))),
        toJson: subscriptionReport,
      })
    })
}

function registerShow(subscriptions: Command, terminal: Terminal, fail: Fail): void {
  nameData(subscriptions.command('show').argument('<id>', 'the id of the subscription'))
    .description('show one subscription with its orders and its history')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: ShopOptions) => {
      const read = await atShop(folder, options, async (shop) => {
        const found = await readSubscription(shop, id)
        return found === null ? err(NO_SUBSCRIPTION) : ok(subscriptionResult(found, ownersPrices(folder)))
      })
      finish({ terminal, fail }, options, read)
    })
}

function registerCancel(subscriptions: Command, terminal: Terminal, fail: Fail): void {
  nameData(subscriptions.command('cancel').argument('<id>', 'the id of the subscription'))
    .description('cancel a subscription at the end of its period; it is not charged again')
    .option('--now', 'end it at once')
    .action(
      async (id: string, folder: string | undefined, options: ShopOptions & { readonly now?: boolean }) => {
        const done = await atShop(folder, options, async (shop) => {
          const desk = shop.desks.subscriptionDesk
          const found = await desk.find(id)
          if (found === null) return CANCEL_ANSWERS.unknown
          const atOnce = options.now === true
          const entry = shop.entryOf(cancelWords(id, found.productName, atOnce))
          return CANCEL_ANSWERS[await desk.cancel(id, atOnce, entry)]
        })
        if (done.ok) terminal.out(shownLine(done.value))
        else fail(done.failure)
      },
    )
}

/** `vitrine subscriptions list|show|cancel`: the subscriptions of a site, also while it runs. */
export function registerSubscriptions(program: Command, terminal: Terminal, fail: Fail): void {
  const subscriptions = program.command('subscriptions').description('the subscriptions of a site')
  registerList(subscriptions, terminal, fail)
  registerShow(subscriptions, terminal, fail)
  registerCancel(subscriptions, terminal, fail)
}
