import type { ConfirmationService } from '../../../../core/confirmation/index.js'
import type { OrderReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { NoticeView } from '../../../../core/ports/page/notice-view.port.js'
import { findNodes } from '../node-type.js'

/** The page's messages without an order to show; everything else stays as the designer left it. */
const TEXTS = {
  'not-found': 'We could not find this order. Please check the address of this page.',
  unreachable: 'We could not load your order. It is safe: please check your connection and try again.',
} as const

/** The dependencies of the confirmations of a page. */
export interface ConfirmationBinding {
  readonly wrappers: readonly HTMLElement[]
  readonly confirmation: ConfirmationService
  /** Fills the bindings and lists of one wrapper with the order. */
  readonly drawOrder: (wrapper: HTMLElement, reading: OrderReading) => void
  /** Above the first wrapper. */
  readonly showNotice: NoticeView['show']
}

/** Every confirmation of a page, in document order. */
export const confirmationWrappers = (scope: ParentNode): readonly HTMLElement[] =>
  findNodes(scope, 'commerce-order-confirmation-wrapper')

/**
 * The page's query: that of its first wrapper, for all of them (reference/checkout#confirmation). An exported
 * page carries none.
 */
export const confirmationQuery = (wrappers: readonly HTMLElement[]): string =>
  wrappers[0]?.getAttribute('data-wf-order-query')?.trim() ?? ''

/** Shows the order in the page's address. Returns the function that stops it. */
export function startConfirmation(binding: ConfirmationBinding): () => void {
  const { wrappers, confirmation, drawOrder, showNotice } = binding

  const draw = (): void => {
    const state = confirmation.getSnapshot()
    for (const wrapper of wrappers) wrapper.removeAttribute('aria-busy')
    switch (state.tag) {
      case 'shown':
        showNotice(null)
        for (const wrapper of wrappers) drawOrder(wrapper, state.reading)
        return
      case 'not-found':
        return showNotice({ message: TEXTS[state.tag], retry: null })
      case 'unreachable':
        return showNotice({ message: TEXTS[state.tag], retry: confirmation.retry })
      case 'reading':
        for (const wrapper of wrappers) wrapper.setAttribute('aria-busy', 'true')
        return
      case 'idle':
        return
    }
  }

  const unsubscribe = confirmation.subscribe(draw)
  confirmation.open()
  return () => {
    unsubscribe()
    showNotice(null)
  }
}
