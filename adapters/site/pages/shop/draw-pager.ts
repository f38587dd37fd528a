import type { Element } from 'domhandler'
import { selectIn } from '../select.js'
import { setStyle } from './assign.js'
import { addDrawing, setAttribute, setText } from './draft.js'
import type { Draw } from './draft.js'
import { closestTo } from './product-elements.js'

/** The pagination of a list; undefined: it has none. */
export const pagerOf = (root: Element): Element | undefined =>
  selectIn(root, '.w-pagination-wrapper').find((each) => closestTo(each, '.w-dyn-list') === root)

/** The place of a list: `name` is that of its number in a query, pages count from 1. */
export interface PagerPlace {
  readonly name: string
  readonly page: number
  readonly pages: number
}

/** Leads the links of a pagination to the pages before and behind; with one page it is hidden. */
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
