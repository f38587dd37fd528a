import {
  createAddToCartService,
  forgetAddition,
  quantityToAdd,
  rememberAddition,
} from '../../../../core/cart/index.js'
import type { AddToCartPorts, AddToCartService } from '../../../../core/cart/index.js'
import {
  canAddToCart,
  canBuyNow,
  defaultSku,
  offerView,
  selectedSku,
  skuId,
} from '../../../../core/catalog/index.js'
import type { PurchaseRefusal, Shopper, SkuId } from '../../../../core/catalog/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { Navigator } from '../../../../core/ports/page/navigator.port.js'
import type { SessionStatus } from '../../../../core/ports/accounts/session-status.port.js'
import type { KeyValueStore } from '../../../../core/ports/page/key-value-store.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import { drawOptions } from '../../../../core/recognition/index.js'
import { mapResult, ok, until } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { OPTION_MARKUP } from '../../../../core/builder-markup/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { domDraft } from '../../template/dom-draft.js'
import { pageDrawContext } from '../../template/index.js'
import type { TemplateParser } from '../../template/index.js'
import { checkoutAddress } from '../checkout-address.js'
import { findNode, findNodes } from '../node-type.js'
import { itemWrapper, ownElements } from './item-wrapper.js'
import { namedFields, recognisedFields, showFields } from './item-fields.js'
import type { ItemField } from './item-fields.js'
import { showSelection } from './option-controls.js'
import {
  blockParts,
  leadsToCheckout,
  hideDeadLink,
  nameQuantity,
  quantityText,
  showOffer,
  showProgress,
} from './product-form.js'
import type { CachedProduct, ProductState } from './product-cache.js'
import { showPlan } from './plan-lines.js'
import { statesProduct } from './product-source.js'
import { showSku } from './sku-nodes.js'

/** The dependencies of one add-to-cart form. */
export interface ProductEntryPorts extends AddToCartPorts {
  readonly context: PageContext
  readonly clock: Clock
  readonly random: Random
  readonly storage: KeyValueStore
  readonly navigator: Navigator
  readonly session: SessionStatus
  readonly parse: TemplateParser
  /** Called when another SKU's pictures were drawn. */
  readonly onPictures: () => void
}

/** One add-to-cart form of the page and its product; null: the product is unknown. */
export interface ProductEntry {
  readonly form: HTMLFormElement
  readonly cached: CachedProduct | null
  readonly service: AddToCartService
  readonly submit: (buyNow: boolean) => Promise<void>
  readonly dispose: () => void
}

const formNumber = (form: HTMLElement): string =>
  `${findNodes(form.ownerDocument, 'commerce-add-to-cart-form').indexOf(form)}`

const NO_PRODUCT: GatewayFailure = {
  tag: 'rejected',
  code: 'ItemNotFound',
  message: 'Nothing on the page says which product this form sells.',
  problems: [],
}

/**
 * Runs a form: its offer follows the product and the selection, its actions the add-to-cart flow
 * (reference/product#at-load, reference/product#add-to-cart).
 */
export function createProductEntry(
  form: HTMLFormElement,
  cached: CachedProduct | null,
  ports: ProductEntryPorts,
): ProductEntry {
  const { context, navigator, parse, storage } = ports
  const service = createAddToCartService(ports)
  const wrapper = itemWrapper(form)
  const isExported = !statesProduct(form)
  let fields: readonly ItemField[] | null = null
  let shownChoices = -1

  const shopper = (state: ProductState): Shopper => shopperOf(state, ports.session)

  const optionDrawing = { nodes: domDraft, optionMarkup: OPTION_MARKUP, ids: formNumber(form) }
  const showProduct = (): void => {
    const state = cached?.getSnapshot()
    if (state?.tag !== 'ready') return
    const { product } = state.reading
    const { selection, choices } = state
    if (isExported) drawOptions(optionDrawing, form, product)
    showOffer(form, offerView(product, selection, shopper(state)))
    showSelection(form, product, selection)
    if (choices !== shownChoices && choices > 0) service.send({ tag: 'choice-changed' })
    shownChoices = choices
    const chosen = selectedSku(product, selection)
    // The server wrote the texts of a published page; they stay until the shopper, or the page itself, makes
    // a choice.
    const isAsked = choices > 0 || isExported || isPreselected(form)
    const sku = chosen ?? (isExported ? defaultSku(product) : null)
    const drawing = pageDrawContext(context, parse)
    const priced = sku ?? defaultSku(product)
    if (!isAsked && priced) showPlan(wrapper, [], priced, drawing.language ?? '')
    if (!isAsked || sku === null) return
    showSku(wrapper, sku, drawing, parse)
    fields ??= itemFields(form, wrapper, isExported)
    showFields(fields, product, sku, drawing)
    showPlan(wrapper, fields, sku, drawing.language ?? '')
    ports.onPictures()
    if (choices > 0) context.redraw.emit()
  }

  const send = async (buyNow: boolean, key: string, count: number | null): Promise<void> => {
    if (cached && cached.getSnapshot().tag !== 'ready') await cached.whenRead()
    const state = cached?.getSnapshot() ?? { tag: 'failed', failure: NO_PRODUCT }
    const { path, isSecure } = navigator.current()
    const link = blockParts(form).buyNow as HTMLAnchorElement | null
    const statedSku = form.getAttribute('data-commerce-sku-id') ?? ''
    const hasOptions = form.querySelector('[data-commerce-option-set-id]') !== null
    // A form without choices names its SKU itself, so that an unreadable product does not lose that sale.
    if (state.tag !== 'ready' && (statedSku === '' || hasOptions)) {
      const failure = state.tag === 'failed' ? state.failure : NO_PRODUCT
      return service.send({ tag: 'product-unknown', buyNow, failure })
    }
    const purchase =
      state.tag === 'ready'
        ? purchaseOf(state, shopper(state), buyNow, leadsToCheckout(form, isExported))
        : ok(skuId(statedSku))
    service.send({
      tag: 'submitted',
      request: {
        purchase,
        count,
        buyNow,
        isSecure,
        path: new URL(path, context.window.location.href).pathname,
        checkoutUrl: link ? checkoutAddress(link) : '',
        key,
      },
    })
  }

  let isAsked = false
  const submit = async (buyNow: boolean): Promise<void> => {
    if (isAsked) return
    isAsked = true
    const key = ports.random.token()
    const count = quantityToAdd(quantityText(form))
    // The shopper may leave before the product is read, or before a new visitor may send.
    if (cached && !buyNow && count !== null)
      rememberAddition(storage, { key, askedAt: ports.clock.wallTime(), count, product: cached.chosen() })
    await send(buyNow, key, count)
    await until(service, ({ tag }) => tag !== 'adding')
    isAsked = false
    forgetAddition(storage, key, ports.clock.wallTime())
  }

  const stops = [
    cached?.subscribe(showProduct),
    service.subscribe(() => showProgress(form, service.getSnapshot())),
  ]
  hideDeadLink(form, isExported)
  nameQuantity(form)
  showProduct()

  return {
    form,
    cached,
    service,
    submit,
    dispose: () => {
      for (const stop of stops) stop?.()
    },
  }
}

const isPreselected = (form: HTMLElement): boolean =>
  findNode(form, 'commerce-add-to-cart-option-list')?.getAttribute('data-preselect-default-variant') ===
  'true'

/** The visitor, with the facts for the rules of buying a product. */
export const shopperOf = (state: ProductState, session: SessionStatus): Shopper => ({
  hasSession: session.isLoggedIn(),
  memberships: state.tag === 'ready' ? state.reading.memberships : [],
})

const purchaseOf = (
  { reading, selection }: ProductState & { readonly tag: 'ready' },
  shopper: Shopper,
  buyNow: boolean,
  isCheckoutOpen: boolean,
): Result<SkuId, PurchaseRefusal> =>
  mapResult(
    buyNow
      ? canBuyNow(reading.product, selection, shopper, isCheckoutOpen)
      : canAddToCart(reading.product, selection, shopper),
    ({ id }) => id,
  )

/** On an export the page's fields are recognised; those that an owner named are shown on every page. */
function itemFields(form: HTMLElement, wrapper: Element, isExported: boolean): readonly ItemField[] {
  const named = namedFields(ownElements(wrapper, '[data-vitrine-bind]'))
  return isExported ? [...named, ...recognisedFields(form, wrapper, named)] : named
}
