import type { Element } from 'domhandler'
import { attributePlace } from '../elements.js'
import type { Edit } from '../edits.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const RELATIVE = /^(?!\/|#|\?|[a-z][a-z\d+.-]*:|$)/i
const RELATIVE_IN_SET = /(^|,\s*)(?!\/|https?:|data:)(?=\S)/gi

/** The range of an attribute's value in the page's text, without quotes; null: none. */
function valuePlace(html: string, element: Element, name: string): Edit | null {
  const location = attributePlace(element, name)
  if (location === null) return null
  const written = html.slice(location.startOffset, location.endOffset)
  const [start = ''] = /^[^=]*=\s*["']?/.exec(written) ?? []
  if (start === '') return null
  const end = /["']$/.test(start) ? location.endOffset - 1 : location.endOffset
  const from = location.startOffset + start.length
  return { start: from, end, text: html.slice(from, end) }
}

/**
 * Makes a page usable at any address. Addresses relative to the root of the site (`css/site.css`), which the
 * 404 page of an export has, get a leading slash.
 */
export const fromRoot: PageTransform = ({ html, elements }, { isElsewhere }) => {
  if (!isElsewhere) return UNCHANGED
  const edits = elements.flatMap((element) => [
    ...['href', 'src', 'poster'].flatMap((name) => {
      const value = valuePlace(html, element, name)
      return value && RELATIVE.test(value.text) ? [{ ...value, text: `/${value.text}` }] : []
    }),
    ...['srcset'].flatMap((name) => {
      const value = valuePlace(html, element, name)
      return value ? [{ ...value, text: value.text.replace(RELATIVE_IN_SET, '$1/') }] : []
    }),
  ])
  return { edits, isForAudience: false }
}
