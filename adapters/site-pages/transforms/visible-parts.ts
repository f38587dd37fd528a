import type { Element } from 'domhandler'
import { isAmong } from '../../../core/site/index.js'
import { attributeOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** By which an owner says who sees a part of a page. */
export const AUDIENCE_ATTRIBUTE = 'data-vitrine-audience'

/** The parts of a page that are not for everybody, with the names of those they are for. */
export const audienceParts = ({
  elements,
}: ParsedPage): readonly { readonly element: Element; readonly names: string }[] =>
  elements.flatMap((element) => {
    const names = attributeOf(element, AUDIENCE_ATTRIBUTE)
    return names === null ? [] : [{ element, names }]
  })

/** Takes the parts out of a page that its audience may not see: they never leave the server. */
export const withVisibleParts: PageTransform = (page, { audience }) => {
  const parts = audienceParts(page)
  if (parts.length === 0) return UNCHANGED
  const edits = parts.flatMap(({ element, names }) => {
    const location = element.sourceCodeLocation
    if (isAmong(audience, names) || !location) return []
    return [{ start: location.startOffset, end: location.endOffset, text: '' }]
  })
  return { edits, isForAudience: true }
}
