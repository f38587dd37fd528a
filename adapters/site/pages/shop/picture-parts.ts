import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { hasValue } from '../../../../core/visibility/index.js'
import { PRODUCT_FORM } from '../../../../core/recognition/index.js'
import { attributeOf, hasClass } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { descendants, matches, selectIn } from '../select.js'
import { setAttribute } from './draft.js'
import { closestTo, ownParts } from './product-elements.js'

/**
 * Further pictures and the main one, by their names in bindings to a SKU (reference/product#sku-bindings).
 */
export const MORE_IMAGES = 'f_more_images_4dr'
const MAIN_IMAGE = 'f_main_image_4dr'
const BINDINGS = 'data-wf-sku-bindings'

const isOpenPicture = (element: Element): boolean =>
  element.name === 'img' && !hasValue(attributeOf(element, 'src'))

const jsonOf = (element: Element): Element | undefined =>
  hasClass(element, 'w-lightbox')
    ? descendants(element).find((each) => each.name === 'script' && hasClass(each, 'w-json'))
    : undefined

/**
 * The lists of further pictures on a product's page with one entry, as in an export: the builder's list for
 * pictures, or an entry with one picture and no text.
 */
export const pictureLists = (root: Element): readonly Element[] =>
  ownParts(root, null, '.w-dyn-items').filter((host) => {
    if (matches(host, '[data-wf-collection], [data-vitrine-bind]')) return false
    const [entry, ...others] = host.children.filter(isTag)
    if (entry === undefined || others.length > 0 || selectIn(entry, PRODUCT_FORM).length > 0) return false
    const pictures = [entry, ...descendants(entry)].filter(isOpenPicture)
    const isWordless =
      pageNodes.text(entry).trim() === '' || jsonOf(descendants(entry)[0] ?? entry) !== undefined
    return pictures.length === 1 && (hasClass(entry, 'w-dyn-repeater-item') || isWordless)
  })

const bind = (draft: Element, from: string, to: string): void =>
  setAttribute(draft, BINDINGS, encodeURIComponent(JSON.stringify([{ from, to }])))

/** Binds the entry of a list, as in published pages: the picture, and its lightbox. */
export function bindPictures(list: Element): void {
  const [entry] = list.children.filter(isTag)
  if (entry === undefined) return
  for (const element of [entry, ...descendants(entry)]) {
    if (isOpenPicture(element)) bind(element, `${MORE_IMAGES}[]`, 'src')
    else if (jsonOf(element) !== undefined) bind(element, `${MORE_IMAGES}[]`, 'media')
  }
}

/** The lightbox of the main picture without pictures, as in an export; null: none. */
export function mainLightbox(picture: Element): Element | null {
  const link = closestTo(picture, '.w-lightbox')
  return link !== null && jsonOf(link) !== undefined && attributeOf(link, BINDINGS) === null ? link : null
}

/** Binds the lightbox of the main picture. */
export const bindMainLightbox = (draft: Element): void => bind(draft, MAIN_IMAGE, 'media')
