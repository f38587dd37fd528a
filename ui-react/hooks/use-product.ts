import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { productSlug } from '../../core/catalog/index.js'
import type { ProductReading } from '../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { useShop } from '../shop.js'

/** The reading of a product. */
export type ProductState =
  | { readonly tag: 'reading' }
  | { readonly tag: 'ready'; readonly reading: ProductReading }
  | { readonly tag: 'failed'; readonly failure: GatewayFailure }

/** The result of `useProduct`. */
export interface ProductHook {
  readonly state: ProductState
  /** Reads it again, e.g. after a failure; the shown product stays until the answer is there. */
  readonly refresh: () => void
}

const none = (): number => 0

/** The last reading, and the slug of its product. */
interface Known {
  readonly slug: string
  readonly state: ProductState
}

/**
 * The product with this slug, read when the component is first shown. `given` is a reading that the
 * application has already, for example from its server; then nothing is read. A log-in or log-out meanwhile
 * reads it again.
 */
export function useProduct(slug: string, given: ProductReading | null = null): ProductHook {
  const { commerce, visitorChanges } = useShop()
  const changes = useSyncExternalStore(visitorChanges.subscribe, visitorChanges.getSnapshot, none)
  const [changesAtFirst] = useState(changes)
  const [known, setKnown] = useState<Known | null>(null)
  const [round, setRound] = useState(0)
  // The product's reading also contains the member's memberships.
  const isGiven = given !== null && round === 0 && changes === changesAtFirst
  useEffect(() => {
    if (isGiven) return
    let isWanted = true
    void commerce.readProduct({ slug: productSlug(slug) }).then((answer) => {
      if (!isWanted) return
      const state: ProductState = answer.ok
        ? { tag: 'ready', reading: answer.value }
        : { tag: 'failed', failure: answer.failure }
      setKnown({ slug, state })
    })
    return () => {
      isWanted = false
    }
  }, [commerce, slug, isGiven, round, changes])
  const first: ProductState = given === null ? { tag: 'reading' } : { tag: 'ready', reading: given }
  return {
    state: known?.slug === slug ? known.state : first,
    refresh: useCallback(() => setRound((count) => count + 1), []),
  }
}
