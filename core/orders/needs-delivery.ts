import { downloadFilesOf } from './download-files.js'
import type { LineItem } from './order.js'

type Item = { readonly product: Pick<LineItem['product'], 'id' | 'type' | 'fields'> }

/**
 * True for goods that the owner sends or performs. Memberships, and digital goods with files, are delivered by the
 * site once the money is taken.
 */
export const needsDelivery = (item: Item): boolean =>
  item.product.type !== 'Membership' &&
  (item.product.type !== 'Digital' || downloadFilesOf([item]).length === 0)
