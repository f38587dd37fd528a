import type { Element } from 'domhandler'
import { assertNever, isRecord, parseJson } from '../../../../core/shared/index.js'
import type { Assignment, LightboxItem } from '../../../../core/template/index.js'
import { hasClass, ownText } from '../elements.js'
import { descendants } from '../select.js'
import { richNodes, setAttribute, setChildren, setData, setText, toggleClass } from './draft.js'

/** Applies assignments to a draft, like a page to its element (reference/bindings#targets). */
export function assign(draft: Element, assignments: readonly Assignment[]): void {
  for (const assignment of assignments) assignOne(draft, assignment)
}

function assignOne(draft: Element, assignment: Assignment): void {
  switch (assignment.target) {
    case 'text':
      return setText(draft, assignment.value)
    case 'rich':
      setChildren(draft, richNodes(assignment.html))
      if (assignment.paddingTop !== null) setStyle(draft, 'padding-top', assignment.paddingTop)
      return
    case 'attribute': {
      const { name, value } = assignment
      // An empty address would make the browser request the page itself.
      const wanted = name === 'src' && value === '' ? null : value
      setAttribute(draft, name, wanted)
      if (name === 'src' && wanted !== null) toggleClass(draft, 'w-dyn-bind-empty', false)
      return
    }
    case 'field-value':
      return draft.name === 'select' ? undefined : setAttribute(draft, 'value', assignment.value ?? '')
    case 'property':
      return setAttribute(draft, assignment.name, assignment.value ? '' : null)
    case 'style':
      return setStyle(draft, assignment.property, assignment.value)
    case 'lightbox':
      return setLightbox(draft, assignment.items)
    case 'emptiness':
      return toggleClass(draft, 'w-dyn-bind-empty', assignment.isEmpty)
    default:
      assertNever(assignment)
  }
}

/** A semicolon inside brackets, as in `url(data:image/png;base64,x)`, does not end a declaration. */
function declarationsOf(style: string): readonly string[] {
  const parts: string[] = []
  let [end, isInside] = [style.length, false]
  for (let at = style.length - 1; at >= 0; at -= 1) {
    if (style[at] === '(' || style[at] === ')') isInside = style[at] === ')'
    if (style[at] !== ';' || isInside) continue
    parts.push(style.slice(at + 1, end))
    end = at
  }
  return [...parts, style.slice(0, end)].reverse()
}

/** Sets one declaration of an element's own style; the others stay. */
export function setStyle(draft: Element, property: string, value: string): void {
  const others = declarationsOf(draft.attribs['style'] ?? '')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && declaration.split(':')[0]?.trim() !== property)
  const all = value === '' ? others : [...others, `${property}:${value}`]
  setAttribute(draft, 'style', all.length === 0 ? null : all.join(';'))
}

function setLightbox(draft: Element, items: readonly LightboxItem[]): void {
  const script = descendants(draft).find((each) => each.name === 'script' && hasClass(each, 'w-json'))
  if (!hasClass(draft, 'w-lightbox') || script === undefined) return
  const before = parseJson(ownText(script))
  const group = isRecord(before) ? before['group'] : undefined
  setData(script, group === undefined ? { items } : { items, group })
}
