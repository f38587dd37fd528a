import { describe, expect, it } from '@jest/globals'
import { findingLines } from '../../../../adapters/server/doctor/finding-lines.js'
import type { SiteFinding } from '../../../../adapters/server/doctor/site-finding.js'
import { resultColours } from '../../../../adapters/server/terminal/terminal.js'
import { siteColorsOf } from '../../../../adapters/site/export/pieces/look/site-colors.js'
import { createFileIndex } from '../../../../adapters/site/export/files/file-index.js'
import { showHiddenParts } from '../../../../adapters/site/export/pages/hidden-parts.js'
import { rebasedEdits } from '../../../../adapters/site/export/files/moved-page.js'
import { siteInTitle } from '../../../../adapters/site/export/pieces/made-pages.js'
import { addressOfPart, servedFileName } from '../../../../adapters/site/export/files/served-file-name.js'
import {
  repairStyleFiles,
  replaceStyleFiles,
  styleFiles,
} from '../../../../adapters/site/export/assets/style-files.js'
import { remoteScriptKind } from '../../../../adapters/site/export/scripts/script-kind.js'
import { scriptAddresses } from '../../../../adapters/site/export/scripts/remote-scripts.js'
import { isEmptySheet, withoutRules } from '../../../../adapters/site/export/pages/without-rules.js'
import { priceRunsIn } from '../../../../adapters/site/export/products/price-runs.js'
import { parsePage } from '../../../../adapters/site/pages/index.js'
import { readEndpoint, toSeconds } from '../../../../core/animation/timelines/data/read-values.js'
import { styleColour } from '../../../../core/animation/values/colour.js'
import { kindSteps } from '../../../../core/collections/field-kind.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import { checkFormFile, fileLimitBytes } from '../../../../core/site/index.js'
import { processorMistake } from '../../../../core/use-cases/shop/payments/guarded-processor.js'
import { mailDraftOf } from '../../../../core/desk/site/mail-text.js'
import { pictureName } from '../../../../core/desk/catalogue/picture-list.js'
import { expectLinear } from '../../../support/processes/linear-time.js'
import { valueOf } from '../../../support/value-of.js'

const HIDES = [/html\.w-mod-js:not\(\.w-mod-ix3\)/, /html\.w-mod-js:not\(\.w-mod-ix\)/]
const NAMES: ReadonlySet<string> = new Set()
const NO_COLOURS = resultColours({ out: () => undefined, err: () => undefined })
const siteFinding = (target: string): SiteFinding => ({
  level: 'problem',
  check: 'link',
  page: 'a.html',
  message: 'm',
  fix: 'f',
  target,
})

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'rules that hide': (text) => [withoutRules(text, HIDES), isEmptySheet(text)],
  'hidden parts of a page': (text) =>
    showHiddenParts(valueOf(parsePage(`<style>${text}</style>`)), 'lost', { events: text }),
  'titles of pages': siteInTitle,
  'prices that pages write': priceRunsIn,
  'values of a field': (text) => allAtOnce(kindSteps([text])),
  'names of files': (text) => [
    servedFileName(`images/${text}.css@1`, NAMES),
    addressOfPart(`${text}.html@a=1.html`, () => false),
    addressOfPart(`${text}@x.html`, () => false),
    addressOfPart(`${text}_c10e2e3c_page=2.html`, () => true),
  ],
  'names of uploads': (text) => [checkFormFile(`${text}.pdf`, 1), fileLimitBytes(text)],
  'files in styles': (text) => [
    styleFiles(`a{b:url(${text})}`, 'https://example.org/a.css'),
    replaceStyleFiles(`a{b:url("${text}")}`, null, () => 'x'),
    repairStyleFiles(`a{b:url(${text})}`, 'css/a.css', createFileIndex([])),
  ],
  'addresses of scripts': (text) => [
    scriptAddresses(text),
    remoteScriptKind(`https://a.example/jquery-1${text}`),
    remoteScriptKind(`https://a.example/js/webflow${text}`),
  ],
  'times and ends of ways': (text) => [
    toSeconds(`1${text}0`),
    readEndpoint(`1${text}!`, '', { report: () => undefined, further: {} }),
  ],
  colours: (text) => [styleColour(text), styleColour(`rgb(${text}`)],
  'traces of mistakes': (text) =>
    processorMistake('a', 'b', Object.assign(new Error('c'), { stack: text, message: '' })),
  'findings about addresses': (text) =>
    findingLines([siteFinding(`${text}/x`), siteFinding(`/${text}/x/`)], NO_COLOURS),
  'colours of a site': (text) => [
    siteColorsOf(valueOf(parsePage('<body>')), `body{background:${text}x}`),
    siteColorsOf(valueOf(parsePage(`<body style="background:white${text}x">`)), ''),
  ],
  'texts of mails': (text) => mailDraftOf(`Subject:${text}`),
  'names of pictures': pictureName,
  'lists of films': (text) =>
    rebasedEdits(valueOf(parsePage(`<p data-video-urls="${text}">`)), 'shop/a.html', 'a.html'),
}
const PIECES = [
  ...[
    ' ',
    '\n',
    'a',
    '1',
    '1,',
    '.',
    ',',
    ';',
    '@',
    '@=',
    '=',
    '%',
    '%3F',
    '#',
    '?',
    '/',
    '€',
    '€ ',
    '| ',
    ' - ',
  ],
  ...[
    '- |',
    '{',
    '}',
    '{}',
    '/*',
    '*/',
    '/**/',
    '@media',
    '@media{',
    '@media {}',
    '.css@',
    '.html@',
    '<p',
    '<a ',
  ],
  ...[
    '<script ',
    '.min',
    '<script\n src',
    'rgb(',
    '<p ',
    'html.w-mod-js:not(.w-mod-ix3)',
    'html.w-mod-js',
    'url(',
    'data:',
    'EUR',
    '1 EUR',
    '\u00a0',
    'a,',
  ],
]

describe.each(Object.entries(READERS))('reading hostile %s', (_, read) => {
  it.each(PIECES)('takes linear time: %j repeated', async (piece) => {
    for (const end of ['', '!x\n|'])
      await expectLinear(read, (length) => piece.repeat(Math.ceil(length / piece.length)) + end)
  })
})

it('looks up names of interactions once for any number of hidden elements', async () => {
  const markup = (length: number): string => '<i class=a style="opacity:0"></i>'.repeat(length / 40)
  const data = (length: number) => ({ events: Array.from({ length: length / 8 }, (_, at) => `.b${at}`) })
  await expectLinear(
    (text) =>
      showHiddenParts(valueOf(parsePage(markup(text.length))), 'without-timelines', data(text.length)),
    (length) => ' '.repeat(length),
  )
})

describe('style sheets', () => {
  const rule = 'html.w-mod-js:not(.w-mod-ix3) .a{opacity:0}'
  it.each([
    [rule, ''],
    [`b{c:d}${rule}e{}`, 'b{c:d}e{}'],
    [`@media x{${rule}f{g:h}}`, '@media x{f{g:h}}'],
    [`@media x{${rule}}`, '@media x{}'],
    ['html.w-mod-js:not(.w-mod-ix3) .a{opacity:0', 'html.w-mod-js:not(.w-mod-ix3) .a{opacity:0'],
  ])('lose the rules that hide elements, and nothing else: %s', (css, left) =>
    expect(withoutRules(css, HIDES)).toBe(left),
  )

  it.each([
    ['', true],
    [' /* a{b} */ ', true],
    ['@media x { }', true],
    ['@media x{}/* y */@media z{\n}', true],
    ['@media x{a{}}', false],
    ['/* open', false],
    ['a{}', false],
  ])('are empty or not: %j', (css, isEmpty) => expect(isEmptySheet(css)).toBe(isEmpty))
})

describe('texts of pages', () => {
  it.each([
    ['About | My shop', '| My shop'],
    ['About - My - shop', '- My - shop'],
    ['A | b - c', '| b - c'],
    ['A | b | c', '| c'],
    ['A |b - c', '- c'],
    ['About', ''],
    ['About |', ''],
  ])('name the site in the title %j: %j', (title, site) => expect(siteInTitle(title)).toBe(site))

  it.each([
    ['€ 12.50 and 1.234,00 EUR', ['€ 12.50', '1.234,00 EUR']],
    ['12 €', ['12 €']],
    ['Now $199 AUD, before $250 AUD', ['$199 AUD', '$250 AUD']],
    ['AUD $199 or AUD 250', ['AUD $199', 'AUD 250']],
    ['$199 AUD 250', ['$199', 'AUD 250']],
    ['199 $ CAD (CA$20 less)', ['199 $ CAD', 'CA$20']],
    ['€12 VAT', ['€12']],
    [`€${'1'.repeat(40)}`, []],
    ['€\u00a01\u202f234', ['€\u00a01\u202f234']],
  ])('name prices: %j', (text, prices) => expect(priceRunsIn(text)).toEqual(prices))
})
