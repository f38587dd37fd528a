import { createLedgerProcessor } from '../payments/ledger-processor.js'
import { openCornerShop, readyBuyer } from '../shop/corner-shop.js'
import { openTestPglite } from '../sql/temporary-pglite.js'

/** Sells as fast as it can and prints every acknowledged order, until it is killed. */
const [folder = '', ledger = ''] = process.argv.slice(2)

const sql = await openTestPglite(folder)
const shop = await openCornerShop(sql, createLedgerProcessor(ledger))
process.stdout.write('READY\n')
for (let count = 0; ; count += 1) {
  const buyer = await readyBuyer(shop, `buyer-${count}`)
  const answer = await buyer.submitOrder({ key: `key-${count}` })
  if (!answer.ok || answer.value.tag !== 'accepted') throw new Error(JSON.stringify(answer))
  process.stdout.write(`PLACED ${answer.value.orderId} ${answer.value.token}\n`)
}
