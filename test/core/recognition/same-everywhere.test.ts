/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import type { Element as TreeElement } from 'domhandler'
import fc from 'fast-check'
import { PRODUCT_TABLES, RECOGNITION_TABLES } from '../../../core/builder-markup/index.js'
import { domNodes } from '../../../adapters/browser/template/dom-nodes.js'
import { pageNodes, parsePage } from '../../../adapters/site/pages/index.js'
import {
  lacksPrice,
  recogniseEntry,
  recognisePage,
  recogniseProduct,
} from '../../../core/recognition/index.js'
import type { PageNodes } from '../../../core/recognition/index.js'
import { valueOf } from '../../support/value-of.js'

/** Elements of a document or a tree by a number of their own, so that both can be compared. */
interface Side<N> {
  readonly nodes: PageNodes<N>
  readonly elements: readonly N[]
}

/** All results of recognition for a page, as numbers and texts. */
function readingOf<N>({ nodes, elements }: Side<N>) {
  const numberOf = (node: N): number => elements.indexOf(node)
  const recogniser = { nodes, tables: RECOGNITION_TABLES }
  const body = elements.find((node) => nodes.tag(node) === 'body') as N
  const written = (found: ReadonlyMap<N, unknown>) =>
    [...found].map(([node, value]) => [numberOf(node), value] as const).sort(([a], [b]) => a - b)
  const forms = nodes.select(body, '[data-node-type="commerce-add-to-cart-form"]')
  const entries = nodes.select(body, '.w-dyn-item')
  return {
    page: written(recognisePage(recogniser, body, true)),
    named: written(recognisePage(recogniser, body, false)),
    entries: RECOGNITION_TABLES.entryBlocks.flatMap(({ scope }) =>
      nodes
        .select(body, '[class^="w-commerce"], .w-dyn-item')
        .map((entry) => written(recogniseEntry(recogniser, entry, scope))),
    ),
    products: [
      ...forms.map((form) => ({ form, wrapper: body })),
      ...entries.map((wrapper) => ({ form: null, wrapper })),
    ].map((place) =>
      recogniseProduct(nodes, PRODUCT_TABLES, place, []).map(
        ({ field, element }) => [field, numberOf(element)] as const,
      ),
    ),
    prices: entries.map((entry) => lacksPrice(nodes, PRODUCT_TABLES, entry)),
  }
}

function inDocument(html: string): Side<Element> {
  const document = new DOMParser().parseFromString(html, 'text/html')
  return { nodes: domNodes, elements: [...document.querySelectorAll('*')] }
}

const inTree = (html: string): Side<TreeElement> => ({
  nodes: pageNodes,
  elements: valueOf(parsePage(html)).elements,
})

const CLASSES = [
  'w-dyn-item',
  'w-dyn-bind-empty',
  'w-nav',
  'w-richtext',
  'Price-Tag',
  'compare-price',
  'product-title',
  'name_big',
  'line',
  'text-block-5',
  ...RECOGNITION_TABLES.pageBlocks
    .concat(RECOGNITION_TABLES.entryBlocks)
    .flatMap(({ roles, scope }) => [scope, ...roles.map(({ selector }) => selector)])
    .flatMap((selector) => selector.match(/w-commerce-[\w-]+/g) ?? []),
]
const NODE_TYPES = [
  'commerce-cart-wrapper',
  'commerce-add-to-cart-form',
  ...RECOGNITION_TABLES.pageBlocks.flatMap(({ scope }) => scope.match(/commerce-[\w-]+(?=")/g) ?? []),
]
const NAMES = [
  ...Object.keys(RECOGNITION_TABLES.pageNames),
  ...Object.keys(RECOGNITION_TABLES.entryNames),
  'nonsense',
]
const TAGS = [
  'div',
  'div',
  'div',
  'span',
  'p',
  'h1',
  'h2',
  'ul',
  'li',
  'a',
  'b',
  'section',
  'label',
  'table',
  'td',
  'form',
  'svg',
  'button',
  'main',
  'nav',
]
const VOID = ['img', 'input', 'br']

const attributes = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...CLASSES), { maxLength: 3 }),
    fc.option(fc.constantFrom(...NODE_TYPES), { freq: 4 }),
    fc.option(fc.constantFrom(...NAMES), { freq: 8 }),
    fc.option(
      fc.constantFrom(
        'name="email"',
        'name="address_city"',
        'data-wf-bindings="[]"',
        'data-wf-cart-action="remove-item"',
        'src=""',
        'src="a.png"',
        'style="height: 1px"',
        'data-wf-conditions',
      ),
      { freq: 4 },
    ),
  )
  .map(([classes, type, name, other]) =>
    [
      classes.length > 0 ? ` class="${classes.join(' ')}"` : '',
      type === null ? '' : ` data-node-type="${type}"`,
      name === null ? '' : ` data-vitrine-bind="${name}"`,
      other === null ? '' : ` ${other}`,
    ].join(''),
  )

/** Markup as designers and careless hands write it: nested, unclosed, with words and numbers between. */
const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  markup: fc
    .array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom(
          '',
          ' ',
          '\n',
          '12.50',
          '$ 9.99 USD',
          'Words',
          '&nbsp;',
          '<!-- no -->',
          '</div>',
          '</p>',
        ),
        tie('element'),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
  element: fc.oneof(
    fc.tuple(fc.constantFrom(...VOID), attributes).map(([tag, text]) => `<${tag}${text}>`),
    fc
      .tuple(fc.constantFrom(...TAGS), attributes, tie('markup'), fc.boolean())
      .map(([tag, text, inner, isClosed]) => `<${tag}${text}>${inner}${isClosed ? `</${tag}>` : ''}`),
  ),
}))

describe('the blocks of a page', () => {
  it('are recognised alike in a browser’s document and in a parser’s tree', () => {
    let recognised = 0
    fc.assert(
      fc.property(markup, (html) => {
        const [document, tree] = [inDocument(html), inTree(html)]
        expect(tree.elements.map(({ name }) => name)).toEqual(
          document.elements.map(({ localName }) => localName),
        )
        const reading = readingOf(tree)
        expect(reading).toEqual(readingOf(document))
        recognised += reading.page.length + reading.products.flat().length
      }),
      { numRuns: 150 },
    )
    // The comparison covered enough elements.
    expect(recognised).toBeGreaterThan(100)
  }, 120_000)
})
