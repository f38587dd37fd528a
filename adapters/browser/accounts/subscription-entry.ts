import { recognisePage } from '../../../core/recognition/index.js'
import { bindingAssignments, parseBindings } from '../../../core/template/index.js'
import type { SiteData } from '../../../core/template/index.js'
import { isVisible, parseConditions } from '../../../core/visibility/index.js'
import { decodeText } from '../../../core/shared/index.js'
import { SUBSCRIPTION_TABLES } from '../../../core/builder-markup/index.js'
import type { PageContext } from '../kit/page-module.js'
import { applyAssignments, domNodes, pageDrawContext } from '../template/index.js'
import type { TemplateParser } from '../template/index.js'

const TEMPLATES = 'script[type="text/x-wf-template"]'
const RECOGNISER = { nodes: domNodes, tables: SUBSCRIPTION_TABLES }

/** The element for the entries of a list, and the template of an entry. */
export interface SubscriptionTemplate {
  readonly host: HTMLElement
  /** One entry, which is copied; null where the page has none. */
  readonly entry: Element | null
}

/** The template of a list: the text of its script, and the element that names the script. */
export function subscriptionTemplate(list: HTMLElement, parse: TemplateParser): SubscriptionTemplate | null {
  const script = list.querySelector(TEMPLATES)
  const id = script?.id
  const host = id
    ? list.ownerDocument.querySelector<HTMLElement>(`[data-wf-template-id="${CSS.escape(id)}"]`)
    : null
  if (!script || !host) return null
  const parsed = parse(decodeText((script.textContent ?? '').trim()))
  return { host, entry: (parsed.ok && parsed.value.firstElementChild) || null }
}

/**
 * One subscription as an element of the page: with the bindings of its template, or, if an export removed
 * them, with those of the builder's standard block (reference/accounts#subscriptions).
 */
export function drawSubscription(
  context: PageContext,
  parse: TemplateParser,
  template: Element,
  data: SiteData,
): HTMLElement {
  const entry = context.document.importNode(template, true) as HTMLElement
  const elements = [entry, ...entry.querySelectorAll<HTMLElement>('*')]
  const isStripped = !elements.some((element) => element.hasAttribute('data-wf-bindings'))
  const recognised = recognisePage<Element>(RECOGNISER, entry, isStripped)
  const drawing = pageDrawContext(context, parse)
  // Periods count in days of UTC, so that pages, mails and the owner's lists show the same ones.
  const written = { ...drawing, timeZone: 'UTC' }
  for (const element of elements) {
    const guess = recognised.get(element)
    const bindings = element.getAttribute('data-wf-bindings') ?? guess?.bindings
    const condition = element.getAttribute('data-wf-conditions') ?? guess?.condition
    for (const binding of bindings ? parseBindings(bindings) : [])
      applyAssignments(element, bindingAssignments(binding, data, written), parse)
    const tests = condition ? parseConditions(condition) : null
    const holds = tests && isVisible(tests, data, drawing.visibility)
    if (holds !== null) element.classList.toggle('w-condition-invisible', !holds)
  }
  return entry
}
