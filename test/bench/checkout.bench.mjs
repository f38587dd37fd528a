/** Orders paid with a card in Chromium, against the stand-in of Stripe, and the bytes of the code of payments. */
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { runChild, withChild } from '../soak/child-soak.mjs'

export const title = 'Checkout: vitrine serve demo, Stripe by its stand-in, Chromium'

const ROUNDS = 12
const CHUNKS = 'dist/page/chunks'
const PAYMENTS = /^(?:shared-)?(?:stripe|paypal|sandbox|wallets|wallet-page|proof-of-work|checkout)\b/

const sorted = (values) => [...values].sort((one, other) => one - other)
const at = (values, share) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))]

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'an unknown commit'
  }
}

export async function run({ progress = () => {} } = {}) {
  progress(`${ROUNDS} orders`)
  const { summary } = await withChild('paid-checkouts', (outfile) => runChild(outfile, [ROUNDS]))
  const of = (name) => summary.orders.map((order) => order[name])
  const chunks = readdirSync(CHUNKS)
    .filter((name) => name.endsWith('.js') && PAYMENTS.test(name))
    .map((name) => `  ${name.replace(/-\w{8}\.js$/, '')}: ${statSync(`${CHUNKS}/${name}.gz`).size} bytes`)
  return [
    `at ${commit()} (${new Date().toISOString().slice(0, 10)})`,
    `Requests of the shop from Place Order to the confirmation: at most ${Math.max(...of('requests'))}`,
    `Bytes of them, headers included, both ways: median ${at(of('bytes'), 0.5)}`,
    `Press on Place Order until the confirmation is opened: median ${at(of('ms'), 0.5).toFixed(0)} ms, ` +
      `95th percentile ${at(of('ms'), 0.95).toFixed(0)} ms (${ROUNDS} orders)`,
    'Code of payments, gzipped, each loaded where it is needed:',
    ...chunks,
  ]
}
