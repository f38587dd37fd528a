import { createSubscriptions, projectSubscription } from '../../../core/account-flows/index.js'
import type { SubscriptionsPorts, SubscriptionsService } from '../../../core/account-flows/index.js'
import type { MemberSubscription } from '../../../core/accounts/index.js'
import { standingText, subscriptionWords } from '../../../core/subscriptions/index.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { translated } from '../kit/page-texts.js'
import { setTermsLine } from '../kit/terms-line.js'
import { showWaiting, stopWaiting } from '../kit/forms/waiting-label.js'
import { createTemplateParser } from '../template/index.js'
import type { TemplateParser } from '../template/index.js'
import type { AccountPage } from './account-page.js'
import { drawSubscription, subscriptionTemplate } from './subscription-entry.js'

const LISTS = '[data-wf-user-subscriptions-list]'
const EMPTY = '[data-wf-user-subscriptions-empty]'
const CANCEL = '[data-wf-user-subscription-cancel]'
const NOT_CANCELLED = 'The subscription could not be cancelled. Please try again.'
const NOT_READ = 'Your subscriptions could not be loaded. Please load the page again.'

/** The dependencies of the lists of subscriptions. */
export type SubscriptionPage = AccountPage & Pick<SubscriptionsPorts, 'profile'>

/** The lists of a page; they are read again after a change. */
export interface SubscriptionLists extends PageModule {
  readonly refresh: () => void
}

/** The lists of subscriptions on a page (reference/accounts#subscriptions). */
export function createSubscriptionLists(page: SubscriptionPage): SubscriptionLists {
  const { context, announcer } = page
  const { document, window } = context
  const parse = createTemplateParser(window)
  let running: { readonly service: SubscriptionsService; readonly stop: () => void } | null = null
  let drawn: HTMLElement[] = []

  const clear = (): void => {
    for (const entry of drawn) entry.remove()
    drawn = []
  }
  const showEmpty = (isEmpty: boolean): void => {
    for (const element of document.querySelectorAll<HTMLElement>(EMPTY))
      element.style.display = isEmpty ? 'block' : 'none'
  }

  const draw = (subscriptions: readonly MemberSubscription[], service: SubscriptionsService): void => {
    clear()
    showEmpty(subscriptions.length === 0)
    for (const list of document.querySelectorAll<HTMLElement>(LISTS)) {
      const template = subscriptionTemplate(list, parse)
      if (!template?.entry) continue
      const { host, entry } = template
      const entries = subscriptions.map((one) => drawEntry(page, parse, entry, one, service))
      // The real entries replace the sample of an export.
      host.replaceChildren(...entries)
      drawn.push(...entries)
    }
  }

  const begin = (): NonNullable<typeof running> => {
    const service = createSubscriptions(page)
    const show = (): void => {
      const state = service.list.getSnapshot()
      if (state.tag === 'ready') draw(state.value, service)
      if (state.tag !== 'error') return
      console.error(`[vitrine] ${state.failure.message}`)
      announcer.say(translated(document, NOT_READ))
    }
    const stop = service.list.subscribe(show)
    void service.list.want()
    return { service, stop }
  }

  return {
    ready: () => {
      if (context.mode() !== 'published' || !document.querySelector(LISTS)) return
      running ??= begin()
    },
    refresh: () => void running?.service.list.refetch(),
    destroy: () => {
      running?.stop()
      running = null
      clear()
    },
  }
}

const PRICE = '[data-wf-bindings*="variantPrice"], .w-users-flexcolumn > :first-child'

/** Shows below the price of an entry the interval of payments, or for a cancelled one its end. */
function showStanding({ clock, document }: PageContext, entry: HTMLElement, one: MemberSubscription): void {
  const price = entry.querySelector(PRICE)
  const { lang } = document.documentElement
  const days = new Intl.DateTimeFormat(lang || undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  const formats = { day: (ms: number): string => days.format(ms), nowMs: clock.wallTime() }
  const text = standingText(one, subscriptionWords(lang), formats)
  if (price && text) setTermsLine(price, text)
}

/** One entry with its cancel button. */
function drawEntry(
  page: AccountPage,
  parse: TemplateParser,
  template: Element,
  subscription: MemberSubscription,
  { cancel }: SubscriptionsService,
): HTMLElement {
  const { context, announcer } = page
  const entry = drawSubscription(context, parse, template, projectSubscription(subscription))
  showStanding(context, entry, subscription)
  for (const button of entry.querySelectorAll<HTMLElement>(CANCEL)) {
    const edits = createElementEdits()
    const setBusy = (isBusy: boolean): void => {
      edits.set(button, 'aria-busy', isBusy ? 'true' : null)
      if ('disabled' in button) edits.set(button, 'disabled', isBusy ? '' : null)
      if (isBusy) showWaiting(button, button.getAttribute('data-wait'))
      else stopWaiting(button)
    }
    const name = button.textContent?.trim() ?? ''
    // A list has many buttons with the same text.
    edits.setDefault(button, 'aria-label', `${name} ${subscription.productName}`.trim())
    button.addEventListener('click', (event) => {
      event.preventDefault()
      const question = button.getAttribute('data-vitrine-confirm')
      if (cancel.getSnapshot().tag === 'sending') return
      if (question && !context.window.confirm(question)) return
      setBusy(true)
      const stop = cancel.subscribe(() => {
        if (cancel.getSnapshot().tag !== 'failed') return
        stop()
        setBusy(false)
        button.focus()
        const text = translated(context.document, NOT_CANCELLED)
        announcer.say(text)
        context.window.alert(text)
      })
      cancel.submit(subscription.id)
    })
  }
  return entry
}
