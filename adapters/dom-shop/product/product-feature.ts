import { NOTICES } from '../../../core/errors/index.js'
import type { AddToCartState, CartService } from '../../../core/cart/index.js'
import { skuId, slugOfPath } from '../../../core/catalog/index.js'
import type { OpenCheckout } from '../../../core/checkout/index.js'
import type { CommerceGateway } from '../../../core/ports/commerce-gateway.port.js'
import type { EventSink } from '../../../core/ports/event-sink.port.js'
import type { Navigator } from '../../../core/ports/navigator.port.js'
import type { SessionStatus } from '../../../core/ports/session-status.port.js'
import type { Random } from '../../../core/ports/random.port.js'
import type { PageContext } from '../../dom-kit/page-module.js'
import type { TemplateParser } from '../../dom-template/index.js'
import type { Announcer } from '../../dom-kit/announcer.js'
import { closestNode, findNode, findNodes, nodeSelector } from '../node-type.js'
import { setAttribute } from '../shown.js'
import { earlyChoices, pillClick, pillKey, selectChoice, showUnchosen } from './option-controls.js'
import type { Choice } from './option-controls.js'
import { completeTitle } from './page-title.js'
import { createProductEntry } from './product-entry.js'
import type { ProductEntry } from './product-entry.js'
import { blockParts } from './product-form.js'
import { createProductLists } from './product-lists.js'
import { createProductCache } from './product-cache.js'
import type { CachedProduct } from './product-cache.js'
import { productSource } from './product-source.js'

/** What the product forms of a page are built with. */
export interface ProductFeaturePorts {
  readonly context: PageContext
  readonly commerce: CommerceGateway
  readonly cart: CartService
  readonly navigator: Navigator
  readonly openCheckout: OpenCheckout
  readonly session: SessionStatus
  readonly random: Random
  readonly events: EventSink
  readonly parse: TemplateParser
  readonly announcer: Announcer
  /**
   * Told when there are other pictures or new entries on the page, which lightboxes and interactions may be
   * for.
   */
  readonly onDrawn?: (what: 'pictures' | 'entries') => void
  /** Told as soon as somebody adds to the cart, before the answer is there. */
  readonly onSubmit?: () => void
}

/** The product forms of a page. */
export interface ProductFeature {
  /** Finds the forms that are on the page now; the ones known already stay as they are. */
  readonly scan: () => void
  readonly destroy: () => void
}

const isOutOfStock = (state: AddToCartState): boolean =>
  state.tag === 'failed' &&
  state.problem.tag === 'failed' &&
  state.problem.failure.tag === 'rejected' &&
  state.problem.failure.code === 'OutOfInventory'

/**
 * Starts every add-to-cart form of a page, several products and the same product twice included
 * (reference/product).
 */
export function startProducts(ports: ProductFeaturePorts): ProductFeature {
  const { context, commerce, cart, navigator, announcer } = ports
  const { document, window } = context
  const cache = createProductCache(commerce)
  const entries = new Map<HTMLFormElement, ProductEntry>()
  const life = new AbortController()
  const options = { capture: true, signal: life.signal } as const
  const isLive = (): boolean => context.mode() === 'published'
  const lists = createProductLists({
    context,
    commerce,
    parse: ports.parse,
    path: () => navigator.current().path,
    onRead: (readings) => cache.offer(readings),
    onFilled: () => {
      scan()
      ports.onDrawn?.('entries')
    },
  })

  const entryOf = (target: EventTarget | null): ProductEntry | null => {
    const form = closestNode<HTMLFormElement>(target, 'commerce-add-to-cart-form')
    return (form && entries.get(form)) ?? null
  }

  const add = (form: HTMLFormElement): void => {
    const source = productSource(form, navigator.current().path)
    const list = findNode(form, 'commerce-add-to-cart-option-list')
    const stated = form.getAttribute('data-commerce-sku-id')
    const product = source
      ? cache.take(source, {
          preselectDefault: list?.getAttribute('data-preselect-default-variant') === 'true',
          defaultSkuId: stated ? skuId(stated) : null,
        })
      : null
    for (const { setId, valueId } of earlyChoices(form)) product?.choose(setId, valueId)
    const entry = createProductEntry(form, product, {
      ...ports,
      onPictures: () => ports.onDrawn?.('pictures'),
      showCart: () => cart.invalidate(),
      warnInsecure: (buyNow) => window.alert(buyNow ? NOTICES.insecureBuyNow : NOTICES.insecureAddToCart),
    })
    entries.set(form, entry)
    entry.service.subscribe(() => {
      const state = entry.service.getSnapshot()
      if (state.tag === 'added') announceAdded(entry)
      // Somebody else was quicker: the page shows what is left.
      if (isOutOfStock(state)) void entry.cached?.read()
    })
    if (product && source && 'slug' in source && source.slug === slugOfPath(navigator.current().path))
      completeTitleOf(product)
  }

  const completeTitleOf = (product: CachedProduct): void => {
    const complete = (): boolean => {
      const state = product.getSnapshot()
      if (state.tag === 'ready') completeTitle(document, state.reading.product.name)
      return state.tag === 'ready'
    }
    if (complete()) return
    const stop = product.subscribe(() => {
      if (complete()) stop()
    })
  }

  /** Says that it worked, by the cart opening where the page asks for that (reference/product#add-to-cart). */
  const announceAdded = (entry: ProductEntry): void => {
    const state = entry.service.getSnapshot()
    const product = entry.cached?.getSnapshot()
    const name = product?.tag === 'ready' ? product.reading.product.name : 'Product'
    announcer.say(`${name} added to cart.`)
    if (state.tag === 'added') {
      const detail = {
        skuId: state.attempt.skuId,
        count: state.attempt.count,
        itemCount: state.change.itemCount,
      }
      entry.form.dispatchEvent(new window.CustomEvent('vitrine:cart-add', { bubbles: true, detail }))
    }
    for (const wrapper of findNodes(document, 'commerce-cart-wrapper')) {
      if (!wrapper.hasAttribute('data-open-product')) continue
      wrapper.dispatchEvent(
        new window.CustomEvent('wf-change-cart-state', { bubbles: true, detail: { open: true } }),
      )
    }
  }

  const scan = (): void => {
    if (isLive()) lists.scan()
    for (const [form, entry] of entries) {
      if (form.isConnected) continue
      entry.dispose()
      entries.delete(form)
    }
    const opensCart =
      document.querySelector(`${nodeSelector('commerce-cart-wrapper')}[data-open-product]`) !== null
    for (const form of findNodes<HTMLFormElement>(document, 'commerce-add-to-cart-form')) {
      if (entries.has(form) || context.mode() === 'design') continue
      showUnchosen(form)
      if (!isLive()) continue
      setAttribute(blockParts(form).submit, 'aria-haspopup', opensCart ? 'dialog' : 'false')
      add(form)
    }
  }

  const choose = (choice: Choice | null): void => {
    const entry = choice && entryOf(choice.control)
    if (!entry || !isLive()) return
    entry.cached?.choose(choice.setId, choice.valueId)
    if (choice.control.getAttribute('role') === 'radio') choice.control.focus()
  }

  window.addEventListener('change', ({ target }) => choose(selectChoice(target)), options)
  window.addEventListener('click', ({ target }) => choose(pillClick(target)), options)
  window.addEventListener(
    'keydown',
    (event) => {
      const { isHandled, choice } = pillKey(event)
      if (!isHandled || !entryOf(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      choose(choice)
    },
    options,
  )
  window.addEventListener(
    'submit',
    (event) => {
      const form = closestNode<HTMLFormElement>(event.target, 'commerce-add-to-cart-form')
      if (!form || form !== event.target || context.mode() === 'design') return
      event.preventDefault()
      if (!isLive()) return
      ports.onSubmit?.()
      void entries.get(form)?.submit(false)
    },
    options,
  )
  window.addEventListener(
    'click',
    (event) => {
      const link = closestNode(event.target, 'commerce-buy-now-button')
      const form = closestNode<HTMLFormElement>(link, 'commerce-add-to-cart-form')
      if (!link || !form || context.mode() === 'design') return
      event.preventDefault()
      if (!isLive() || link.classList.contains('w--ecommerce-buy-now-disabled')) return
      // Over an unsecured connection nothing is for sale, whatever was entered.
      if (!navigator.current().isSecure || form.reportValidity()) void entries.get(form)?.submit(true)
    },
    options,
  )
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      for (const { service } of entries.values()) service.send({ tag: 'returned' })
      if (persisted) cache.refresh()
    },
    { signal: life.signal },
  )

  return {
    scan,
    destroy: () => {
      life.abort()
      for (const entry of entries.values()) entry.dispose()
      entries.clear()
    },
  }
}
