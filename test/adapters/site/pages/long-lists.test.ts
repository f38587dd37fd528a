import { expect, it } from '@jest/globals'
import {
  collectionSteps,
  hasTooLongList,
  parsePage,
  shopNeeds,
} from '../../../../adapters/site/pages/index.js'
import type { ParsedPage } from '../../../../adapters/site/pages/index.js'
import { visiblePartSteps } from '../../../../adapters/site/pages/transforms/visible-parts.js'
import type { Collection } from '../../../../core/collections/index.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { countedSteps } from '../../../support/site/counted-steps.js'
import { valueOf } from '../../../support/value-of.js'

const THINGS: Collection = {
  slug: 'things',
  fields: [{ slug: 'name', label: 'Name', kind: 'text' }],
  nameField: 'name',
  items: [{ slug: 'one', name: 'One', values: new Map([['name', 'One']]) }],
}

const pageOf = (body: string): ParsedPage => valueOf(parsePage(`<html><body>${body}</body></html>`))

const list = (entries: string, attribute = ''): string =>
  `<div class="w-dyn-list" ${attribute}><div class="w-dyn-items">${entries}</div></div>`
const entry = (content: string): string => `<div class="w-dyn-item">${content}</div>`

const drawingOf = (page: ParsedPage): Steps<readonly unknown[]> =>
  collectionSteps(
    page,
    { collections: [THINGS], withPages: new Set(), site: { name: 'A', baseUrl: null } },
    { path: '/', query: null, others: new Set() },
  )
const drawn = (page: ParsedPage): number => allAtOnce(drawingOf(page)).length

const EMPTY = '<p class="w-dyn-bind-empty"></p>'
const ofThings = (content: string): string => list(entry(content), 'data-vitrine-collection="things"')
const ofProducts = (content: string): string => list(entry(`<a href="detail_product.html">x</a>${content}`))

it('draws an entry of 1,000 elements, and leaves a longer one as it is', () => {
  const [some, most] = [pageOf(ofThings(EMPTY.repeat(999))), pageOf(ofThings(EMPTY.repeat(1_000)))]
  expect(drawn(some)).toBeGreaterThan(0)
  expect(drawn(most)).toBe(0)
  expect([some, most].map(hasTooLongList)).toEqual([false, true])
})

it('reads a list of products up to the same bound', () => {
  const [some, most] = [pageOf(ofProducts(EMPTY.repeat(900))), pageOf(ofProducts(EMPTY.repeat(1_000)))]
  expect(shopNeeds(some, '/')?.lists).toHaveLength(1)
  expect(shopNeeds(most, '/')).toBeNull()
})

it('leaves a list of many entries as it is, and draws the list beside it', () => {
  const long = list(entry('<a href="product/a.html">$ 1</a>').repeat(7_500))
  const page = pageOf(long + ofProducts(''))
  expect(shopNeeds(page, '/')?.lists).toHaveLength(1)
  expect(hasTooLongList(page)).toBe(true)
})

it('leaves out a list around an entry that is too long, and draws no list in that entry', () => {
  const page = pageOf(ofThings(`${EMPTY.repeat(1_000)}${ofThings(EMPTY)}`))
  expect(drawn(page)).toBe(0)
})

it('removes a part for others once, however many of its parts are for others, too', () => {
  const nested = '<div data-vitrine-audience="gold">'.repeat(400) + 'secret' + '</div>'.repeat(400)
  const { edits } = allAtOnce(visiblePartSteps(pageOf(nested.repeat(20)), PUBLIC))
  expect(edits).toHaveLength(20)
})

it.each([
  ['page without scripts', (part: string) => `<noscript>${part.repeat(3_000)}</noscript>`],
  ['page in a frame', (part: string) => `<iframe srcdoc='${part.repeat(3_000)}'></iframe>`],
  ['remark', (part: string) => `<!-- ${part.repeat(3_000)} -->`],
])('reads the parts of a %s in turns', (_, around) => {
  const page = pageOf(around('<p data-vitrine-audience="gold">secret</p>'))
  const { turns, value } = countedSteps(visiblePartSteps(page, PUBLIC))
  expect(turns).toBeGreaterThan(10)
  expect(value.edits).toHaveLength(1)
})

it('looks at each list of an unknown collection in a step of its own', () => {
  const page = pageOf(list(entry(EMPTY), 'data-vitrine-collection="others"').repeat(50))
  expect(countedSteps(drawingOf(page)).turns).toBeGreaterThanOrEqual(50)
})
