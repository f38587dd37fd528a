import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { oncePer } from '../../../../core/shared/index.js'
import { attributeOf, classesOf, descendants, hasClass } from '../../pages/index.js'

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'link', 'template'])

/** The elements in an element that show something and have a place in the text. */
export const partsOf = (parent: Element): readonly Element[] =>
  parent.children
    .filter(isTag)
    .filter(({ name, sourceCodeLocation }) => !SILENT.has(name) && Boolean(sourceCodeLocation))

const isPathToPage = (element: Element): boolean =>
  /breadcrumb/i.test(`${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'aria-label') ?? ''}`)

export const isHeaderItself = (element: Element): boolean =>
  hasClass(element, 'w-nav') ||
  element.name === 'header' ||
  (element.name === 'nav' && !isPathToPage(element))

// Each is found once for an element of an unchanging page: it is asked again for all elements around it.

/** True for an element with a header, the content or a footer in it, by their own names. */
const holdsPlace = oncePer((element: Element): boolean =>
  element.children
    .filter(isTag)
    .some((child) => /^(?:header|main|footer)$/.test(child.name) || holdsPlace(child)),
)

/** True for a footer; a wrapper of a whole page may only be named after one. */
export const isFooterItself = oncePer(
  (element: Element): boolean =>
    element.name === 'footer' ||
    (classesOf(element).some((name) => /(?:^|[-_])footer(?:[-_]|$)/i.test(name)) && !holdsPlace(element)),
)

/** True for a part with a header; a footer may have links of its own. */
const holdsHeader = oncePer(
  (element: Element): boolean =>
    isHeaderItself(element) || (!isFooterItself(element) && partsOf(element).some(holdsHeader)),
)

/** True for a part with a footer; a menu may have one of its own. */
export const holdsFooter = oncePer(
  (element: Element): boolean =>
    isFooterItself(element) || (!isHeaderItself(element) && partsOf(element).some(holdsFooter)),
)

/** True for a part with the page's own content: `main`, or a heading that is not the site's linked name. */
export const holdsContent = oncePer(
  (element: Element): boolean =>
    !isHeaderItself(element) &&
    !isFooterItself(element) &&
    (element.name === 'main' ||
      (element.name === 'h1' && !descendants(element).some(({ name }) => name === 'a')) ||
      partsOf(element).some(holdsContent)),
)

const showsWords = (element: Element): boolean =>
  /^(?:img|video|form|iframe)$/.test(element.name) ||
  attributeOf(element, 'data-node-type') !== null ||
  element.children.some((child) => 'data' in child && child.data.trim() !== '')

export const hasWords = oncePer(
  (element: Element): boolean => showsWords(element) || element.children.filter(isTag).some(hasWords),
)

/** True for a header, and for wrappers that contain nothing else. */
const isHeaderOnly = oncePer((element: Element): boolean => {
  const parts = partsOf(element)
  return (
    isHeaderItself(element) ||
    (parts.some(holdsHeader) && parts.every((each) => isHeaderOnly(each) || !hasWords(each)))
  )
})

export const lastIndex = (parts: readonly Element[], test: (each: Element) => boolean): number =>
  parts.reduce((found, each, index) => (test(each) ? index : found), -1)

/**
 * The index of the last part of the header, which may have several parts, such as menus for each width; -1
 * without a header.
 */
export function headerEnd(parts: readonly Element[]): number {
  const first = parts.findIndex(holdsHeader)
  const rest = first === -1 ? [] : parts.slice(first + 1)
  const other = rest.findIndex((each) => !isHeaderOnly(each) && hasWords(each))
  return first + 1 + lastIndex(other === -1 ? rest : rest.slice(0, other), isHeaderOnly)
}

const footerRank = oncePer((element: Element): number => {
  if (!holdsFooter(element)) return 0
  const hasTag =
    element.name === 'footer' ||
    (!isHeaderItself(element) && partsOf(element).some((each) => footerRank(each) === 2))
  return hasTag ? 2 : 1
})

const lengthOf = ({ sourceCodeLocation: place }: Element): number =>
  place ? place.endOffset - place.startOffset : 0

/**
 * The part around the content: the one with both header and footer, beside overlays, or the only one. A later
 * footer of the same rank shows that the part is no wrapper, since cards and dialogs have footers too.
 */
export function wrapperIn(parts: readonly Element[]): Element | undefined {
  const [first, ...others] = parts
  const whole = parts.filter((each) => holdsHeader(each) && holdsFooter(each))
  const [longest] = [...whole].sort((one, other) => lengthOf(other) - lengthOf(one))
  const wrapper = others.length === 0 ? first : longest
  if (wrapper === undefined || isHeaderItself(wrapper) || isFooterItself(wrapper)) return undefined
  const later = parts.slice(parts.indexOf(wrapper) + 1).filter((each) => !whole.includes(each))
  if (later.some((each) => footerRank(each) >= footerRank(wrapper) && holdsFooter(each))) return undefined
  const isPage = wrapper.name === 'div' || holdsHeader(wrapper) || holdsFooter(wrapper)
  return isPage && wrapper.sourceCodeLocation?.startTag ? wrapper : undefined
}
