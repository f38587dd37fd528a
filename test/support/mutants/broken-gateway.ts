import type { Order } from '../../../core/orders/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { CommerceGateway, SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { err, mapResult } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { BackendFixture } from '../../contracts/backend/backend-fixture.js'

/** A broken back end's state besides the right one below it. */
export interface World {
  readonly fixture: BackendFixture
  /** Its memory of all visitors. */
  readonly memory: Map<string, unknown>
  /** The visitor whose gateway this is. */
  readonly visitor: string
  readonly self: Visitor
}

/** All that a back end opens for a visitor. */
export type Opened = ReturnType<Backend['open']>

/** A broken rule: the wrong methods. */
export type Break = (real: CommerceGateway, world: World) => Partial<CommerceGateway>

/** A rule broken by any of the parts. */
export type BreakOpened = (real: Opened, world: World) => Partial<Opened>

/** A back end with one broken rule. */
export interface Mutant {
  readonly breaks: string
  readonly by: BreakOpened
}

/** Breaks a rule of the shop. */
export const inShop =
  (by: Break): BreakOpened =>
  ({ commerce }, world) => ({ commerce: { ...commerce, ...by(commerce, world) } })

/** A fixture whose back end breaks one rule. */
export function brokenFixture(fixture: BackendFixture, by: BreakOpened): BackendFixture {
  const memory = new Map<string, unknown>()
  const open: Backend['open'] = (visitor) => {
    const opened = fixture.backend.open(visitor)
    return {
      ...opened,
      ...by(opened, { fixture, memory, visitor: String(visitor.id), self: visitor }),
    }
  }
  return { ...fixture, backend: { open } }
}

type ChangeOrder = (order: Order, world: World) => Order

/** Shows wrong carts. */
export const showsCart =
  (change: ChangeOrder): Break =>
  (real, world) => ({
    readCart: async (query) =>
      mapResult(await real.readCart(query), (reading) => ({
        ...reading,
        order: reading.order && change(reading.order, world),
      })),
  })

/** Shows wrong placed orders. */
export const showsPlaced =
  (change: ChangeOrder): Break =>
  (real, world) => ({
    readPlacedOrder: async (which, query) =>
      mapResult(await real.readPlacedOrder(which, query), (reading) => ({
        ...reading,
        order: reading.order && change(reading.order, world),
      })),
  })

type Accepted = Extract<SubmitAnswer, { readonly tag: 'accepted' }>

/** Reports wrong facts about placed orders. */
export const saysPlaced =
  (change: (answer: Accepted) => Accepted): Break =>
  (real) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) =>
        answer.tag === 'accepted' ? change(answer) : answer,
      ),
  })

/** Answers a refusal with another code. */
export const saysInstead = <T>(
  result: Result<T, GatewayFailure>,
  code: string,
  other: string,
): Result<T, GatewayFailure> =>
  !result.ok && result.failure.tag === 'rejected' && result.failure.code === code
    ? err({ ...result.failure, code: other })
    : result

/** The value in memory under a key, made at the first call. */
export async function once<T>({ memory }: World, key: string, make: () => Promise<T>): Promise<T> {
  if (!memory.has(key)) memory.set(key, await make())
  return memory.get(key) as T
}
