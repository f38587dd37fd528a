import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { OPTION_MARKUP } from '../../../../core/builder-markup/index.js'
import { slugOfPath } from '../../../../core/catalog/index.js'
import {
  applyEdits,
  attributeEdit,
  attributeOf,
  attributeSetting,
  hasClass,
  isEntry,
  looseOptions,
  matches,
  optionSamples,
  ownText,
  ownWords,
  parsePage,
  productForms,
  removalOf,
  selectIn,
  textOf,
} from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { primaryLanguage } from '../../../../core/shared/index.js'
import { shopWordsIn } from '../../../../core/site/shop-words/shop-words-in.js'
import { closest } from '../products/closest.js'
import { movedPage } from '../files/moved-page.js'
import { nameClues } from '../products/product-clues.js'
import { writtenPriceMarks } from '../products/written-price-marks.js'
import { productNameOf } from '../products/product-name.js'
import { languageOf } from '../pages/site-locales.js'
import { isOfOnePage } from './page-head.js'
import { PIECE_PATHS } from './piece-paths.js'

const NAME = 'data-vitrine-bind'
const { type: TYPE, list: OPTION_LIST } = OPTION_MARKUP
const IN_LIST = `[${TYPE}="${OPTION_LIST}"]`
/** The attribute of an existing binding to the variant. */
const BOUND = 'data-wf-sku-bindings'
/** Attributes with the ids of one product, its variant or its item. */
const STATED = /^data-(?:commerce-(?:product-id|sku-id|product-sku-values)|wf-(?:item-slug|collection))$/

/** The add-to-cart forms of a saved page's own product: some designs have one for each width. */
function ownForms(page: ParsedPage): readonly Element[] {
  const stating = productForms(page).filter(
    ({ productId, element }) => productId !== null && closest(element, isEntry) === null,
  )
  return stating.filter(({ productId }) => productId === stating[0]?.productId).map(({ element }) => element)
}

/** Replaces an element's content. */
function emptied(element: Element, text = ''): readonly Edit[] {
  const place = element.sourceCodeLocation
  return place?.startTag && place.endTag
    ? [{ start: place.startTag.endOffset, end: place.endTag.startOffset, text }]
    : []
}

const naming = (element: Element, field: string): readonly Edit[] =>
  [attributeSetting(element, NAME, field) ?? []].flat()

const isBound = (element: Element): boolean => attributeOf(element, BOUND) !== null

const isAroundPage = (element: Element): boolean =>
  closest(element, (each) => /^(?:nav|header|footer)$/.test(each.name) || hasClass(each, 'w-nav')) !== null

/** Binds the elements that show the product's name, description and picture. */
function partEdits(page: ParsedPage, form: Element, path: string): readonly Edit[] {
  const { outside, part, description } = ownWords(page, form)
  const name = productNameOf(nameClues(page, outside, slugOfPath(path)))
  const showing = (within: readonly Element[], text: string | null): readonly Element[] =>
    within.filter((each) => !isBound(each) && textOf(each) === text && !isAroundPage(each))
  const names = showing(outside, name).filter((each) => !each.children.some(isTag))
  const headings = names.length > 0 ? names : outside.filter(({ name: tag }) => tag === 'h1').slice(0, 1)
  const rich = showing(part, description).find((each) => hasClass(each, 'w-richtext') || each.name === 'p')
  const hasPicture = outside.some(
    (each) => isBound(each) && (attributeOf(each, BOUND) ?? '').includes('f_main_image'),
  )
  const picture = hasPicture ? undefined : part.find((each) => each.name === 'img' && !isBound(each))
  return [
    ...headings.flatMap((each) => [...naming(each, 'name'), ...emptied(each)]),
    ...(rich === undefined ? [] : [...naming(rich, 'description'), ...emptied(rich)]),
    ...(picture === undefined
      ? []
      : [
          ...naming(picture, 'main-image'),
          ...['srcset', 'sizes'].flatMap((each) => attributeEdit(picture, each, null) ?? []),
        ]),
  ]
}

/** Structured data are of the saved product; the server writes those of each product. */
const isProductData = (element: Element): boolean =>
  element.name === 'script' &&
  attributeOf(element, 'type') === 'application/ld+json' &&
  /"(?:Product|BreadcrumbList)"/.test(ownText(element))

/**
 * Makes the page of all other products from the saved page of one: name, description, picture and options come from
 * the catalogue, everything else stays as designed. `path` is its path in the site, `former` the path that its
 * addresses are relative to. Null if it sells no product of its own.
 */
export function productTemplate(page: ParsedPage, path: string, former = path): ParsedPage | null {
  const moved = movedPage(page, former, PIECE_PATHS.product)
  const forms = ownForms(moved)
  const [form] = forms
  if (form === undefined) return null
  const root = moved.elements.find(({ name }) => name === 'html')
  const own = [
    ...forms.flatMap((each) => [each, ...selectIn(each, '*')]),
    ...(root === undefined ? [] : [root]),
  ]
  const title = moved.elements.find(
    ({ name, parent }) => name === 'title' && parent !== null && isTag(parent) && parent.name === 'head',
  )
  const options = forms.flatMap((each) => selectIn(each, IN_LIST))
  const loose = forms.map(looseOptions)
  const language = languageOf(moved)
  const words = shopWordsIn(language)
  const choose = words.language === primaryLanguage(language) ? words.pleaseChoose : null
  const lists = loose.flatMap(({ list }) => list ?? [])
  const inOptions = (element: Element): boolean =>
    closest(element, (each) => each !== element && (matches(each, IN_LIST) || lists.includes(each))) !== null
  const made = parsePage(
    applyEdits(moved.html, [
      ...own
        .filter((each) => !inOptions(each))
        .flatMap((each) =>
          Object.keys(each.attribs)
            .filter((name) => STATED.test(name))
            .flatMap((name) => attributeEdit(each, name, each === root ? null : '') ?? []),
        ),
      ...[...options, ...lists].flatMap((each) => emptied(each, optionSamples(each, choose))),
      ...lists.flatMap((list) => attributeSetting(list, TYPE, OPTION_LIST) ?? []),
      ...loose.flatMap(({ others }) => others).flatMap((each) => removalOf(each) ?? []),
      ...partEdits(moved, form, path),
      ...writtenPriceMarks(moved),
      ...(title === undefined ? [] : emptied(title)),
      ...moved.elements
        .filter((each) => isOfOnePage(each) || isProductData(each))
        .flatMap((each) => removalOf(each) ?? []),
    ]),
  )
  return made.ok ? made.value : null
}

/** True if a made product page has a control for options, as a sample for those of all products. */
export const showsOptions = (page: ParsedPage): boolean =>
  productForms(page).some(
    ({ element }) => closest(element, isEntry) === null && selectIn(element, `${IN_LIST} *`).length > 0,
  )
