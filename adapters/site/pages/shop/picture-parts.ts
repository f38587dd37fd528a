import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { hasValue } from '../../../../core/visibility/index.js'
import { PRODUCT_FORM } from '../../../../core/recognition/index.js'
import { attributeOf, hasClass } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { descendants, matches, selectIn } from '../select.js'
import { setAttribute } from './draft.js'
import { closestTo, ownParts } from './product-elements.js'

/** Further pictures, and the main one, as bindings to a SKU name them (reference/product#sku-bindings). */
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
 * The lists of further pictures that an export left on a product's page with one entry: the builder's own kind of
 * list for them, or an entry that shows one picture and no word.
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

/** Says of a list's entry what it shows, as a published page does: the picture, and the lightbox that it opens. */
export function bindPictures(list: Element): void {
  const [entry] = list.children.filter(isTag)
  if (entry === undefined) return
  for (const element of [entry, ...descendants(entry)]) {
    if (isOpenPicture(element)) bind(element, `${MORE_IMAGES}[]`, 'src')
    else if (jsonOf(element) !== undefined) bind(element, `${MORE_IMAGES}[]`, 'media')
  }
}

/** The lightbox that the main picture opens, if the export left it one without pictures; null: there is none. */
export function mainLightbox(picture: Element): Element | null {
  const link = closestTo(picture, '.w-lightbox')
  return link !== null && jsonOf(link) !== undefined && attributeOf(link, BINDINGS) === null ? link : null
}

/** Says of the main picture's lightbox what it shows. */
export const bindMainLightbox = (draft: Element): void => bind(draft, MAIN_IMAGE, 'media')
