import type { OrderLinks } from '../../../core/orders/index.js'
import { ORDER_LINK, ORDER_LINKS } from '../../../core/builder-markup/index.js'
import { serverOrigin } from './server-origin.js'

/**
 * Sets the links of an order's block to its invoice and its withdrawal page, and hides those without a
 * target.
 */
export function showOrderLinks(scope: ParentNode & Node, links: OrderLinks | null): void {
  const paths: Readonly<Record<string, string | null | undefined>> = {
    invoice: links?.invoicePath,
    withdrawal: links?.withdrawalPath,
  }
  const origin = scope.ownerDocument ? serverOrigin(scope.ownerDocument) : ''
  for (const link of scope.querySelectorAll<HTMLAnchorElement>(`[${ORDER_LINK}]`)) {
    const path = paths[link.getAttribute(ORDER_LINK) ?? ''] ?? null
    link.hidden = path === null
    if (path === null) link.removeAttribute('href')
    else link.href = origin + path
  }
  for (const block of scope.querySelectorAll<HTMLElement>(`[${ORDER_LINKS}]`))
    block.hidden = block.querySelector(`[${ORDER_LINK}]:not([hidden])`) === null
}
