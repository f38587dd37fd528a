import { describe, expect, it } from '@jest/globals'
import { serialize } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { parsePage } from '../../../../adapters/site/pages/index.js'
import { parsePageInTurns } from '../../../../adapters/site/pages/parse-page.js'
import { valueOf } from '../../../support/value-of.js'

const PAGES = [
  '',
  'a',
  '\uFEFF<!DOCTYPE html><html lang=de><head><title>A &amp; B</title></head><body>x</body></html>',
  '<p title="a&#x1F4A9;b">💩\r\n\r<b>one<i>two</b>three</i></p><table><td>x<script>if (a < b) c()</script></table>',
  '<!-- a --><template><tr><td>1</td></tr></template><svg><path d="M0"/></svg><noscript><p>x</noscript>&notit;',
  `<textarea>${'<'.repeat(50)}</textarea><style>a{b:c}</style><a href="x?y&copy=1">z</a>`,
]

describe('a page that is parsed slice by slice', () => {
  it.each(PAGES)('is the page that is parsed at once: %j', async (text) => {
    const whole = valueOf(parsePage(text))
    const placesOf = (page: typeof whole) =>
      page.elements.map(({ name, attribs, sourceCodeLocation }) => [name, attribs, sourceCodeLocation])
    for (const slice of [1, 2, 3, 7, 1000]) {
      const page = valueOf(await parsePageInTurns(text, async () => undefined, slice))
      expect([page.html, serialize(page.document, { treeAdapter: adapter }), placesOf(page)]).toEqual([
        whole.html,
        serialize(whole.document, { treeAdapter: adapter }),
        placesOf(whole),
      ])
    }
  })

  it('lets others go on in between, and is given up beyond a bound with its reason', async () => {
    let turns = 0
    const turn = async (): Promise<void> => {
      turns += 1
    }
    const large = valueOf(await parsePageInTurns('<p>word</p>'.repeat(60_000), turn))
    expect(large.elements.length).toBeGreaterThan(60_000)
    expect(turns).toBe(Math.ceil(large.html.length / 65_536) - 1)
    const beyond = await parsePageInTurns('<i></i>'.repeat(120_000), turn)
    expect(beyond).toMatchObject({ ok: false, failure: { tag: 'too-many-elements' } })
    expect(await parsePageInTurns('x'.repeat(16_000_001), turn)).toMatchObject({
      ok: false,
      failure: { tag: 'too-large' },
    })
  })
})
