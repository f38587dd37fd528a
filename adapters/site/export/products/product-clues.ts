import { isTag, isText } from 'domhandler'
import type { Element } from 'domhandler'
import { toList, toRecord, toText } from '../../../../core/shared/index.js'
import { attributeOf, classesOf, metaOf, textOf } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { currencyCodeOf } from './currency-settings.js'
import { canBeName } from './product-name.js'
import type { NameClue, NameSource } from './product-name.js'

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const dataOf = (script: Element): readonly unknown[] => {
  const data = parsedJson(script.children.map((child) => (isText(child) ? child.data : '')).join(''))
  return Array.isArray(data) ? data : [data, ...toList(toRecord(data)['@graph'])]
}

/** The product names in structured data. */
const namesInData = (elements: readonly Element[]): readonly string[] =>
  elements
    .filter((element) => element.name === 'script' && attributeOf(element, 'type') === 'application/ld+json')
    .flatMap(dataOf)
    .filter((each) => [toRecord(each)['@type']].flat().includes('Product'))
    .flatMap((each) => toText(toRecord(each)['name']) ?? [])

const isBreadcrumb = (element: Element): boolean =>
  [...classesOf(element), attributeOf(element, 'aria-label') ?? ''].some((name) =>
    /bread-?_?crumb/i.test(name),
  )

/** The last entry of a breadcrumb, which names the page itself. */
const lastCrumbs = (outside: readonly Element[]): readonly string[] =>
  outside.filter(isBreadcrumb).flatMap((element) => {
    const words = element.children.filter(isTag).map(textOf)
    return words.filter((text) => text !== '').slice(-1)
  })

/** The possible names on a saved page, by place; `outside`: everything outside of list entries. */
export function nameClues(
  page: ParsedPage,
  outside: readonly Element[],
  slug: string | null,
): readonly NameClue[] {
  const own = currencyCodeOf(page)
  const clues = (source: NameSource, texts: readonly (string | null)[]): readonly NameClue[] =>
    texts.flatMap((text) => (text && canBeName(text, own) ? [{ source, text }] : []))
  return [
    ...clues('json-ld', namesInData(page.elements)),
    ...clues('og', [metaOf(page, 'og:title')]),
    ...clues('heading', outside.filter(({ name }) => name === 'h1').map(textOf)),
    ...clues(
      'title',
      page.elements
        .filter(({ name }) => name === 'title')
        .slice(0, 1)
        .map(textOf),
    ),
    ...clues('breadcrumb', lastCrumbs(outside)),
    ...clues('slug', [slug]),
  ]
}
