/**
 * The part of the page that belongs to one product: the entry of a product list around a node, else the whole
 * body. An entry of a list inside a product, such as one of its pictures, is no product
 * (reference/product#item-wrapper).
 */
export function itemWrapper(node: Element): Element {
  const item = node.closest('.w-dyn-item:not(.w-dyn-repeater-item)')
  return item ?? node.ownerDocument.body
}

/**
 * The elements matching `selector` that belong to the same product as the wrapper: not those inside the list
 * entry of another one.
 */
export const ownElements = <E extends Element = HTMLElement>(
  wrapper: Element,
  selector: string,
): readonly E[] =>
  [...wrapper.querySelectorAll<E>(selector)].filter((element) => itemWrapper(element) === wrapper)
