import { downloadFilesOf } from './download-files.js'
import type { LineItem, Order } from './order.js'

type PlacedGoods = Pick<Order, 'items'> & { readonly flags: Pick<Order['flags'], 'requiresShipping'> }

function isDelivered(item: LineItem, { requiresShipping }: PlacedGoods['flags']): boolean {
  switch (item.product.type) {
    case 'Membership':
      return !requiresShipping
    case 'Digital':
    case 'Advanced':
      return downloadFilesOf([item]).length > 0
    case 'Physical':
    case 'Service':
      return false
  }
}

/**
 * The lines of an order that its owner sends or performs. Files of goods that are never shipped, and memberships
 * without a parcel, are delivered by the site once the money is taken.
 */
export const linesToDeliver = ({ items, flags }: PlacedGoods): readonly LineItem[] =>
  items.filter((item) => !isDelivered(item, flags))
