import { isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { attributeOf } from '../elements.js'

/**
 * The elements of a form without those of nested forms, whose fields belong to the outer form in browsers.
 * Each element is visited for one form, at any nesting depth.
 */
export function insideForm(form: Element): readonly Element[] {
  const inside: Element[] = []
  const open: ChildNode[] = [...form.children].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node) || node.name === 'form') continue
    inside.push(node)
    for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at] as ChildNode)
  }
  return inside
}

/** The fields of a form, hidden ones and buttons included. */
export const fieldsOf = (form: Element): readonly Element[] =>
  insideForm(form).filter(({ name }) => /^(?:input|select|textarea)$/.test(name))

/** The type of a field: that of an input, else the name of its element. */
export const typeOf = (field: Element): string =>
  field.name === 'input' ? (attributeOf(field, 'type') ?? 'text').toLowerCase() : field.name

/** True for a form with a field for a password. */
export const hasPasswordField = (form: Element): boolean =>
  fieldsOf(form).some((field) => typeOf(field) === 'password')

/** The name of a form for its owner; empty if it has none. */
export const nameOf = (form: Element): string =>
  ['data-name', 'name', 'id'].map((name) => attributeOf(form, name)).find((name) => name) ?? ''
