import { BUILDER_MARKUP } from '../../../../core/builder-markup/index.js'
import type { PageFacts } from '../../../../core/animation/index.js'
import { attributeOf, classesOf, unique } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'

/** The ids that a page states on its root element; null where it states none. */
export interface PageIdentity {
  readonly pageId: string | null
  readonly siteId: string | null
  /** Host the page was published on. */
  readonly domain: string | null
  readonly locale: string | null
  readonly language: string | null
  /** On the page of an item: the collection and the item. */
  readonly collectionId: string | null
  readonly itemSlug: string | null
  readonly title: string
}

/** The public keys of payment providers on a published page. */
export interface PublishedKeys {
  /** `data-publishable-key` of buttons that lead to the checkout: with one, the checkout was enabled. */
  readonly checkoutKeys: readonly string[]
  /** `data-wf-ecomm-key` of the provider's script. */
  readonly providerKeys: readonly string[]
}

const textOf = ({ elements }: ParsedPage, tag: string): string => {
  const [child] = elements.find(({ name }) => name === tag)?.children ?? []
  return child && 'data' in child ? child.data.trim() : ''
}

/** Reads the root element of a page. */
export function pageIdentity(page: ParsedPage): PageIdentity {
  const root = page.elements.find(({ name }) => name === 'html')
  const read = (name: string): string | null => (root && attributeOf(root, name)) || null
  return {
    pageId: read('data-wf-page'),
    siteId: read('data-wf-site'),
    domain: read('data-wf-domain'),
    locale: read('data-wf-locale'),
    language: read('lang'),
    collectionId: read('data-wf-collection'),
    itemSlug: read('data-wf-item-slug'),
    title: textOf(page, 'title'),
  }
}

const valuesOf = ({ elements }: ParsedPage, name: string): readonly string[] =>
  unique(elements.flatMap((element) => attributeOf(element, name) || []))

/** The keys that a published page makes public. */
export const publishedKeys = (page: ParsedPage): PublishedKeys => ({
  checkoutKeys: valuesOf(page, 'data-publishable-key'),
  providerKeys: valuesOf(page, 'data-wf-ecomm-key'),
})

/** The parts of a page that interaction data may refer to. */
export const interactionTargets = (page: ParsedPage): PageFacts => ({
  markup: BUILDER_MARKUP,
  pageId: pageIdentity(page).pageId,
  ids: new Set(valuesOf(page, BUILDER_MARKUP.idAttribute)),
  classes: new Set(page.elements.flatMap(classesOf)),
})
