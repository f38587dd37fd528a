/**
 * A piece of a page as plain data: an adapter makes it from the designer's template, and any renderer draws
 * it without a document. Attribute names are lower case as in HTML; SVG keeps its own case.
 */
export type MarkupNode = MarkupElement | MarkupText

/** A text of a template. */
export interface MarkupText {
  readonly kind: 'text'
  readonly text: string
}

/** An element of a template. */
export interface MarkupElement {
  readonly kind: 'element'
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MarkupNode[]
  /** Set if the element repeats its template for every entry of a list (reference/bindings#templates). */
  readonly list: MarkupList | null
}

/** A list of a template, drawn once for each entry of its data. */
export interface MarkupList {
  /** Path of the list in the data, such as `database.commerceOrder.userItems`. */
  readonly path: string
  /** One entry; null: the page has no template for it, so nothing is drawn. */
  readonly template: MarkupElement | null
}

/** A text as a template node. */
export const textNode = (text: string): MarkupText => ({ kind: 'text', text })

/** An element as a template node, without lists. */
export const elementNode = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly MarkupNode[] = [],
  list: MarkupList | null = null,
): MarkupElement => ({ kind: 'element', tag, attributes, children, list })
