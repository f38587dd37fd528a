/** Add to cart and a whole checkout on our demonstration shop and on Vendure, by turns. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stop } from '../served-demo.mjs'
import { createVendureShopper } from './shopper.mjs'

const WARM_UP = 10

function startVendure(folder, data) {
  const child = spawn(process.execPath, ['test/bench/vendure/shop.mjs', folder, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`Vendure ended with ${code}`)))
    child.stdout.on('data', (chunk) => {
      const url = / is open at (http:\S+)/.exec(String(chunk))?.[1]
      if (url) ready({ url, child })
    })
  })
}

/** The actions of a shopper at Vendure, with the same names as `ours` below. */
async function createVendureActions(url) {
  const shopper = createVendureShopper(url)
  const variant = await shopper.variant()
  const method = await shopper.shippingMethod(variant, 'ada@example.com')
  await shopper.empty()
  let orders = 0
  return {
    add: () => shopper.add(variant),
    remove: shopper.empty,
    prepareCheckout: async () => {
      const buyer = createVendureShopper(url)
      await buyer.variant()
      orders += 1
      const email = `ada${orders}@example.com`
      return async () => {
        await buyer.buy(variant, method, email)
        buyer.close()
      }
    },
    close: shopper.close,
  }
}

async function timed(action, times) {
  const startedAt = performance.now()
  await action()
  times.push(performance.now() - startedAt)
}

const at = (times, share) => [...times].sort((one, other) => one - other)[Math.floor(times.length * share)]

const compared = (what, ours, theirs) =>
  `${what} by turns with Vendure: p50 ${at(ours, 0.5).toFixed(1)} against ${at(theirs, 0.5).toFixed(1)} ms, ` +
  `p95 ${at(ours, 0.95).toFixed(1)} against ${at(theirs, 0.95).toFixed(1)} ms (${ours.length} times each)`

/**
 * Answers the lines to print. `ours` and Vendure `add` and `remove` a piece, and `prepareCheckout` answers an order
 * that is about to be made, in five requests.
 */
export async function measureBesideVendure(folder, ours, { rounds, orders }) {
  const data = mkdtempSync(join(tmpdir(), 'vendure-bench-'))
  let vendure
  try {
    vendure = await startVendure(folder, data)
    const shops = [ours, await createVendureActions(vendure.url)]
    const adds = shops.map(() => [])
    const checkouts = shops.map(() => [])
    for (let round = 0; round < WARM_UP + rounds; round += 1)
      for (const [index, shop] of shops.entries()) {
        await timed(shop.add, round < WARM_UP ? [] : adds[index])
        await shop.remove()
      }
    for (let round = 0; round < WARM_UP + orders; round += 1)
      for (const [index, shop] of shops.entries())
        await timed(await shop.prepareCheckout(), round < WARM_UP ? [] : checkouts[index])
    shops[1].close()
    return [compared('add to cart', ...adds), compared('whole checkout, five requests,', ...checkouts)]
  } finally {
    if (vendure) await stop(vendure.child)
    rmSync(data, { recursive: true, force: true })
  }
}
