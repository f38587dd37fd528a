import type { Element } from 'domhandler'
import { defaultSku, isInStock, itemTitle } from '../../../../core/catalog/index.js'
import type { Product, Sku } from '../../../../core/catalog/index.js'
import { toDecimalString } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { attributeSetting, escapeAttribute } from '../attribute-edit.js'
import type { Edit } from '../edits.js'
import { attributeOf, headEnd, ownText } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { scriptJson } from '../script-json.js'
import { drawingEdits, setText } from './draft.js'
import { escapeHtml } from '../../../../core/shared/index.js'

/** The data for search engines and link previews in a page's head. */
export interface ItemHead {
  readonly name: string
  /** Its Open Graph type. */
  readonly type: 'product' | 'article' | 'website'
  readonly description: string
  /** The saved name, which the page's title may contain. @default none */
  readonly formerName?: string
  /** The owner's complete title for search engines. @default made from the name */
  readonly ownTitle?: string
  /**
   * True: the owner wrote the description for search engines, which replaces that of the page. @default false
   */
  readonly isOwnDescription?: boolean
  /** The address of its picture; null: none. */
  readonly imageUrl: string | null
  /** The canonical address of the product; null: the address of the site is unknown. */
  readonly address: string | null
  /** Structured data (schema.org), each one block. */
  readonly data: readonly object[]
}

/** The site of a page. */
export interface SiteFacts {
  readonly name: string
  /** The address of the site, without a slash at its end; null: unknown. */
  readonly baseUrl: string | null
  /** The locale of prices; absent: that of each page. */
  readonly priceLocale?: string | null
}

/** The texts of a page about its item. */
export interface ItemWords {
  readonly name: string
  readonly description: string
  /** Their language; null: the page does not state it. */
  readonly language: string | null
}

/** The length up to which search engines show a description. */
const DESCRIPTION_CHARACTERS = 160

/** A text for search engines, cut after a word. */
export const shortened = (text: string): string =>
  text.length <= DESCRIPTION_CHARACTERS
    ? text
    : `${text.slice(0, DESCRIPTION_CHARACTERS - 1).replace(/\s+\S*$/, '')}…`

/** Makes an address of the site absolute; unchanged if the site's own is unknown. */
export const absolute = (baseUrl: string | null, address: string): string =>
  baseUrl !== null && URL.canParse(address, `${baseUrl}/`) ? new URL(address, `${baseUrl}/`).href : address

const AVAILABILITY = { in: 'https://schema.org/InStock', out: 'https://schema.org/OutOfStock' }

/** The page about a product in a language, since the product itself has no language. */
const pageOf = (address: string | null, inLanguage: string): object => ({
  '@type': 'WebPage',
  ...(address === null ? {} : { '@id': address }),
  inLanguage,
})

const textField = ({ fields }: Product, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The manufacturer of a product, as EU law requires it (regulation 2023/988); empty if none is given. */
function manufacturerOf(product: Product): object {
  const [name, address, contact] = ['', '-address', '-contact'].map((part) =>
    textField(product, `manufacturer${part}`),
  )
  if (!name) return {}
  const reached = contact?.includes('@') ? { email: contact } : { url: contact }
  return {
    manufacturer: {
      '@type': 'Organization',
      name,
      ...(address && { address }),
      ...(contact && reached),
    },
  }
}

const specification = (price: Money, more: object): object => ({
  '@type': 'UnitPriceSpecification',
  price: toDecimalString(price),
  priceCurrency: price.currency,
  ...more,
})

/** The unit price of a variant that is sold by measure. */
const unitPriceData = ({ price, unit }: Sku): readonly object[] =>
  unit == null
    ? []
    : [
        specification(price, {
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: unit.content.amount,
            unitText: unit.content.unit,
            valueReference: {
              '@type': 'QuantitativeValue',
              value: unit.base.amount,
              unitText: unit.base.unit,
            },
          },
        }),
      ]

/**
 * The former price, which search engines strike through: in the EU a reduction must refer to the lowest price
 * of the 30 days before it (Court of Justice, C-330/23).
 */
const formerPriceData = ({ price, lowestPrior }: Sku): readonly object[] =>
  lowestPrior === undefined || lowestPrior.amount <= price.amount
    ? []
    : [specification(lowestPrior, { priceType: 'https://schema.org/StrikethroughPrice' })]

function priceData(sku: Sku): object {
  const all = [...formerPriceData(sku), ...unitPriceData(sku)]
  return all.length === 0 ? {} : { priceSpecification: all.length === 1 ? all[0] : all }
}

/** The head of a product's page. */
export function productHead(
  product: Product,
  words: ItemWords,
  path: string,
  { name, baseUrl }: SiteFacts,
): ItemHead {
  const sku = defaultSku(product)
  const [ownTitle, ownDescription] = [textField(product, 'seo-title'), textField(product, 'seo-description')]
  const description = ownDescription || shortened(words.description)
  const address = baseUrl === null ? null : baseUrl + path
  const images = [sku?.mainImage, ...(sku?.moreImages ?? [])]
    .flatMap((image) => image?.url || [])
    .map((url) => absolute(baseUrl, url.startsWith('/') || /^https?:/.test(url) ? url : `/${url}`))
  const offers = product.skus.map((each) => ({
    '@type': 'Offer',
    price: toDecimalString(each.price),
    priceCurrency: each.price.currency,
    availability: isInStock(each) ? AVAILABILITY.in : AVAILABILITY.out,
    ...(each.code === null ? {} : { sku: each.code }),
    ...priceData(each),
    ...(address === null ? {} : { url: address }),
  }))
  const crumbs = [
    { name, item: `${baseUrl ?? ''}/` },
    { name: words.name, item: address ?? path },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }))
  return {
    name: words.name,
    type: 'product',
    description,
    ...(ownTitle && { ownTitle }),
    isOwnDescription: ownDescription !== '',
    imageUrl: images[0] ?? null,
    address,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: words.name,
        ...(description === '' ? {} : { description }),
        ...(images.length === 0 ? {} : { image: images }),
        ...(sku?.code ? { sku: sku.code } : {}),
        ...manufacturerOf(product),
        ...(address === null ? {} : { url: address }),
        ...(words.language === null ? {} : { mainEntityOfPage: pageOf(address, words.language) }),
        offers: offers.length === 1 ? offers[0] : offers,
      },
      { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: crumbs },
    ],
  }
}

const metaName = (element: Element): string =>
  element.name === 'meta'
    ? (attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '').toLowerCase()
    : ''

/** Structured data as a script, which they cannot end. */
const dataBlock = (data: object): string => `<script type="application/ld+json">${scriptJson(data)}</script>`

/**
 * Adds missing data to the head of an item's page: values of the page stay, empty ones of an export are
 * filled.
 */
export function headEdits({ elements }: ParsedPage, head: ItemHead): readonly Edit[] {
  const end = headEnd(elements)
  const title = elements.find(
    ({ name, parent }) => name === 'title' && (parent as Element | null)?.name === 'head',
  )
  const { formerName = '' } = head
  const renamed = (text: string): string | null =>
    formerName !== '' && formerName !== head.name && text.includes(formerName)
      ? text.replace(formerName, () => head.name)
      : null
  const newTitle =
    head.ownTitle ?? itemTitle(title ? ownText(title) : '', head.name) ?? renamed(title ? ownText(title) : '')
  const said = newTitle ?? (title ? ownText(title).trim() : head.name)
  const wanted: readonly (readonly [string, string, 'name' | 'property'])[] = [
    ['description', head.description, 'name'],
    ['og:title', said, 'property'],
    ['og:description', head.description, 'property'],
    ['og:image', head.imageUrl ?? '', 'property'],
    ['twitter:title', said, 'property'],
    ['twitter:description', head.description, 'property'],
    ['twitter:image', head.imageUrl ?? '', 'property'],
    ['og:url', head.address ?? '', 'property'],
    ['og:type', head.type, 'property'],
  ]
  const added: string[] = []
  const edits = wanted.flatMap(([name, value, attribute]) => {
    const known = elements.filter((element) => metaName(element) === name)
    if (value === '') return []
    if (known.length === 0 && !name.startsWith('twitter:'))
      added.push(`<meta ${attribute}="${name}" content="${escapeAttribute(value)}">`)
    return known.flatMap((element) => {
      const content = attributeOf(element, 'content') ?? ''
      const isEmpty = (head.isOwnDescription === true && name.endsWith('description')) || isOpen(content)
      const text = isEmpty ? value : name.endsWith('title') ? renamed(content) : null
      return text === null ? [] : (attributeSetting(element, 'content', text) ?? [])
    })
  })
  if (title && newTitle !== null) edits.push(...drawingEdits(title, (draft) => setText(draft, newTitle)))
  if (!title && newTitle !== null) added.push(`<title>${escapeHtml(newTitle)}</title>`)
  const hasCanonical = elements.some(
    (element) => element.name === 'link' && attributeOf(element, 'rel') === 'canonical',
  )
  if (!hasCanonical && head.address !== null)
    added.push(`<link rel="canonical" href="${escapeAttribute(head.address)}">`)
  const known = elements.some(
    (element) => attributeOf(element, 'type') === 'application/ld+json' && /"Product"/.test(ownText(element)),
  )
  if (!known) added.push(...head.data.map(dataBlock))
  if (end === null || added.length === 0) return edits
  return [...edits, { start: end, end, text: `${added.join('\n')}\n` }]
}

/** True if only the text around the name is left, as in an export: nothing, or `- Brand`. */
const isOpen = (content: string): boolean => content.trim() === '' || /^\s*[-–|·:]/.test(content)
