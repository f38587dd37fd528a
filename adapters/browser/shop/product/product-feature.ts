import { NOTICES } from '../../../../core/errors/index.js'
import type { AddToCartState, CartService } from '../../../../core/cart/index.js'
import { skuId, slugOfPath } from '../../../../core/catalog/index.js'
import type { OpenCheckout } from '../../../../core/checkout/index.js'
import type { CommerceGateway } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { EventSink } from '../../../../core/ports/page/event-sink.port.js'
import type { Navigator } from '../../../../core/ports/page/navigator.port.js'
import type { SessionStatus } from '../../../../core/ports/accounts/session-status.port.js'
import type { KeyValueStore } from '../../../../core/ports/page/key-value-store.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import type { PageContext } from '../../kit/page-module.js'
import { pageText } from '../../kit/page-texts.js'
import type { TemplateParser } from '../../template/index.js'
import type { Announcer } from '../../kit/announcer.js'
import { closestNode, findNode, findNodes, nodeSelector } from '../node-type.js'
import { setAttribute } from '../shown.js'
import { earlyChoices, showUnchosen } from './option-controls.js'
import type { Choice } from './option-controls.js'
import { completeTitle } from './page-title.js'
import { createProductEntry } from './product-entry.js'
import type { ProductEntry } from './product-entry.js'
import { announceAdded } from './added-events.js'
import { listenToProducts } from './product-events.js'
import { blockParts } from './product-form.js'
import { createProductLists } from './product-lists.js'
import { createProductCache } from './product-cache.js'
import type { CachedProduct } from './product-cache.js'
import { productSource } from './product-source.js'
import { resumeAdditions } from './resume-additions.js'

/** The dependencies of the product forms of a page. */
export interface ProductFeaturePorts {
  readonly context: PageContext
  readonly commerce: CommerceGateway
  readonly cart: CartService
  readonly navigator: Navigator
  readonly openCheckout: OpenCheckout
  readonly session: SessionStatus
  readonly clock: Clock
  readonly random: Random
  readonly storage: KeyValueStore
  readonly events: EventSink
  readonly parse: TemplateParser
  readonly announcer: Announcer
  /** Called after pictures or entries were added, which lightboxes and interactions may use. */
  readonly onDrawn?: (what: 'pictures' | 'entries') => void
  /** Called as soon as a shopper adds to the cart, before the answer is there. */
  readonly onSubmit?: () => void
}

/** The product forms of a page. */
export interface ProductFeature {
  /** Finds the forms on the page; known ones stay unchanged. */
  readonly scan: () => void
  readonly destroy: () => void
}

const isOutOfStock = (state: AddToCartState): boolean =>
  state.tag === 'failed' &&
  state.problem.tag === 'failed' &&
  state.problem.failure.tag === 'rejected' &&
  state.problem.failure.code === 'OutOfInventory'

const nameOf = ({ cached, form }: ProductEntry): string => {
  const product = cached?.getSnapshot()
  return product?.tag === 'ready' ? product.reading.product.name : pageText(form.ownerDocument, 'Product')
}

/** Writes the product's name into the title of its page as soon as it is known. */
function completeTitleWith(document: Document, product: CachedProduct): void {
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
      warnInsecure: (buyNow) =>
        window.alert(pageText(document, buyNow ? NOTICES.insecureBuyNow : NOTICES.insecureAddToCart)),
    })
    entries.set(form, entry)
    entry.service.subscribe(() => {
      const state = entry.service.getSnapshot()
      if (state.tag === 'added') {
        announcer.say(pageText(document, '{name} added to cart.', { name: nameOf(entry) }))
        announceAdded(window, entry.form, state)
      }
      // Another shopper bought it first; the page shows the remaining stock.
      if (isOutOfStock(state)) void entry.cached?.read()
    })
    if (product && source && 'slug' in source && source.slug === slugOfPath(navigator.current().path))
      completeTitleWith(document, product)
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

  if (isLive()) void resumeAdditions(ports)

  listenToProducts(context, {
    signal: life.signal,
    choose,
    isKnown: (target) => entryOf(target) !== null,
    submit: (form) => {
      ports.onSubmit?.()
      void entries.get(form)?.submit(false)
    },
    buyNow: (form) => {
      // Over an unsecured connection nothing is for sale, with valid or invalid entries.
      if (!navigator.current().isSecure || form.reportValidity()) void entries.get(form)?.submit(true)
    },
    returned: (isFromHistory) => {
      for (const { service } of entries.values()) service.send({ tag: 'returned' })
      if (isFromHistory) cache.refresh()
    },
  })

  return {
    scan,
    destroy: () => {
      life.abort()
      for (const entry of entries.values()) entry.dispose()
      entries.clear()
    },
  }
}
