import { isComment, isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import type { Steps } from '../../../../core/shared/index.js'
import { isAmong } from '../../../../core/site/index.js'
import type { Audience } from '../../../../core/site/index.js'
import { removalOf } from '../attribute-edit.js'
import { applyEdits } from '../edits.js'
import type { Edit } from '../edits.js'
import { attributeOf, attributePlace } from '../elements.js'
import { parseSteps } from '../parse-page.js'
import type { ParsedPage } from '../parse-page.js'
import { UNCHANGED } from './page-transform.js'
import type { PageChange } from './page-transform.js'

/** The attribute for the audience of a part of a page. */
const AUDIENCE_ATTRIBUTE = 'data-vitrine-audience'
const NAMED = new RegExp(AUDIENCE_ATTRIBUTE, 'i')

/** True if a text, in any notation, may contain parts for some visitors only. */
export const namesAudiences = (text: string): boolean => NAMED.test(text)

/** The parts of a page for some visitors only, with their groups. */
export const audienceParts = ({
  elements,
}: ParsedPage): readonly { readonly element: Element; readonly names: string }[] =>
  elements.flatMap((element) => {
    const names = attributeOf(element, AUDIENCE_ATTRIBUTE)
    return names === null ? [] : [{ element, names }]
  })

/** The removals from a page; `isForAudience`: some of its parts are for some visitors only. */
interface Cut {
  readonly edits: readonly Edit[]
  readonly isForAudience: boolean
}

const NOTHING: Cut = { edits: [], isForAudience: false }

const placeOf = (node: ChildNode): Edit | null => {
  if (isTag(node)) return removalOf(node)
  const place = node.sourceCodeLocation
  return place ? { start: place.startOffset, end: place.endOffset, text: '' } : null
}

/**
 * Removes an element with everything in it, wherever it is in the text. Crossed tags leave parts outside of
 * an element's range, and a late body tag has no range at all. Adds what it removes to `removed`.
 */
function removalsOf(root: ChildNode, removed: Set<ChildNode>): readonly Edit[] {
  const removals: Edit[] = []
  const open: { readonly node: ChildNode; readonly around: Edit | null }[] = [{ node: root, around: null }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, around } = next
    removed.add(node)
    const own = placeOf(node)
    const isOutside = own !== null && (around === null || own.start < around.start || own.end > around.end)
    if (isOutside) removals.push(own)
    const inside = isOutside ? own : around
    if ('children' in node)
      for (const child of node.children) open.push({ node: child as ChildNode, around: inside })
  }
  return removals
}

/** The removals of the parts that an audience may not see. A part in a removed one is removed with it. */
function* hiddenParts(parts: ReturnType<typeof audienceParts>, audience: Audience): Steps<readonly Edit[]> {
  const removed = new Set<ChildNode>()
  const edits: Edit[] = []
  for (const { element, names } of parts) {
    yield
    if (removed.has(element) || isAmong(audience, names)) continue
    for (const edit of removalsOf(element, removed)) edits.push(edit)
  }
  return edits
}

/** Elements whose content is text for this parser and markup for others. */
const HOLDS_MARKUP: ReadonlySet<string> = new Set(['noscript', 'noframes', 'noembed', 'iframe', 'xmp'])
const RUNS =
  /^(?:module|importmap|speculationrules|(?:application|text)\/(?:java|ecma|jscript|live|x-)script)?$|json/i

const holdsMarkup = (element: Element): boolean =>
  element.name === 'script'
    ? !RUNS.test((attributeOf(element, 'type') ?? '').trim())
    : HOLDS_MARKUP.has(element.name)

/** Decodes a text, since the builder's templates are percent-encoded in pages. */
function decoded(text: string): string | null {
  if (text.includes('<')) return null
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Removes parts from a text that is markup itself. */
function* cutText(text: string, audience: Audience): Steps<{ readonly cut: Cut; readonly text: string }> {
  if (!namesAudiences(text)) return { cut: NOTHING, text }
  const plain = decoded(text)
  const page = yield* parseSteps(plain ?? text)
  // A text that cannot be parsed is removed, since its parts cannot be found.
  if (!page.ok) return { cut: { edits: [], isForAudience: true }, text: '' }
  const cut = yield* cutPage(page.value, audience)
  if (cut.edits.length === 0) return { cut, text }
  const left = applyEdits(page.value.html, cut.edits)
  return { cut, text: plain === null ? left : encodeURIComponent(left) }
}

/** Removes parts from the text between two places of a page. */
function* cutBetween(html: string, start: number, end: number, audience: Audience): Steps<Cut> {
  const text = html.slice(start, end)
  const { cut, text: left } = yield* cutText(text, audience)
  return { ...cut, edits: left === text ? [] : [{ start, end, text: left }] }
}

function* cutContent(html: string, element: Element, audience: Audience): Steps<Cut> {
  const [first, last] = [element.children.at(0), element.children.at(-1)]
  const [from, to] = [first?.sourceCodeLocation, last?.sourceCodeLocation]
  return from && to ? yield* cutBetween(html, from.startOffset, to.endOffset, audience) : NOTHING
}

/** Removes an attribute with a page in it, as a whole, if that page has parts for other audiences. */
function* cutAttribute(element: Element, name: string, audience: Audience): Steps<Cut> {
  const { cut } = yield* cutText(attributeOf(element, name) ?? '', audience)
  const place = attributePlace(element, name)
  const isCut = cut.edits.length > 0 && place !== null
  return { ...cut, edits: isCut ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [] }
}

function* remarksIn(nodes: readonly ChildNode[]): Generator<ChildNode & { readonly data: string }> {
  const open = [...nodes]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isComment(node)) yield node
    else if ('children' in node) for (const child of node.children) open.push(child as ChildNode)
  }
}

function* cutPage(page: ParsedPage, audience: Audience): Steps<Cut> {
  const parts = audienceParts(page)
  const hidden = yield* hiddenParts(parts, audience)
  const cuts: Cut[] = []
  for (const element of page.elements) {
    const isHolding = holdsMarkup(element)
    if (isHolding) cuts.push(yield* cutContent(page.html, element, audience))
    if (element.name === 'iframe') cuts.push(yield* cutAttribute(element, 'srcdoc', audience))
    if (isHolding) yield
  }
  for (const remark of remarksIn(page.document.children as readonly ChildNode[])) {
    yield
    const { cut } = yield* cutText(remark.data, audience)
    cuts.push({ ...cut, edits: cut.edits.length > 0 ? removalsOf(remark, new Set()) : [] })
  }
  return {
    edits: [...hidden, ...cuts.flatMap(({ edits }) => edits)],
    isForAudience: parts.length > 0 || cuts.some(({ isForAudience }) => isForAudience),
  }
}

/** Removes parts from a page with drawn data, which may contain a part many times. */
export function* cutDrawnSteps(html: string, audience: Audience): Steps<string> {
  const page = yield* parseSteps(html)
  // A text that cannot be parsed is removed, since its parts cannot be found.
  return page.ok ? applyEdits(page.value.html, (yield* cutPage(page.value, audience)).edits) : ''
}

/**
 * Removes the parts of a page that its audience may not see, so that they never leave the server. The pages in a page
 * are read, too, so that it takes several steps.
 */
export function* visiblePartSteps(page: ParsedPage, audience: Audience): Steps<PageChange> {
  return namesAudiences(page.html) ? yield* cutPage(page, audience) : UNCHANGED
}
