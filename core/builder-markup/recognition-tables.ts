import type { RecognitionTables, StandardBinding } from '../recognition/index.js'
import { ENTRY_BLOCKS, PAGE_BLOCKS } from './order-blocks.js'

/** The names that an owner may write into `data-vitrine-bind` inside the entries of a list of lines. */
const LINE_NAMES: Readonly<Record<string, StandardBinding>> = {
  name: { target: 'innerHTML', type: 'PlainText', path: 'product.f_name_' },
  price: { target: 'innerHTML', type: 'CommercePrice', path: 'price' },
  'row-total': { target: 'innerHTML', type: 'CommercePrice', path: 'rowTotal' },
  count: { target: 'innerHTML', type: 'Number', path: 'count' },
  'main-image': { target: 'src', type: 'ImageRef', path: 'sku.f_main_image_4dr' },
  sku: { target: 'innerHTML', type: 'PlainText', path: 'sku.f_sku_' },
}

/** The names for other places in a cart, a checkout or a confirmation. */
const ORDER_NAMES: Readonly<Record<string, StandardBinding>> = {
  'item-count': { target: 'innerHTML', type: 'Number', path: 'userItemsCount' },
  subtotal: { target: 'innerHTML', type: 'CommercePrice', path: 'subtotal' },
  total: { target: 'innerHTML', type: 'CommercePrice', path: 'total' },
  'order-id': { target: 'innerHTML', type: 'PlainText', path: 'orderId' },
  'order-number': { target: 'innerHTML', type: 'PlainText', path: 'orderNumber' },
  email: { target: 'innerHTML', type: 'PlainText', path: 'customerEmail' },
  'shipping-method': { target: 'innerHTML', type: 'PlainText', path: 'shippingMethodName' },
}

/** The tables by which the blocks of exported carts, checkouts and confirmations are recognised. */
export const RECOGNITION_TABLES: RecognitionTables = {
  pageBlocks: PAGE_BLOCKS,
  entryBlocks: ENTRY_BLOCKS,
  nameAttribute: 'data-vitrine-bind',
  entryNames: LINE_NAMES,
  pageNames: ORDER_NAMES,
  namedListPath: 'database.commerceOrder.userItems[]',
  data: 'database.commerceOrder',
  bindingAttributes: ['data-wf-bindings', 'data-wf-conditions'],
}
