import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { pageForms, pageResources, pageScripts, parsePage } from '../../../../adapters/site/pages/index.js'
import { valueOf } from '../../../support/value-of.js'
import { expectOnceBelow, processorMsOf } from '../../../support/processes/processor-time.js'

/** Markup that is costly for a careless parser: elements never closed, or closed too often. */
const PIECES = [
  '<script>',
  '<script ',
  '</script',
  '<!--',
  '-->',
  '<div>',
  '</div>',
  '<p>',
  '</p>',
  '<b id=x>',
  '<a href="',
  '" ',
  "='",
  '<',
  '&amp',
  '<table><b>',
  '<li>',
  '</ul>',
  '<template>',
  '<svg>',
  '<select><option>',
  '<style>',
  '<input onclick=go()',
  ' data-a=b',
  '>',
]

const HOSTILE_CHARACTERS = 50_000
/** Processor time; quadratic work on this length takes many seconds. */
const SOON_MS = 1_100

const expectSoon = (html: string): Promise<void> =>
  expectOnceBelow(SOON_MS, () =>
    processorMsOf(() => {
      const page = parsePage(html)
      if (!page.ok) return
      pageResources(page.value)
      pageForms(page.value)
    }),
  )

const long = (piece: string): string => piece.repeat(Math.ceil(HOSTILE_CHARACTERS / piece.length))

describe('reading a page', () => {
  it('takes time in proportion to its length, for any content', async () => {
    const page = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(page, (pieces) => expectSoon(long(pieces.join('')))),
      { numRuns: 45, examples: PIECES.map((piece): [string[]] => [[piece]]) },
    )
  }, 120_000)

  it.each([
    ['attributes', `<p ${Array.from({ length: 30_000 }, (_, at) => `a${at}`).join(' ')}>`],
    ['styled words', Array.from({ length: 500 }, (_, at) => `<b id=${at}>`).join('') + long('<p>x</p>')],
    ['ends of nothing', `${'<div>'.repeat(500)}${long('</p>')}`],
  ])('takes no longer for many %s', (_, html) => expectSoon(html))

  it('refuses pages that are too large or nested deeper than browsers allow', () => {
    expect(parsePage('<div>'.repeat(600))).toMatchObject({ ok: false, failure: { tag: 'nested-too-deep' } })
    expect(parsePage('<div>'.repeat(500)).ok).toBe(true)
    expect(parsePage('x'.repeat(8_000_001))).toMatchObject({ ok: false, failure: { tag: 'too-large' } })
  })

  it('has the place of each part in the text', () => {
    const html = '<!doctype html>\n<title>é👆</title><p class="a">x</p>\r\n<script>go()</script>'
    for (const element of valueOf(parsePage(html)).elements) {
      const place = element.sourceCodeLocation
      if (!place) continue
      expect(html.slice(place.startOffset, place.endOffset)).toMatch(new RegExp(`^<${element.name}[^]*>$`))
    }
  })

  it('treats as a script only code that browsers run', () => {
    const html = `<!--<script src="https://a.example/x.js"></script>--><textarea><script>x</script></textarea>
      <title><script>y</script></title><script type="application/json">{"z":"<script>"}</script>`
    const scripts = pageScripts(valueOf(parsePage(html)))
    expect(scripts.map(({ tag }) => tag)).toEqual(['data'])
  })
})
