import { describe, expect, it } from '@jest/globals'
import { bindingAssignments, parseBindings } from '../../../core/template/index.js'
import { fillText } from '../../../core/use-cases/mails/render/fill-template.js'
import { expectLinear } from '../../support/processes/linear-time.js'
import { binding, assign, text, filter } from './bindings.fixture.js'

describe('reading bindings', () => {
  it('reads the bindings of a page', () => {
    const settings = {
      filter: { type: 'price', params: [1] },
      timezone: 'UTC',
      pageLinkHrefPrefix: '/de',
      collectionSlugMap: { c1: 'blog' },
      emailLinkSubject: 'Hi',
    }
    expect(binding('innerHTML', 'CommercePrice', settings)).toEqual({
      target: 'innerHTML',
      type: 'CommercePrice',
      filter: { name: 'price', params: ['1'] },
      dataPath: 'value',
      timeZone: 'UTC',
      pageLinkPrefix: '/de',
      collectionSlugs: { c1: 'blog' },
      emailSubject: 'Hi',
    })
  })

  it('reads several, and leaves out invalid ones', () => {
    const list = [
      { src: { type: 'ImageRef', dataPath: 'a' }, alt: { type: 'PlainText', dataPath: 'b' } },
      { href: { type: 'Link' } },
      { href: null },
      'nonsense',
      null,
    ]
    expect(parseBindings(JSON.stringify(list)).map(({ target }) => target)).toEqual(['src', 'alt'])
  })

  it.each([[''], ['{}'], ['%'], [null], [undefined]])('finds none in %j', (attribute) => {
    expect(parseBindings(attribute)).toEqual([])
  })
})

describe('content', () => {
  it.each<[string, unknown, object, string]>([
    ['PlainText', 'Mug <b>', {}, 'Mug <b>'],
    ['PlainText', 5, {}, '5'],
    ['PlainText', null, {}, ''],
    ['PlainText', undefined, {}, ''],
    ['PlainText', {}, {}, ''],
    ['HighlightedText', 'x', {}, 'x'],
    ['Option', { id: '1', name: 'Red' }, {}, 'Red'],
    ['Link', { url: '/a' }, {}, '/a'],
    ['Number', 2.5, filter('numberPrecision', '0', 'numberPrecision'), '3'],
    ['Number', '2.345', filter('numberPrecision', '2'), '2.35'],
    ['Number', 2.5, filter('numberPrecision', 'x'), '2.5'],
    ['Number', 2.5, filter('numberPrecision', '-1'), '2.5'],
    ['Number', 2.5, filter('numberPrecision', '20'), '2.50000000000000000000'],
    ['Number', 2.5, filter('numberPrecision', '99'), '2.5'],
    ['Number', 'abc', filter('numberPrecision', '0'), ''],
    ['Number', '', filter('numberPrecision', '0'), ''],
    ['Number', true, filter('numberPrecision', '0'), ''],
    ['CommercePrice', { value: 1050, unit: 'USD' }, filter('price'), '$10.50'],
    ['CommercePrice', { value: 1050, unit: 'USD' }, {}, '$10.50'],
    ['CommercePrice', { value: -1050, unit: 'USD' }, filter('price'), '-$10.50'],
    ['CommercePrice', null, filter('price'), ''],
    ['CommercePrice', {}, filter('price'), 'NaN'],
    ['CommercePrice', { value: 5, unit: 'QQQ' }, filter('price'), 'Unknown currency'],
    ['Date', '2024-08-04', filter('date', 'MMMM D, YYYY'), 'August 4, 2024'],
    ['Date', '2024-08-04T00:00:00.000Z', { ...filter('date', 'D'), timezone: 'America/New_York' }, '4'],
    ['Date', '2024-08-04T02:00:00.000Z', { ...filter('date', 'D'), timezone: 'America/New_York' }, '3'],
    ['Date', '2024-08-04T02:00:00.000Z', { ...filter('date', 'D'), timezone: 'nowhere' }, '4'],
    ['Date', 0, filter('date'), 'Jan 1, 1970'],
    ['Date', 'someday', filter('date'), ''],
    ['Date', 1e300, filter('date'), ''],
    [
      'PlainText',
      'mug',
      { ...filter('detailPage', 'c1'), collectionSlugMap: { c1: 'product' } },
      '/product/mug',
    ],
    ['PlainText', 'mug', filter('detailPage', 'c1'), '/mug'],
    ['PlainText', 'mug', filter('detailPage'), '/mug'],
    ['PlainText', '', filter('detailPage'), ''],
  ])('%s %j with %j shows %j', (type, value, settings, shown) => {
    expect(text(type, value, settings)).toBe(shown)
  })

  it('uses the zone of the page if the binding names none', () => {
    const bound = binding('innerHTML', 'Date', filter('date', 'D'))
    const data = { value: '2024-08-04T02:00:00Z' }
    expect(bindingAssignments(bound, data, { prices: null, timeZone: 'America/New_York' })[0]).toEqual({
      target: 'text',
      value: '3',
    })
  })

  it('stops being marked as empty once it shows something', () => {
    expect(assign('innerHTML', 'PlainText', 'Mug')).toEqual([
      { target: 'text', value: 'Mug' },
      { target: 'emptiness', isEmpty: false },
    ])
    expect(assign('innerHTML', 'PlainText', '')).toEqual([{ target: 'text', value: '' }])
  })

  it('is markup only for rich texts and videos, which the page sanitises', () => {
    expect(assign('innerHTML', 'RichText', '<p>Hi</p>')[0]).toEqual({
      target: 'rich',
      html: '<p>Hi</p>',
      paddingTop: null,
    })
    expect(assign('innerHTML', 'RichText', { html: '<p>Hi</p>' })[0]).toMatchObject({ html: '<p>Hi</p>' })
    expect(assign('innerHTML', 'RichText', null)).toEqual([{ target: 'rich', html: '', paddingTop: null }])
    const video = { metadata: { html: '<iframe></iframe>', width: 160, height: 90 } }
    expect(assign('innerHTML', 'Video', video)[0]).toEqual({
      target: 'rich',
      html: '<iframe></iframe>',
      paddingTop: '56.25%',
    })
    for (const size of [
      { width: 0, height: 9 },
      { width: 9, height: 0 },
      { width: {}, height: [] },
    ]) {
      expect(assign('innerHTML', 'Video', { html: 'x', ...size })[0]).toMatchObject({ paddingTop: null })
    }
  })

  it.each([
    ['<a data-rt-link-type="page" href="/about">', '<a data-rt-link-type="page" href="/de/about">'],
    [`<a href='/about' data-rt-link-type='page'>`, `<a href="/de/about" data-rt-link-type='page'>`],
    [
      '<a data-rt-link-collectionid="c1" href="/old/mug">',
      '<a data-rt-link-collectionid="c1" href="/de/product/mug">',
    ],
    ['<a href="/about">', '<a href="/about">'],
    ['<a data-rt-link-collectionid="c9" href="/x">', '<a data-rt-link-collectionid="c9" href="/x">'],
    [
      '<a data-rt-link-type="page" href="//evil.example">',
      '<a data-rt-link-type="page" href="//evil.example">',
    ],
    [
      '<a data-rt-link-type="page" href="https://x.example">',
      '<a data-rt-link-type="page" href="https://x.example">',
    ],
    ['<a>', '<a>'],
  ])('rewrites links of rich text: %j is %j', (html, expected) => {
    const settings = { ...filter('rich'), pageLinkHrefPrefix: '/de', collectionSlugMap: { c1: 'product' } }
    expect(assign('innerHTML', 'RichText', html, settings)[0]).toMatchObject({ html: expected })
    expect(assign('innerHTML', 'RichText', html)[0]).toMatchObject({ html })
  })

  it('cannot leave the attribute it rewrites', () => {
    const settings = { ...filter('rich'), pageLinkHrefPrefix: '"><script>' }
    const [rich] = assign('innerHTML', 'RichText', '<a data-rt-link-type="page" href="/x">', settings)
    expect(rich).toMatchObject({ html: '<a data-rt-link-type="page" href="%22%3E%3Cscript%3E/x">' })
  })
})

describe('texts', () => {
  it.each<[string, string, (text: string) => unknown]>([
    ['links without an end', '<a ', (html) => assign('innerHTML', 'RichText', html, filter('rich'))],
    ['blanks before a word', ' ', (blanks) => fillText(`${blanks}x`, {})],
  ])('take time by their length alone: %s', async (_, piece, read) => {
    await expectLinear(read, (length) => piece.repeat(Math.ceil((2 * length) / piece.length)))
  })
})
