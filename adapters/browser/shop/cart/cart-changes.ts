import type { CartService } from '../../../../core/cart/index.js'
import { parseQuantity } from '../../../../core/cart/index.js'
import type { SkuId } from '../../../../core/catalog/index.js'
import type { Order } from '../../../../core/orders/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { closestNode, findNode } from '../node-type.js'
import { lineControl, lineOf } from './cart-line.js'

/** A visitor's change of a line; decides the announcement and the focus after the change. */
export type LineChange =
  | { readonly tag: 'removed'; readonly wrapper: HTMLElement; readonly index: number; readonly name: string }
  | { readonly tag: 'counted'; readonly wrapper: HTMLElement; readonly name: string }

interface ChangePorts {
  readonly context: PageContext
  readonly cart: CartService
  readonly order: (wrapper: HTMLElement) => Order | null
  readonly onChange: (change: LineChange) => void
}

/**
 * Removing lines and changing quantities (reference/cart#changes). Several lines may be pending at once; the
 * newest count of a line wins.
 */
export function listenToChanges({ context, cart, order, onChange }: ChangePorts, signal: AbortSignal): void {
  const { window } = context
  const options = { capture: true, signal } as const
  const isLive = (): boolean => context.mode() === 'published'

  window.addEventListener(
    'click',
    (event) => {
      const hit = lineControl<HTMLElement>(event.target, 'remove-item')
      const wrapper = closestNode(event.target, 'commerce-cart-wrapper')
      if (!hit || !wrapper) return
      event.preventDefault()
      if (!isLive()) return
      const lines = [...wrapper.querySelectorAll('[data-wf-cart-action="remove-item"]')]
      const name = lineOf(order(wrapper), hit.skuId)?.product.name ?? ''
      onChange({ tag: 'removed', wrapper, index: lines.indexOf(hit.element), name })
      cart.send({ tag: 'change', skuId: hit.skuId, count: 0 })
    },
    options,
  )

  window.addEventListener(
    'change',
    ({ target }) => {
      const hit = lineControl<HTMLInputElement>(target, 'update-item-quantity')
      const wrapper = closestNode(target, 'commerce-cart-wrapper')
      if (!hit || !wrapper || !isLive()) return
      const line = lineOf(order(wrapper), hit.skuId)
      const count = parseQuantity(hit.element.value)
      const form = closestNode<HTMLFormElement>(target, 'commerce-cart-form')
      // An invalid count, such as -1: the field shows the cart's count again.
      if (!count.ok && line && hit.element.validity.valid) hit.element.value = String(line.count)
      if (!count.ok || (form && !isFieldValid(hit.element))) return
      if (line && count.value === line.count) return
      onChange(
        count.value === 0
          ? { tag: 'removed', wrapper, index: 0, name: line?.product.name ?? '' }
          : { tag: 'counted', wrapper, name: line?.product.name ?? '' },
      )
      cart.send({ tag: 'change', skuId: hit.skuId, count: count.value })
    },
    options,
  )

  window.addEventListener(
    'focusin',
    ({ target }) => {
      const hit = lineControl<HTMLInputElement>(target, 'update-item-quantity')
      if (hit && !hit.element.validity.valid) hit.element.reportValidity()
    },
    options,
  )

  window.addEventListener(
    'submit',
    (event) => {
      const form = closestNode(event.target, 'commerce-cart-form')
      if (form && form === event.target) event.preventDefault()
    },
    options,
  )
}

/** Only the changed field is validated, since a half-typed number in another line must not block this one. */
const isFieldValid = (field: HTMLInputElement): boolean => field.reportValidity()

/**
 * After a refused change the field of that line shows the real count again; text being typed into another one
 * stays.
 */
export function restoreCount(wrapper: HTMLElement, order: Order | null, id: SkuId): void {
  const line = lineOf(order, id)
  const fields = wrapper.querySelectorAll<HTMLInputElement>('[data-wf-cart-action="update-item-quantity"]')
  for (const field of fields) {
    if (line && lineControl(field, 'update-item-quantity')?.skuId === id) field.value = String(line.count)
  }
}

/**
 * After a line is gone the focus moves to the line in its place, else to the first element in the panel, so
 * that it is never lost.
 */
export function focusAfterRemoval(wrapper: HTMLElement, index: number): void {
  const active = wrapper.ownerDocument.activeElement
  if (active !== null && active !== wrapper.ownerDocument.body && active.isConnected) return
  const links = wrapper.querySelectorAll<HTMLElement>('[data-wf-cart-action="remove-item"]')
  const next = links[Math.min(index, links.length - 1)]
  const panel = findNode(wrapper, 'commerce-cart-container')
  const target = next ?? panel?.querySelector<HTMLElement>('a[href], button, [tabindex="0"]') ?? null
  target?.focus()
}
