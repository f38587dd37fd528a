import { shippingMethodId } from '../../../core/orders/index.js'
import type { ShippingMethodId } from '../../../core/orders/index.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { BackendFixture } from '../../contracts/backend/backend-fixture.js'
import { showsCart, showsPlaced } from '../mutants/broken-gateway.js'
import type { Break } from '../mutants/broken-gateway.js'

const PREFIX = 'engine-'
const named = (id: string): ShippingMethodId => shippingMethodId(`${PREFIX}${id}`)

type Renames = Parameters<typeof showsCart>[0]

const renamesMethods: Renames = (order) => ({
  ...order,
  shippingMethods: order.shippingMethods.map((method) => ({ ...method, id: named(method.id) })),
})

/** An engine with its own ids for the shipping methods, and correct otherwise. */
export function withOwnShippingIds(fixture: BackendFixture): BackendFixture {
  const rename: Break = (real, world): Partial<CommerceGateway> => ({
    ...showsCart(renamesMethods)(real, world),
    ...showsPlaced(renamesMethods)(real, world),
    updateShippingMethod: (id) =>
      real.updateShippingMethod(
        id === null ? null : shippingMethodId(id.startsWith(PREFIX) ? id.slice(PREFIX.length) : `no ${id}`),
      ),
  })
  return {
    ...fixture,
    shop: {
      ...fixture.shop,
      shipping: { parcel: named('parcel'), express: named('express'), europe: named('europe') },
    },
    backend: {
      open: (visitor) => {
        const opened = fixture.backend.open(visitor)
        const world = { fixture, memory: new Map(), visitor: String(visitor.id), self: visitor }
        return { ...opened, commerce: { ...opened.commerce, ...rename(opened.commerce, world) } }
      },
    },
  }
}
