import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { defaultSku } from '../../../../core/catalog/index.js'
import type { Image, Product, Sku } from '../../../../core/catalog/index.js'
import type { PriceFormat } from '../../../../core/money/index.js'
import { drawOptions, recogniseProduct } from '../../../../core/recognition/index.js'
import type { ProductField } from '../../../../core/recognition/index.js'
import {
  cssUrl,
  expandEntry,
  parseSkuBindings,
  productText,
  safeImage,
  skuAssignments,
} from '../../../../core/template/index.js'
import { isVisibleForSku, parseConditions } from '../../../../core/visibility/index.js'
import { decodeText, parseJson } from '../../../../core/shared/index.js'
import { OPTION_MARKUP, PRODUCT_FIELDS, PRODUCT_TABLES } from '../../../../core/builder-markup/index.js'
import type { ProductFieldName } from '../../../../core/builder-markup/index.js'
import { attributeOf, hasClass, ownText } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { descendants, matches, selectOnce } from '../select.js'
import { assign, setStyle } from './assign.js'
import {
  addDrawing,
  copyOf,
  richNodes,
  setAttribute,
  setChildren,
  setData,
  setText,
  toggleClass,
  wordsOf,
} from './draft.js'
import type { Draw } from './draft.js'
import { pageDraft } from './page-draft.js'
import { drawPriceSentences } from './draw-price-sentences.js'
import { bindMainLightbox, bindPictures, mainLightbox, MORE_IMAGES, pictureLists } from './picture-parts.js'
import { ownParts } from './product-elements.js'
import type { DrawSettings, ProductScope } from './product-scope.js'

/** The access of recognition to the parsed page, which it does not change. */
const PARSED_NODES = { ...pageNodes, select: selectOnce }

type ItemField = ProductField<Element, ProductFieldName>

const NAME_ATTRIBUTE = 'data-vitrine-bind'
const FIELD_ATTRIBUTE = 'data-vitrine-field'
const PICTURE_LIST = `[data-wf-collection="${MORE_IMAGES}"], [${NAME_ATTRIBUTE}="more-images"]`

const namedFields = (elements: readonly Element[]): readonly ItemField[] =>
  elements.flatMap((element) => {
    const field = PRODUCT_FIELDS.find((known) => known === attributeOf(element, NAME_ATTRIBUTE))
    return field ? [{ field, element }] : []
  })

/**
 * Draws a product with its default SKU. Recognised elements get bindings, so that the page script updates
 * them without recognising them again.
 */
export function drawProduct(scope: ProductScope, drawings: Map<Element, Draw>, settings: DrawSettings): void {
  const { product, root, entry, form } = scope
  const named = namedFields(ownParts(root, entry, `[${NAME_ATTRIBUTE}]`))
  const wrapper = entry ?? root
  const guessed =
    scope.isPublished || (form === null && entry === null)
      ? []
      : recogniseProduct<Element, ProductFieldName>(PARSED_NODES, PRODUCT_TABLES, { form, wrapper }, named)
  const sku = defaultSku(product)
  if (form !== null && !scope.isPublished)
    addDrawing(drawings, form, (draft) =>
      drawOptions({ nodes: pageDraft, optionMarkup: OPTION_MARKUP, ids: scope.ids }, draft, product),
    )
  if (sku !== null && entry === null && !scope.isPublished && form !== null)
    for (const list of pictureLists(root))
      addDrawing(drawings, list, (draft) => {
        setAttribute(draft, NAME_ATTRIBUTE, 'more-images')
        bindPictures(draft)
        drawPictures(draft, sku, settings)
      })
  if (sku !== null) drawSku(scope, sku, drawings, settings)
  drawOwnFields(scope, drawings)
  drawPriceSentences(scope, drawings, settings)
  for (const { field, element } of [...named, ...guessed]) {
    addDrawing(drawings, element, (draft) => {
      setAttribute(draft, NAME_ATTRIBUTE, field)
      drawField(draft, field, product, sku, settings)
    })
    const lightbox = field === 'main-image' && entry === null ? mainLightbox(element) : null
    if (lightbox !== null && sku !== null) drawMainLightbox(lightbox, sku, drawings, settings)
  }
}

/** A lightbox around the main picture opens that picture. */
function drawMainLightbox(
  link: Element,
  sku: Sku,
  drawings: Map<Element, Draw>,
  context: DrawSettings,
): void {
  const draft = copyOf(link)
  bindMainLightbox(draft)
  const bindings = parseSkuBindings(attributeOf(draft, 'data-wf-sku-bindings'))
  const json = descendants(link).find((each) => each.name === 'script')
  assign(draft, skuAssignments(bindings, sku, context))
  const drawn = descendants(draft).find((each) => each.name === 'script')
  addDrawing(drawings, link, (made) =>
    setAttribute(made, 'data-wf-sku-bindings', attributeOf(draft, 'data-wf-sku-bindings')),
  )
  if (json !== undefined && drawn !== undefined)
    addDrawing(drawings, json, (made) => setData(made, parseJson(ownText(drawn))))
}

/** Draws the owner's own columns into elements that name them. */
function drawOwnFields({ product, root, entry }: ProductScope, drawings: Map<Element, Draw>): void {
  for (const element of ownParts(root, entry, `[${FIELD_ATTRIBUTE}]`)) {
    const name = attributeOf(element, FIELD_ATTRIBUTE) ?? ''
    if (!Object.hasOwn(product.fields, name)) continue
    const text = String(product.fields[name] ?? '')
    addDrawing(drawings, element, (draft) => {
      if (draft.name === 'img') return drawImage(draft, text === '' ? null : { url: text, name: '', alt: '' })
      setText(draft, text)
      toggleClass(draft, 'w-dyn-bind-empty', text === '')
    })
  }
}

function drawField(
  draft: Element,
  field: ProductFieldName,
  product: Product,
  sku: Sku | null,
  { prices }: DrawSettings,
): void {
  if (field === 'main-image') return drawImage(draft, sku?.mainImage ?? null)
  if (field === 'description') return drawDescription(draft, product.description ?? '')
  const text = productText(field, product, sku, prices)
  setText(draft, text)
  toggleClass(draft, 'w-dyn-bind-empty', text === '')
}

function drawDescription(draft: Element, description: string): void {
  if (hasClass(draft, 'w-richtext') || draft.name === 'div') setChildren(draft, richNodes(description))
  else setText(draft, wordsOf(description))
  toggleClass(draft, 'w-dyn-bind-empty', description === '')
}

function drawImage(draft: Element, image: Image | null): void {
  const url = image === null ? null : safeImage(image.url)
  if (draft.name !== 'img') return setStyle(draft, 'background-image', url === null ? '' : cssUrl(url))
  setAttribute(draft, 'srcset', null)
  setAttribute(draft, 'sizes', null)
  setAttribute(draft, 'src', url)
  if (url !== null) setAttribute(draft, 'alt', image?.alt ?? '')
  toggleClass(draft, 'w-dyn-bind-empty', url === null)
}

/** Draws a SKU into its bound elements (reference/product#sku-bindings). */
function drawSku(
  { root, entry }: ProductScope,
  sku: Sku,
  drawings: Map<Element, Draw>,
  { prices, nowMs }: DrawSettings,
): void {
  for (const list of ownParts(root, entry, PICTURE_LIST))
    addDrawing(drawings, list, (draft) => drawPictures(draft, sku, { prices }))
  for (const element of ownParts(root, entry, '[data-wf-sku-bindings]')) {
    const bindings = parseSkuBindings(attributeOf(element, 'data-wf-sku-bindings'))
    addDrawing(drawings, element, (draft) => assign(draft, skuAssignments(bindings, sku, { prices })))
  }
  for (const element of ownParts(root, entry, '[data-wf-sku-conditions]')) {
    const set = parseConditions(attributeOf(element, 'data-wf-sku-conditions'))
    const holds = set === null ? null : isVisibleForSku(set, sku, { nowMs, timeZone: 'UTC' })
    if (holds !== null)
      addDrawing(drawings, element, (draft) => toggleClass(draft, 'w-condition-invisible', !holds))
  }
}

/** Repeats the entry of a list for each further picture; without an entry the page script makes it. */
function drawPictures(list: Element, sku: Sku, context: { readonly prices: PriceFormat | null }): void {
  const [sample] = list.children.filter(isTag)
  toggleClass(list, 'w-dyn-hide', sku.moreImages.length === 0)
  // The entry stays if there are no further pictures: another SKU may have some.
  if (sample === undefined || sku.moreImages.length === 0) return
  setChildren(
    list,
    sku.moreImages.map((image, index) => {
      const made = copyOf(sample)
      const bound = [made, ...descendants(made)].filter((each) => matches(each, '[data-wf-sku-bindings]'))
      for (const element of bound) {
        const written = decodeText(attributeOf(element, 'data-wf-sku-bindings') ?? '')
        const text = expandEntry(written, MORE_IMAGES, index)
        setAttribute(element, 'data-wf-sku-bindings', encodeURIComponent(text))
        assign(element, skuAssignments(parseSkuBindings(text), sku, context))
      }
      const picture = [made, ...descendants(made)].find(({ name }) => name === 'img')
      if (bound.length === 0 && picture) drawImage(picture, image)
      return made
    }),
  )
  setAttribute(list, 'data-vitrine-sku', sku.id)
}
