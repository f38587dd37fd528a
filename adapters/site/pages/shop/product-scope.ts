import type { Element } from 'domhandler'
import type { Product } from '../../../../core/catalog/index.js'
import type { PriceFormat } from '../../../../core/money/index.js'

/** The settings for drawing products. */
export interface DrawSettings {
  readonly prices: PriceFormat | null
  readonly nowMs: number
  /** The language of the page; null: it names none. */
  readonly pageLanguage: string | null
}

/** A product and the part of the page that is its own: an entry of a list, or (null) the page. */
export interface ProductScope {
  readonly product: Product
  readonly root: Element
  readonly entry: Element | null
  /** The form that sells it; null: it has none here. */
  readonly form: Element | null
  /**
   * True if the form states its product, as published pages do: the parts they name are bound and nothing is
   * guessed.
   */
  readonly isPublished: boolean
  /** Makes the ids of this place its own. */
  readonly ids: string
}
