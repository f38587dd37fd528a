import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { isPriceText } from '../../../../core/money/index.js'
import { oncePer } from '../../../../core/shared/index.js'
import { attributeOf, hasClass } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { textOf } from '../text-of.js'
import { bodyOf } from './product-elements.js'

/** The texts of a page about its product, with their places. */
interface OwnWords {
  /** The product's name; null: unknown. */
  readonly name: string | null
  readonly description: string | null
  /** The parts of the page outside of list entries. */
  readonly outside: readonly Element[]
  /** The parts that are about the product. */
  readonly part: readonly Element[]
}

/** True if an element is an entry of a list; pictures of one product are not. */
export const isEntry = (element: Element): boolean =>
  hasClass(element, 'w-dyn-item') && !hasClass(element, 'w-dyn-repeater-item')

/** The elements of a part of an unchanging page outside of the list entries in it. */
const outsideEntries = oncePer((scope: Element): readonly Element[] => {
  const found: Element[] = []
  const open = [...scope.children].reverse()
  for (let child = open.pop(); child !== undefined; child = open.pop()) {
    if (!isTag(child) || isEntry(child)) continue
    found.push(child)
    open.push(...[...child.children].reverse())
  }
  return found
})

const NONE: readonly Element[] = []

/** The part of a page about its product: the smallest one with both its name and its form. */
function productPart(form: Element, heading: Element | undefined): readonly Element[] {
  const above = new Set<Element>()
  for (let each = heading ?? null; each !== null; each = pageNodes.parent(each)) above.add(each)
  let part: Element | null = form
  while (part !== null && !above.has(part)) part = pageNodes.parent(part)
  return part === null ? NONE : outsideEntries(part)
}

/** The description of a product: the rich text, or the longest paragraph beside its form that is no price. */
const descriptionIn = oncePer((within: readonly Element[]): string | null => {
  const rich = within.filter((element) => hasClass(element, 'w-richtext')).map(textOf)
  const paragraphs = within
    .filter(({ name }) => name === 'p')
    .map(textOf)
    .filter((text) => !isPriceText(text))
  const [longest] = [...(rich.some((text) => text !== '') ? rich : paragraphs)].sort(
    (one, other) => other.length - one.length,
  )
  return longest === undefined || longest === '' ? null : longest
})

/** The value of an Open Graph property of a page; null: none. */
export const metaOf = ({ elements }: ParsedPage, property: string): string | null =>
  elements.flatMap((element) =>
    element.name === 'meta' && attributeOf(element, 'property') === property
      ? attributeOf(element, 'content') || []
      : [],
  )[0] ?? null

/**
 * The heading that names the page: one that the page's title repeats. Other headings may belong to a search
 * or a newsletter.
 */
function namingHeading(page: ParsedPage, outside: readonly Element[]): Element | undefined {
  const headings = outside.filter((element) => element.name === 'h1' && textOf(element) !== '')
  const titles = [metaOf(page, 'og:title') ?? '', ...page.elements.filter(isTitle).map(textOf)]
  const said = titles.map((title) => title.toLowerCase())
  return (
    headings.find((heading) => said.some((title) => title.includes(textOf(heading).toLowerCase()))) ??
    headings[0]
  )
}

const isTitle = ({ name, parent }: Element): boolean =>
  name === 'title' && parent !== null && isTag(parent) && parent.name === 'head'

/** The facts of a page that are the same for each of its forms. */
const pageWords = oncePer((page: ParsedPage) => {
  const body = bodyOf(page)
  const outside = body === null ? [] : outsideEntries(body)
  const heading = namingHeading(page, outside)
  return {
    outside,
    heading,
    name: heading === undefined ? metaOf(page, 'og:title') : textOf(heading),
    description: metaOf(page, 'og:description'),
  }
})

/** The texts of a saved page about the product of `form`. */
export function ownWords(page: ParsedPage, form: Element): OwnWords {
  const { outside, heading, name, description } = pageWords(page)
  const part = productPart(form, heading)
  return { name, description: descriptionIn(part) ?? description, outside, part }
}
