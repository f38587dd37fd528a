import type { Capabilities, ShopSettings } from '../../core/orders/index.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { OrderReading } from '../../core/ports/shop/commerce-gateway.port.js'
import { mapResult } from '../../core/shared/index.js'

/** Another back end with other declared capabilities. */
export function withCapabilities(inner: Backend, said: Partial<Capabilities>): Backend {
  const tellShop = (shop: ShopSettings): ShopSettings => ({
    ...shop,
    capabilities: { ...shop.capabilities, ...said },
  })
  const tell = (reading: OrderReading): OrderReading => ({ ...reading, shop: tellShop(reading.shop) })
  return {
    open: (visitor) => {
      const opened = inner.open(visitor)
      const { commerce } = opened
      const { readShop } = commerce
      return {
        ...opened,
        commerce: {
          ...commerce,
          ...(readShop && { readShop: async () => mapResult(await readShop(), tellShop) }),
          readCart: async (query) => mapResult(await commerce.readCart(query), tell),
          readPlacedOrder: async (which, query) =>
            mapResult(await commerce.readPlacedOrder(which, query), tell),
        },
      }
    },
  }
}
