import type { QueryCreator } from 'kysely'
import type { CartSave } from '../../../../../core/use-cases/shop/cart/cart-ports.js'
import type { OpenCart, OpenLine } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import { defer, preparedChange } from '../../engine/index.js'
import type { CartAnswerRow, OrderLineRow, OrderRow, ShopTables } from '../../engine/index.js'
import { keyId } from '../ids.js'
import { newOrderRow } from '../orders/new-order.js'
import { showOrder } from '../orders/order-statements.js'
import type { Tables } from '../site-database.js'
import { changedColumns, toLineRow } from './open-cart-rows.js'

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

/** Writes a line and the extras in one statement, since a statement costs as much time as what it writes. */
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

interface LineChanges {
  readonly written: readonly OrderLineRow[]
  readonly gone: readonly string[]
}

/** The differences of a cart's lines: a line that was not changed is the same object. */
function changesOf(
  siteId: string,
  orderId: string,
  before: readonly OpenLine[],
  after: readonly OpenLine[],
): LineChanges {
  const former = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(after.map(({ id }) => id))
  return {
    written: after
      .filter((line) => former.get(line.id) !== line)
      .map((line) => toLineRow(siteId, orderId, line)),
    gone: [...former.keys()].filter((id) => !kept.has(id)),
  }
}

/** Adds the changes of a cart's lines to a statement. */
function withLines(
  tables: QueryCreator<ShopTables>,
  siteId: string,
  { written, gone }: LineChanges,
): QueryCreator<ShopTables> {
  const deleting =
    gone.length === 0
      ? tables
      : tables.with('gone', (beside) =>
          beside.deleteFrom('order_line').where('site_id', '=', siteId).where('id', 'in', gone),
        )
  return written.length === 0 ? deleting : deleting.with('lines', (beside) => upsertLines(beside, written))
}

const updateOwnRow = (
  batch: QueryCreator<ShopTables>,
  siteId: string,
  orderId: string,
  change: Partial<OrderRow>,
) => batch.updateTable('shop_order').set(change).where('site_id', '=', siteId).where('id', '=', orderId)

/** Writes the lines of a cart and its extras in one statement; the cart does not count as changed. */
export async function saveUpToDate(
  tables: Tables,
  siteId: string,
  before: OpenCart,
  after: OpenCart,
): Promise<void> {
  const { orderId, extrasSeen } = after
  const batch = withLines(tables, siteId, changesOf(siteId, orderId, before.lines, after.lines))
  await defer(tables, updateOwnRow(batch, siteId, orderId, { extras_seen: extrasSeen }))
}

/** Writes a changed cart and the answers to its additions. `rowId`: the visitor's row, whose pages show it. */
export async function saveCart(
  tables: Tables,
  { siteId, rowId }: { readonly siteId: string; readonly rowId: string },
  save: CartSave,
): Promise<void> {
  const { before, after, isNew, currency, nowMs } = save
  const { orderId } = after
  const answers = save.answers.map(([{ lineage, key }, answer]) => ({
    site_id: siteId,
    id: keyId('add', lineage, key),
    answer: JSON.stringify(answer),
    created_on: nowMs,
  }))
  const columns = changedColumns(before, after)
  const changed = Object.keys(columns)
  const { written, gone } = changesOf(siteId, orderId, before.lines, after.lines)
  const [line] = written
  const [answer] = answers
  const isOfLine =
    !isNew && written.length === 1 && gone.length === 0 && changed.every((name) => name === 'extras_seen')
  if (isOfLine && line !== undefined && answers.length <= 1) {
    return answer === undefined
      ? writeLine(tables, after.extrasSeen, nowMs, ...valuesOf(line))
      : writeAddition(tables, answer.id, answer.answer, after.extrasSeen, nowMs, ...valuesOf(line))
  }
  if (!isNew && changed.length === 0 && after.lines === before.lines) return
  const lines = withLines(tables, siteId, { written, gone })
  const begun = { id: orderId, status: 'cart', member_id: after.memberId, currency } as const
  const batch =
    answers.length === 0 ? lines : lines.with('answers', (beside) => insertAnswers(beside, answers))
  await defer(
    tables,
    isNew
      ? showOrder(batch, rowId, newOrderRow({ siteId }, { ...begun, ...columns }, nowMs))
      : updateOwnRow(batch, siteId, orderId, { ...columns, updated_on: nowMs }),
  )
}
