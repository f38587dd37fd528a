import { assertNever } from '../../../core/shared/index.js'
import type { Assignment, LightboxItem } from '../../../core/template/index.js'
import { buildNodes } from './build-nodes.js'
import { pagePolicy } from '../kit/trusted-types.js'
import type { TemplateParser } from './parse-template.js'
import { richMarkup } from './rich-markup.js'

const filled = new WeakSet<Element>()

/** Applies an element's bindings (reference/bindings#targets). Unchanged values are not written again. */
export function applyAssignments(
  element: HTMLElement,
  assignments: readonly Assignment[],
  parse: TemplateParser,
): void {
  for (const assignment of assignments) apply(element, assignment, parse)
  if (element.getAttribute('class') === '') element.removeAttribute('class')
}

function apply(element: HTMLElement, assignment: Assignment, parse: TemplateParser): void {
  switch (assignment.target) {
    case 'text':
      if (element.textContent !== assignment.value) element.textContent = assignment.value
      return
    case 'rich':
      element.replaceChildren(...buildNodes(richMarkup(assignment.html, parse), element.ownerDocument))
      if (assignment.paddingTop !== null) element.style.paddingTop = assignment.paddingTop
      return
    case 'attribute':
      return applyAttribute(element, assignment.name, assignment.value)
    case 'field-value':
      return applyFieldValue(element as HTMLInputElement, assignment.value)
    case 'property':
      ;(element as HTMLInputElement).checked = assignment.value
      return
    case 'style':
      return element.style.setProperty(assignment.property, assignment.value)
    case 'lightbox':
      return applyLightbox(element, assignment.items)
    case 'emptiness':
      element.classList.toggle('w-dyn-bind-empty', assignment.isEmpty)
      return
    default:
      assertNever(assignment)
  }
}

function applyAttribute(element: HTMLElement, name: string, value: string | null): void {
  // An empty address would make the browser ask for the page itself.
  const wanted = name === 'src' && value === '' ? null : value
  if (wanted === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== wanted) element.setAttribute(name, wanted)
  if (name === 'src' && wanted !== null) element.classList.remove('w-dyn-bind-empty')
}

/**
 * A shopper's own input is kept: a text field and a select are filled only while they have the page's value.
 * The answer to an earlier request must not undo a later choice.
 */
function applyFieldValue(field: HTMLInputElement | HTMLSelectElement, value: string | null): void {
  if (isShoppers(field)) return
  if (value !== null && value !== '') filled.add(field)
  if (field.localName === 'select') {
    if (value !== null && value !== '') field.value = value
    return
  }
  const wanted = value ?? ''
  if (field.getAttribute('value') !== wanted) field.setAttribute('value', wanted)
  if (field.value !== wanted) field.value = wanted
}

function isShoppers(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field.localName === 'select') {
    const { options, value } = field as HTMLSelectElement
    const stated = [...options].find((option) => option.defaultSelected) ?? options[0]
    return filled.has(field) || value !== (stated?.value ?? '')
  }
  const isText = field.localName === 'textarea' || /^(?:text|email|tel|search|url|)$/.test(field.type)
  return isText && (filled.has(field) || field.value !== (field as HTMLInputElement).defaultValue)
}

/** The lightbox reads the JSON beside its link; its group stays. */
function applyLightbox(element: HTMLElement, items: readonly LightboxItem[]): void {
  const script = element.querySelector('script.w-json')
  if (!element.classList.contains('w-lightbox') || !script) return
  const group = readGroup(script.textContent ?? '')
  const json = JSON.stringify(group === undefined ? { items } : { items, group })
  const window = element.ownerDocument.defaultView
  // A strict policy treats every text in a script as code, even if it only holds data.
  const data = window ? pagePolicy(window)?.createScript(json) : null
  if (data !== null && data !== undefined) script.textContent = data as string
}

function readGroup(json: string): unknown {
  try {
    return (JSON.parse(json) as { readonly group?: unknown } | null)?.group
  } catch {
    return undefined
  }
}
