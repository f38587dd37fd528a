import crossFetch from 'cross-fetch'
import { createGraphqlBackend } from '../../../adapters/graphql/client/index.js'
import { skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import { createNodeConnection } from '../../../adapters/graphql/client/transport/node-connection.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer } from '../../../core/ports/gateway-failure.port.js'
import { hastyClock, random } from '../../adapters/graphql/support/site.js'
import type { SiteProcess } from './site-process.js'

/** The goods: a product paid once, or a subscription with a trial. */
export type Goods = 'thing' | 'club'

/** Cards, by their names in the stand-in for Stripe. */
export const CARDS = ['pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired'] as const

/** The browser's storage of a shopper, over reloads and for all tabs. */
export interface ProcessShopper {
  readonly name: string
  readonly commerce: CommerceGateway
  readonly goods: Goods
  key: string | null
  confirmation: string | null
  /** The latest challenge that the page received. */
  challenge: string | null
  keys: number
}

/** Repeats a request until it is answered, since a busy machine may be slow. Safe for requests that set a value. */
async function untilAnswered(ask: () => Answer<unknown>): Promise<void> {
  for (;;) {
    const answer = await ask()
    if (answer.ok) return
    if (answer.failure.tag === 'rejected') throw new Error(JSON.stringify(answer.failure))
  }
}

/** A new shopper from an address of their own, with one piece in the cart. */
export async function newShopper(
  site: SiteProcess,
  name: string,
  address: string,
  goods: Goods,
  /** The secret of a session at the site; absent: a guest. */
  session?: string,
): Promise<ProcessShopper> {
  // The site has another port each time it is started.
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input))
    const given = init?.headers as Record<string, string>
    const cookies = [given['cookie'], session && `vitrine_session=${session}`].filter(Boolean).join('; ')
    const headers = { ...given, 'x-forwarded-for': address, ...(cookies !== '' && { cookie: cookies }) }
    return crossFetch(new URL(pathname, site.url()), { ...init, headers })
  }
  const { commerce } = createGraphqlBackend({
    clock: hastyClock(),
    random,
    connect: () => createNodeConnection('http://shop.example', fetch),
  }).open({ id: visitorId(name) })
  const added = { skuId: skuIdOf(goods, []), count: 1, buyNow: false, key: `${name}-add` }
  await untilAnswered(() => commerce.addToCart(added))
  await untilAnswered(() => commerce.updateIdentity(`${name}@example.com`))
  await untilAnswered(() => commerce.storePaymentMethod({ provider: 'stripe', token: CARDS[0] }))
  return { name, commerce, goods, key: null, confirmation: null, challenge: null, keys: 0 }
}

const forget = (shopper: ProcessShopper, key: string): void => {
  if (shopper.key === key) Object.assign(shopper, { key: null, confirmation: null, challenge: null })
}

/** Submits under the browser's key and stores what a page would store. `isLost`: the answer never arrives. */
export async function place(shopper: ProcessShopper, isLost: boolean): Promise<string> {
  shopper.key ??= `${shopper.name}-${(shopper.keys += 1)}`
  const { key, confirmation } = shopper
  const answer = await shopper.commerce.submitOrder({ key, ...(confirmation !== null && { confirmation }) })
  if (isLost) return `the answer to ${key} is lost`
  if (answer.ok && answer.value.tag === 'action-required') shopper.challenge = answer.value.action.data
  else if (answer.ok || answer.failure.tag === 'rejected') forget(shopper, key)
  const failure = answer.ok ? null : answer.failure
  return `${key} is ${answer.ok ? answer.value.tag : failure?.tag === 'rejected' ? failure.code : 'unanswered'}`
}

/** Acts as a reloaded page: it shows the cart, and asks for the outcome of its submit. */
export async function reload(shopper: ProcessShopper): Promise<string> {
  const { key } = shopper
  await shopper.commerce.readCart()
  if (key === null) return 'reloads'
  const found = await shopper.commerce.findSubmit(key)
  if (found.ok && found.value.tag === 'action-required') shopper.challenge = found.value.action.data
  else if (found.ok ? found.value.tag === 'accepted' : found.failure.tag === 'rejected') forget(shopper, key)
  return `reloads, ${key} is ${found.ok ? found.value.tag : found.failure.tag}`
}

/** Sets the count of the product in the cart. */
export async function setCount(shopper: ProcessShopper, count: number): Promise<string> {
  const changed = await shopper.commerce.updateItem({ skuId: skuIdOf(shopper.goods, []), count })
  return `count ${count} ${changed.ok ? 'is set' : 'is refused'}`
}
