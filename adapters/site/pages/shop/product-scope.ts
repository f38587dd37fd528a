import type { Element } from 'domhandler'
import type { Product } from '../../../../core/catalog/index.js'
import type { PriceFormat } from '../../../../core/money/index.js'

/** The settings for drawing products. */
export interface DrawSettings {
  readonly prices: PriceFormat | null
  readonly nowMs: number
  /** The language of the page; null: unknown. */
  readonly pageLanguage: string | null
}

/** A product and its part of the page: an entry of a list, or (null) the page. */
export interface ProductScope {
  readonly product: Product
  readonly root: Element
  readonly entry: Element | null
  /** The form that sells it; null: none here. */
  readonly form: Element | null
  /**
   * True if the form states its product, as in published pages: bound parts are used and nothing is guessed.
   */
  readonly isPublished: boolean
  /** Makes unique ids for this entry. */
  readonly ids: string
}
