/**
 * Markup with its data filled in, complete and without anything left to look up. Drawings of the same data
 * are equal, so that a renderer can skip unchanged parts.
 */
export type DrawnNode = DrawnElement | DrawnText

/** A text to show. */
export interface DrawnText {
  readonly kind: 'text'
  readonly text: string
}

/** An element to show. */
export interface DrawnElement {
  readonly kind: 'element'
  /** Identifies an entry of a list across drawings: the id of a line, never its place. Null outside lists. */
  readonly key: string | null
  readonly tag: string
  /** The page's attributes, with the changes of the bindings. */
  readonly attributes: Readonly<Record<string, string>>
  /** Inline styles set by bindings, by CSS property name. */
  readonly styles: Readonly<Record<string, string>>
  /** The live value of a field; null: no binding sets it. */
  readonly value: string | null
  /** The live state of a check box or a radio button; null: no binding sets it. */
  readonly checked: boolean | null
  readonly children: readonly DrawnNode[]
}

/** True if two drawings are equal. */
export function isSameDrawing(left: DrawnNode, right: DrawnNode): boolean {
  if (left === right) return true
  if (left.kind === 'text' || right.kind === 'text') {
    return left.kind === 'text' && right.kind === 'text' && left.text === right.text
  }
  return (
    left.key === right.key &&
    left.tag === right.tag &&
    left.value === right.value &&
    left.checked === right.checked &&
    isSameRecord(left.attributes, right.attributes) &&
    isSameRecord(left.styles, right.styles) &&
    left.children.length === right.children.length &&
    left.children.every((child, index) => isSameDrawing(child, right.children[index] as DrawnNode))
  )
}

function isSameRecord(
  left: Readonly<Record<string, string>>,
  right: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
}
