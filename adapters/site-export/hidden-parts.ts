import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { attributeEdit, ownText, removalOf } from '../site-pages/index.js'
import type { Edit, ParsedPage } from '../site-pages/index.js'

/** Hides what the newer interactions (GSAP) would show. */
const HIDES_TIMELINES = /html\.w-mod-js:not\(\.w-mod-ix3\)/
/** Hides, until the interactions have begun, what they will show. */
const HIDES_UNTIL_STARTED = /html\.w-mod-js:not\(\.w-mod-ix\)/

/** Fields of a payment provider hold a part that is never seen. */
const isInCardField = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && parent.attribs['data-wf-stripe-element-type'] !== undefined

const isHidden = (element: Element): boolean =>
  !isInCardField(element) &&
  /(?:^|;)\s*opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)/.test(element.attribs['style'] ?? '')

/** What an interaction leaves an element with before it has played. */
const INITIAL_STATE = /^\s*(?:opacity|-(?:webkit|moz|ms)-transform|transform|transform-style)\s*:/

const withoutInitialState = (style: string): string | null =>
  style
    .split(';')
    .filter((declaration) => declaration.trim() !== '' && !INITIAL_STATE.test(declaration))
    .join(';') || null

const styleRemovals = ({ elements }: ParsedPage, hides: readonly RegExp[]): readonly Edit[] =>
  elements
    .filter((element) => element.name === 'style' && hides.some((pattern) => pattern.test(ownText(element))))
    .flatMap((element) => removalOf(element) ?? [])

/**
 * Shows what no interaction will show: where the newer ones are not played, the rule that hides their elements goes;
 * where the interactions of a page are lost, so do the rule and the inline styles that hide elements until they begin.
 */
export function showHiddenParts(
  page: ParsedPage,
  interactions: 'playing' | 'lost',
): { readonly edits: readonly Edit[]; readonly shown: number } {
  if (interactions === 'playing') return { edits: styleRemovals(page, [HIDES_TIMELINES]), shown: 0 }
  const hidden = page.elements.filter(isHidden)
  return {
    edits: [
      ...styleRemovals(page, [HIDES_TIMELINES, HIDES_UNTIL_STARTED]),
      ...hidden.flatMap(
        (element) =>
          attributeEdit(element, 'style', withoutInitialState(element.attribs['style'] ?? '')) ?? [],
      ),
    ],
    shown: hidden.length,
  }
}
