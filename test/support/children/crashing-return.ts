import { openDatabase } from '../../../adapters/server/sql/engine/index.js'
import { liveReturn } from '../shop/live-return.js'
import { openTestPglite } from '../sql/temporary-pglite.js'
import { valueOf } from '../value-of.js'

/** Captures, takes back and refunds an order, and is killed, without a clean end, at the given step. */
const [place = '', ledger = '', crashAt = ''] = process.argv.slice(2)

const sql = place.startsWith('postgres')
  ? valueOf(await openDatabase({ url: place }))
  : await openTestPglite(place)
await liveReturn(sql, ledger, (step) => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL')
})
