import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { attributeEdit, attributeOf, classesOf, ownText, removalOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { isEmptySheet, withoutRules } from './without-rules.js'

/** The rule that hides elements of the newer interactions (GSAP). */
const HIDES_TIMELINES = /html\.w-mod-js:not\(\.w-mod-ix3\)/
/** The rule that hides elements until the interactions have started. */
const HIDES_UNTIL_STARTED = /html\.w-mod-js:not\(\.w-mod-ix\)/

/** True in the fields of a payment provider, which have a part that is never visible. */
const isInCardField = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && parent.attribs['data-wf-stripe-element-type'] !== undefined

const HIDES = /(?:^|;)\s*opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)/
/** Styles with which the newer kind, too, hides elements before it shows them. */
const HIDES_NEWLY = /(?:^|;)\s*(?:opacity\s*:\s*0(?:\.0+)?|visibility\s*:\s*hidden)\s*(?:;|$)/

const isHidden = (element: Element, hides: RegExp): boolean =>
  !isInCardField(element) && hides.test(element.attribs['style'] ?? '')

/** The inline styles that an interaction sets on an element before it plays. */
const INITIAL_STATE =
  /^\s*(?:opacity|visibility|translate|rotate|scale|-(?:webkit|moz|ms)-transform|transform|transform-style)\s*:/

const withoutInitialState = (style: string): string | null =>
  style
    .split(';')
    .filter((declaration) => declaration.trim() !== '' && !INITIAL_STATE.test(declaration))
    .join(';') || null

/** Removes rules from style elements, or the element if nothing else is in it. */
const styleRemovals = ({ elements, html }: ParsedPage, hides: readonly RegExp[]): readonly Edit[] =>
  elements.flatMap((element): readonly Edit[] => {
    const place = element.name === 'style' ? element.sourceCodeLocation : undefined
    if (!place?.startTag || !place.endTag || !hides.some((pattern) => pattern.test(ownText(element))))
      return []
    const { endOffset: start } = place.startTag
    const { startOffset: end } = place.endTag
    const css = withoutRules(html.slice(start, end), hides)
    return isEmptySheet(css) ? [removalOf(element) ?? []].flat() : [{ start, end, text: css }]
  })

/** Finds the elements that the interactions of a page can show, by id or by a class in a selector. */
function reachedBy(interactions: unknown): (element: Element) => boolean {
  // Collected once, since a page can have as many elements as its data has names.
  const named = new Set(JSON.stringify(interactions ?? {}).match(/[.#|][^\s.#|"'\\,>+~:()[\]]+/g))
  return (element) => {
    const [own, id] = [attributeOf(element, 'data-w-id'), attributeOf(element, 'id')]
    return (
      (own !== null && named.has(`|${own}`)) ||
      classesOf(element).some((name) => named.has(`.${name}`)) ||
      (id !== null && named.has(`#${id}`))
    )
  }
}

/**
 * Shows elements that no interaction will show. If the newer interactions are not played, the rule that hides their
 * elements is removed, and so are inline styles of saved pages. If the interactions of a page are lost, the rule and
 * the inline styles that hide elements until they start are removed. `interactions` and `timelines` are those that the
 * page plays.
 */
export function showHiddenParts(
  page: ParsedPage,
  state: 'playing' | 'without-timelines' | 'lost',
  interactions: unknown,
  timelines: unknown = null,
): { readonly edits: readonly Edit[]; readonly shown: number } {
  // The page script lifts the rule once the newer interactions have started.
  const lifted = timelines === null ? [HIDES_TIMELINES] : []
  if (state === 'playing') return { edits: styleRemovals(page, lifted), shown: 0 }
  const isLost = state === 'lost'
  const isReached = isLost ? () => false : reachedBy(interactions)
  const hidden = page.elements.filter(
    (element) => isHidden(element, isLost ? HIDES : HIDES_NEWLY) && !isReached(element),
  )
  return {
    edits: [
      ...styleRemovals(page, isLost ? [...lifted, HIDES_UNTIL_STARTED] : lifted),
      ...hidden.flatMap(
        (element) =>
          attributeEdit(element, 'style', withoutInitialState(element.attribs['style'] ?? '')) ?? [],
      ),
    ],
    shown: hidden.length,
  }
}
