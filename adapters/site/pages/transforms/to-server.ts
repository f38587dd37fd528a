import { attributeSetting } from '../attribute-edit.js'
import { isSentToSite, pageForms } from '../facts/page-forms.js'
import type { PageTransform } from './page-transform.js'

/**
 * Connects a page to a server of another origin (`https://shop.example.org`). The page script reads the
 * origin from the root element. Forms that work without the page script are sent to the page's path on that
 * server.
 */
export const toServer =
  (server: string): PageTransform =>
  (page, { path }) => {
    const root = page.elements.find(({ name }) => name === 'html')
    const edits = [
      root === undefined ? null : attributeSetting(root, 'data-vitrine-backend', server),
      ...pageForms(page)
        .filter(isSentToSite)
        .map(({ element }) => attributeSetting(element, 'action', server + path)),
    ]
    return { edits: edits.filter((edit) => edit !== null), isForAudience: false }
  }
