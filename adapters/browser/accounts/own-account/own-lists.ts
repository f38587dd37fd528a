import { valueOf } from '../../../../core/account-flows/index.js'
import { formatPrice } from '../../../../core/money/index.js'
import type { OrderLinks } from '../../../../core/orders/index.js'
import type { AccountOverview } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { createBoundElements } from '../../kit/bound-elements.js'
import type { BoundElement } from '../../kit/bound-elements.js'
import { createElementEdits } from '../../kit/element-edits.js'
import type { PageModule } from '../../kit/page-module.js'
import { showOrderLinks } from '../../kit/order-links.js'
import { pagePrices } from '../../kit/page-prices.js'
import { bindAction } from './own-actions.js'
import type { OwnPage } from './own-page.js'

/** A time in the page's language, with the machine-readable form beside it. */
interface Shown {
  readonly text: string
  readonly dateTime?: string
}

/** One entry of a list: the contents of its elements, and the action of its button. */
interface Entry {
  readonly values: Readonly<Record<string, Shown>>
  /** The name that distinguishes its button from those of other entries. */
  readonly name: string
  /** null: it has none. */
  readonly act: (() => Answer<unknown>) | null
  /** Of an order. */
  readonly links?: OrderLinks
}

const text = (value: string | number): Shown => ({ text: `${value}` })

const logInMethods = (
  { account }: OwnPage,
  known: AccountOverview['passkeys' | 'providers'],
  at: (ms: number) => Shown,
): readonly Entry[] =>
  known.map(({ id, name, createdOnMs, usedOnMs }) => ({
    values: {
      name: text(name),
      created: at(createdOnMs),
      used: usedOnMs === null ? text('') : at(usedOnMs),
    },
    name,
    act: () => account.removeLogIn(id),
  }))

/** The entries of the lists, by `data-vitrine-account` (docs/account-pages.md). */
const LISTS: Readonly<
  Record<string, (page: OwnPage, overview: AccountOverview, at: (ms: number) => Shown) => readonly Entry[]>
> = {
  sessions: ({ account }, { sessions }, at) =>
    sessions.map(({ id, browser, createdOnMs, usedOnMs, isThis }) => ({
      values: {
        browser: text(browser ?? '?'),
        created: at(createdOnMs),
        used: at(usedOnMs),
        this: text(isThis ? '\u2713' : ''),
      },
      name: browser ?? '',
      act: isThis ? null : () => account.endSessions(id),
    })),
  passkeys: (page, { passkeys }, at) => logInMethods(page, passkeys, at),
  providers: (page, { providers }, at) => logInMethods(page, providers, at),
  orders: ({ context }, { orders }, at) =>
    orders.map(({ id, placedOnMs, total, itemCount, items, ...links }) => ({
      values: {
        id: text(id),
        placed: at(placedOnMs),
        total: text(formatPrice(total, pagePrices(context))),
        count: text(itemCount),
        items: text(items.map(({ name, count }) => `${count} \u00d7 ${name}`).join(', ')),
      },
      name: id,
      act: null,
      links,
    })),
}

const SELECTOR = Object.keys(LISTS)
  .map((name) => `[data-vitrine-account="${name}"]`)
  .join()

/** The lists of a member's sessions and orders on a page, each drawn from its first `data-vitrine-item`. */
export function createOwnLists(page: OwnPage): PageModule {
  const lists = createBoundElements(page.context.document, SELECTOR, (list) => bindList(page, list))
  return { ready: lists.ready, destroy: lists.destroy }
}

function bindList(page: OwnPage, list: HTMLElement): BoundElement {
  const { own, context } = page
  const [template, ...samples] = list.querySelectorAll<HTMLElement>('[data-vitrine-item]')
  const entriesOf = LISTS[list.getAttribute('data-vitrine-account') ?? '']
  if (!template || !entriesOf) return { destroy: () => undefined }
  const language = context.document.documentElement.lang || undefined
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const at = (timeMs: number): Shown => ({
    text: format.format(timeMs),
    dateTime: new Date(timeMs).toISOString(),
  })
  const place = context.document.createComment('')
  template.before(place)
  for (const element of [template, ...samples]) element.remove()
  const edits = createElementEdits()
  let drawn: { readonly element: HTMLElement; readonly bound: readonly BoundElement[] }[] = []

  const clear = (): void => {
    for (const { element, bound } of drawn) {
      element.remove()
      for (const one of bound) one.destroy()
    }
    drawn = []
  }
  const draw = (): void => {
    const state = own.overview.getSnapshot()
    if (state.tag !== 'ready') return
    const hadFocus = list.contains(context.document.activeElement)
    clear()
    const overview = valueOf(state)
    const entries = overview ? entriesOf(page, overview, at) : []
    drawn = entries.map((entry) => drawEntry(page, template, entry))
    place.after(...drawn.map(({ element }) => element))
    for (const empty of list.querySelectorAll<HTMLElement>('[data-vitrine-empty]'))
      empty.style.display = entries.length === 0 ? '' : 'none'
    // The pressed button is gone, so the focus continues from its place.
    if (hadFocus) {
      edits.setDefault(list, 'tabindex', '-1')
      list.focus()
    }
  }
  const stop = own.overview.subscribe(draw)
  draw()
  void own.overview.want()
  return {
    destroy: () => {
      stop()
      clear()
      edits.undo()
      place.replaceWith(template, ...samples)
    },
  }
}

function drawEntry(page: OwnPage, template: HTMLElement, { values, name, act, links }: Entry) {
  const element = template.cloneNode(true) as HTMLElement
  if (links !== undefined) showOrderLinks(element, links)
  for (const part of element.querySelectorAll<HTMLElement>('[data-vitrine-value]')) {
    const shown = values[part.getAttribute('data-vitrine-value') ?? '']
    part.textContent = shown?.text ?? ''
    if (shown?.dateTime && part.localName === 'time') part.setAttribute('datetime', shown.dateTime)
  }
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-vitrine-end]')]
  if (act !== null) return { element, bound: buttons.map((button) => bindAction(page, button, act, name)) }
  for (const button of buttons) button.remove()
  return { element, bound: [] }
}
