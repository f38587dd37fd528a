import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { frame, openSteppedPage } from './stepped-page.js'

const LOTTIE = readFileSync('node_modules/lottie-web/build/player/lottie_light.min.js', 'utf8')

/** A square that moves from x 0 to x 100 in 60 frames. */
const SQUARE = JSON.stringify({
  v: '5.7.0',
  fr: 60,
  ip: 0,
  op: 60,
  w: 200,
  h: 100,
  layers: [
    {
      ty: 1,
      sw: 20,
      sh: 20,
      sc: '#336699',
      ip: 0,
      op: 60,
      st: 0,
      ks: {
        a: { a: 0, k: [0, 0, 0] },
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
            { t: 60, s: [100, 0, 0] },
          ],
        },
        s: { a: 0, k: [100, 100, 100] },
        r: { a: 0, k: 0 },
        o: { a: 0, k: 100 },
      },
    },
  ],
})

const click = (selector: string): object => ({
  eventTypeId: 'MOUSE_CLICK',
  action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a', autoStopEventId: 'none' } },
  target: { selector },
})
const dataOf = (item: object): object => ({
  events: { e: click('.b') },
  actionLists: { a: { actionItemGroups: [{ actionItems: [item] }] } },
  site: { mediaQueries: [] },
})

describe('players of the page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectChromium()
  })
  afterAll(() => browser.close())

  it('are driven through a Lottie animation, with the length the element tells', async () => {
    const page = await openSteppedPage(browser, {
      body:
        '<button class="b">b</button><div class="l" style="width:200px;height:100px" data-animation-type="lottie" data-src="/square.json"' +
        ' data-is-ix2-target="1" data-ix2-initial-state="25" data-duration="0" data-default-duration="1"></div>',
      chunks: ['players'],
      scripts: { '/lottie.js': LOTTIE },
      json: { '/square.json': SQUARE },
      data: dataOf({
        actionTypeId: 'PLUGIN_LOTTIE',
        config: { delay: 0, duration: 'auto', easing: '', value: 100, target: { selector: '.l' } },
      }),
    })
    const frameOf = (): Promise<number> =>
      page.evaluate(() => {
        const players = Reflect.get(window, 'lottie') as {
          getRegisteredAnimations: () => readonly { readonly currentRawFrame: number }[]
        }
        return players.getRegisteredAnimations()[0]?.currentRawFrame ?? Number.NaN
      })
    await page.waitForSelector('.l svg', { state: 'attached' })
    await page.waitForFunction(
      () => {
        const players = Reflect.get(window, 'lottie') as {
          getRegisteredAnimations: () => readonly { readonly currentRawFrame: number }[]
        }
        return players.getRegisteredAnimations()[0]?.currentRawFrame === 15
      },
      undefined,
      { polling: 20 },
    )
    await page.evaluate(() => document.querySelector<HTMLElement>('.b')?.click())
    await frame(page, 1500)
    expect(await frameOf()).toBeCloseTo(30, 3)
    await frame(page, 2000)
    expect(await frameOf()).toBeCloseTo(60, 1)
    await page.context().close()
  })

  it('are not needed for custom properties', async () => {
    const variable = async (page: Page, name: string): Promise<string> =>
      page.evaluate((which) => document.documentElement.style.getPropertyValue(which), name)
    const page = await openSteppedPage(browser, {
      body: '<button class="b">b</button>',
      css: ':root{--gap:10px;--ink:#ff0000}',
      data: {
        ...dataOf({}),
        actionLists: {
          a: {
            actionItemGroups: [
              {
                actionItems: [
                  {
                    actionTypeId: 'PLUGIN_VARIABLE',
                    config: { duration: 100, target: { objectId: '--gap' }, value: { size: 30, unit: 'px' } },
                  },
                  {
                    actionTypeId: 'PLUGIN_VARIABLE',
                    config: {
                      duration: 100,
                      target: { objectId: '--ink' },
                      value: { red: 0, green: 0, blue: 255, alpha: 1 },
                    },
                  },
                  {
                    actionTypeId: 'PLUGIN_VARIABLE',
                    config: {
                      duration: 100,
                      target: { objectId: '@unresolved' },
                      value: { size: 1, unit: 'px' },
                    },
                  },
                ],
              },
            ],
          },
        },
      },
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('.b')?.click())
    await frame(page, 1050)
    expect(await variable(page, '--gap')).toBe('20px')
    expect(await variable(page, '--ink')).toBe('rgba(127.5, 0, 127.5, 1)')
    await frame(page, 1100)
    expect(await variable(page, '--gap')).toBe('30px')
    await page.context().close()
  })
})
