import type { PageContext } from '../../kit/page-module.js'
import { closestNode } from '../node-type.js'
import { pillClick, pillKey, selectChoice } from './option-controls.js'
import type { Choice } from './option-controls.js'

/** Listeners to the actions of visitors in the product forms of a page. */
export interface ProductEvents {
  readonly signal: AbortSignal
  readonly choose: (choice: Choice | null) => void
  /** True if the target is in a form that has been started. */
  readonly isKnown: (target: EventTarget | null) => boolean
  readonly submit: (form: HTMLFormElement) => void
  readonly buyNow: (form: HTMLFormElement) => void
  /** Called when the page is shown again; `isFromHistory`: in the state in which it was left. */
  readonly returned: (isFromHistory: boolean) => void
}

const FORM = 'commerce-add-to-cart-form'

/** Listens to the product forms of a page, including forms added later. */
export function listenToProducts(
  { window, mode }: PageContext,
  { signal, choose, isKnown, submit, buyNow, returned }: ProductEvents,
): void {
  const options = { capture: true, signal } as const
  const isLive = (): boolean => mode() === 'published'

  window.addEventListener('change', ({ target }) => choose(selectChoice(target)), options)
  window.addEventListener('click', ({ target }) => choose(pillClick(target)), options)
  window.addEventListener(
    'keydown',
    (event) => {
      const { isHandled, choice } = pillKey(event)
      if (!isHandled || !isKnown(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      choose(choice)
    },
    options,
  )
  window.addEventListener(
    'submit',
    (event) => {
      const form = closestNode<HTMLFormElement>(event.target, FORM)
      if (!form || form !== event.target || mode() === 'design') return
      event.preventDefault()
      if (isLive()) submit(form)
    },
    options,
  )
  window.addEventListener(
    'click',
    (event) => {
      const link = closestNode(event.target, 'commerce-buy-now-button')
      const form = closestNode<HTMLFormElement>(link, FORM)
      if (!link || !form || mode() === 'design') return
      event.preventDefault()
      if (isLive() && !link.classList.contains('w--ecommerce-buy-now-disabled')) buyNow(form)
    },
    options,
  )
  window.addEventListener('pageshow', ({ persisted }) => returned(persisted), { signal })
}
