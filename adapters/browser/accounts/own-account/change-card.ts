import { createCardChange, valueOf } from '../../../../core/account-flows/index.js'
import type { AccountCards } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { BoundElement } from '../../kit/bound-elements.js'
import { bindCallForm } from '../call-form.js'
import type { OwnPage } from './own-page.js'

const SUBSCRIPTION = 'select[data-wf-user-form-input-type="subscription"]'
/** Parts of the page that are shown in some states (`isShownIn`). */
const PARTS = '[data-vitrine-when^="card-"]:not([data-vitrine-when="card-looking"])'
/** The provider for a form's subscriptions; by default the one for cards. */
const PROVIDER = 'data-vitrine-payment'

/**
 * `card-change`: there is a subscription whose card can be changed; `card-owed`: an amount of it is due;
 * `card-looking`: whether that was charged is being checked; `card-fixed`: there is one, but no provider here
 * accepts another card for it.
 */
function isShownIn(part: string | null, { subscriptions, providers }: AccountCards): boolean {
  if (subscriptions.length === 0) return false
  if (providers.length === 0) return part === 'card-fixed'
  return part === 'card-change' || (part === 'card-owed' && subscriptions.some(({ isOwed }) => isOwed))
}

/** The subscriptions as choices, due ones first; the present choice stays. */
function drawChoices(select: HTMLSelectElement, { subscriptions }: AccountCards): void {
  const before = select.value
  const owedFirst = [...subscriptions].sort((a, b) => Number(b.isOwed) - Number(a.isOwed))
  select.replaceChildren(
    ...owedFirst.map(({ id, productName, last4 }) => {
      const option = select.ownerDocument.createElement('option')
      option.value = id
      option.textContent = last4 === null ? productName : `${productName} (\u2026 ${last4})`
      return option
    }),
  )
  if (subscriptions.some(({ id }) => id === before)) select.value = before
}

/** Binds the form with which a member gives another card for a subscription (docs/account-pages.md). */
export function bindCardForm(page: OwnPage, form: HTMLFormElement, index: number): BoundElement {
  const { account, own, context, loadCardFields, onCardChanged } = page
  let cards: AccountCards | null = null
  let unmount: (() => void) | null = null
  let isOver = false
  let isLooking = false
  let loading: ReturnType<OwnPage['loadCardFields']> | null = null

  const wanted = form.getAttribute(PROVIDER)
  const providers = (): AccountCards['providers'] =>
    (cards?.providers ?? []).filter(({ name }) => wanted === null || name === wanted)
  const payments = (): ReturnType<OwnPage['loadCardFields']> =>
    (loading ??= loadCardFields(providers()).then((fields) => {
      // Card fields that did not load are requested again when the form is sent.
      if (fields === null) loading = null
      else if (!isOver) unmount ??= fields.mount(form)
      return fields
    }))

  const changed = (): void => {
    own.changed()
    onCardChanged()
  }
  const service = createCardChange({
    account,
    payments,
    onKept: changed,
    onLooking: (looking) => {
      isLooking = looking
      showLooking()
    },
    pause: (ms) => new Promise((resolve) => context.clock.setTimer(ms, () => resolve())),
  })
  const showLooking = (): void => {
    for (const part of context.document.querySelectorAll<HTMLElement>('[data-vitrine-when="card-looking"]'))
      part.style.display = isLooking ? '' : 'none'
  }

  const show = (): void => {
    cards = valueOf(own.overview.getSnapshot())?.cards ?? null
    const isShown = (part: string | null): boolean => cards !== null && isShownIn(part, cards)
    for (const part of context.document.querySelectorAll<HTMLElement>(PARTS))
      part.style.display = isShown(part.getAttribute('data-vitrine-when')) ? '' : 'none'
    const canChange = isShown('card-change') && providers().length > 0
    form.style.display = canChange ? '' : 'none'
    const select = form.querySelector<HTMLSelectElement>(SUBSCRIPTION)
    if (cards === null || !canChange || select === null) return
    drawChoices(select, cards)
    void payments()
  }
  const stop = own.overview.subscribe(show)
  void own.overview.want()
  show()

  const bound = bindCallForm(page, form, index, {
    kind: 'account',
    service,
    read: () => ({
      subscriptionId: form.querySelector<HTMLSelectElement>(SUBSCRIPTION)?.value ?? '',
      scope: form,
    }),
    onDone: ({ blocks, signal }) => {
      // The next card begins with empty fields.
      unmount?.()
      unmount = null
      loading = null
      void payments()
      blocks.show('success')
      form.addEventListener('submit', blocks.hideSuccess, { once: true, signal })
      service.reopen()
    },
  })
  return {
    destroy: () => {
      isOver = true
      stop()
      unmount?.()
      bound.destroy()
    },
  }
}
