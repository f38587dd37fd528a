import { itemTitle } from '../../../../core/catalog/index.js'

/** The title of an exported item page lacks the name of the item, which the builder writes in front of it. */
export function completeTitle(document: Document, name: string): void {
  const title = itemTitle(document.title, name)
  if (title !== null) document.title = title
}

/**
 * Shows the name of an item in the empty headings that an export of its page has for it, and in the title.
 */
export function nameItemPage(document: Document, name: string): void {
  completeTitle(document, name)
  const [heading] = [...document.querySelectorAll<HTMLElement>('h1, h2')].filter(
    (each) =>
      each.childElementCount === 0 && (each.textContent ?? '').trim() === '' && !each.closest(ELSEWHERE),
  )
  if (!heading) return
  heading.textContent = name
  heading.classList.remove('w-dyn-bind-empty')
}

const ELSEWHERE = '.w-dyn-item, [data-node-type^="commerce-"], .w-nav, nav, footer'
