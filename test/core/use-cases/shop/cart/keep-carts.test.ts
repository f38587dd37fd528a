import { describe, expect, it } from '@jest/globals'
import type { CartMove } from '../../../../../core/ports/shop/cart-keeper.port.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import { MAX_CART_LINES } from '../../../../../core/use-cases/shop/buying-rules.js'
import { moveCart } from '../../../../../core/use-cases/shop/cart/keep-carts.js'
import type { CartMoveWork, KeptOrder } from '../../../../../core/use-cases/shop/cart/keep-carts.js'
import type { MergedLine } from '../../../../../core/use-cases/shop/merge-carts.js'

const SECRETS = { from: visitorId('before'), to: visitorId('after') }
const LOG_IN: CartMove = { ...SECRETS, tag: 'log-in', member: 'ada' }
const LOG_OUT: CartMove = { ...SECRETS, tag: 'log-out' }

type Lines = Readonly<Record<string, number>>

const linesIn = (cart: string, lines: Lines): readonly MergedLine[] =>
  Object.entries(lines).map(([skuId, count]) => ({ id: `${cart} ${skuId}`, skuId, count }))

/** Carts in memory, the newest first; `shown` is that of the visitor's pages. */
function openShop(
  shown: string | null,
  carts: Readonly<Record<string, { readonly lines: Lines; readonly order?: Partial<KeptOrder> }>>,
) {
  const orders = new Map<string, KeptOrder>()
  const lines = new Map<string, readonly MergedLine[]>()
  for (const [id, cart] of Object.entries(carts)) {
    orders.set(id, { id, status: 'cart', currency: 'EUR', ownerId: null, leftIn: null, ...cart.order })
    lines.set(id, linesIn(id, cart.lines))
  }
  let ends: string | null = 'unmoved'
  const put = async ({ id }: KeptOrder, change: Partial<KeptOrder>) => {
    const order = orders.get(id)
    if (order !== undefined) orders.set(id, { ...order, ...change })
  }
  const goods = ({ id }: KeptOrder) =>
    (lines.get(id) ?? []).map(({ skuId }) => ({ isSubscription: skuId === 'club' }))
  const work: CartMoveWork = {
    lockVisitor: async () => (shown === null ? null : (orders.get(shown) ?? null)),
    newestOf: async (member, _, except) =>
      [...orders.values()].find(
        ({ id, ownerId, status }) => ownerId === member && status === 'cart' && id !== except,
      ) ?? null,
    linesOf: async ({ id }) => lines.get(id) ?? [],
    goodsOf: async (one, other) => [goods(one), goods(other)],
    saveMerge: async ({ id }, { added, raised, gone }) => {
      const before = [...lines]
      for (const [cart, of] of before)
        lines.set(
          cart,
          of
            .filter((line) => !gone.includes(line.id))
            .map((line) => ({ ...line, ...raised.find((change) => change.id === line.id) })),
        )
      lines.set(id, [...(lines.get(id) ?? []), ...added])
    },
    replace: async (old) => {
      orders.delete(old.id)
    },
    saveLeftIn: (order, leftIn) => put(order, { leftIn }),
    saveOwner: (order, ownerId) => put(order, { ownerId }),
    deleteOrder: async ({ id }) => {
      orders.delete(id)
    },
    forgetVisitor: async () => {
      ends = null
    },
    renameVisitor: async ({ id }) => {
      ends = id
    },
  }
  const inCart = (id: string) =>
    Object.fromEntries((lines.get(id) ?? []).map(({ skuId, count }) => [skuId, count]))
  return {
    move: (move: CartMove) => moveCart({ work, currency: 'EUR', nowMs: 0 }, move),
    orders,
    inCart,
    shows: () => ends,
  }
}

const ADAS = { ownerId: 'ada' }

describe('a log-in', () => {
  it('brings the cart of the browser to the member', async () => {
    const shop = openShop('mine', { mine: { lines: { tea: 1 } } })
    await shop.move(LOG_IN)
    expect([shop.shows(), shop.orders.get('mine')?.ownerId]).toEqual(['mine', 'ada'])
  })

  it('puts the member’s earlier carts into it, with the larger count of what is in both', async () => {
    const shop = openShop('mine', {
      mine: { lines: { tea: 1 } },
      earlier: { lines: { tea: 3, cup: 1 }, order: { ...ADAS, leftIn: 'older' } },
      older: { lines: { pot: 1 }, order: ADAS },
    })
    await shop.move(LOG_IN)
    expect([...shop.orders.keys()]).toEqual(['mine'])
    expect(shop.inCart('mine')).toEqual({ tea: 3, cup: 1, pot: 1 })
  })

  it('shows the member’s cart where the browser has none', async () => {
    const shop = openShop(null, { earlier: { lines: { cup: 1 }, order: ADAS } })
    await shop.move(LOG_IN)
    expect(shop.shows()).toBe('earlier')
  })

  it('leaves lines that do not fit in the earlier cart, and records it', async () => {
    const full = Object.fromEntries(Array.from({ length: MAX_CART_LINES }, (_, at) => [`sku-${at}`, 1]))
    const shop = openShop('mine', {
      mine: { lines: full },
      earlier: { lines: { cup: 1 }, order: ADAS },
    })
    await shop.move(LOG_IN)
    expect([shop.orders.get('mine')?.leftIn, shop.inCart('earlier')]).toEqual(['earlier', { cup: 1 }])
  })

  it('mixes no subscription with other goods', async () => {
    const shop = openShop('mine', {
      mine: { lines: { tea: 1 } },
      earlier: { lines: { club: 1 }, order: ADAS },
    })
    await shop.move(LOG_IN)
    expect([shop.inCart('mine'), shop.inCart('earlier')]).toEqual([{ tea: 1 }, { club: 1 }])
  })

  it('leaves the order of another member', async () => {
    const shop = openShop('hers', { hers: { lines: { tea: 1 }, order: { ownerId: 'eve' } } })
    await shop.move(LOG_IN)
    expect([shop.shows(), shop.orders.get('hers')?.ownerId]).toEqual([null, 'eve'])
  })

  it('keeps a placed order of a guest as one', async () => {
    const shop = openShop('paid', { paid: { lines: { tea: 1 }, order: { status: 'placed' } } })
    await shop.move(LOG_IN)
    expect([shop.shows(), shop.orders.get('paid')?.ownerId]).toEqual(['paid', null])
  })
})

describe('a log-out', () => {
  it('deletes the cart of a guest, and leaves that of a member', async () => {
    const guest = openShop('mine', { mine: { lines: { tea: 1 } } })
    const member = openShop('hers', { hers: { lines: { tea: 1 }, order: ADAS } })
    for (const shop of [guest, member]) await shop.move(LOG_OUT)
    expect([guest.orders.size, guest.shows()]).toEqual([0, null])
    expect([member.orders.size, member.shows()]).toEqual([1, null])
  })
})

it('gives a guest who stays one the same cart under the new secret', async () => {
  const shop = openShop('mine', { mine: { lines: { tea: 1 } } })
  await shop.move({ ...SECRETS, tag: 'stay-guest' })
  expect(shop.shows()).toBe('mine')
})
