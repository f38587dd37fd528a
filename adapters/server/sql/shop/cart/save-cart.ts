import type { CartChange } from '../../../../../core/ports/shop/commerce-gateway.port.js'
import type { QueryCreator } from 'kysely'
import { defer, preparedChange } from '../../engine/index.js'
import type { CartAnswerRow, OrderLineRow, OrderRow, ShopTables } from '../../engine/index.js'
import { showOrder } from '../orders/visitor-order.js'
import type { StoreSite, Tables } from '../store-site.js'
import type { Cart } from './cart.js'

/** A cart as a transaction found it. */
export interface OpenedCart extends Cart {
  /** The row of the visitor who begins the cart; null: it is in the database already. */
  readonly newFor: string | null
}

type Writer = Pick<Tables, 'insertInto'>

const upsertLines = (tables: Writer, lines: readonly OrderLineRow[]) =>
  tables
    .insertInto('order_line')
    .values(lines)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'id']).doUpdateSet(({ ref }) => ({
        count: ref('excluded.count'),
        price_minor: ref('excluded.price_minor'),
        added_on: ref('excluded.added_on'),
      })),
    )

const insertAnswers = (tables: Writer, answers: readonly CartAnswerRow[]) =>
  tables.insertInto('cart_answer').values(answers)

/** The columns of a line, in the order in which prepared statements take their values. */
const LINE_COLUMNS = [
  'site_id',
  'id',
  'order_id',
  'sku_id',
  'count',
  'price_minor',
  'added_on',
] as const satisfies readonly (keyof OrderLineRow)[]

type ValuesOf<Names extends readonly (keyof OrderLineRow)[]> = {
  readonly [Place in keyof Names]: OrderLineRow[Names[Place]]
}

type LineValues = ValuesOf<typeof LINE_COLUMNS>

const lineOf = (values: LineValues): OrderLineRow =>
  Object.fromEntries(LINE_COLUMNS.map((name, place) => [name, values[place]])) as unknown as OrderLineRow

const valuesOf = (line: OrderLineRow): LineValues =>
  LINE_COLUMNS.map((name) => line[name]) as readonly unknown[] as LineValues

const updateTerms = (
  tables: Pick<Tables, 'updateTable'>,
  { site_id: siteId, order_id: orderId }: OrderLineRow,
  extras: string,
  updatedOn: number,
) =>
  tables
    .updateTable('shop_order')
    .set({ extras_seen: extras, updated_on: updatedOn })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)

/**
 * All writes for a new count of a line in one statement, since each statement costs as much as its writes.
 */
const writeLine = preparedChange((tables: Tables, extras: string, updatedOn: number, ...line: LineValues) =>
  updateTerms(
    tables.with('line', (beside) => upsertLines(beside, [lineOf(line)])),
    lineOf(line),
    extras,
    updatedOn,
  ),
)

/** The same with the answer to an addition. */
const writeAddition = preparedChange(
  (tables: Tables, answerId: string, answer: string, extras: string, now: number, ...line: LineValues) =>
    updateTerms(
      tables
        .with('line', (beside) => upsertLines(beside, [lineOf(line)]))
        .with('answer', (beside) =>
          insertAnswers(beside, [{ site_id: line[0], id: answerId, answer, created_on: now }]),
        ),
      lineOf(line),
      extras,
      now,
    ),
)

function changesOf(
  before: Cart['lines'],
  after: Cart['lines'],
): { readonly written: readonly OrderLineRow[]; readonly gone: readonly string[] } {
  const former = new Map(before.map(({ row }) => [row.id, row]))
  const kept = new Set(after.map(({ row }) => row.id))
  return {
    written: after.map(({ row }) => row).filter((row) => former.get(row.id) !== row),
    gone: [...former.keys()].filter((id) => !kept.has(id)),
  }
}

/** Adds the changes of a cart's lines to a statement. */
function withLines(
  tables: QueryCreator<ShopTables>,
  siteId: string,
  { written, gone }: ReturnType<typeof changesOf>,
): QueryCreator<ShopTables> {
  const deleting =
    gone.length === 0
      ? tables
      : tables.with('gone', (beside) =>
          beside.deleteFrom('order_line').where('site_id', '=', siteId).where('id', 'in', gone),
        )
  return written.length === 0 ? deleting : deleting.with('lines', (beside) => upsertLines(beside, written))
}

/** Writes fields of an order's own row and the differences of its lines in one statement. */
export async function saveOrder(
  tables: Tables,
  { order, lines: before }: Cart,
  lines: Cart['lines'],
  change: Partial<OrderRow>,
): Promise<void> {
  const { site_id: siteId, id } = order
  const batch = withLines(tables, siteId, changesOf(before, lines))
  await defer(
    tables,
    batch.updateTable('shop_order').set(change).where('site_id', '=', siteId).where('id', '=', id),
  )
}

/** Writes a changed cart and the answers to its additions; an unchanged cart is not written. */
export async function saveCart(
  tables: Tables,
  context: Pick<StoreSite, 'siteId' | 'clock'>,
  before: OpenedCart,
  after: Cart & { readonly answers: ReadonlyMap<string, { readonly earlier: CartChange }> },
): Promise<void> {
  const now = context.clock.wallTime()
  const answers = [...after.answers].map(([id, { earlier }]) => ({
    site_id: context.siteId,
    id,
    answer: JSON.stringify(earlier),
    created_on: now,
  }))
  const names = Object.keys(after.order) as (keyof OrderRow)[]
  const changed = names.filter((name) => after.order[name] !== before.order[name])
  const { written, gone } = changesOf(before.lines, after.lines)
  const [line] = written
  const [answer] = answers
  const isOfLine =
    before.newFor === null &&
    written.length === 1 &&
    gone.length === 0 &&
    changed.every((name) => name === 'extras_seen')
  if (isOfLine && line !== undefined && answers.length <= 1) {
    const { extras_seen: extras } = after.order
    return answer === undefined
      ? writeLine(tables, extras, now, ...valuesOf(line))
      : writeAddition(tables, answer.id, answer.answer, extras, now, ...valuesOf(line))
  }
  if (before.newFor === null && changed.length === 0 && after.lines === before.lines) return
  const lines = withLines(tables, context.siteId, { written, gone })
  const batch =
    answers.length === 0 ? lines : lines.with('answers', (beside) => insertAnswers(beside, answers))
  const order = { ...Object.fromEntries(changed.map((name) => [name, after.order[name]])), updated_on: now }
  await defer(
    tables,
    before.newFor === null
      ? batch
          .updateTable('shop_order')
          .set(order)
          .where('site_id', '=', context.siteId)
          .where('id', '=', before.order.id)
      : showOrder(batch, before.newFor, after.order),
  )
}
