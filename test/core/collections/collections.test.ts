import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { allAtOnce, sortSteps } from '../../../core/shared/index.js'
import { pageOfItems, readCollection, selectItems, toReferences } from '../../../core/collections/index.js'
import type { Collection, FieldKind } from '../../../core/collections/index.js'
import { expectOnceBelow, processorMsOf } from '../../support/processes/processor-time.js'

/** Processor time: quadratic work takes minutes. */
const MAX_MS = 5_000

const read = (slug: string, columns: readonly string[], ...rows: readonly string[][]): Collection => {
  const collection = readCollection(slug, columns, rows)
  if (collection === null) throw new Error(`${slug} is no collection`)
  return collection
}

describe('a table of items', () => {
  it('takes time and memory linear in its cells, not in its columns times rows', async () => {
    const columns = ['Name', 'Slug', ...Array.from({ length: 998 }, (_, index) => `c${index}`)]
    const short = Array.from({ length: 100_000 }, () => ['a', 'b'])
    const readBoth = () => [
      read('wide', columns, ...short.slice(0, 10), ['c', 'd', '12']),
      readCollection('wide', columns, short),
    ]
    await expectOnceBelow(MAX_MS, () => processorMsOf(readBoth))
    const [wide, long] = readBoth()
    const sizes = [long?.items.length, long?.items[0]?.values.size, wide?.fields.length]
    expect(sizes).toEqual([100_000, 2, 999])
    expect(wide?.fields[1]).toEqual({ slug: 'c0', label: 'c0', kind: 'number' })
    expect(readCollection('wider', [...columns, 'more'], short)).toBeNull()
  })

  it('has its kinds of fields recognised in linear time', async () => {
    const readLong = () => read('posts', ['Name', 'A'], ['x', `/${'.png?'.repeat(40_000)} x`])
    await expectOnceBelow(MAX_MS, () => processorMsOf(readLong))
    expect(readLong().fields[1]?.kind).toBe('text')
  })

  it("has a name, an address and its own fields, without the builder's notes on an item", () => {
    const posts = read(
      'posts',
      [
        'Slug',
        'Collection ID',
        'Locale ID',
        'Item ID',
        'Created On',
        'Updated On',
        'Published On',
        'Title',
        'Main Image',
      ],
      ['first', 'c', 'l', 'i', 'x', 'y', 'z', ' The First ', 'img/a.png'],
      ['', '', '', '', '', '', '', 'The Second', ''],
    )
    expect(posts.nameField).toBe('title')
    expect(posts.fields).toEqual([
      { slug: 'title', label: 'Title', kind: 'text' },
      { slug: 'main-image', label: 'Main Image', kind: 'image' },
    ])
    expect(posts.items.map(({ slug, name }) => [slug, name])).toEqual([
      ['first', 'The First'],
      ['the-second', 'The Second'],
    ])
    expect(posts.items[1]?.values.get('main-image')).toBe('')
  })

  it('prefers a column called Name, and is refused without a possible name column', () => {
    expect(read('people', ['Role', 'Name'], ['Cook', 'Ada']).items[0]?.slug).toBe('ada')
    expect(readCollection('none', ['Slug', '', 'Draft'], [['a', 'b', 'c']])).toBeNull()
    expect(readCollection('none', [], [])).toBeNull()
  })

  it('leaves out items that are archived, a draft, or have no address', () => {
    const rows = ['false', 'FALSE', '', 'true', 'TRUE'].map((word) => [`a ${word || 'b'}`, word])
    for (const column of ['Archived', 'Draft'])
      expect(read('posts', ['Name', column], ...rows, ['', ''], ['?', '']).items).toHaveLength(3)
  })

  it('reads a short row with empty last values', () => {
    expect(read('posts', ['Name', 'Text'], ['A']).items[0]?.values.get('text')).toBe('')
  })

  it.each<[FieldKind, readonly string[]]>([
    ['bool', ['true', 'FALSE', '']],
    ['image', ['https://a.example/b.PNG', '/b.jpg?x=1', 'img/c.webp', 'a-b/c.svg']],
    ['images', ['img/a.png; img/b.avif', '/c.gif']],
    ['date', ['2026-01-31', 'Sat Jan 31 2026 00:00:00 GMT+0000', '2026-01-31T10:00:00Z']],
    ['number', ['1', '-2.5', '007']],
    ['color', ['#abc', '#AABBCC', '#aabbccdd', 'rgb(1, 2, 3)', 'hsla(1 2% 3% / 50%)']],
    ['email', ['ada@example.com', 'a+b@c.example']],
    ['link', ['https://a.example/b', 'HTTP://a.example']],
    ['rich', ['plain', '<p class="a">text</p>']],
    ['rich', ['a<br>b']],
    ['text', ['', '']],
    ['text', ['true', 'maybe']],
    ['text', ['not true']],
    ['text', ['true enough']],
    ['text', ['see img/a.png']],
    ['text', ['img/a.png.txt']],
    ['text', ['img/a.png; b']],
    ['text', ['2026-13-45']],
    ['text', ['on 2026-01-31']],
    ['text', ['1.']],
    ['text', ['1,5']],
    ['text', ['n1']],
    ['text', ['1st']],
    ['text', ['#abcde']],
    ['text', ['a #abc']],
    ['text', ['rgb(1,2,3) and more']],
    ['text', ['a rgb(1,2,3)']],
    ['text', ['ada@example']],
    ['text', ['write ada@example.com']],
    ['text', ['ada@example.com now']],
    ['text', ['see https://a.example']],
    ['text', ['https://a.example now']],
    ['text', ['a < b and c > d', '<pre>']],
  ])('has a field of the kind %s for %j', (kind, values) => {
    const { fields } = read('posts', ['Name', 'Field'], ...values.map((value, at) => [`i ${at}`, value]))
    expect(fields[1]?.kind).toBe(kind)
  })
})

describe('a list of items', () => {
  const courses = read(
    'courses',
    ['Name', 'Level', 'Price', 'Starts', 'Featured', 'Tags'],
    ['Oak', 'Easy', '20', 'Sat Jan 31 2026', 'true', 'wood; hand made'],
    ['Ash', 'Hard', '100', '2026-01-05', 'false', 'wood'],
    ['Elm', 'easy', '', '', '', ''],
    ['Yew', 'Very hard', '3.5', '2025-12-24', 'TRUE', 'Hand Made'],
  )
  const names = (sort: string, filter: string, current: string | null = null): string =>
    selectItems(courses, { sort, filter, current })
      .map(({ name }) => name)
      .join(' ')

  it.each([
    ['', 'Oak Ash Elm Yew'],
    ['name', 'Ash Elm Oak Yew'],
    ['-name', 'Yew Oak Elm Ash'],
    ['Price', 'Yew Oak Ash Elm'],
    ['-price', 'Ash Oak Yew Elm'],
    ['starts', 'Yew Ash Oak Elm'],
    ['-Starts', 'Oak Ash Yew Elm'],
    ['unknown', 'Oak Ash Elm Yew'],
  ])('is sorted by %j, empty values behind the others', (sort, expected) => {
    expect(names(sort, '')).toBe(expected)
  })

  it('is sorted and filtered in small steps, with the same result as at once', () => {
    const value = fc.oneof(
      fc.integer({ min: -9, max: 9 }).map(String),
      fc.constantFrom('', '2026-01-31', 'a', 'B'),
    )
    fc.assert(
      fc.property(fc.array(value, { maxLength: 600 }), fc.constantFrom('value', '-value'), (values, sort) => {
        const list = read('list', ['Name', 'Value'], ...values.map((each, at) => [`Item ${at}`, each]))
        const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)
        const texts = values.map((each, at) => ({ each, at }))
        const byText = (one: { each: string }, other: { each: string }) => compare(one.each, other.each)
        expect(allAtOnce(sortSteps(texts, byText))).toEqual([...texts].sort(byText))
        const ordered = selectItems(list, { sort, filter: '', current: null })
        expect(ordered.map(({ name }) => name).sort()).toEqual(list.items.map(({ name }) => name).sort())
        const firstEmpty = ordered.findIndex((item) => item.values.get('value') === '')
        expect(
          ordered.slice(firstEmpty).every((item) => firstEmpty < 0 || item.values.get('value') === ''),
        ).toBe(true)
      }),
    )
    let [compared, most] = [0, 0]
    const counting = (one: number, other: number): number => {
      compared += 1
      return one - other
    }
    for (
      const steps = sortSteps(
        [...Array(50_000).keys()].map((at) => (at * 7919) % 50_021),
        counting,
      );
      ;
    ) {
      compared = 0
      if (steps.next().done === true) break
      most = Math.max(most, compared)
    }
    expect(most).toBeLessThan(2_000)
  })

  it.each<[string, readonly string[]]>([
    ['numbers', ['-10', '-2', '1.25', '1.5', '9', '10']],
    ['days', ['Fri Feb 13 2026', '2026-02-14', 'Sun Mar 01 2026']],
    ['texts', ['Ärger', 'Lamp 2', 'Lamp 10', 'zoo']],
    ['times of day', ['9:00', '10:00']],
  ])('sorts %s by value, both ways', (_, values) => {
    const shuffled = [...values.slice(1), '', ...values.slice(0, 1)]
    const list = read('list', ['Name', 'Value'], ...shuffled.map((value, at) => [`Item ${at}`, value]))
    const sorted = (sort: string) =>
      selectItems(list, { sort, filter: '', current: null }).map((item) => item.values.get('value'))
    expect(sorted('value')).toEqual([...values, ''])
    expect(sorted('-value')).toEqual([...[...values].reverse(), ''])
  })

  it.each([
    ['level=easy', 'Oak Elm'],
    ['Level = Easy', 'Oak Elm'],
    ['level!=easy', 'Ash Yew'],
    ['level=very-hard', 'Yew'],
    ['tags=hand-made', 'Oak Yew'],
    ['tags=wood', 'Oak Ash'],
    ['tags=', 'Elm'],
    ['tags!=', 'Oak Ash Yew'],
    ['featured', 'Oak Yew'],
    ['tags;featured', 'Oak Yew'],
    [' ; featured ; ', 'Oak Yew'],
    ['slug=ash', 'Ash'],
    ['slug!=@current', 'Oak Ash Elm'],
    ['slug=@current', 'Yew'],
    ['unknown', ''],
    ['unknown=', 'Oak Ash Elm Yew'],
  ])('is filtered by %j', (filter, expected) => {
    expect(names('', filter, 'yew')).toBe(expected)
  })

  it('has a current item only on the pages of items', () => {
    expect(names('', 'slug=@current')).toBe('')
    expect(names('', 'slug!=@current')).toBe('Oak Ash Elm Yew')
  })

  it('is shown in pages that hold each item once, for any requested page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 50 }), fc.integer({ min: 1, max: 12 }), (items, size) => {
        const { pages } = pageOfItems(items, size, 1)
        expect(pages).toBe(Math.max(1, Math.ceil(items.length / size)))
        const all = Array.from({ length: pages }, (_, at) => pageOfItems(items, size, at + 1))
        expect(all.flatMap(({ shown }) => shown)).toEqual(items)
        all.forEach(({ shown, page }, at) => {
          expect(page).toBe(at + 1)
          expect(shown.length).toBeLessThanOrEqual(size)
        })
        for (const [wanted, page] of [
          [-5, 1],
          [0, 1],
          [pages + 1, pages],
          [pages + 99, pages],
        ] as const)
          expect(pageOfItems(items, size, wanted).page).toBe(page)
      }),
    )
  })
})

describe('references between collections', () => {
  const people = read('people', ['Name', 'Slug'], ['Ada Lovelace', 'ada'], ['Bob', 'bob'])
  const posts = read(
    'posts',
    ['Name', 'Author', 'Readers', 'Topic', 'Empty', 'Own'],
    ['One', 'ada', 'Bob; Ada Lovelace', 'wood', '', 'one'],
    ['Two', 'Ada Lovelace', '', 'ada', '', 'two'],
  )

  it('are the fields all of whose values name items of another one, by their slug or their name', () => {
    const found = toReferences(posts, [posts, people])
    expect(found.map(({ field, target }) => [field.slug, target.slug])).toEqual([
      ['author', 'people'],
      ['readers', 'people'],
    ])
    const namesOf = (at: number, item: number) =>
      found[at]
        ?.itemsOf(posts.items[item] ?? { slug: '', name: '', values: new Map() })
        .map(({ slug }) => slug)
    expect([namesOf(0, 0), namesOf(0, 1), namesOf(1, 0), namesOf(1, 1), namesOf(0, 2)]).toEqual([
      ['ada'],
      ['ada'],
      ['bob', 'ada'],
      [],
      [],
    ])
  })

  it('lead to the first collection that has all of them', () => {
    const others = read('others', ['Name'], ['Ada'], ['Ada Lovelace'], ['Bob'])
    expect(toReferences(posts, [others, people]).map(({ target }) => target.slug)).toEqual([
      'others',
      'others',
    ])
  })
})
