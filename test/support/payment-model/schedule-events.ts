import { MODEL_CARDS } from './model-provider.js'
import { SITE, SKU } from './model-shop.js'
import { MINUTE_MS } from './schedule-world.js'
import type { Browser, World } from './schedule-world.js'

/** Submits under the browser's key and stores what a page would store. */
async function place(world: World, browser: Browser): Promise<void> {
  const { dice } = world
  browser.key ??= `${browser.name}-${(browser.keys += 1)}`
  const { key, confirmation } = browser
  if (!world.isCalm && dice.next() < 0.15) return world.say(`${browser.name}: the submit ${key} is lost`)
  await world.hop(`${browser.name}: submit ${key}`)
  const answer = await world
    .commerce(browser)
    .submitOrder({ key, ...(confirmation !== null && { confirmation }) })
  if (!world.isCalm && dice.next() < 0.2) return world.say(`${browser.name}: the answer to ${key} is lost`)
  const said = answer.ok
    ? answer.value.tag
    : answer.failure.tag === 'rejected'
      ? answer.failure.code
      : answer.failure.tag
  world.say(`${browser.name}: ${key} is answered ${said}`)
  if (answer.ok && answer.value.tag === 'action-required') browser.challenge = answer.value.action.data
  else if (answer.ok || answer.failure.tag === 'rejected') forget(browser, key)
}

function forget(browser: Browser, key: string): void {
  if (browser.key === key) Object.assign(browser, { key: null, confirmation: null, challenge: null })
}

/** Acts as a reloaded page: it asks for the outcome of its submit. */
async function reload(world: World, browser: Browser): Promise<void> {
  const { key } = browser
  if (key === null) return
  await world.hop(`${browser.name}: asks about ${key}`)
  const found = await world.commerce(browser).findSubmit(key)
  const said = found.ok ? found.value.tag : found.failure.tag
  world.say(`${browser.name}: reloads, ${key} is ${said}`)
  if (!found.ok && found.failure.tag === 'rejected') forget(browser, key)
  else if (found.ok && found.value.tag === 'accepted') forget(browser, key)
  else if (found.ok && found.value.tag === 'action-required') browser.challenge = found.value.action.data
}

/** Shows the cart in a page, so that its shopper has seen it. */
async function read(world: World, browser: Browser): Promise<void> {
  await world.hop(`${browser.name}: reads the cart`)
  await world.commerce(browser).readCart()
  world.say(`${browser.name}: reads the cart`)
}

/**
 * The owner takes the money of an order that holds it: all of it by the shop's command, or a part at the
 * provider.
 */
async function take(world: World): Promise<void> {
  const { dice, provider, tables } = world
  const held = provider.payments.filter(({ status }) => status === 'held')
  if (held.length === 0) return
  const { id, amount } = dice.pick(held)
  const order = [...tables.rows('shop_order').values()].find((row) => row['payment_reference'] === id)
  if (order === undefined || dice.next() < 0.5) {
    const part = 1 + dice.below(amount.amount)
    provider.takePart(id, part)
    return world.say(`the owner takes ${part} of ${id} at the provider`)
  }
  await world.hop(`the owner takes ${id}`)
  const stands = await world.process().shop.captureOrder(String(order['id']))
  world.say(`the owner takes ${id}: ${stands}`)
}

async function changeCart(world: World, browser: Browser): Promise<void> {
  const count = world.dice.below(3)
  await world.hop(`${browser.name}: sets the count to ${count}`)
  const changed = await world.commerce(browser).updateItem({ skuId: SKU, count })
  world.say(`${browser.name}: count ${count} ${changed.ok ? 'is set' : 'is refused'}`)
}

async function chooseCard(world: World, browser: Browser): Promise<void> {
  const token = world.dice.pick(MODEL_CARDS)
  await world.hop(`${browser.name}: takes the card ${token}`)
  const commerce = world.commerce(browser)
  await commerce.recalculate()
  await commerce.storePaymentMethod({ provider: 'model', token })
  world.say(`${browser.name}: takes the card ${token}`)
}

/** A provider repeats a notice until it is accepted, and sends some once more. */
export async function deliver(world: World): Promise<void> {
  const { notices } = world.provider
  const notice = notices[world.dice.below(notices.length)]
  if (notice === undefined) return
  const forget = (): void => {
    if (notices.includes(notice)) notices.splice(notices.indexOf(notice), 1)
  }
  const isLast = world.isCalm || world.dice.next() < 0.7
  // One run is enough without lost answers.
  if (world.isCalm) forget()
  await world.hop('a notice')
  const received = await world.process().shop.receiveNotice('model', notice)
  const outcome = received.ok ? received.value.outcome : 'refused'
  world.say(`a notice ${Buffer.from(notice.body).toString()}: ${outcome}`)
  if (isLast && outcome !== 'later') forget()
}

function passChallenge(world: World, browser: Browser): void {
  const { challenge } = browser
  if (challenge === null) return
  world.provider.passChallenge(challenge)
  browser.confirmation = challenge
  world.say(`${browser.name}: passes the challenge ${challenge}`)
}

function changeGoods(world: World): void {
  const goods = world.tables.rows('sku')
  const row = goods.get(`${SITE}\n${SKU}`)
  if (row === undefined) return
  const isPrice = world.dice.next() < 0.5
  if (!isPrice) world.stockAdded += 1
  const quantity = Number(row['quantity']) + (isPrice ? 0 : 1)
  const price = isPrice ? 500 + world.dice.below(10) * 100 : row['price_minor']
  goods.set(`${SITE}\n${SKU}`, { ...row, quantity, price_minor: price })
  world.say(isPrice ? `the price becomes ${String(price)}` : 'one more piece comes into stock')
}

function kill(world: World): void {
  const process = world.dice.pick(world.processes)
  if (world.dice.next() < 0.5) {
    process.isAlive = false
    process.statementsLeft = 0
    return world.say('a process is killed')
  }
  process.statementsLeft = world.dice.below(20)
}

const ADVANCES = [1000, MINUTE_MS, 11 * MINUTE_MS, 24 * 60 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const

/** Begins one random event. Its waits continue later, in any order. */
export function happen(world: World): void {
  const { dice, provider } = world
  const browser = dice.pick(world.browsers)
  const roll = dice.next()
  if (roll < 0.3) void place(world, browser)
  else if (roll < 0.36) {
    world.say(`${browser.name}: clicks twice`)
    void place(world, browser)
    void place(world, browser)
  } else if (roll < 0.44) void reload(world, browser)
  else if (roll < 0.54) void chooseCard(world, browser)
  else if (roll < 0.6) passChallenge(world, browser)
  else if (roll < 0.66) void deliver(world)
  else if (roll < 0.69) void changeCart(world, browser)
  else if (roll < 0.71) void (world.kind === 'held' ? take(world) : read(world, browser))
  else if (roll < 0.75) changeGoods(world)
  else if (roll < 0.81) kill(world)
  else if (roll < 0.85) {
    world.isDown = !world.isDown
    world.say(world.isDown ? 'the provider is down' : 'the provider is back')
  } else if (roll < 0.9) void world.process().shop.reconcilePayments()
  else if (roll < 0.97) {
    const advance = dice.pick(ADVANCES)
    world.nowMs += advance
    world.say(`time goes on by ${advance / 1000} s`)
  } else {
    const pending = provider.payments.find(({ status }) => status === 'pending')
    if (pending === undefined) return
    provider.decide(pending.id, dice.next() < 0.5 ? 'charged' : 'declined')
    world.say(`the provider has decided ${pending.id}`)
  }
}
