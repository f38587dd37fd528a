import { describe, expect, it } from '@jest/globals'
import { addCart, addProductForm } from '../../../../../adapters/site/export/index.js'
import { makePage } from '../../../../../adapters/site/export/pieces/made-pages.js'
import { NO_LOOK } from '../../../../../adapters/site/export/pieces/look/site-look.js'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import type { ParsedPage } from '../../../../../adapters/site/pages/index.js'
import { shopErrorAttribute } from '../../../../../core/builder-markup/index.js'
import {
  ADD_TO_CART_PROBLEMS,
  CART_PROBLEMS,
  CHECKOUT_PROBLEMS,
  LINES_LEFT,
} from '../../../../../core/errors/index.js'
import type { ProblemFacts } from '../../../../../core/errors/index.js'
import { valueOf } from '../../../../support/value-of.js'

const siteIn = (language: string): ParsedPage =>
  valueOf(
    parsePage(
      `<!doctype html><html lang="${language}"><head><title>x | ACME</title></head><body>` +
        '<div class="w-nav"><nav class="w-nav-menu"></nav></div><section><h1></h1></section><footer></footer>' +
        '</body></html>',
    ),
  )

const KINDS = ['checkout', 'confirmation', 'product', 'search', 'lost'] as const

/** Every made part of a shop on a site in this language. */
function partsIn(language: string): readonly ParsedPage[] {
  const site = siteIn(language)
  const pieces = { look: NO_LOOK, slugs: new Set(['mug']) }
  return [
    ...KINDS.map((kind) => valueOf(parsePage(makePage(site, kind, 'DE', NO_LOOK) ?? ''))),
    addCart(site),
    addProductForm(site, 'product/mug.html', pieces),
  ]
}

const READ_ALOUD = ['aria-label', 'data-loading-text', 'value', 'placeholder', 'title', 'alt']

/** The words of elements that a visitor reads or hears, in their order; templates of lists included. */
function wordsOf({ elements }: ParsedPage): readonly string[] {
  const inTemplates = elements
    .filter(({ attribs }) => attribs['type'] === 'text/x-wf-template')
    .flatMap(({ children: [text] }) =>
      wordsOf(valueOf(parsePage(decodeURIComponent(text !== undefined && 'data' in text ? text.data : '')))),
    )
  const shown = elements
    .filter(({ name }) => name !== 'script' && name !== 'style' && name !== 'option')
    .flatMap(({ children, attribs }) => [
      ...children.map((child) => ('data' in child ? child.data : '')),
      ...READ_ALOUD.map((name) => attribs[name] ?? ''),
    ])
  return [...shown, ...inTemplates]
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /\p{L}{2}/u.test(text))
}

/** Words that are written alike in two of the languages. */
const ALIKE = new Set([
  'Option',
  'Options',
  'Total',
  'Subtotal',
  'html',
  'doctype html',
  '!doctype html',
  'x | ACME',
])

const namesOf = (problems: Readonly<Record<string, ProblemFacts>>): readonly string[] =>
  Object.values(problems).map(({ names: [name = ''] }) => shopErrorAttribute(name))

describe('the made parts of a shop', () => {
  const english = partsIn('en')

  it.each(['de', 'de-AT', 'FR', 'es-419'])('have no English word left on a site in %s', (language) => {
    const made = partsIn(language)
    const kept = made.flatMap((page, index) => {
      const before = new Set(english[index] && wordsOf(english[index]))
      return wordsOf(page).filter((text) => before.has(text) && !ALIKE.has(text))
    })
    expect(kept).toEqual([])
    expect(made.map((page) => wordsOf(page).length)).toEqual(english.map((page) => wordsOf(page).length))
  })

  it.each(['', 'nl', 'zxx-Latn', 'toString'])('are in English on a site in [%s]', (language) => {
    expect(partsIn(language).map(wordsOf)).toEqual(english.map(wordsOf))
  })

  it.each(['de', 'fr', 'es'])(
    'have each problem in %s in the attribute that the page reads, and none in English',
    (language) => {
      const expected = [
        ...namesOf(CHECKOUT_PROBLEMS),
        ...['network', 'lost-answer', 'not-placed', 'empty-cart', 'insecure'].map(shopErrorAttribute),
        ...namesOf(CART_PROBLEMS),
        ...namesOf({ LINES_LEFT }),
        ...namesOf(ADD_TO_CART_PROBLEMS),
      ]
      const attributesOf = (pages: readonly ParsedPage[]): readonly string[] =>
        pages
          .flatMap(({ elements }) => elements.flatMap(({ attribs }) => Object.keys(attribs)))
          .filter((name) => /^data-w-.+-error$/.test(name))
      expect(new Set(attributesOf(partsIn(language)))).toEqual(new Set(expected))
      expect(attributesOf(english)).toEqual([])
    },
  )

  it('name the countries in the language of the site, sorted in it', () => {
    const [page] = partsIn('de')
    const names = (page?.elements ?? [])
      .filter(
        ({ name, parent }) =>
          name === 'option' &&
          parent !== null &&
          'attribs' in parent &&
          parent.attribs['name'] === 'address_country',
      )
      .map(({ children: [text] }) => (text !== undefined && 'data' in text ? text.data : ''))
    expect(names).toEqual(expect.arrayContaining(['Deutschland', 'Österreich']))
    const half = names.slice(0, names.length / 2)
    expect(half).toEqual([...half].sort(new Intl.Collator('de').compare))
  })
})
