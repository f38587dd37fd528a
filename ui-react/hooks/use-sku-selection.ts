import { useCallback, useMemo, useState } from 'react'
import { choose, disabledValues, initialSelection, selectedSku } from '../../core/catalog/index.js'
import type { InitialSelection, Product, Selection, Sku } from '../../core/catalog/index.js'

/** The result of `useSkuSelection`. */
export interface SkuSelectionHook {
  readonly selection: Selection
  /** The chosen SKU; null while a choice is open. */
  readonly sku: Sku | null
  /** The values that cannot be chosen now, by option set. */
  readonly disabled: Readonly<Record<string, readonly string[]>>
  /** Chooses a value of an option set; null removes the choice. */
  readonly choose: (setId: string, valueId: string | null) => void
}

/**
 * The choice of a product's options, by the same rules as on a product page; another product starts a new
 * choice.
 */
export function useSkuSelection(
  product: Product,
  { preselectDefault, defaultSkuId }: InitialSelection = { preselectDefault: false },
): SkuSelectionHook {
  const start = (): { readonly product: Product; readonly selection: Selection } => ({
    product,
    selection: initialSelection(product, {
      preselectDefault,
      ...(defaultSkuId === undefined ? {} : { defaultSkuId }),
    }),
  })
  const [kept, setKept] = useState(start)
  const current = kept.product.id === product.id ? kept : start()
  const { selection } = current
  const onChoose = useCallback(
    (setId: string, valueId: string | null) =>
      setKept({ product, selection: choose(product, selection, setId, valueId) }),
    [product, selection],
  )
  return useMemo(
    () => ({
      selection,
      sku: selectedSku(product, selection),
      disabled: disabledValues(product, selection),
      choose: onChoose,
    }),
    [product, selection, onChoose],
  )
}
