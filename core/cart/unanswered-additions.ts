import { productId, productSlug, skuId } from '../catalog/index.js'
import type { ProductId, ProductSlug, SkuId } from '../catalog/index.js'
import type { KeyValueStore } from '../ports/page/key-value-store.port.js'
import { isNumber, parseJson, toList, toRecord } from '../shared/index.js'

/** A choice in an option set; without a value: the set is open again. */
export type KeptChoice = readonly [setId: string, valueId: string | null]

/** The choice of a shopper in an add-to-cart form, known before its product is read. */
export interface ChosenProduct {
  readonly source: { readonly id: ProductId } | { readonly slug: ProductSlug }
  /** The choice of the form before the shopper's. */
  readonly preselection: { readonly preselectDefault: boolean; readonly defaultSkuId: SkuId | null }
  readonly choices: readonly KeptChoice[]
}

/**
 * An addition that a shopper asked for and whose answer no page has. A shopper who leaves the page before it
 * could be sent gets it on the next page, under the same key.
 */
export interface UnansweredAddition {
  readonly key: string
  /** Wall-clock time in ms. */
  readonly askedAt: number
  readonly count: number
  readonly product: ChosenProduct
}

type Storage = Pick<KeyValueStore, 'read' | 'write'>

/** The storage key of additions without an answer. */
export const ADDITIONS_KEY = 'vitrine-open-additions'
const MAX_KEPT = 5
/** A shopper who comes back later has another purchase in mind. */
const MAX_AGE_MS = 600_000

/** The additions without an answer in this browser, oldest first. */
export const recallAdditions = (storage: Storage, now: number): readonly UnansweredAddition[] =>
  toList(parseJson(storage.read(ADDITIONS_KEY) ?? '')).flatMap((input) => {
    const { key, askedAt, count, product } = toRecord(input)
    const isKnown = typeof key === 'string' && isNumber(askedAt) && isNumber(count)
    if (!isKnown || Math.abs(now - askedAt) > MAX_AGE_MS) return []
    return [{ key, askedAt, count, product: toChosen(product) }]
  })

function toChosen(input: unknown): ChosenProduct {
  const { source, preselection, choices } = toRecord(input)
  const { id, slug } = toRecord(source)
  const { preselectDefault, defaultSkuId } = toRecord(preselection)
  return {
    source: id === undefined ? { slug: productSlug(String(slug)) } : { id: productId(String(id)) },
    preselection: {
      preselectDefault: preselectDefault === true,
      defaultSkuId: typeof defaultSkuId === 'string' ? skuId(defaultSkuId) : null,
    },
    choices: toList(choices).map((choice) => {
      const [set, value] = toList(choice)
      return [String(set), typeof value === 'string' ? value : null]
    }),
  }
}

/** Stores an addition before it is sent. */
export function rememberAddition(storage: Storage, addition: UnansweredAddition): void {
  const kept = recallAdditions(storage, addition.askedAt)
  storage.write(ADDITIONS_KEY, JSON.stringify([...kept, addition].slice(-MAX_KEPT)))
}

/** Forgets an addition that has an answer. */
export function forgetAddition(storage: Storage, key: string, now: number): void {
  const kept = recallAdditions(storage, now)
  const left = kept.filter((other) => other.key !== key)
  if (left.length < kept.length) storage.write(ADDITIONS_KEY, JSON.stringify(left))
}
