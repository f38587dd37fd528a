import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { attributeOf, classesOf, descendants, hasClass } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'

/** The range between the header and the footer of a page, in its text. */
export interface PageShell {
  readonly start: number
  readonly end: number
  readonly hasHeader: boolean
  readonly hasFooter: boolean
  /** The content in the element with the footer, as where a footer is inside `main`. */
  readonly besideFooter: readonly Element[]
  /** True if the range is empty. */
  readonly isEmpty: boolean
}

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'link', 'template'])

const partsOf = (parent: Element): readonly Element[] =>
  parent.children.filter(isTag).filter(({ name }) => !SILENT.has(name))

const isHeaderItself = (element: Element): boolean =>
  hasClass(element, 'w-nav') || element.name === 'nav' || element.name === 'header'

const isFooterItself = (element: Element): boolean =>
  element.name === 'footer' || classesOf(element).some((name) => /(?:^|[-_])footer(?:[-_]|$)/i.test(name))

const holdsHeader = (element: Element): boolean =>
  isHeaderItself(element) || descendants(element).some(isHeaderItself)

/** True for a part with a footer; a menu may have one of its own. */
const holdsFooter = (element: Element): boolean =>
  isFooterItself(element) || (!isHeaderItself(element) && partsOf(element).some(holdsFooter))

/** The part around the content: the only one, or the one with both header and footer, beside overlays. */
function wrapperIn(parts: readonly Element[]): Element | undefined {
  const [first, ...others] = parts
  const wrapper = others.length === 0 ? first : parts.find((each) => holdsHeader(each) && holdsFooter(each))
  const isAlone = others.length === 0 || parts.every((each) => each === wrapper || !holdsFooter(each))
  if (wrapper === undefined || !isAlone || isHeaderItself(wrapper) || isFooterItself(wrapper))
    return undefined
  const tag = wrapper.sourceCodeLocation
  return wrapper.name === 'div' && tag?.startTag && tag.endTag ? wrapper : undefined
}

const hasWords = (element: Element): boolean =>
  [element, ...descendants(element)].some(
    (each) =>
      /^(?:img|video|form|iframe)$/.test(each.name) ||
      attributeOf(each, 'data-node-type') !== null ||
      each.children.some((child) => 'data' in child && child.data.trim() !== ''),
  )

const lastIndex = (parts: readonly Element[], test: (each: Element) => boolean): number =>
  parts.reduce((found, each, index) => (test(each) ? index : found), -1)

const isContent = ({ name }: Element): boolean => name === 'main' || name === 'h1'

/** The parts before the footer in an element. */
function partsBeforeFooter(element: Element): readonly Element[] {
  if (isFooterItself(element)) return []
  const parts = partsOf(element)
  const at = lastIndex(parts, holdsFooter)
  const inner = parts[at]
  return inner === undefined ? [] : [...parts.slice(0, at), ...partsBeforeFooter(inner)]
}

/**
 * Finds the content range of a page: after the element with its navigation, before its footer; wrappers are opened.
 * Null if the page has no body in its text.
 */
export function pageShell({ elements }: ParsedPage): PageShell | null {
  const body = elements.find(({ name }) => name === 'body')
  const place = body?.sourceCodeLocation
  if (body === undefined || !place?.startTag || !place.endTag) return null
  let around = body
  for (let inner = wrapperIn(partsOf(around)); inner !== undefined; inner = wrapperIn(partsOf(around)))
    around = inner
  const parts = partsOf(around).filter((each) => each.sourceCodeLocation)
  const footerAt = lastIndex(parts, (each) => holdsFooter(each))
  const bounded = footerAt === -1 ? parts : parts.slice(0, footerAt)
  const headerAt = bounded.findIndex((each) => holdsHeader(each))
  const content = parts.slice(headerAt + 1, footerAt === -1 ? undefined : footerAt)
  const inner = around.sourceCodeLocation
  const startOfAround = inner?.startTag?.endOffset ?? place.startTag.endOffset
  const start = parts[headerAt]?.sourceCodeLocation?.endOffset ?? startOfAround
  const last = content.at(-1)?.sourceCodeLocation?.endOffset ?? start
  const end = parts[footerAt]?.sourceCodeLocation?.startOffset ?? last
  const footer = parts[footerAt]
  const hasContent = footer !== undefined && [footer, ...descendants(footer)].some(isContent)
  return {
    start,
    end: Math.max(start, end),
    besideFooter: hasContent && footerAt > headerAt ? partsBeforeFooter(footer) : [],
    hasHeader: headerAt !== -1,
    hasFooter: footerAt !== -1,
    isEmpty: !content.some(hasWords),
  }
}
