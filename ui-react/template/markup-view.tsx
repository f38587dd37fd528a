import { createElement, memo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { isSameDrawing } from '../../core/markup/index.js'
import type { DrawnElement, DrawnNode } from '../../core/markup/index.js'
import { attributeProps } from './attribute-props.js'
import { BoundField } from './bound-field.js'
import { styleObject } from './style-object.js'

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea'])
const VOID: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
])

/** Draws an element of the designer's markup. An entry with an unchanged drawing is skipped. */
export const MarkupView = memo(
  function MarkupView({ node }: { readonly node: DrawnElement }): ReactElement {
    return draw(node, null)
  },
  (before, after) => isSameDrawing(before.node, after.node),
)

function draw(node: DrawnElement, key: string | null): ReactElement {
  const { tag, attributes, styles } = node
  const hasStyle = attributes['style'] !== undefined || Object.keys(styles).length > 0
  const props = {
    ...attributeProps(attributes),
    ...(hasStyle ? { style: styleObject(attributes['style'] ?? '', styles) } : {}),
  }
  const children = VOID.has(tag) ? [] : node.children.map(drawChild)
  if (FIELDS.has(tag)) return drawField(node, props, key, children)
  // On elements other than fields a value is an ordinary attribute, as on the builder's links.
  const value = attributes['value'] === undefined ? {} : { value: attributes['value'] }
  return createElement<object>(tag, { ...props, ...value, key }, ...children)
}

function drawField(
  node: DrawnElement,
  props: Readonly<Record<string, unknown>>,
  key: string | null,
  children: readonly ReactNode[],
): ReactElement {
  const value = node.value ?? node.attributes['value'] ?? null
  const checked = node.checked ?? (node.attributes['checked'] === undefined ? null : true)
  const field = { tag: node.tag, props, value, checked }
  return createElement(BoundField, { ...field, key }, ...children)
}

function drawChild(child: DrawnNode, index: number): ReactNode {
  if (child.kind === 'text') return child.text
  // An entry of a nested list has its own identity; others are identified by their place in the template.
  return child.key === null ? draw(child, `at-${index}`) : <MarkupView key={child.key} node={child} />
}
