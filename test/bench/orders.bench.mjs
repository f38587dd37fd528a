/** Cost of a submit with its mails in one transaction, and of lists and searches of many orders, on both databases. */
import closePostgres from '../setup/close-postgres.mjs'
import sharePostgres from '../setup/share-postgres.mjs'
import { runChild, withChild } from '../soak/child-soak.mjs'

export const title = 'Orders: the embedded database on the disk, and PostgreSQL, each in one process'

const ORDERS = 100_000
const ROUNDS = 200

function linesOf(database, { submits: { silentMs, mailingMs }, total, searches, wholes }) {
  return [
    `On ${database}: submit without mails: median ${silentMs.toFixed(2)} ms; with the mails of the order in its ` +
      `transaction: ${mailingMs.toFixed(2)} ms (ratio ${(mailingMs / silentMs).toFixed(3)})`,
    `Among ${total} orders, medians of 15:`,
    ...searches.map(({ what, ms, found }) => `  ${what}: ${ms.toFixed(1)} ms (${found} found)`),
    ...wholes.map(({ what, ms }) => `  ${what}, once: ${(ms / 1000).toFixed(1)} s`),
  ]
}

export async function run({ progress = () => {} } = {}) {
  sharePostgres()
  try {
    return await withChild('order-figures', async (outfile) => {
      const lines = []
      for (const database of ['embedded', 'postgres']) {
        progress(`${ROUNDS} submits of each kind, then ${ORDERS} orders, on ${database}`)
        const { summary } = await runChild(outfile, [ORDERS, ROUNDS, database])
        lines.push(...linesOf(database, summary))
      }
      return lines
    })
  } finally {
    await closePostgres()
  }
}
