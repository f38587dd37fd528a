import { commitChanges, openDatabase } from '../../../adapters/server/sql/engine/index.js'
import { createSqlOrderDesk, createSqlOrderDocuments } from '../../../adapters/server/sql/shop/index.js'
import { refundOrder } from '../../../core/use-cases/shop/orders/handle-order.js'
import { CORNER_SITE, openCornerShop, readyBuyer } from '../shop/corner-shop.js'
import { draftOf } from '../documents/document-draft.js'
import { createRefundingLedger } from '../payments/refunding-ledger.js'
import { wallClock } from '../shop/store-fixture.js'
import { openTestPglite } from '../sql/temporary-pglite.js'

/** Sells one product, refunds it, issues an invoice, and is killed, without a clean end, at the given step. */
const [place = '', ledger = '', crashAt = ''] = process.argv.slice(2)

const die = (step: string): void => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL')
}

async function openSql() {
  if (!place.startsWith('postgres')) return openTestPglite(place)
  const opened = await openDatabase({ url: place })
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

const sql = await openSql()
const shop = await openCornerShop(sql, createRefundingLedger(ledger, die))
const placed = await (await readyBuyer(shop, 'buyer')).submitOrder({ key: 'the-key' })
if (!placed.ok || placed.value.tag !== 'accepted') throw new Error(JSON.stringify(placed))
const commit = commitChanges(sql)
const desk = createSqlOrderDesk({
  sql,
  siteId: CORNER_SITE,
  mails: null,
  commit: async (changes) => {
    die('before-request')
    const isDone = await commit(changes)
    die('after-request')
    return isDone
  },
})
await refundOrder(
  { desk, clock: wallClock, newId: () => 'the-refund' },
  {
    order: placed.value.orderId,
    by: 'owner',
    key: 'the-key',
    extent: { tag: 'whole' },
    restocks: true,
    reason: null,
  },
)
await shop.settleRefunds()
die('after-settle')
await createSqlOrderDocuments({
  sql,
  siteId: CORNER_SITE,
  commit: commitChanges({
    tx: (work) =>
      sql.tx((querier) =>
        work({
          query: async (text, values) => {
            const answer = await querier.query(text, values)
            if (text.startsWith('UPDATE document_series')) die('in-invoice')
            return answer
          },
        }),
      ),
  }),
}).issue(draftOf(placed.value.orderId))
die('after-invoice')
