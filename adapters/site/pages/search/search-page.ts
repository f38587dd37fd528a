import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { searchExcerpt, searchQuery, searchTerms, searchScore } from '../../../../core/site/index.js'
import type { SearchableText, SearchHit } from '../../../../core/site/index.js'
import { sortSteps } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { completeLinks, emptyStateOf } from '../../../../core/recognition/index.js'
import { attributeSetting } from '../attribute-edit.js'
import type { Edit } from '../edits.js'
import { attributeOf, hasClass } from '../elements.js'
import { pageForms } from '../facts/page-forms.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { descendants, selectIn } from '../select.js'
import {
  copyOf,
  drawingEdits,
  makeElement,
  outerText,
  setChildren,
  setText,
  toggleClass,
} from '../shop/draft.js'
import { pageDraft } from '../shop/page-draft.js'
import { bodyOf, closestTo } from '../shop/product-elements.js'

/** The path of the search page, also in a language folder. */
const SEARCH_PATH = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?search(?:\.html)?\/?$/i

/** The name of the builder's search field. */
const FIELD = 'query'

/** Maximum number of shown hits. */
const MAX_HITS = 50

/** The list that an owner has marked for search results. */
const PLACE = '.w-dyn-list[data-vitrine-search]'

/** The query of a visitor at an address; null for other pages. */
export function searchedAt(path: string, query: string): string | null {
  return SEARCH_PATH.test(path) ? searchQuery(new URLSearchParams(query).get(FIELD) ?? '') : null
}

/** Searches texts, the best match first. */
function* find(query: string, texts: readonly SearchableText[]): Steps<readonly SearchHit[]> {
  const terms = searchTerms(query)
  const fits: { readonly text: SearchableText; readonly worth: number }[] = []
  for (const text of texts) {
    yield
    const worth = searchScore(text, terms)
    if (worth > 0) fits.push({ text, worth })
  }
  return (yield* sortSteps(fits, (one, other) => other.worth - one.worth))
    .slice(0, MAX_HITS)
    .map(({ text: { title, address, text } }) => ({ title, address, excerpt: searchExcerpt(text, terms) }))
}

/** The element of an entry for a text: marked by the owner, else the first of its kind. */
const slotOf = (inside: readonly Element[], name: string, kinds: RegExp): Element | undefined =>
  inside.find((each) => attributeOf(each, 'data-vitrine-bind') === name) ??
  inside.find((each) => kinds.test(each.name) && !each.children.some(isTag))

/** An entry of the owner's list with a hit. */
function entryOf(sample: Element, { title, address, excerpt }: SearchHit): Element {
  const entry = copyOf(sample)
  const inside = descendants(entry)
  const heading = slotOf(inside, 'name', /^h[1-6]$/) ?? slotOf(inside, 'name', /^(?:a|div|span|strong)$/)
  if (heading !== undefined) {
    setText(heading, title)
    toggleClass(heading, 'w-dyn-bind-empty', false)
  }
  const words = slotOf(inside, 'description', /^p$/)
  if (words !== undefined) {
    setText(words, excerpt)
    toggleClass(words, 'w-dyn-bind-empty', excerpt === '')
  }
  completeLinks(pageDraft, entry, { address, name: title })
  return entry
}

/** Draws the hits into the owner's list, or its empty state. */
function listEdits(root: Element, hits: readonly SearchHit[]): readonly Edit[] {
  const host = selectIn(root, '.w-dyn-items').find((each) => closestTo(each, '.w-dyn-list') === root)
  const [sample] = host?.children.filter(isTag) ?? []
  if (host === undefined || sample === undefined) return []
  const isEmpty = hits.length === 0
  const empty = emptyStateOf(pageNodes, root)
  return [
    ...drawingEdits(host, (draft) => {
      setChildren(
        draft,
        hits.map((hit) => entryOf(sample, hit)),
      )
      toggleClass(draft, 'w-dyn-hide', isEmpty)
    }),
    ...(empty === undefined
      ? []
      : drawingEdits(empty, (draft) => toggleClass(draft, 'w-dyn-hide', !isEmpty))),
  ]
}

const countText = (query: string, count: number): string =>
  count === 0
    ? `No results for “${query}”.`
    : `${count === 1 ? '1 result' : `${count} results`} for “${query}”`

/** The results as a list with the builder's classes. */
function madeResults(query: string, hits: readonly SearchHit[]): Element {
  const count = makeElement(
    'p',
    { class: 'vitrine-search-count', role: 'status' },
    countText(query, hits.length),
  )
  const entries = hits.map(({ title, address, excerpt }) =>
    makeElement('div', { role: 'listitem', class: 'search-result-item w-dyn-item' }, [
      makeElement('a', { href: address, class: 'search-result-link' }, title),
      ...(excerpt === '' ? [] : [makeElement('p', {}, excerpt)]),
    ]),
  )
  const list = makeElement('div', { role: 'list', class: 'search-result-items w-dyn-items' }, entries)
  const attributes = { class: 'search-result-list w-dyn-list' }
  return makeElement('div', attributes, hits.length === 0 ? [count] : [count, list])
}

const isInFrame = (form: Element): boolean => closestTo(form, 'nav, header, footer, .w-nav') !== null

/** The search form above the results; the page's own form takes precedence over one in its header. */
function resultForm(page: ParsedPage): Element | undefined {
  const forms = pageForms(page).flatMap(({ kind, element }) => (kind === 'search' ? [element] : []))
  return forms.find((form) => !isInFrame(form)) ?? forms[0]
}

/** The end of a form in the text of its page, with the builder's wrapper; null if it is not in the text. */
function endOf(form: Element): number | null {
  const around = form.parent
  const wrapper = around !== null && isTag(around) && hasClass(around, 'w-form') ? around : form
  return wrapper.sourceCodeLocation?.endOffset ?? null
}

/** Keeps the query in the fields of search forms. */
const fieldEdits = (page: ParsedPage, query: string): readonly Edit[] =>
  pageForms(page).flatMap(({ kind, element }) =>
    kind === 'search'
      ? descendants(element).flatMap((field) =>
          field.name === 'input' && attributeOf(field, 'name') === FIELD
            ? (attributeSetting(field, 'value', query) ?? [])
            : [],
        )
      : [],
  )

/**
 * Draws the hits into the search page, step by step: into the marked list (`data-vitrine-search`), else after its
 * form. Without a query the marked list is empty and nothing else is drawn.
 */
export function* searchSteps(
  page: ParsedPage,
  query: string,
  texts: readonly SearchableText[],
): Steps<readonly Edit[]> {
  const body = bodyOf(page)
  if (body === null) return []
  const hits = yield* find(query, texts)
  const [place] = selectIn(body, PLACE)
  if (query === '') return place === undefined ? [] : hiddenEdits(place)
  if (place !== undefined) return [...fieldEdits(page, query), ...listEdits(place, hits)]
  const form = resultForm(page)
  const end = form === undefined ? null : endOf(form)
  if (end === null) return []
  return [...fieldEdits(page, query), { start: end, end, text: outerText(madeResults(query, hits)) }]
}

/** Without a query, neither entries nor the empty state are shown. */
const hiddenEdits = (root: Element): readonly Edit[] =>
  drawingEdits(root, (draft) => toggleClass(draft, 'w-dyn-hide', true))
