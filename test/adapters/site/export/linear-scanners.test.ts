import { describe, expect, it } from '@jest/globals'
import { Element } from 'domhandler'
import { srcsetAddresses } from '../../../../adapters/site/export/pages/page-files.js'
import {
  styleAddresses,
  withStyleAddresses,
} from '../../../../adapters/site/export/assets/style-addresses.js'
import { readShownPrice } from '../../../../adapters/site/export/products/shown-price.js'
import { textInAddress } from '../../../../adapters/site/export/scripts/code-in-addresses.js'
import { replaceBuilderFiles } from '../../../../adapters/site/export/assets/remote-addresses.js'
import { remoteScriptKind, scriptKindOf } from '../../../../adapters/site/export/scripts/script-kind.js'
import { canBeName } from '../../../../adapters/site/export/products/product-name.js'
import { savedAddress } from '../../../../adapters/site/export/files/saved-address.js'
import { isListedPage } from '../../../../adapters/site/export/pages/search-engines.js'
import { readSiteScript } from '../../../../adapters/site/export/scripts/site-code.js'
import { sharedTitle } from '../../../../adapters/site/export/pages/shared-title.js'
import { withoutAddresses } from '../../../../adapters/server/terminal/site/site-log.js'
import { readTable } from '../../../../adapters/site/pages/data/read-table.js'
import { createHostCollector, pageDataHostSteps } from '../../../../adapters/site/pages/facts/text-hosts.js'
import { writesMarkup } from '../../../../adapters/site/pages/facts/scripts.js'
import { decodePage, parsePage } from '../../../../adapters/site/pages/index.js'
import { findInteractions } from '../../../../adapters/site/pages/scripts/find-interactions.js'
import { withoutJsonArgument } from '../../../../adapters/site/pages/scripts/json-argument.js'
import { setStyle } from '../../../../adapters/site/pages/shop/assign.js'
import { richNodes } from '../../../../adapters/site/pages/shop/draft.js'
import { namesAudiences } from '../../../../adapters/site/pages/transforms/visible-parts.js'
import { formatDate } from '../../../../core/calendar/format-date.js'
import { itemTitle } from '../../../../core/catalog/item-title.js'
import { siteOfItemPage, slugOfPath } from '../../../../core/catalog/product-path.js'
import { isPriceText, pricesWithin, statedCurrency } from '../../../../core/money/index.js'
import { toSlug } from '../../../../core/catalog/slug.js'
import { currencyCode, parseDecimal, parsePriceSettings } from '../../../../core/money/index.js'
import { parseEmbedFrame } from '../../../../core/site/index.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import { expectLinear } from '../../../support/processes/linear-time.js'

const SCANNERS: Readonly<Record<string, (text: string) => unknown>> = {
  'lists of pictures': srcsetAddresses,
  styles: styleAddresses,
}
const PIECES = [
  ' ',
  '\t',
  'url(',
  "url('",
  'url("',
  'url( ',
  '@import ',
  "@import '",
  '(',
  '"',
  "'",
  ')',
  ', 1',
]
const PAIRS = PIECES.flatMap((one) => PIECES.map((other) => one + other))
describe.each(Object.entries(SCANNERS))('scanning hostile %s', (_, scan) => {
  it.each([...PAIRS, 'image-set(', 'image-set("', 'image-set((', 'image-set("")'])(
    'takes linear time: %j repeated',
    (piece) => expectLinear(scan, (length) => piece.repeat(Math.ceil(length / piece.length))),
  )
})

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'titles of pages': (text) => [sharedTitle([text, `${text}x`]), itemTitle('|', text)],
  names: (text) => [canBeName(text), toSlug(text)],
  prices: (text) => [readShownPrice(text, null), statedCurrency(text)],
  'texts with prices': (text) => [pricesWithin(text), pricesWithin(text, 'TRY'), isPriceText(text)],
  'templates of prices': (text) => parsePriceSettings({ currencyCode: 'EUR', template: text }),
  'lines of the log': withoutAddresses,
  amounts: (text) => parseDecimal(`1.${text}1`, currencyCode('EUR')),
  dates: (text) => formatDate(0, text, 'UTC'),
  addresses: (text) => [siteOfItemPage(text), slugOfPath(text), textInAddress(text), remoteScriptKind(text)],
  'files of the builder': (text) => replaceBuilderFiles(text, () => null),
  'hosts in data': (text) => allAtOnce(pageDataHostSteps(text, createHostCollector())),
  'kinds of scripts': (text) => [scriptKindOf(text), writesMarkup(text)],
  'scripts of a site': (text) => readSiteScript('a.js', text),
  'interaction data': (text) => [findInteractions(text), withoutJsonArgument(text)],
  tables: (text) => readTable(Buffer.from(text)),
  'styles of an element': (text) => setStyle(new Element('p', { style: text }), 'width', '1px'),
  'embedded frames': parseEmbedFrame,
  'what a page says of itself': (text) => [decodePage(Buffer.from(text)), namesAudiences(text)],
  'where a page was': (text) => savedAddress(text.slice(0, 16_384)),
  'pages to be listed': (text) => isListedPage('about.html', text),
  pages: (text) => parsePage(text),
  'rich texts': (text) => richNodes(text),
}
const REPEATED = [
  ...[
    ' ',
    '\n',
    '/',
    'a',
    'A',
    '1',
    '0',
    '.',
    ',',
    ';',
    '"',
    "'",
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '?',
    '#',
  ],
  ...[
    '%',
    '@',
    '=',
    '&',
    '-',
    '|',
    '$',
    '\\',
    '`',
    '_',
    '€',
    '\u00a0',
    '/*',
    '//',
    '<!--',
    '<a ',
    '<meta ',
    'x;',
  ],
  ...[
    '{{wf {',
    '<meta name="robots" ',
    '<iframe ',
    '<script',
    '<script>',
    'src="',
    '&quot;',
    'https://',
    'product/',
    'EUR',
  ],
  ...[
    '{"events":{',
    '.init(',
    'JSON.parse(',
    "require('ix2')",
    'innerHTML',
    '$(',
    'data-wf-',
    '<template>',
    '<b>',
  ],
]

describe.each(Object.entries(READERS))('reading hostile %s', (_, read) => {
  it.each(REPEATED)('takes linear time: %j repeated', async (piece) => {
    for (const end of ['', '!x\n<'])
      await expectLinear(read, (length) => piece.repeat(Math.ceil(length / 2 / piece.length)) + end)
  })
})

describe('styles', () => {
  it.each<[string, readonly string[]]>([
    ['a{b:url(c.png)}', ['c.png']],
    ['a{b:url( "c d.png" )}', ['c d.png']],
    ["a{b:URL('c.png')}", ['c.png']],
    ['a{b:url( c.png )}', ['c.png']],
    ['@import "a.css";@import\n\'b.css\';@import url(c.css)', ['a.css', 'b.css', 'c.css']],
    ['a{b:url("c\nd.png")}b{c:url(e.png)}', ['e.png']],
    ['a{b:url()}b{c:url("")}', []],
    ['a{b:url(c"d.png)}', []],
    ['a{b:url("c.png"', []],
    ['a{b:url(c.png', []],
    ['a{b:image-set("c.png" 1x, url(d.png) 2x)}', ['d.png', 'c.png']],
  ])('name files: %s', (css, addresses) => expect(styleAddresses(css)).toEqual(addresses))

  it('stay unchanged around replaced parts', () => {
    expect(withStyleAddresses('a{b:url( "c" ) x}@import  \'d\' screen;', (address) => `${address}2`)).toBe(
      'a{b:url("c2") x}@import "d2" screen;',
    )
  })
})

describe('a page', () => {
  const failureOf = (html: string): string => {
    const page = parsePage(html)
    return page.ok ? 'read' : page.failure.tag
  }
  it.each([
    ['<template>'.repeat(20_000), 'nested-too-deep'],
    ['<template><table>'.repeat(5_000), 'nested-too-deep'],
    ['<div>'.repeat(50_000), 'nested-too-deep'],
    ['<i></i>'.repeat(50_000), 'too-many-elements'],
    ['<b><p>'.repeat(50_000), 'too-many-elements'],
    ['<table>' + 'x '.repeat(50_000), 'too-much-text-in-table'],
    [`<p ${Array.from({ length: 1_001 }, (_, at) => `a${at}`).join(' ')}>`, 'too-many-attributes'],
    [`<html ${Array.from({ length: 200_000 }, (_, at) => `a${at}`).join(' ')}>`, 'too-many-attributes'],
    [`<p ${'a '.repeat(100_000)}>`, 'read'],
    [`<p title="${'x'.repeat(4_000_001)}">`, 'attribute-too-long'],
    [`<p ${'x'.repeat(4_000_001)}>`, 'attribute-too-long'],
    [`${'<b class=a>'.repeat(400)}${'<p>x</p>'.repeat(2_000)}`, 'read'],
  ])('is given up with the reason: %#', (html, tag) => expect(failureOf(html)).toBe(tag))
})
