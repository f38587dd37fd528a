import { bindingText } from './binding-text.js'
import type { FallbackBinding } from './fallback-blocks.js'

/** What an owner may write into `data-vitrine-bind` inside the entries of a list of lines. */
const LINE_NAMES: Readonly<Record<string, FallbackBinding>> = {
  name: { target: 'innerHTML', type: 'PlainText', path: 'product.f_name_' },
  price: { target: 'innerHTML', type: 'CommercePrice', path: 'price' },
  'row-total': { target: 'innerHTML', type: 'CommercePrice', path: 'rowTotal' },
  count: { target: 'innerHTML', type: 'Number', path: 'count' },
  'main-image': { target: 'src', type: 'ImageRef', path: 'sku.f_main_image_4dr' },
  sku: { target: 'innerHTML', type: 'PlainText', path: 'sku.f_sku_' },
}

/** The same anywhere else in a cart, a checkout or a confirmation. */
const ORDER_NAMES: Readonly<Record<string, FallbackBinding>> = {
  'item-count': { target: 'innerHTML', type: 'Number', path: 'userItemsCount' },
  subtotal: { target: 'innerHTML', type: 'CommercePrice', path: 'subtotal' },
  total: { target: 'innerHTML', type: 'CommercePrice', path: 'total' },
  'order-id': { target: 'innerHTML', type: 'PlainText', path: 'id' },
  email: { target: 'innerHTML', type: 'PlainText', path: 'customerEmail' },
  'shipping-method': { target: 'innerHTML', type: 'PlainText', path: 'shippingMethodName' },
}

/**
 * The binding behind a name of `data-vitrine-bind` for an element, as the text of `data-wf-bindings`; null:
 * no such name here.
 */
export function namedBinding(name: string, tag: string, data: string): string | null {
  const names = data.endsWith('userItems[]') ? LINE_NAMES : ORDER_NAMES
  const binding = names[name]
  if (!binding) return null
  const target = binding.target === 'innerHTML' && tag === 'input' ? 'value' : binding.target
  return bindingText([{ ...binding, target }], data)
}
