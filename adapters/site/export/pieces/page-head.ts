import type { Element } from 'domhandler'
import { attributeOf } from '../../pages/index.js'

/** True for parts of a head that belong to one page: description, previews, addresses. */
export const isOfOnePage = (element: Element): boolean =>
  (element.name === 'meta' &&
    /^(?:description|robots|og:|twitter:)/i.test(
      attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '',
    )) ||
  (element.name === 'link' &&
    /^(?:canonical|alternate|prev|next|prerender)$/i.test(attributeOf(element, 'rel') ?? ''))
