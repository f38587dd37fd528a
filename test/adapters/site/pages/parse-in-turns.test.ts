import { describe, expect, it } from '@jest/globals'
import { serialize } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { parsePage } from '../../../../adapters/site/pages/index.js'
import { pageResources, resourceSteps } from '../../../../adapters/site/pages/facts/resources.js'
import { pageForms } from '../../../../adapters/site/pages/facts/page-forms.js'
import { parseSteps } from '../../../../adapters/site/pages/parse-page.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { countedSteps } from '../../../support/site/counted-steps.js'
import { valueOf } from '../../../support/value-of.js'
import { expectOnceBelow, processorMsOf } from '../../../support/processes/processor-time.js'

const PAGES = [
  '',
  'a',
  '\uFEFF<!DOCTYPE html><html lang=de><head><title>A &amp; B</title></head><body>x</body></html>',
  '<p title="a&#x1F4A9;b">💩\r\n\r<b>one<i>two</b>three</i></p><table><td>x<script>if (a < b) c()</script></table>',
  '<!-- a --><template><tr><td>1</td></tr></template><svg><path d="M0"/></svg><noscript><p>x</noscript>&notit;',
  `<textarea>${'<'.repeat(50)}</textarea><style>a{b:c}</style><a href="x?y&copy=1">z</a>`,
]

describe('a page that is parsed slice by slice', () => {
  it.each(PAGES)('equals the page that is parsed at once: %j', (text) => {
    const whole = valueOf(parsePage(text))
    const placesOf = (page: typeof whole) =>
      page.elements.map(({ name, attribs, sourceCodeLocation }) => [name, attribs, sourceCodeLocation])
    for (const slice of [1, 2, 3, 7, 1000]) {
      const page = valueOf(allAtOnce(parseSteps(text, slice)))
      expect([page.html, serialize(page.document, { treeAdapter: adapter }), placesOf(page)]).toEqual([
        whole.html,
        serialize(whole.document, { treeAdapter: adapter }),
        placesOf(whole),
      ])
    }
  })

  it('yields to others in between, and is given up beyond a bound with its reason', () => {
    const large = countedSteps(parseSteps('<p>word</p>'.repeat(30_000)))
    const page = valueOf(large.value)
    expect(page.elements.length).toBeGreaterThan(30_000)
    expect(large.turns).toBe(Math.ceil(page.html.length / 8_192) - 1)
    const failureOf = (text: string) => countedSteps(parseSteps(text)).value
    expect(failureOf('<i></i>'.repeat(50_000))).toMatchObject({ failure: { tag: 'too-many-elements' } })
    expect(failureOf('x'.repeat(8_000_001))).toMatchObject({ failure: { tag: 'too-large' } })
  })

  it('is checked in turns, with the pages in its `srcdoc`', () => {
    const framed = `<iframe srcdoc="${"<script src='https://a.example/x.js'></script>".repeat(5_000)}"></iframe>`
    const page = valueOf(parsePage(framed.repeat(3)))
    const { turns, value } = countedSteps(resourceSteps(page))
    expect(turns).toBeGreaterThan(60)
    expect(value).toEqual(pageResources(page))
    expect(value.scriptHosts).toEqual(['https://a.example'])
  })
})

it('yields to others by the attributes of its elements, also if these load nothing', () => {
  const attributes = Array.from({ length: 900 }, (_, at) => `a${at}=""`).join(' ')
  const turnsOfElements = (count: number): number =>
    countedSteps(resourceSteps(valueOf(parsePage(`<p ${attributes}>`.repeat(count))))).turns
  // Four readers of a page examine attributes: each has about nine such elements in a turn.
  expect(turnsOfElements(280) - turnsOfElements(10)).toBeGreaterThanOrEqual((4 * 270) / 10)
})

/** The processor time of one turn that others do not notice on a busy machine. */
const MAX_TURN_MS = 300

it.each([
  ['words in a table outside of its cells', () => `<table>${'x '.repeat(1_000_000)}`],
  ['data that name frames', () => `<script type="application/json">${'<iframe'.repeat(400_000)}</script>`],
  ['pictures', () => '<img srcset="//a.example/x 1x, //b.example/y 2x">'.repeat(39_000)],
  ['pictures in a frame', () => `<iframe srcdoc="${"<img src='//a.example/x'>".repeat(39_000)}"></iframe>`],
])('does not delay others if it consists of %s', (_, text) => {
  expect(longestMs(text(), MAX_TURN_MS)).toBeLessThan(MAX_TURN_MS)
})

it('reads nested forms in time that grows with their number', async () => {
  const nested = (count: number): string => '<form><template>'.repeat(count) + '<i a=1 b=2></i>'.repeat(5_000)
  const msOf = (text: string): Promise<number> => {
    const page = valueOf(parsePage(text))
    return processorMsOf(() => expect(pageForms(page).length).toBeGreaterThan(0))
  }
  // Each form used to look through all elements of those inside it: a million for 200 forms.
  await msOf(nested(20))
  await expectOnceBelow(400, () => msOf(nested(200)))
})

/** The processor time of each turn in which a page is parsed and looked at. */
function turnsOf(text: string): number[] {
  const turns: number[] = []
  const done = <T>(steps: Steps<T>): T => {
    for (;;) {
      const before = process.cpuUsage()
      const step = steps.next()
      const { user, system } = process.cpuUsage(before)
      turns.push((user + system) / 1000)
      if (step.done === true) return step.value
    }
  }
  const page = done(parseSteps(text))
  if (page.ok) done(resourceSteps(page.value))
  return turns
}

/**
 * The longest of these turns, of which each counts with its shortest time in three runs, since garbage collection
 * delays random turns. Further runs only shorten turns, so none follows once the bound is kept.
 */
function longestMs(text: string, boundMs: number): number {
  let shortest = turnsOf(text)
  for (let goes = 1; goes < 3 && Math.max(...shortest) >= boundMs; goes += 1) {
    const again = turnsOf(text)
    expect(again.length).toBe(shortest.length)
    shortest = shortest.map((ms, turn) => Math.min(ms, again[turn] ?? ms))
  }
  return Math.max(...shortest)
}
