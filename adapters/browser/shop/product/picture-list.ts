import type { Sku } from '../../../../core/catalog/index.js'
import { expandEntry, parseSkuBindings, skuAssignments } from '../../../../core/template/index.js'
import type { BindingContext } from '../../../../core/template/index.js'
import { decodeText } from '../../../../core/shared/index.js'
import { applyAssignments } from '../../template/apply-assignments.js'
import type { TemplateParser } from '../../template/parse-template.js'
import { templateEntry } from '../../template/to-markup.js'
import { showImage } from './show-image.js'

const MORE_IMAGES = 'f_more_images_4dr'

/** Finds the lists of further pictures: by the builder's mark, or by the name an owner gave. */
export const PICTURE_LIST = `[data-wf-collection="${MORE_IMAGES}"], [data-vitrine-bind="more-images"]`

/**
 * The attribute with the SKU whose pictures a list shows; the server writes it as well where it drew them.
 */
const SHOWN_SKU = 'data-vitrine-sku'

const entries = new WeakMap<Element, Element | null>()

/**
 * Repeats the designer's entry for every further picture of a SKU and shows either the list or its empty state
 * (reference/product#sku-bindings).
 */
export function showPictureList(
  list: HTMLElement,
  sku: Sku,
  context: BindingContext,
  parse: TemplateParser,
): void {
  if (!entries.has(list))
    entries.set(list, (templateEntry(list, parse)?.cloneNode(true) as Element | undefined) ?? null)
  const entry = entries.get(list)
  if (!entry || list.getAttribute(SHOWN_SKU) === sku.id) return
  list.setAttribute(SHOWN_SKU, sku.id)
  list.replaceChildren(
    ...sku.moreImages.map((_, index) => makePicture(list, entry, index, sku, context, parse)),
  )
  list.classList.toggle('w-dyn-hide', sku.moreImages.length === 0)
  const empty = list.parentElement?.querySelector(':scope > .w-dyn-empty')
  empty?.classList.toggle('w-dyn-hide', sku.moreImages.length > 0)
}

function makePicture(
  list: HTMLElement,
  entry: Element,
  index: number,
  sku: Sku,
  context: BindingContext,
  parse: TemplateParser,
): Element {
  const made = list.ownerDocument.importNode(entry, true)
  const bound = [made, ...made.querySelectorAll('*')].filter((node) =>
    node.hasAttribute('data-wf-sku-bindings'),
  )
  for (const element of bound) {
    const text = expandEntry(
      decodeText(element.getAttribute('data-wf-sku-bindings') ?? ''),
      MORE_IMAGES,
      index,
    )
    element.setAttribute('data-wf-sku-bindings', encodeURIComponent(text))
    applyAssignments(element as HTMLElement, skuAssignments(parseSkuBindings(text), sku, context), parse)
  }
  const picture = made.localName === 'img' ? made : made.querySelector('img')
  // An export has no bindings left: its picture is the entry's own image.
  if (bound.length === 0 && picture) showImage(picture as HTMLElement, sku.moreImages[index] ?? null)
  return made
}
