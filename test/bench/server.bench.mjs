/**
 * The built command with the demonstration shop: starts, memory, and the operations a shopper waits for, over
 * real HTTP.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADD, PRODUCT, REMOVE, createVisitor, memoryOf, start, stop } from './served-demo.mjs'
import { measureBesideVendure } from './vendure/measure-beside.mjs'

export const title = 'Server: vitrine serve demo, one client over HTTP'

const ROUNDS = 300
const ORDERS = 60

/** Runs `timed` and then `untimed` many times; answers median and 95th percentile of the first. */
async function measure(timed, untimed = () => {}, rounds = ROUNDS) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await timed(round)
    times.push(performance.now() - startedAt)
    await untimed()
  }
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${rounds} times)`
}

const PAY = 'mutation P($token:String!){ecommerceStoreStripePaymentMethod(paymentMethod:$token){ok}}'
const SUBMIT =
  'mutation S($key:String!){ecommerceAttemptSubmitOrder(checkoutType:normal,idempotencyKey:$key){ok orderId token}}'
const ADDRESS = 'addressee:"Ada",line1:"Main St 1",city:"Berlin",country:"DE",postalCode:"10115"'
const DETAILS = [
  'mutation{ecommerceUpdateIdentity(email:"ada@example.com"){ok}}',
  `mutation{ecommerceUpdateAddress(type:"shipping",${ADDRESS}){ok}}`,
  `mutation{ecommerceUpdateAddress(type:"billing",${ADDRESS}){ok}}`,
]
const SHIPPING = 'mutation{ecommerceUpdateShippingMethod(methodId:"standard-de"){ok}}'
const CART = `{database{commerceOrder{id userItemsCount subtotal{value unit string} total{value unit string}
  userItems{count price{value unit string} rowTotal{string} product{id f_name_
    f_sku_properties_3dr{id name enum{id name slug}}}
    sku{id f_main_image_4dr{url alt} f_sku_values_3dr{property{id} value{id}}}}
  statusFlags{requiresShipping isFreeOrder}}} site{commerce{defaultCurrency businessAddress{country}}}}`

const STOCK =
  '{database{collections{c_product_{items(limit:100){shippable skus{id inventory{type quantity}}}}}}}'

/** Answers shoppers with a session, each about to buy one piece: a cart and a checkout as a page sends them. */
function createCheckout(url) {
  let skus = []
  return async () => {
    const shopper = createVisitor(url)
    await shopper.open()
    if (skus.length === 0) {
      const { database } = await shopper.ask(STOCK)
      skus = database.collections.c_product_.items
        // Memberships are sold to members only.
        .filter(({ shippable }) => shippable)
        .flatMap((item) => item.skus)
        .flatMap(({ id, inventory }) => Array(Math.min(inventory.quantity ?? 100, 100)).fill(id))
    }
    const sku = skus.pop()
    const key = randomUUID()
    return async () => {
      await shopper.ask(ADD, { sku, key })
      await shopper.batch(DETAILS.map((query) => ({ query })))
      await shopper.batch([{ query: SHIPPING }, { query: CART }])
      await shopper.ask(PAY, { token: 'sandbox_visa_12_2040' })
      await shopper.ask(SUBMIT, { key })
      shopper.close()
    }
  }
}

export async function run({ vendure, progress = () => {} } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const lines = []
  try {
    const first = await start(data)
    lines.push(`first start, empty data folder: ${Math.round(first.startMs)} ms until the address is printed`)
    await stop(first.child)
    const { url, child, startMs } = await start(data)
    lines.push(`second start: ${Math.round(startMs)} ms`)
    lines.push(`memory at rest: ${memoryOf(child.pid)} MB`)
    const visitor = createVisitor(url)
    await visitor.open()
    const { database } = await visitor.ask(PRODUCT)
    const sku = database.collections.c_product_.items[0].skus.find(
      ({ inventory }) => inventory.quantity > 3,
    ).id
    let key = 0
    const add = () => visitor.ask(ADD, { sku, key: String((key += 1)) })
    const remove = () => visitor.ask(REMOVE, { sku })
    for (let round = 0; round < 30; round += 1) {
      await add()
      await remove()
    }
    lines.push(`add to cart: ${await measure(add, remove)}`)
    await add()
    lines.push(`cart query of a page: ${await measure(() => visitor.ask(CART))}`)
    await remove()
    const buy = createCheckout(url)
    for (let round = 0; round < 10; round += 1) await (await buy())()
    let next = await buy()
    lines.push(
      `whole checkout, five requests: ${await measure(
        () => next(),
        async () => (next = await buy()),
        ORDERS,
      )}`,
    )
    lines.push(`memory after that: ${memoryOf(child.pid)} MB`)
    if (vendure !== undefined) {
      progress('the same beside Vendure')
      const ours = { add, remove, prepareCheckout: buy }
      lines.push(...(await measureBesideVendure(vendure, ours, { rounds: ROUNDS, orders: ORDERS })))
    }
    visitor.close()
    await stop(child)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return lines
}
