import { attributeSetting } from '../attribute-edit.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** Writes the locale of prices for the page script; null: that of each page. */
export const withPriceLocale =
  (locale: string | null): PageTransform =>
  (page) => {
    const root = locale === null ? undefined : page.elements.find(({ name }) => name === 'html')
    const edit = root && locale !== null ? attributeSetting(root, 'data-vitrine-prices', locale) : null
    return edit === null ? UNCHANGED : { edits: [edit], isForAudience: false }
  }
