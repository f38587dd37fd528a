import { createLedgerProcessor } from '../payments/ledger-processor.js'
import { openCornerShop, readyBuyer } from '../shop/corner-shop.js'
import { openTestPglite } from '../sql/temporary-pglite.js'

/** Sells one product and kills itself, without a clean end, at the given step. */
const [folder = '', ledger = '', crashAt = ''] = process.argv.slice(2)

const die = (step: string): void => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL')
}

const sql = await openTestPglite(folder)
const shop = await openCornerShop(sql, createLedgerProcessor(ledger, die))
const buyer = await readyBuyer(shop, 'buyer')
die('before-submit')
await buyer.submitOrder({ key: 'the-key' })
die('after-submit')
