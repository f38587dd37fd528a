import { join } from 'node:path'
import { SqlError } from '../../../adapters/server/sql/engine/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { CORNER_SKU, openCornerShop, readyBuyer } from '../shop/corner-shop.js'
import { createLedgerProcessor } from '../payments/ledger-processor.js'
import { emptyDisk, fillDisk } from '../files/small-disk.js'
import { openTestPglite } from '../sql/temporary-pglite.js'

/** Fills the disk under an open shop, in two ways, and prints the result of each call. */
const [disk = ''] = process.argv.slice(2)
const say = (...words: readonly unknown[]): void => void process.stdout.write(`${words.join(' ')}\n`)

const sql = await openTestPglite(join(disk, 'data'))
const shop = await openCornerShop(sql, createLedgerProcessor(join(disk, 'ledger')))
const buyer = await readyBuyer(shop, 'first')
process.on('SIGTERM', () => void sql.close().then(() => process.exit(0)))

async function tell(step: string): Promise<void> {
  const added = await buyer.addToCart({ skuId: CORNER_SKU, count: 1, buyNow: false, key: step })
  const cart = await buyer.readCart()
  const stranger = await shop
    .open({ id: visitorId('stranger') })
    .commerce.listProducts({ category: null, limit: 9 })
  say(
    step,
    `added=${added.ok ? 'yes' : added.failure.tag === 'rejected' ? added.failure.code : 'unreachable'}`,
    `cart=${cart.ok ? (cart.value.order?.itemCount ?? 0) : cart.failure.tag}`,
    `products=${stranger.ok ? stranger.value.length : stranger.failure.tag}`,
  )
}

await tell('ROOM')
fillDisk(disk, 40)
await tell('NEARLY-FULL')
const refused = await sql.query('CREATE TABLE probe (id BIGINT)').catch((thrown: unknown) => thrown)
say('REFUSED', refused instanceof SqlError ? `${refused.code} ${refused.message}` : 'nothing')
emptyDisk(disk)
await tell('FREED')

// Another program uses up the space during a transaction, so the log cannot grow any more.
await sql.query('CREATE TABLE IF NOT EXISTS growing (id BIGINT PRIMARY KEY, content TEXT)')
await sql.query(`INSERT INTO growing VALUES (1, '')`)
const stopped = await sql
  .tx(async ({ query }) => {
    fillDisk(disk, 4)
    await query(`UPDATE growing SET content = 'never acknowledged'`)
    for (let megabytes = 0; megabytes < 64; megabytes += 1) {
      await query(`SELECT pg_logical_emit_message(true, 'growing', repeat('x', 1024 * 1024))`)
    }
  })
  .catch((thrown: unknown) => thrown)
say('STOPPED', stopped instanceof SqlError ? stopped.code : String(stopped))
await tell('FULL')
emptyDisk(disk)
await tell('FREED-AGAIN')
say('CONTENT', JSON.stringify((await sql.query('SELECT content FROM growing')).rows))
say('DONE')
setInterval(() => undefined, 1000)
