import type { Address } from '../../../../../core/orders/index.js'
import { destinationOf } from '../../../../../core/pricing/index.js'
import type { Destination } from '../../../../../core/pricing/index.js'
import type { OrderRow } from '../../engine/index.js'
import type { StoreSite } from '../store-site.js'
import { documentOrNull } from '../row-documents.js'

/** The destination of a stored order. */
export const destinationOfOrder = (
  { settings }: Pick<StoreSite, 'settings'>,
  order: Pick<OrderRow, 'shipping_address' | 'billing_address'>,
  isShipped: boolean,
): Destination =>
  destinationOf(
    {
      shipping: documentOrNull<Address>(order.shipping_address),
      billing: documentOrNull<Address>(order.billing_address),
    },
    isShipped,
    settings,
  )
