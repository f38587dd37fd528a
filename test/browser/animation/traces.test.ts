import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { declarations } from '../../core/animation/declarations.js'
import { vectors } from '../../core/animation/vectors.js'
import type { Trace } from '../../core/animation/vectors.js'
import { connectChromium } from '../support/chromium.js'
import { frame, openSteppedPage, setNow } from './stepped-page.js'

const styleOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-w-id=x]')?.getAttribute('style') ?? null)

const stateOf = (page: Page): Promise<Record<string, Record<string, unknown>>> =>
  page.evaluate(() => {
    const webflow = Reflect.get(window, 'Webflow') as {
      require: (name: string) => { store: { getState: () => Record<string, Record<string, unknown>> } }
    }
    return webflow.require('ix2').store.getState()
  })

async function play(page: Page, trace: Trace): Promise<readonly (readonly [string, unknown])[]> {
  const seen: (readonly [string, unknown])[] = []
  for (const [name, ...values] of trace.steps) {
    const [first = 0, second = 0] = values.map(Number)
    switch (name) {
      case 'frame':
        await frame(page, first)
        seen.push([`frame ${first}`, await styleOf(page)])
        break
      case 'now':
        await setNow(page, first)
        break
      case 'click':
        await page.evaluate(
          (selector) => document.querySelector<HTMLElement>(selector)?.click(),
          String(values[0]),
        )
        break
      case 'wait':
        // A timer of the page itself comes after those of the page script that were due before it.
        await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), first)
        break
      case 'scrollTo':
        await page.evaluate((top) => {
          window.scrollTo(0, top)
          document.dispatchEvent(new Event('scroll'))
        }, first)
        break
      case 'mouse':
        await page.mouse.move(first, second)
        break
      case 'read':
        seen.push(['read', await styleOf(page)])
        break
      case 'params':
        seen.push(['ixParameters', (await stateOf(page))['ixParameters']])
        break
      case 'inst':
        break
    }
  }
  return seen
}

describe('the recorded traces in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectChromium()
  })
  afterAll(() => browser.close())

  it.each(vectors.traces)('$id: $what', async (trace) => {
    const page = await openSteppedPage(browser, { body: trace.html, css: trace.css, data: trace.data })
    const seen = await play(page, trace)
    const expected = (trace.fixed?.expect ?? trace.expect).filter(([label]) => label !== 'positions')
    expect(seen.map(([label]) => label)).toEqual(expected.map(([label]) => label))
    expected.forEach(([label, value], at) => {
      const got = seen[at]?.[1]
      if (value === null || typeof value === 'string')
        expect({ [label]: declarations(got as string | null) }).toEqual({ [label]: declarations(value) })
      else
        for (const [key, number] of Object.entries(value as object))
          expect((got as Record<string, number>)[key]).toBeCloseTo(Number(number), 5)
    })
    await page.context().close()
  })
})
