import { Option } from 'commander'
import type { Command } from 'commander'
import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { createSqlSubscriptionList, readSubscription } from '../../adapters/server/sql/shop/index.js'
import { createSqlSubscriptionDesk } from '../../adapters/server/sql/owner/index.js'
import { cancelWords } from '../../core/use-cases/owner/work-entries.js'
import { atShop } from './at-shop.js'
import type { Cancellation } from '../../core/ports/subscription-desk.port.js'
import { formatMoney } from '../../core/money/index.js'
import type { Querier } from '../../adapters/server/sql/engine/index.js'
import { err, ok, orderNumber, badInput } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import {
  intervalText,
  LISTED_SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_SORT_KEYS,
  SUBSCRIPTION_WORDS,
} from '../../core/subscriptions/index.js'
import type {
  ListedSubscriptionStatus,
  SubscriptionFilter,
  SubscriptionReport,
  SubscriptionSortKey,
  SubscriptionSummary,
} from '../../core/subscriptions/index.js'
import { nameData, openOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'
import { addListOptions, readList } from './owner-list.js'
import type { ListOptions } from './owner-list.js'
import { jsonText, plainLine } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { utcText } from '../../adapters/server/terminal/time-text.js'
import { printList } from '../../adapters/server/terminal/print-list.js'

type Fail = (failure: OwnerFailure) => void

interface SiteOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
}

interface ListedOptions extends SiteOptions, ListOptions<SubscriptionSortKey> {
  readonly json?: boolean
  readonly status?: ListedSubscriptionStatus
  readonly email?: string
}

const DEFAULT_LIMIT = 100

const dayText = (timeMs: number | null): string =>
  timeMs === null ? 'never' : new Date(timeMs).toISOString().slice(0, 10)

/** The next event of a subscription, as the end of a sentence about it. */
function nextText({ status, dueMs, endsOnMs, failures }: SubscriptionSummary): string {
  if (status === 'ended' || status === 'unpaid')
    return `ended ${dayText(endsOnMs)}, nothing is charged any more`
  if (status === 'canceled') return `lasts until ${dayText(endsOnMs)}`
  if (dueMs === null) return 'is being charged'
  return failures > 0
    ? `charged ${failures} times in vain, next try ${dayText(dueMs)}`
    : `next charge ${dayText(dueMs)}`
}

/** One line about a subscription. */
export const subscriptionLine = (one: SubscriptionSummary): string =>
  [
    one.id,
    one.status,
    one.email ?? '',
    one.productName,
    `${formatMoney(one.amount)} ${intervalText(one.plan, SUBSCRIPTION_WORDS.en)}`,
    nextText(one),
  ]
    .filter((part) => part !== '')
    .join('  ')

const paidWith = ({ provider, card }: SubscriptionReport): string =>
  `${provider ?? 'nothing'}${card === null ? '' : `, ${card.provider} ending in ${card.last4}`}`

/** With the number that a person says for its order. */
const withNumber = (one: SubscriptionSummary) => ({ ...one, orderNumber: orderNumber(one.orderId) })

const withOwnNumber = (order: SubscriptionReport['orders'][number]) => ({
  number: orderNumber(order.id),
  ...order,
})

const eventText = ({ kind, atMs, detail }: SubscriptionReport['events'][number]): string =>
  `${utcText(atMs)}  ${kind}${typeof detail['reason'] === 'string' ? `: ${detail['reason']}` : ''}`

const describe = (one: SubscriptionReport): readonly string[] => [
  subscriptionLine(one),
  `  Since: ${dayText(one.createdOnMs)}; last paid: ${dayText(one.lastPaidMs)}`,
  `  Period ends: ${dayText(one.periodEndMs)}`,
  `  Paid with: ${paidWith(one)}`,
  ...one.orders.map(({ id, period, status }) => `  Order ${orderNumber(id)}: period ${period}, ${status}`),
  ...one.events.map((event) => `  ${eventText(event)}`),
]

async function withData<T>(
  folder: string | undefined,
  options: SiteOptions,
  work: (place: PlaceOfData) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> {
  const opened = await openOwnersData(folder, options)
  if (!opened.ok) return opened
  const { sql, close } = opened.value
  const random = createCryptoRandom(globalThis.crypto)
  try {
    return await work({ sql, siteId: options.site, clock: systemClock, random })
  } finally {
    await close()
  }
}

interface PlaceOfData {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: typeof systemClock
  readonly random: ReturnType<typeof createCryptoRandom>
}

const noSuch = badInput(
  'There is no subscription with this id.',
  '`vitrine subscriptions list` shows the ids of all of them.',
)

const filterOf = ({ status, email }: ListedOptions): SubscriptionFilter => ({
  ...(status !== undefined && { status }),
  ...(email !== undefined && { email }),
})

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
      const read = await withData(folder, options, (place) =>
        readList(createSqlSubscriptionList(place), filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      const isNarrowed = options.after !== undefined || Object.keys(filterOf(options)).length > 0
      printList(terminal, read.value, {
        json: options.json,
        empty: isNarrowed ? 'There are no such subscriptions.' : 'There are no subscriptions yet.',
        lines: (items) => items.map((item) => plainLine(subscriptionLine(item))),
        toJson: withNumber,
      })
    })
}

function registerShow(subscriptions: Command, terminal: Terminal, fail: Fail): void {
  nameData(subscriptions.command('show').argument('<id>', 'the id of the subscription'))
    .description('show one subscription with its orders and all that happened to it')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: SiteOptions) => {
      const read = await withData(folder, options, async (place) => ok(await readSubscription(place, id)))
      if (!read.ok) return fail(read.failure)
      if (read.value === null) return fail(noSuch)
      if (options.json)
        terminal.out(jsonText({ ...withNumber(read.value), orders: read.value.orders.map(withOwnNumber) }))
      else for (const line of describe(read.value)) terminal.out(plainLine(line))
    })
}

/** The answer to an owner who cancels. */
const CANCELLED: Readonly<Record<Cancellation, Result<string, OwnerFailure>>> = {
  canceled: ok('It is cancelled: it lasts until its period is over and is not charged any more.'),
  ended: ok('It has ended. What was paid is given back in the dashboard of the payment provider.'),
  unchanged: ok('It was cancelled before.'),
  unknown: err(noSuch),
}

function registerCancel(subscriptions: Command, terminal: Terminal, fail: Fail): void {
  nameData(subscriptions.command('cancel').argument('<id>', 'the id of the subscription'))
    .description('charge a subscription no more; it lasts until its period is over')
    .option('--now', 'end it at once')
    .action(
      async (id: string, folder: string | undefined, options: SiteOptions & { readonly now?: boolean }) => {
        const done = await atShop(folder, options, async ({ sql, commit, siteId, entryOf }) => {
          const random = createCryptoRandom(globalThis.crypto)
          const desk = createSqlSubscriptionDesk({ sql, commit, siteId, clock: systemClock, random })
          const found = await desk.find(id)
          if (found === null) return CANCELLED.unknown
          const atOnce = options.now === true
          return CANCELLED[await desk.cancel(id, atOnce, entryOf(cancelWords(id, found.productName, atOnce)))]
        })
        if (done.ok) terminal.out(done.value)
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
