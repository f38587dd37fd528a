import type { DeskMoney } from '../orders/order-view.js'

/** One variant of a product; `left` is null for unlimited stock. */
export interface DeskVariant {
  readonly id: string
  readonly code: string | null
  readonly options: readonly string[]
  readonly imageUrl: string | null
  readonly price: DeskMoney
  readonly compareAt: DeskMoney | null
  /** The lowest price of the 30 days before a reduction; null: not reduced, or no earlier price is known. */
  readonly lowestPrior: DeskMoney | null
  /** The price of a measure, such as `1 kg`; null: not sold by measure. */
  readonly unitPrice: { readonly per: string; readonly price: DeskMoney } | null
  readonly left: number | null
  /** The fields that were edited in the shop; imports keep the edits. */
  readonly edited: readonly ('PRICE' | 'COMPARE_AT')[]
  /** The catalogue file's values of edited fields; null: not edited, or not in the file. */
  readonly priceInFile: DeskMoney | null
  readonly compareAtInFile: DeskMoney | null
}

/** A product of the catalogue. */
export interface DeskProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly imageUrl: string | null
  readonly categories: readonly string[]
  readonly variants: readonly DeskVariant[]
  /** Changes with every edit. */
  readonly version: string
  /** False: hidden from the shop. */
  readonly isVisible: boolean
  readonly edited: readonly ('NAME' | 'VISIBILITY')[]
  readonly nameInFile: string | null
}

/** A product in a list. */
export interface DeskProductRow extends Pick<
  DeskProduct,
  'id' | 'name' | 'imageUrl' | 'categories' | 'isVisible'
> {
  readonly variants: readonly Pick<DeskVariant, 'left' | 'price'>[]
}

/** An edit of a product; absent parts stay, amounts are minor units. */
export interface DeskProductEdit {
  readonly key: string
  readonly id: string
  readonly version: string
  readonly name?: string
  readonly isVisible?: boolean
  /** Fields that take the value of the catalogue file again. */
  readonly follow?: readonly ('NAME' | 'VISIBILITY')[]
  readonly variants?: readonly {
    readonly variant: string
    readonly priceMinor?: number
    readonly compareAtMinor?: number | null
    /** A new count; null: unlimited. `expected` is the count that was read. */
    readonly stock?: { readonly expected: number | null; readonly left: number | null }
    readonly follow?: readonly ('PRICE' | 'COMPARE_AT')[]
  }[]
}
