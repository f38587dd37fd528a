/** Cost of a submit with its mails in one transaction, and of lists and searches of many orders. */
import { runChild, withChild } from '../soak/child-soak.mjs'

export const title = 'Orders: the embedded database on the disk, in one process'

const ORDERS = 100_000
const ROUNDS = 200

export async function run({ progress = () => {} } = {}) {
  progress(`${ROUNDS} submits of each kind, then ${ORDERS} orders`)
  const { summary } = await withChild('order-figures', (outfile) => runChild(outfile, [ORDERS, ROUNDS]))
  const { silentMs, mailingMs } = summary.submits
  return [
    `Submit without mails: median ${silentMs.toFixed(2)} ms; with the mails of the order in its transaction: ` +
      `${mailingMs.toFixed(2)} ms (ratio ${(mailingMs / silentMs).toFixed(3)})`,
    `Among ${summary.total} orders, medians of 15:`,
    ...summary.searches.map(({ what, ms, found }) => `  ${what}: ${ms.toFixed(1)} ms (${found} found)`),
  ]
}
