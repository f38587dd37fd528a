import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { openSteppedPage } from './stepped-page.js'

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

const open = (reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> =>
  openSteppedPage(browser, {
    body: '<div class="x" style="opacity:0">x</div>',
    chunks: ['tram'],
    reducedMotion,
  })
/** Runs a chain of page code on `.x` and answers the inline style once `done` was reached. */
const play = (page: Page, chain: string): Promise<string> =>
  page.evaluate(`new Promise((done) => {
    const element = document.querySelector('.x')
    Webflow.tram(element)${chain}.then(() => done(element.style.cssText))
  })`)

describe('Webflow.tram', () => {
  it('moves properties by transitions, step by step, although it loads at the first call', async () => {
    const page = await open()
    const steps = await page.evaluate(`new Promise((done) => {
      const element = document.querySelector('.x')
      const steps = []
      const note = () => steps.push(element.style.cssText)
      Webflow.tram(element)
        .add('opacity 40ms ease-out-quad')
        .add('transform 20ms linear 10ms')
        .start({ opacity: 1, x: 30 })
      Webflow.tram([element]).wait(5).then(note).wait(80).then({ opacity: 0.5 }).then(() => { note(); done(steps) })
    })`)
    expect(steps).toEqual([
      'opacity: 1; transition: opacity 40ms cubic-bezier(0.25, 0.46, 0.45, 0.94), ' +
        'transform 20ms linear 10ms; transform: translateX(30px);',
      expect.stringContaining('opacity: 0.5'),
    ])
    await page.context().close()
  })

  it('sets, hides and shows at once, and forgets its transitions', async () => {
    const page = await open()
    expect(
      await play(page, `.add('opacity 900ms').set({ opacity: 1, rotate: 90, scaleX: 2, marginLeft: 4 })`),
    ).toBe('opacity: 1; transition: none; margin-left: 4px; transform: rotate(90deg) scaleX(2);')
    expect(await play(page, `.set({ rotate: 0 }).hide()`)).toContain('display: none')
    expect(await play(page, `.show().redraw().destroy().notAMethod()`)).toContain('display: block')
    expect(await page.evaluate("document.querySelector('.x').style.transition")).toBe('')
    await page.context().close()
  })

  it('is at its end at once for visitors who ask for reduced motion', async () => {
    const page = await open('reduce')
    const start = Date.now()
    expect(await play(page, `.add('opacity 60000ms').start({ opacity: 1 })`)).toContain('opacity: 1')
    expect(Date.now() - start).toBeLessThan(30_000)
    await page.context().close()
  })
})
