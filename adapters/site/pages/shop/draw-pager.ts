import type { Element } from 'domhandler'
import { selectIn } from '../select.js'
import { setStyle } from './assign.js'
import { addDrawing, setAttribute, setText } from './draft.js'
import type { Draw } from './draft.js'
import { closestTo } from './product-elements.js'

/** The pagination of a list; undefined: none. */
export const pagerOf = (root: Element): Element | undefined =>
  selectIn(root, '.w-pagination-wrapper').find((each) => closestTo(each, '.w-dyn-list') === root)

/** The position in a list: `name` is the query parameter of its page number; pages count from 1. */
export interface PagerPlace {
  readonly name: string
  readonly page: number
  readonly pages: number
}

/** Sets the links to the previous and next page; a single page hides the pagination. */
export function drawPager(
  pager: Element,
  { name, page, pages }: PagerPlace,
  drawings: Map<Element, Draw>,
): void {
  const link = (selector: string, target: number): void => {
    for (const each of selectIn(pager, selector))
      addDrawing(drawings, each, (draft) => {
        const isThere = target >= 1 && target <= pages
        setStyle(draft, 'display', isThere ? '' : 'none')
        if (isThere) setAttribute(draft, 'href', `?${name}=${target}`)
      })
  }
  link('.w-pagination-previous', page - 1)
  link('.w-pagination-next', page + 1)
  for (const count of selectIn(pager, '.w-page-count'))
    addDrawing(drawings, count, (draft) => setText(draft, `${page} / ${pages}`))
  if (pages === 1) addDrawing(drawings, pager, (draft) => setStyle(draft, 'display', 'none'))
}
