import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { openSteppedPage } from './stepped-page.js'

const SENTENCE =
  'The quick brown fox jumps over a lazy dog while lamp light fills every dusky window along this ' +
  'avenue, AVATAR Toys &amp; Waffles. '
const CSS = `p { font: 11px sans-serif; margin: 0; width: 400px }
  .even { font-kerning: none } .turned { transform: rotate(90deg) } .gone { transform: scale(0) }
  .linked, .rich { width: 120px }`
const BODY = `<p class="plain">${SENTENCE.repeat(8)}</p>
  <p class="even turned">${SENTENCE}</p>
  <p class="even gone">${SENTENCE}</p>
  <p class="linked">Some words and then <a id="more" href="#x">a link that is <b>long enough to take</b> several
    rows of its text</a> before the end of it</p>
  <div class="rich"><p>One paragraph with more than one row of text.</p><p>And another one after it.</p></div>
  <p class="even hyphens" style="width:110px">
    a well-known-and-often-told story of lamps, wonderfully-long-words-here</p>`

describe('Texts in pieces', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await connectChromium()
    page = await openSteppedPage(browser, { body: BODY, css: CSS, chunks: ['timelines-text'] })
    await page.evaluate(async () => {
      const { splitter } = await import(`${location.origin}/chunks/timelines-text.js`)
      Object.assign(window, { makeSplitter: splitter })
    })
  })

  afterAll(() => browser.close())

  /** The first words of the lines that a text is split into, and how many lines take more than one row. */
  const linesOf = (
    selector: string,
    widthPx: number | null,
    pieces: string,
  ): Promise<{ readonly starts: readonly (string | null)[]; readonly broken: number }> =>
    page.$eval(
      selector,
      async (element, [width, kind]) => {
        const { style } = element as HTMLElement
        if (width !== null) style.width = `${width}px`
        const { makeSplitter } = window as unknown as {
          readonly makeSplitter: (context: object) => Promise<{
            readonly split: (element: Element, plan: object) => unknown
            readonly restore: () => void
          }>
        }
        const { split, restore } = await makeSplitter({
          document,
          clock: { setTimer: () => () => undefined },
        })
        split(element, { pieces: kind, mask: 'lines' })
        const lines = [...element.querySelectorAll('.gsap_split_line')].map((line) => [
          ...line.querySelectorAll<HTMLElement>('.gsap_split_word'),
        ])
        const found = {
          starts: lines.map(([first]) => first?.textContent ?? null),
          broken: lines.filter((words) => new Set(words.map(({ offsetTop }) => offsetTop)).size > 1).length,
        }
        restore()
        return found
      },
      [widthPx, pieces] as const,
    )

  it('keep each line of letters in one row, at any width', async () => {
    const found = []
    for (let width = 300; width < 700; width += 3.7) {
      const { starts, broken } = await linesOf('.plain', width, 'chars')
      expect(starts.length).toBeGreaterThan(5)
      if (broken > 0) found.push(width)
    }
    expect(found).toEqual([])
  })

  // Split letters have no kerning, and only without it lines break at the same words.
  it.each(['.turned', '.gone', '.hyphens'])('end lines of letters at the ends of words: %s', async (text) => {
    const words = await linesOf(text, null, 'words')
    expect(words.starts.length).toBeGreaterThan(1)
    expect(await linesOf(text, null, 'chars')).toEqual(words)
  })

  it('divide links and paragraphs at the ends of lines, and join them again', async () => {
    // Letters are measured without kerning, and afterwards no style for it may stay.
    await linesOf('.linked', null, 'chars')
    const before = await page.content()
    expect(before).toContain('<p class="linked">')
    const found = await page.evaluate(async () => {
      const { makeSplitter } = window as unknown as {
        readonly makeSplitter: (context: object) => Promise<{
          readonly split: (element: Element, plan: object) => readonly Element[] | null
          readonly restore: () => void
        }>
      }
      const { split, restore } = await makeSplitter({ document, clock: { setTimer: () => () => undefined } })
      const answers = ['.linked', '.rich'].map((selector) => {
        const text = document.querySelector<HTMLElement>(selector) as HTMLElement
        const heightPx = text.offsetHeight
        const lines = split(text, { pieces: 'lines', mask: 'lines' }) ?? []
        return {
          // No line holds another one, and each is one row high.
          nested: lines.filter((line) => line.querySelector('.gsap_split_line')).length,
          tall: lines.filter((line) => line.getBoundingClientRect().height > 20).length,
          grown: text.offsetHeight - heightPx,
          blocks: [...new Set(lines.map((line) => line.parentElement?.parentElement?.nodeName))],
          links: [...text.querySelectorAll('a')].map(({ id, tabIndex }) => [id, tabIndex]),
        }
      })
      restore()
      return answers
    })
    const [linked, rich] = found
    expect(linked).toMatchObject({ nested: 0, tall: 0, grown: 0, blocks: ['P'] })
    expect(linked?.links.slice(0, 2)).toEqual([
      ['more', 0],
      ['', -1],
    ])
    expect(rich).toMatchObject({ nested: 0, tall: 0, grown: 0, blocks: ['P'] })
    expect(await page.content()).toBe(before)
  })
})
