import { skuId } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import type {
  CartChange,
  CommerceGateway,
  OrderReading,
} from '../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { anOrder, reading } from '../checkout/checkout.fixture.js'

/** The fate of a request: answered, carried out with a lost answer, lost on the way, or refused. */
export type Fate = 'answered' | 'answer-lost' | 'request-lost' | GatewayFailure

export const LOST: GatewayFailure = {
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message: 'Failed to fetch',
}

/**
 * A shop that keeps counts by SKU and remembers keys, as the port demands; tests decide the fate of each
 * request.
 */
export interface FakeShop extends Pick<CommerceGateway, 'addToCart' | 'updateItem' | 'readCart'> {
  readonly counts: Map<string, number>
  /** Requests that arrived, in order. */
  readonly log: string[]
  /** The fates of the next requests; when they are used up, everything is answered. */
  readonly fates: Fate[]
}

export function createFakeShop(): FakeShop {
  const counts = new Map<string, number>()
  const seen = new Map<string, CartChange>()
  const log: string[] = []
  const fates: Fate[] = []

  const decide = async <T>(entry: string, work: () => T): Answer<T> => {
    await Promise.resolve()
    const fate = fates.shift() ?? 'answered'
    if (fate === 'request-lost') return err(LOST)
    log.push(entry)
    if (typeof fate === 'object') return err(fate)
    const value = work()
    return fate === 'answer-lost' ? err(LOST) : ok(value)
  }
  const change = (sku: string): CartChange => ({
    itemId: sku,
    itemCount: counts.get(sku) ?? 0,
    itemPrice: money(1250, 'USD'),
  })

  return {
    counts,
    log,
    fates,
    addToCart: ({ skuId: sku, count, key }) =>
      decide(`add ${sku} ${count}`, () => {
        const known = seen.get(key)
        if (known) return known
        counts.set(sku, (counts.get(sku) ?? 0) + count)
        seen.set(key, change(sku))
        return change(sku)
      }),
    updateItem: ({ skuId: sku, count }) =>
      decide(`set ${sku} ${count}`, () => {
        counts.set(sku, count)
        return change(sku)
      }),
    readCart: (query) => decide(`read${query ? ` ${query.text}` : ''}`, () => cartOf(counts)),
  }
}

function cartOf(counts: ReadonlyMap<string, number>): OrderReading {
  const [line] = anOrder().items
  const items = [...counts].flatMap(([sku, count]) =>
    line && count > 0 ? [{ ...line, id: `line-${sku}`, count, sku: { ...line.sku, id: skuId(sku) } }] : [],
  )
  const itemCount = items.reduce((sum, item) => sum + item.count, 0)
  return reading(items.length === 0 ? null : anOrder({ items, itemCount }))
}

/** Lets every answer that is under way arrive. */
export const arrived = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
