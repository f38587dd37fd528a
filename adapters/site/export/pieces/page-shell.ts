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

const holds = (element: Element, test: (each: Element) => boolean): boolean =>
  test(element) || descendants(element).some(test)

const hasWords = (element: Element): boolean =>
  [element, ...descendants(element)].some(
    (each) =>
      /^(?:img|video|form|iframe)$/.test(each.name) ||
      attributeOf(each, 'data-node-type') !== null ||
      each.children.some((child) => 'data' in child && child.data.trim() !== ''),
  )

const lastIndex = (parts: readonly Element[], test: (each: Element) => boolean): number =>
  parts.reduce((found, each, index) => (test(each) ? index : found), -1)

/**
 * Finds the content range of a page: after the element with its navigation, before its footer; wrappers are opened.
 * Null if the page has no body in its text.
 */
export function pageShell({ elements }: ParsedPage): PageShell | null {
  const body = elements.find(({ name }) => name === 'body')
  const place = body?.sourceCodeLocation
  if (body === undefined || !place?.startTag || !place.endTag) return null
  let around = body
  for (let [only, ...others] = partsOf(around); only !== undefined; [only, ...others] = partsOf(around)) {
    const tag = only.sourceCodeLocation
    const isWrapper =
      others.length === 0 && !isHeaderItself(only) && !isFooterItself(only) && only.name === 'div'
    if (!isWrapper || !tag?.startTag || !tag.endTag) break
    around = only
  }
  const parts = partsOf(around).filter((each) => each.sourceCodeLocation)
  const footerAt = lastIndex(parts, (each) => holds(each, isFooterItself))
  const bounded = footerAt === -1 ? parts : parts.slice(0, footerAt)
  const headerAt = bounded.findIndex((each) => holds(each, isHeaderItself))
  const content = parts.slice(headerAt + 1, footerAt === -1 ? undefined : footerAt)
  const inner = around.sourceCodeLocation
  const startOfAround = inner?.startTag?.endOffset ?? place.startTag.endOffset
  const start = parts[headerAt]?.sourceCodeLocation?.endOffset ?? startOfAround
  const last = content.at(-1)?.sourceCodeLocation?.endOffset ?? start
  const end = parts[footerAt]?.sourceCodeLocation?.startOffset ?? last
  return {
    start,
    end: Math.max(start, end),
    hasHeader: headerAt !== -1,
    hasFooter: footerAt !== -1,
    isEmpty: !content.some(hasWords),
  }
}
