import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { categorySlugOfPath, slugOfPublishedPath } from '../../../../core/catalog/index.js'
import { decodeText, oncePer, toRecord, toText } from '../../../../core/shared/index.js'
import {
  attributeOf,
  classesOf,
  descendants,
  hasClass,
  isEntry,
  metaOf,
  ownWords,
  pageIdentity,
  pageNodes,
  productForms,
  selectOnce,
  textOf,
} from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { closest } from './closest.js'
import { currencyCodeOf } from './currency-settings.js'
import { priceTextsIn } from './price-texts.js'
import type { PriceTexts } from './price-texts.js'
import { nameClues } from './product-clues.js'
import { productNameOf } from './product-name.js'
import type { NameClue } from './product-name.js'
import { rootAddress } from '../files/site-address.js'

/** An option of a product with its ids in published pages. */
export interface FoundOption {
  readonly id: string
  readonly name: string
  readonly values: readonly { readonly id: string; readonly name: string }[]
}

/** The data about a product in one place of one page; null and empty if absent. */
export interface FoundProduct {
  readonly productId: string
  readonly skuId: string | null
  /** `page`: the product's own page; `card`: an entry of a list. */
  readonly source: 'page' | 'card'
  readonly slug: string | null
  readonly name: string | null
  /** On a product page: the texts that may be its name. */
  readonly clues?: readonly NameClue[]
  /** As shown: `$ 9.99 USD`. */
  readonly price: string | null
  readonly compareAt: string | null
  readonly images: readonly string[]
  readonly options: readonly FoundOption[]
  /** The values of the variant that `skuId` names: option id -> value id. */
  readonly chosen: Readonly<Record<string, string>>
  readonly description: string | null
  readonly categories: readonly string[]
}

/** The fields of a variant that an element shows. */
function skuFieldsOf(element: Element): readonly string[] {
  const text = attributeOf(element, 'data-wf-sku-bindings')
  if (text === null) return []
  try {
    const bindings: unknown = JSON.parse(decodeText(text))
    return Array.isArray(bindings) ? bindings.flatMap((each) => toText(toRecord(each)['from']) ?? []) : []
  } catch {
    return []
  }
}

const showing = (within: readonly Element[], field: RegExp): readonly Element[] =>
  within.filter((element) => skuFieldsOf(element).some((name) => field.test(name)))

function firstText(elements: readonly Element[]): string | null {
  for (const element of elements) {
    const text = textOf(element)
    if (text !== '') return text
  }
  return null
}

/** The pictures of a product that are read; the builder allows 25 beside the main one. */
const MAX_IMAGES = 100

const isPlaceholder = (address: string): boolean => /\/plugins\/Basic\/assets\/placeholder\./.test(address)

/** The addresses of pictures, those bound to a variant first. */
export function imagesOf(within: readonly Element[]): readonly string[] {
  const main = showing(within, /^f_main_image/)
  const others = within.filter(({ name }) => name === 'img')
  const addresses = [...main, ...others].map((element) => attributeOf(element, 'src')?.trim() ?? '')
  return [...new Set(addresses.filter((address) => address !== '' && !/^data:/.test(address)))].filter(
    (address) => !isPlaceholder(address),
  )
}

const OPTION_SET = 'data-commerce-option-set-id'

/** The elements in another one that pass `test`, without those in one of them. */
const outermost = (scope: Element, test: (element: Element) => boolean): readonly Element[] =>
  scope.children.filter(isTag).flatMap((child) => (test(child) ? [child] : outermost(child, test)))

const valueIdOf = (element: Element): string | null =>
  (element.name === 'option' ? attributeOf(element, 'value') : attributeOf(element, 'data-option-id')) || null

function optionsOf(form: Element): readonly FoundOption[] {
  const sets = outermost(form, (element) => Boolean(attributeOf(element, OPTION_SET)))
  return sets.flatMap((element): readonly FoundOption[] => {
    const id = attributeOf(element, OPTION_SET) ?? ''
    const values = outermost(element, (each) => valueIdOf(each) !== null).flatMap((each) => {
      const name = textOf(each)
      return name === '' ? [] : [{ id: valueIdOf(each) ?? '', name }]
    })
    const parent = pageNodes.parent(element)
    const label =
      firstText(selectOnce(element, 'label')) ?? (parent && firstText(selectOnce(parent, 'label')))
    return values.length > 0 ? [{ id, name: label?.replace(/(?<!\s)\s*:$/, '') ?? 'Option', values }] : []
  })
}

function chosenIn(form: Element): Readonly<Record<string, string>> {
  const [text] = descendants(form).flatMap(
    (element) => attributeOf(element, 'data-commerce-product-sku-values') || [],
  )
  try {
    const values = toRecord(JSON.parse(decodeText(text ?? '{}')))
    return Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) => (toText(value) ? [[id, String(value)]] : [])),
    )
  } catch {
    return {}
  }
}

/** The targets of links. */
const linksOf = (
  within: readonly Element[],
): readonly { readonly href: string; readonly element: Element }[] =>
  within.flatMap((element) => {
    const href = element.name === 'a' ? attributeOf(element, 'href') : null
    return href ? [{ href, element }] : []
  })

const slugIn = (within: readonly Element[]): string | null =>
  linksOf(within).flatMap(({ href }) => slugOfPublishedPath(href) ?? [])[0] ?? null

/** The categories that links name. */
export const categoriesIn = (within: readonly Element[]): readonly string[] => [
  ...new Set(
    linksOf(within).flatMap(({ href, element }) =>
      categorySlugOfPath(href) !== null && textOf(element) !== '' ? [textOf(element)] : [],
    ),
  ),
]

/** True for elements without a name: prices, controls, texts of other parts. */
const isNameless = (element: Element): boolean =>
  /^(?:button|select|option|label|script|style|svg)$/.test(element.name) ||
  attributeOf(element, 'data-wf-sku-bindings') !== null ||
  (element.name !== 'form' && /commerce-/.test(attributeOf(element, 'data-node-type') ?? '')) ||
  classesOf(element).some((name) =>
    /^w-(?:condition-invisible|commerce-commerceaddtocart(?:outofstock|error))$/.test(name),
  )

function nameCandidates(scope: Element): readonly Element[] {
  const found: Element[] = []
  const visit = (element: Element): void => {
    if (isNameless(element)) return
    const children = element.children.filter(isTag)
    if (children.length === 0 || /^h[1-6]$/.test(element.name)) {
      if (textOf(element) !== '') found.push(element)
      return
    }
    children.forEach(visit)
  }
  visit(scope)
  return found
}

const isNamed = (element: Element): boolean =>
  classesOf(element).some((name) => /(?:^|[-_])(?:name|title|heading)(?:[-_]|$)/i.test(name))

/**
 * The name: a heading, else an element that the designer called a name or title, else the first words. Of
 * several, the one that the address contains too, since an entry may begin with its category.
 */
export function nameIn(scope: Element, slug: string | null): string | null {
  const candidates = nameCandidates(scope)
  const isCalledName = (element: Element): boolean =>
    closest(element, (each) => each === scope || isNamed(each)) !== scope
  const headings = candidates.filter(({ name }) => /^h[1-6]$/.test(name))
  for (const group of [headings, candidates.filter(isCalledName)]) {
    const name = productNameOf([
      ...group.map((element) => ({ source: 'entry' as const, text: textOf(element) })),
      ...(slug === null ? [] : [{ source: 'slug' as const, text: slug }]),
    ])
    if (name !== null) return name
  }
  return firstText(candidates)
}

/** True if the price of the variant is bound in one of these elements. */
export const hasBoundPrice = (within: readonly Element[]): boolean => showing(within, /^f_price_/).length > 0

/** Prices bound to the variant; without any, prices in plain text. `own`: the currency that the page states. */
export function pricesIn(
  within: readonly Element[],
  part: readonly Element[],
  own: string | null,
): PriceTexts {
  const price = firstText(showing(within, /^f_price_/))
  return price === null
    ? priceTextsIn(part, own)
    : { price, compareAt: firstText(showing(within, /^f_compare_at_price_/)) }
}

/** The parts of an entry of a list, the same for each form in it. */
function cardParts(card: Element, path: string, own: string | null) {
  const within = descendants(card)
  const slug = slugIn([card, ...within])
  return {
    source: 'card',
    slug,
    name: nameIn(card, slug),
    images: fromRoot(path, imagesOf(within)),
    description: null,
    categories: categoriesIn(within),
    ...pricesIn(within, within, own),
  } as const
}

/** The parts of a product's page, the same for each form on it. */
function pageParts(page: ParsedPage, path: string, outside: readonly Element[]) {
  const main = showing(outside, /^f_main_image/).flatMap((element) => attributeOf(element, 'src') || [])
  const more = outside.filter((element) => closest(element, (each) => hasClass(each, 'w-dyn-repeater-item')))
  const og = metaOf(page, 'og:image')
  const slug = pageIdentity(page).itemSlug ?? slugOfPublishedPath(path)
  const images = [...main, ...(main.length === 0 && og !== null ? [og] : []), ...imagesOf(more)]
  return {
    source: 'page',
    slug,
    clues: nameClues(page, outside, slug),
    images: fromRoot(path, [...new Set(images)]),
    categories: categoriesIn(outside),
  } as const
}

const fromRoot = (path: string, images: readonly string[]): readonly string[] =>
  images.slice(0, MAX_IMAGES).map((address) => rootAddress(path, address))

/**
 * The products on a saved page of a published shop, one result for each occurrence. `path`: the page's path
 * in its folder. Exports name no products, so nothing is found on them.
 */
export function productsOnPage(page: ParsedPage, path: string): readonly FoundProduct[] {
  const own = currencyCodeOf(page)
  const inCard = oncePer((card: Element) => cardParts(card, path, own))
  const onPage = oncePer((outside: readonly Element[]) => ({
    ...pageParts(page, path, outside),
    pricesIn: oncePer((part: readonly Element[]) => pricesIn(outside, part, own)),
  }))
  const shownWith = (form: Element) => {
    const card = closest(form, isEntry)
    if (card !== null) return inCard(card)
    const { name, description, outside, part } = ownWords(page, form)
    const { pricesIn: pricesOf, ...parts } = onPage(outside)
    return { ...parts, name, description, ...pricesOf(part) }
  }
  return productForms(page).flatMap(({ productId, skuId, element }): readonly FoundProduct[] =>
    productId === null
      ? []
      : [{ ...shownWith(element), productId, skuId, options: optionsOf(element), chosen: chosenIn(element) }],
  )
}

/** A link to a product's page with its text: if entries have no product ids, the link shows the address. */
export interface ProductLink {
  readonly slug: string
  readonly text: string
}

/** The links of a page to products. */
export const productLinksOn = ({ elements }: ParsedPage): readonly ProductLink[] =>
  linksOf(elements).flatMap(({ href, element }) => {
    const slug = slugOfPublishedPath(href)
    const text = slug === null ? null : nameIn(element, slug)
    return slug !== null && text !== null ? [{ slug, text }] : []
  })
