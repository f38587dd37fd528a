import type { OrderId, OrderToken } from '../orders/index.js'

/** The path of the confirmation on every site (reference/checkout#confirmation). */
const CONFIRMATION_PAGE = '/order-confirmation'

/**
 * The path that shows a placed order (reference/checkout#confirmation, reference/checkout#placing-an-order).
 * An application may show it on a page of its own.
 */
export function confirmationPath(
  { orderId, token }: { readonly orderId: OrderId; readonly token: OrderToken },
  page: string = CONFIRMATION_PAGE,
): string {
  const [address = '', ...fragment] = page.split('#')
  const query = `orderId=${encodeURIComponent(orderId)}&token=${encodeURIComponent(token)}`
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return [joined, ...fragment].join('#')
}
