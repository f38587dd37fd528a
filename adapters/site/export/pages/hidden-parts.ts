import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { attributeEdit, attributeOf, classesOf, ownText, removalOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { isEmptySheet, withoutRules } from './without-rules.js'

/** Hides what the newer interactions (GSAP) would show. */
const HIDES_TIMELINES = /html\.w-mod-js:not\(\.w-mod-ix3\)/
/** Hides, until the interactions have begun, what they will show. */
const HIDES_UNTIL_STARTED = /html\.w-mod-js:not\(\.w-mod-ix\)/

/** Fields of a payment provider hold a part that is never seen. */
const isInCardField = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && parent.attribs['data-wf-stripe-element-type'] !== undefined

const HIDES = /(?:^|;)\s*opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)/
/** The newer kind takes what it will show out of sight in this way, too. */
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

/** Takes rules out of style elements: the whole element where nothing else is in it. */
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

/** Finds the elements that the interactions of a page can show: by their ids or by a class in a selector. */
function reachedBy(interactions: unknown): (element: Element) => boolean {
  // A page can have as many elements as its data has names: they are gathered once.
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
 * Shows what no interaction will show: where the newer ones are not played, the rule that hides their elements goes,
 * and so do inline styles that saved pages have of them; where the interactions of a page are lost, so do the rule and
 * the inline styles that hide elements until they begin. `interactions` and `timelines` are what the page plays.
 */
export function showHiddenParts(
  page: ParsedPage,
  state: 'playing' | 'without-timelines' | 'lost',
  interactions: unknown,
  timelines: unknown = null,
): { readonly edits: readonly Edit[]; readonly shown: number } {
  // The script lifts the rule when the newer interactions of the page have begun.
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
