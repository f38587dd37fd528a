import type { Element } from 'domhandler'
import { attributeOf, hostOf, ownText } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { isWaitingScript, waitingTypeOf } from './waiting-script.js'

/** A `<script>` of a page. */
export type PageScript =
  /** Inline code. */
  | { readonly tag: 'inline'; readonly isModule: boolean; readonly code: string; readonly element: Element }
  /** Code of a file; `host` is null for a file of the site. */
  | {
      readonly tag: 'file'
      readonly isModule: boolean
      readonly source: string
      readonly host: string | null
      readonly element: Element
    }
  /** No code: JSON, a template. */
  | { readonly tag: 'data'; readonly type: string; readonly text: string; readonly element: Element }

const CODE_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

function readScript(element: Element): PageScript {
  // The type with which the script may run later counts, since a policy must allow it too.
  const type = isWaitingScript(element)
    ? waitingTypeOf(element)
    : (attributeOf(element, 'type')?.trim() ?? '')
  const text = ownText(element)
  if (!CODE_TYPES.test(type)) return { tag: 'data', type, text, element }
  const isModule = type.toLowerCase() === 'module'
  const source = attributeOf(element, 'src')
  return source === null
    ? { tag: 'inline', isModule, code: text, element }
    : { tag: 'file', isModule, source, host: hostOf(source), element }
}

/** The element as a script; empty for other elements. */
export const scriptsOf = (element: Element): readonly PageScript[] =>
  element.name === 'script' ? [readScript(element)] : []

/** The scripts of a page in their order, without those in comments. */
export const pageScripts = ({ elements }: ParsedPage): readonly PageScript[] => elements.flatMap(scriptsOf)

/** An event attribute such as `onclick`, with the element that has it. */
export interface EventHandler {
  readonly code: string
  readonly element: Element
}

/** The event attributes of an element. */
export function handlersOf(element: Element): readonly EventHandler[] {
  const handlers: EventHandler[] = []
  for (const name in element.attribs)
    if (/^on[a-z]+$/.test(name)) handlers.push({ code: element.attribs[name] ?? '', element })
  return handlers
}

/** The code of event attributes of a page. */
export const eventHandlers = ({ elements }: ParsedPage): readonly EventHandler[] =>
  elements.flatMap(handlersOf)

/** True if the source of a script names the page script of this runtime. */
export const isPageScript = (source: string): boolean => /(^|\/)vitrine(\.min)?\.js([?#]|$)/.test(source)

/**
 * True if code turns text into markup or code, which Trusted Types forbid; every page with jQuery has such
 * code.
 */
export const writesMarkup = (code: string): boolean => WRITES_MARKUP.some((way) => way.test(code))

const WRITES_MARKUP: readonly RegExp[] = [
  /\.(?:inner|outer)HTML\s*[+=]|insertAdjacentHTML|document\.write|\bsrcdoc\b/,
  /\beval\(|createContextualFragment|parseFromString|\bjQuery\b/,
]
