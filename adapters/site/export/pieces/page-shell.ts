import type { Element } from 'domhandler'
import type { ParsedPage } from '../../pages/index.js'
import {
  hasWords,
  headerEnd,
  holdsContent,
  holdsFooter,
  isFooterItself,
  isHeaderItself,
  lastIndex,
  partsOf,
  wrapperIn,
} from './shown-elements.js'

interface Range {
  readonly start: number
  readonly end: number
}

/** The range between the header and the footer of a page, in its text. */
export interface PageShell extends Range {
  readonly hasHeader: boolean
  readonly hasFooter: boolean
  /** The part of the range where other content can stand; without it, `beside` is all other content. */
  readonly place: Range
  readonly beside: readonly Element[]
  /** True if `main` of the page stays when its content is replaced. */
  readonly keepsMain: boolean
  /** True if the range is empty. */
  readonly isEmpty: boolean
}

/** Content in one element, after its header or before its footer. */
interface Stretch extends Range {
  readonly around: Element
  readonly parts: readonly Element[]
  /** True if both the header and the footer are in the element. */
  readonly isBetween: boolean
}

const startOf = (element: Element): number => element.sourceCodeLocation?.startOffset ?? 0
const endOf = (element: Element): number => element.sourceCodeLocation?.endOffset ?? 0

/** The content after the header in each element around it, outermost first. */
function afterHeader(around: Element): readonly Stretch[] {
  if (isHeaderItself(around)) return []
  const all = partsOf(around)
  const at = headerEnd(all)
  const header = all[at]
  if (header === undefined) return []
  const rest = all.slice(at + 1)
  const footerAt = rest.findIndex(holdsFooter)
  const parts = footerAt === -1 ? rest : rest.slice(0, footerAt)
  const start = endOf(header)
  const end = Math.max(start, ...parts.map(endOf))
  return [{ around, parts, start, end, isBetween: footerAt !== -1 }, ...afterHeader(header)]
}

/** The content before the footer in each element around it, outermost first. */
function beforeFooter(around: Element): readonly Stretch[] {
  if (isFooterItself(around)) return []
  const all = partsOf(around)
  const at = lastIndex(all, holdsFooter)
  const footer = all[at]
  if (footer === undefined) return []
  const headerAt = headerEnd(all.slice(0, at))
  const parts = all.slice(headerAt + 1, at)
  const end = startOf(footer)
  const start = Math.min(end, ...parts.map(startOf))
  return [{ around, parts, start, end, isBetween: headerAt !== -1 }, ...beforeFooter(footer)]
}

const isOfMain = ({ around, parts, isBetween }: Stretch): boolean =>
  isBetween || around.name === 'main' || parts.some((each) => each.name === 'main')

const isOfContent = (stretch: Stretch): boolean => isOfMain(stretch) || stretch.parts.some(holdsContent)

/**
 * The stretches that include the page's content, if it is in the same element as the header or the footer.
 */
const withContent = (stretches: readonly Stretch[]): readonly Stretch[] =>
  stretches.some(isOfContent) ? stretches : []

/** Opens the wrappers of a page. Content between an outer header and the wrapper is beside it. */
function openWrappers(body: Element): { readonly around: Element; readonly outer: readonly Element[] } {
  const outer: Element[] = []
  let around = body
  for (;;) {
    const parts = partsOf(around)
    const wrapper = wrapperIn(parts)
    if (wrapper === undefined) return { around, outer }
    const before = parts.slice(0, parts.indexOf(wrapper))
    const headerAt = headerEnd(before)
    if (headerAt !== -1) outer.push(...before.slice(headerAt + 1))
    around = wrapper
  }
}

/**
 * Finds the content range of a page, which begins after the element with its navigation and ends before its
 * footer. Wrappers are opened. Null if the text of the page has no body.
 */
export function pageShell({ elements }: ParsedPage): PageShell | null {
  const body = elements.find(({ name }) => name === 'body')
  const outside = body?.sourceCodeLocation
  if (body === undefined || !outside?.startTag || !outside.endTag) return null
  const { around, outer } = openWrappers(body)
  const parts = partsOf(around)
  const footerAt = lastIndex(parts, holdsFooter)
  const bounded = footerAt === -1 ? parts : parts.slice(0, footerAt)
  const headerAt = headerEnd(bounded)
  const content = bounded.slice(headerAt + 1)
  const [header, footer] = [parts[headerAt], parts[footerAt]]
  const start = header ? endOf(header) : (around.sourceCodeLocation?.startTag?.endOffset ?? 0)
  const end = footer ? startOf(footer) : Math.max(start, ...content.map(endOf))
  const between: Stretch = { around, parts: content, start, end, isBetween: true }
  const inHeader = header ? withContent(afterHeader(header)) : []
  const inFooter = footer ? withContent(beforeFooter(footer)) : []
  const all = [...inHeader, between, ...inFooter]
  const place = inFooter.filter(isOfContent).at(-1) ?? inHeader.filter(isOfMain).at(-1) ?? between
  const beside = [...outer, ...all.flatMap((each) => (each === place ? [] : each.parts))]
  const isReplaced = (element: Element): boolean =>
    [place, ...beside.map((each) => ({ start: startOf(each), end: endOf(each) }))].some(
      (range) => range.start <= startOf(element) && endOf(element) <= range.end,
    )
  return {
    start: Math.min(...all.map((each) => each.start)),
    end: Math.max(...all.map((each) => each.end)),
    place: { start: place.start, end: place.end },
    beside,
    keepsMain: elements.some((each) => each.name === 'main' && !isReplaced(each)),
    hasHeader: header !== undefined,
    hasFooter: footer !== undefined,
    isEmpty: !all.some((each) => each.parts.some(hasWords)),
  }
}
