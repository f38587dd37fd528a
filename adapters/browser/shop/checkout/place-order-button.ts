import { setAttribute } from '../shown.js'
import { nodeSelector } from '../node-type.js'
import { pageText } from '../../kit/page-texts.js'
import { showWaiting, stopWaiting } from '../../kit/forms/waiting-label.js'

const BUTTON = nodeSelector('commerce-checkout-place-order-button')

/** The text of the button while an order is placed. */
export const loadingTextOf = (button: HTMLElement): string =>
  button.getAttribute('data-loading-text') || pageText(button.ownerDocument, 'Placing Order...')

/**
 * Updates the waiting state of the place-order buttons when it changes (reference/checkout#placing-an-order).
 */
export function createBusyButtons(): {
  readonly show: (buttons: readonly HTMLElement[], isBusy: boolean) => void
} {
  const busy = new Set<HTMLElement>()
  const start = (button: HTMLElement): void => {
    if (busy.has(button)) return
    busy.add(button)
    showWaiting(button, loadingTextOf(button))
    setAttribute(button, 'aria-busy', 'true')
    setAttribute(button, 'aria-disabled', 'true')
  }
  const stop = (button: HTMLElement): void => {
    stopWaiting(button)
    busy.delete(button)
    setAttribute(button, 'aria-busy', null)
    setAttribute(button, 'aria-disabled', null)
  }
  return {
    show: (buttons, isBusy) => {
      if (isBusy) buttons.forEach(start)
      else for (const button of [...busy]) stop(button)
    },
  }
}

const buttonOf = (container: HTMLElement, { target }: Event): HTMLElement | null => {
  const button = (target as Element | null)?.closest?.<HTMLElement>(BUTTON) ?? null
  return button && container.contains(button) ? button : null
}

/**
 * Calls `place` on a click, on Enter and on Space: designers draw the button as a link
 * (reference/checkout#placing-an-order).
 */
export function listenToPlaceOrder(container: HTMLElement, place: () => void, signal: AbortSignal): void {
  const window = container.ownerDocument.defaultView as Window
  const options = { capture: true, signal } as const
  const on = <T extends Event>(type: string, react: (event: T) => void): void =>
    window.addEventListener(
      type,
      (event) => {
        if (buttonOf(container, event)) react(event as T)
      },
      options,
    )
  on('click', (event) => {
    event.preventDefault()
    place()
  })
  on<KeyboardEvent>('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Otherwise Enter would also follow the link and Space would scroll the page.
    event.preventDefault()
    if (event.key === 'Enter' && !event.repeat) place()
  })
  on<KeyboardEvent>('keyup', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    place()
  })
}
