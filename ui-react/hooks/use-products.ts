import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProductQuery, ProductSortKey } from '../../core/catalog/index.js'
import type { ProductReading } from '../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import type { SortOrder } from '../../core/shared/index.js'
import { useShop } from '../shop.js'

/** The listed products, and the number to read at once. */
export interface ProductsWish {
  /** The name of a category. @default all products */
  readonly category?: string | null
  /** Words that must all occur in a product. @default none */
  readonly search?: string
  /** @default the order of the catalogue */
  readonly sort?: SortOrder<ProductSortKey>
  /** 1 to 100. @default 24 */
  readonly pageSize?: number
}

/** The result of `useProducts`. */
export interface ProductsHook {
  /** `ready`: the requested products are there; `failed`: the last read had no answer. */
  readonly status: 'reading' | 'ready' | 'failed'
  /** Everything that was read of this list; empty while its first page is read. */
  readonly readings: readonly ProductReading[]
  /** True if there may be more products. */
  readonly hasMore: boolean
  /** Reads the next page and adds it, also after a failure; ignored during a read. */
  readonly more: () => void
  /** The reason why the last reading failed. */
  readonly failure: GatewayFailure | null
}

interface Listed {
  /** The list to which this belongs. */
  readonly key: string
  readonly readings: readonly ProductReading[]
  readonly hasMore: boolean
  readonly failure: GatewayFailure | null
  readonly isReading: boolean
}

const USUAL_PAGE = 24

const nothingOf = (key: string): Listed => ({
  key,
  readings: [],
  hasMore: true,
  failure: null,
  isReading: true,
})

/**
 * The products of a shop, page by page: all, of one category, or those that a search finds. A change of the
 * options restarts the list, and late answers for earlier options are dropped.
 */
export function useProducts({ category = null, search, sort, pageSize }: ProductsWish = {}): ProductsHook {
  const { commerce } = useShop()
  const limit = pageSize ?? USUAL_PAGE
  const key = JSON.stringify([category, search ?? '', sort?.key, sort?.isDescending, limit])
  const [known, setKnown] = useState(() => nothingOf(key))
  const wanted = useRef<Listed | null>(null)
  const show = useCallback((listed: Listed) => {
    wanted.current = listed
    setKnown(listed)
  }, [])
  const query: ProductQuery = {
    category,
    limit,
    ...(search !== undefined && { search }),
    ...(sort && { sort }),
  }
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const read = useCallback(
    async (begun: Listed) => {
      show(begun)
      const last = begun.readings.at(-1)
      const answer = await commerce.listProducts({
        ...latest.current,
        ...(last && { after: last.product.id }),
      })
      // Another list, or a restart of the same one, has replaced it.
      if (wanted.current !== begun) return
      show(
        answer.ok
          ? {
              ...begun,
              readings: [...begun.readings, ...answer.value],
              hasMore: answer.value.length >= latest.current.limit,
              isReading: false,
            }
          : { ...begun, failure: answer.failure, isReading: false },
      )
    },
    [commerce, show],
  )
  useEffect(() => {
    void read(nothingOf(key))
    return () => {
      wanted.current = null
    }
  }, [read, key])
  const more = useCallback(() => {
    const { current } = wanted
    if (current === null || current.isReading || !current.hasMore) return
    void read({ ...current, failure: null, isReading: true })
  }, [read])
  const shown = known.key === key ? known : nothingOf(key)
  return {
    status: shown.isReading ? 'reading' : shown.failure ? 'failed' : 'ready',
    readings: shown.readings,
    hasMore: shown.hasMore,
    more,
    failure: shown.failure,
  }
}
