import type { ChosenProduct } from '../../../../core/cart/index.js'
import { choose, initialSelection, refreshSelection } from '../../../../core/catalog/index.js'
import type { Selection } from '../../../../core/catalog/index.js'
import type { ProductGateway, ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { createStore } from '../../../../core/shared/index.js'
import type { ReadableStore } from '../../../../core/shared/index.js'
import { sourceKey } from './product-source.js'
import type { ProductSource } from './product-source.js'

/**
 * The data of a product and its selection; shared by every form of the product on the page
 * (reference/product#selection).
 */
export type ProductState =
  | { readonly tag: 'reading' }
  | { readonly tag: 'failed'; readonly failure: GatewayFailure }
  | {
      readonly tag: 'ready'
      readonly reading: ProductReading
      readonly selection: Selection
      /** The number of the visitor's choices; at 0 the page can keep the server's content. */
      readonly choices: number
    }

/** One product for all its forms: its data and its selection. */
export interface CachedProduct extends ReadableStore<ProductState> {
  readonly choose: (setId: string, valueId: string | null) => void
  /** Reads it again: after a failure, or because stock may have changed. */
  readonly read: () => Promise<void>
  /** Resolves when it is ready or has failed; a reading under way is awaited, not repeated. */
  readonly whenRead: () => Promise<void>
  /** The way to the same selection on another page. */
  readonly chosen: () => ChosenProduct
}

/** The choice of a form before the visitor chooses. */
export type Preselection = ChosenProduct['preselection']

/** The products that a page has requested. */
export interface ProductCache {
  /**
   * The product of a source, with one request for all its forms; every form's preselection counts until the
   * answer is there.
   */
  readonly take: (source: ProductSource, preselection: Preselection) => CachedProduct
  /** Stores products that a list has read, so that their forms do not request them again. */
  readonly offer: (readings: readonly ProductReading[]) => void
  /** Reads every requested product again, for example when a page comes back from the browser's history. */
  readonly refresh: () => void
}

interface Taken {
  readonly product: CachedProduct
  readonly preselected: { by: Preselection }
}

/** Keeps the products of a page. */
export function createProductCache(commerce: Pick<ProductGateway, 'readProduct'>): ProductCache {
  const products = new Map<string, Taken>()
  const offered = new Map<string, ProductReading>()
  return {
    take: (source, preselection) => {
      const key = sourceKey(source)
      const known = products.get(key)
      if (known) {
        known.preselected.by = bothPreselections(known.preselected.by, preselection)
        return known.product
      }
      const preselected = { by: preselection }
      const product = createCachedProduct(commerce, source, () => preselected.by, offered.get(key))
      products.set(key, { product, preselected })
      if (!offered.has(key)) void product.read()
      return product
    },
    offer: (readings) => {
      for (const reading of readings) offered.set(sourceKey({ slug: reading.product.slug }), reading)
    },
    refresh: () => {
      for (const { product } of products.values()) void product.read()
    },
  }
}

/** The options of a product may be in one of its forms, its button in another. */
const bothPreselections = (one: Preselection, other: Preselection): Preselection => ({
  preselectDefault: one.preselectDefault || other.preselectDefault,
  defaultSkuId: one.defaultSkuId ?? other.defaultSkuId,
})

function createCachedProduct(
  commerce: Pick<ProductGateway, 'readProduct'>,
  source: ProductSource,
  preselection: () => Preselection,
  known: ProductReading | undefined,
): CachedProduct {
  // Also those that a quick shopper made before the product was loaded.
  const choices: ChosenProduct['choices'][number][] = []

  const start = (reading: ProductReading): ProductState => {
    const selection = choices.reduce(
      (chosen, [setId, valueId]) => choose(reading.product, chosen, setId, valueId),
      initialSelection(reading.product, preselection()),
    )
    return { tag: 'ready', reading, selection, choices: choices.length }
  }
  const store = createStore<ProductState>(known ? start(known) : { tag: 'reading' })
  let asked = 0
  let newest = 0
  let running = Promise.resolve()

  const read = async (): Promise<void> => {
    const question = ++asked
    const answer = await commerce.readProduct(source)
    // Answers can overtake one another; older stock must not replace newer.
    if (question < newest) return
    if (answer.ok) newest = question
    store.update((before) => {
      if (!answer.ok) return before.tag === 'ready' ? before : { tag: 'failed', failure: answer.failure }
      const reading = answer.value
      return before.tag === 'ready'
        ? { ...before, reading, selection: refreshSelection(reading.product, before.selection) }
        : start(reading)
    })
  }
  const readAgain = (): Promise<void> => (running = read())

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    choose: (setId, valueId) => {
      choices.push([setId, valueId])
      store.update((state) => {
        if (state.tag !== 'ready') return state
        const selection = choose(state.reading.product, state.selection, setId, valueId)
        return { ...state, selection, choices: state.choices + 1 }
      })
    },
    read: readAgain,
    whenRead: () => (store.getSnapshot().tag === 'reading' ? running : readAgain()),
    chosen: () => ({ source, preselection: preselection(), choices }),
  }
}
