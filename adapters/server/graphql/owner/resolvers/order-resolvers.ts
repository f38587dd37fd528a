import { formatMoney, money } from '../../../../../core/money/index.js'
import type { Money } from '../../../../../core/money/index.js'
import type {
  DeskOrder,
  OrderDecision,
  OrderFilter,
  OrderSortKey,
  RefundExtent,
} from '../../../../../core/orders/index.js'
import type { AuditOperation, OwnerProblem, OwnerRequest } from '../../../../../core/owners/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { orderChangeWords } from '../../../../../core/use-cases/owner/audit-words.js'
import { loadOrder } from '../../../../../core/use-cases/shop/orders/change-order.js'
import type {
  ChangedOrder,
  DeskPorts,
  OrderCommand,
  OrderFailure,
} from '../../../../../core/use-cases/shop/orders/change-order.js'
import {
  cancelOrder,
  captureOrder,
  fulfilOrder,
  noteOrder,
  refundOrder,
  sendDownloads,
} from '../../../../../core/use-cases/shop/orders/handle-order.js'
import { signedIn } from '../access.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import { orderValue, refundValue, summaryValue } from '../values/order-values.js'
import type { OwnerContext } from '../owner-services.js'
import { pageOf, setOnly } from '../values/page-of.js'
import type { PageArgs, SortArgs } from '../values/page-of.js'
import { toProblem } from '../values/problems.js'

type Pieces = readonly { readonly lineId: string; readonly count: number }[]

/** The common parts of all inputs of order changes. */
interface OrderInput {
  readonly key: string
  readonly order: string
  readonly version?: number
  readonly dryRun?: boolean | null
}

type Failure = OrderFailure | OwnerProblem
type Change<Input> = (
  ports: DeskPorts,
  command: OrderCommand,
  input: Input,
  services: OwnerContext['services'],
) => Promise<Result<ChangedOrder, Failure>>

/** Makes the entry of the audit log for a change of an order. */
export const entryOf =
  (context: OwnerContext, request: OwnerRequest | null) => (order: DeskOrder, decision: OrderDecision) =>
    entriesOf(context, request)(orderChangeWords(order, decision))

function changedValue({ order, decision }: ChangedOrder, isDryRun: boolean): object {
  const refund = decision?.refund
  return {
    __typename: 'OrderChanged',
    order: orderValue(order),
    hasChanged: decision !== null && !isDryRun,
    isDryRun,
    refund: refund === undefined ? null : refundValue(refund),
  }
}

/** A resolver that changes an order by the command's use case, once under its key. */
const changeOrderBy =
  <Input extends OrderInput>(operation: AuditOperation, change: Change<Input>) =>
  async (_: unknown, { input }: { readonly input: Input }, context: OwnerContext): Promise<object> => {
    const { key, ...asked } = input
    const { services } = context
    const { desk, realm } = services
    const isDryRun = input.dryRun === true
    const command: OrderCommand = {
      order: input.order,
      by: signedIn(context).owner.email,
      isDryRun,
      ...(input.version !== undefined && { expectedRevision: input.version }),
    }
    const run = (request: OwnerRequest | null) => {
      const ports = { desk: desk(entryOf(context, request)), clock: realm.clock }
      return change({ ...ports, newId: realm.secrets.newId }, command, input, services)
    }
    const repeated = async (): Promise<Result<ChangedOrder, Failure>> => {
      const order = await loadOrder(desk(entryOf(context, null)), input.order)
      return order.ok ? ok({ order: order.value, decision: null }) : order
    }
    const keyed = { operation, key, asked, isDryRun, work: run, repeated }
    const done = await changeOnce<ChangedOrder, Failure>(context, keyed)
    return done.ok ? changedValue(done.value, isDryRun) : toProblem(done.failure)
  }

interface RefundInput extends OrderInput {
  readonly whole?: boolean | null
  readonly lines?: Pieces | null
  readonly shippingMinor?: number | null
  readonly amountMinor?: number | null
  readonly restock?: boolean | null
  readonly reason?: string | null
}

/** The extent of a refund, given in exactly one of the three ways. */
function extentOf(
  { whole, lines, shippingMinor, amountMinor }: RefundInput,
  currency: string,
): Result<RefundExtent, Failure> {
  const shipping = typeof shippingMinor === 'number' ? { shipping: money(shippingMinor, currency) } : null
  const ways: readonly (RefundExtent | null)[] = [
    whole === true ? { tag: 'whole' } : null,
    lines || shipping ? { tag: 'lines', lines: lines ?? [], ...shipping } : null,
    typeof amountMinor === 'number' ? { tag: 'amount', amount: money(amountMinor, currency) } : null,
  ]
  const [extent, ...others] = ways.flatMap((way) => (way === null ? [] : [way]))
  return extent === undefined || others.length > 0
    ? err({
        tag: 'bad-input',
        message:
          'State the extent of the refund: exactly one of whole, amountMinor, and lines or shippingMinor.',
      })
    : ok(extent)
}

const refund: Change<RefundInput> = async (ports, command, input, { shop }) => {
  const order = await loadOrder(ports.desk, command.order)
  if (!order.ok) return order
  const extent = extentOf(input, order.value.payment.amount.currency)
  if (!extent.ok) return extent
  const { key, restock, reason = null } = input
  const locale = shop.priceLocale ?? undefined
  const priceText = (amount: Money): string => formatMoney(amount, locale === undefined ? {} : { locale })
  const asked = { key, extent: extent.value, restocks: restock === true, reason, priceText }
  return refundOrder(ports, { ...command, ...asked })
}

interface FulfilInput extends OrderInput {
  readonly lines?: Pieces | null
  readonly carrier?: string | null
  readonly tracking?: string | null
  readonly sendWithdrawn?: boolean | null
}

/** The changes of orders. */
export const orderMutations = {
  fulfilOrder: changeOrderBy<FulfilInput>('fulfilOrder', (ports, command, input) =>
    fulfilOrder(ports, {
      ...command,
      pieces: input.lines ?? 'all',
      carrier: input.carrier ?? null,
      tracking: input.tracking ?? null,
      sendsWithdrawn: input.sendWithdrawn === true,
    }),
  ),
  cancelOrder: changeOrderBy<
    OrderInput & { readonly reason?: string | null; readonly restock?: boolean | null }
  >('cancelOrder', (ports, command, { reason = null, restock }) =>
    cancelOrder(ports, { ...command, reason, restocks: restock !== false }),
  ),
  refundOrder: changeOrderBy<RefundInput>('refundOrder', refund),
  captureOrder: changeOrderBy<OrderInput>('captureOrder', (ports, command) => captureOrder(ports, command)),
  sendDownloads: changeOrderBy<OrderInput>('sendDownloads', (ports, command) =>
    sendDownloads(ports, command),
  ),
  noteOrder: changeOrderBy<OrderInput & { readonly text: string }>('noteOrder', (ports, command, { text }) =>
    noteOrder(ports, { ...command, text }),
  ),
}

interface OrderFilterArgs {
  readonly state?: OrderFilter['status'] | null
  readonly toSend?: boolean | null
  readonly held?: boolean | null
  readonly disputed?: boolean | null
  readonly returned?: boolean | null
  readonly cancelled?: boolean | null
  readonly refund?: OrderFilter['refund'] | null
  readonly search?: string | null
  readonly from?: number | null
  readonly until?: number | null
}

function filterOf(args: OrderFilterArgs | null | undefined): OrderFilter {
  const { state, toSend, held, disputed, returned, cancelled, refund, search, from, until } = setOnly(args)
  return {
    ...(state !== undefined && { status: state }),
    ...(toSend === true && { needsSending: true }),
    ...(held === true && { isHeld: true }),
    ...(disputed === true && { isDisputed: true }),
    ...(returned === true && { hasOpenReturn: true }),
    ...(cancelled !== undefined && { isCancelled: cancelled }),
    ...(refund !== undefined && { refund }),
    ...(search !== undefined && search.trim() !== '' && { text: search.trim() }),
    ...(from !== undefined && { fromMs: from }),
    ...(until !== undefined && { untilMs: until }),
  }
}

/** The queries of orders. */
export const orderQueries = {
  orders: (
    _: unknown,
    args: PageArgs & SortArgs<OrderSortKey> & { readonly filter?: OrderFilterArgs | null },
    { services }: OwnerContext,
  ) => pageOf(services.orders, { filter: filterOf(args.filter), args, by: 'time' }, summaryValue),
  order: async (_: unknown, { id }: { readonly id: string }, context: OwnerContext) => {
    const order = await loadOrder(context.services.desk(entryOf(context, null)), id)
    return order.ok ? orderValue(order.value) : null
  },
}
