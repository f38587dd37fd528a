import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { button, event, fade, item, list, SITE, slide } from './interaction-data.js'
import { countsOf, frame, openSteppedPage } from './stepped-page.js'

const DATA = {
  events: {
    click: event('MOUSE_CLICK', 'a', button),
    begin: event('PAGE_FINISH', 'begin', { appliesTo: 'PAGE' }),
  },
  actionLists: {
    a: list([
      [fade(0.5), item('TRANSFORM_SCALE', { xValue: 2, target: { useEventTarget: true } })],
      [{ ...slide(40), id: 'second' }],
    ]),
    begin: list([[item('STYLE_OPACITY', { value: 0.2, target: { selector: '.y' } })]]),
    unused: list([[slide(70)]]),
  },
  site: SITE,
}

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

async function open(isDesigner: boolean): Promise<Page> {
  const page = await openSteppedPage(browser, {
    body: '<button class="b">b</button><div class="x">x</div><div class="y">y</div>',
    scripts: { '/app.js': isDesigner ? 'window.__wf_design = true' : '' },
    chunks: ['designer'],
  })
  await page.evaluate((data) => {
    const ix2 = (
      Reflect.get(window, 'Webflow') as {
        require: (name: string) => {
          store: { dispatch: (action: object) => void }
          actions: Record<string, (...values: unknown[]) => object>
          init: (data: unknown) => void
        }
      }
    ).require('ix2')
    Object.assign(window, {
      ask: async (name: string, ...values: unknown[]) => {
        const action = ix2.actions[name]?.(...values)
        if (action) ix2.store.dispatch(action)
        // The first request loads the module that answers; a later request is answered after it.
        if (Reflect.has(window, '__wf_design'))
          await import(new URL('/chunks/designer.js', location.href).href)
        await new Promise((done) => setTimeout(done, 60))
      },
    })
    ix2.init(data)
    ;(Reflect.get(window, 'Webflow') as { require: (name: string) => { destroy: () => void } })
      .require('ix2')
      .destroy()
  }, DATA)
  return page
}
const ask = (page: Page, code: string): Promise<unknown> => page.evaluate(`ask(${code})`)
const styleOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((at) => document.querySelector(at)?.getAttribute('style') ?? '', selector)
const playTo = async (page: Page, ...times: readonly number[]): Promise<void> => {
  for (const at of times) await frame(page, at)
}

describe("the module in the builder's own windows", () => {
  it('plays a list for its event, without other events', async () => {
    const page = await open(true)
    await ask(page, "'playbackRequested', { actionListId: 'a', eventId: 'click' }")
    await playTo(page, 1050, 1200, 1350)
    expect(await styleOf(page, '.x')).toContain('opacity: 0.5')
    expect(await styleOf(page, '.x')).toContain('translate3d(40px')
    expect(await styleOf(page, '.b')).toContain('scale3d(2,')
    expect(await styleOf(page, '.y')).toBe('')
    await page.evaluate(
      "document.querySelector('.x').style.opacity = 0.9; document.querySelector('.b').click()",
    )
    await playTo(page, 1400, 1600)
    expect(await styleOf(page, '.x')).toContain('opacity: 0.9')
    await page.context().close()
  })

  it('plays a list without an event, at once, and only one of its actions', async () => {
    const page = await open(true)
    await ask(page, "'playbackRequested', { actionListId: 'unused', immediate: true }")
    await playTo(page, 1001, 1002)
    expect(await styleOf(page, '.x')).toContain('translate3d(70px')
    await ask(page, "'playbackRequested', { actionListId: 'a', actionItemId: 'second', immediate: true }")
    await playTo(page, 1003, 1004)
    expect(await styleOf(page, '.x')).toContain('translate3d(40px')
    expect(await styleOf(page, '.x')).not.toContain('opacity')
    await ask(page, "'playbackRequested', { actionListId: 'unknown' }")
    await page.context().close()
  })

  it('previews the requested events, in the data of the page', async () => {
    const page = await open(true)
    await ask(page, "'playbackRequested', { actionListId: 'a', actionItemId: 'second', immediate: true }")
    await ask(page, "'previewRequested', { defer: true, eventIds: ['begin'] }")
    expect(await page.evaluate('Vitrine.inspect().interactions.triggers')).toEqual({ PAGE_FINISH: 1 })
    await ask(page, "'previewRequested'")
    expect(await page.evaluate('Vitrine.inspect().interactions.triggers')).toEqual({
      MOUSE_CLICK: 1,
      PAGE_FINISH: 1,
    })
    await page.evaluate("document.querySelector('.b').click()")
    await playTo(page, 1050, 1200, 1350)
    expect(await styleOf(page, '.x')).toContain('opacity: 0.5')
    expect(await styleOf(page, '.y')).toBe('opacity: 0.2;')
    await page.context().close()
  })

  it('stops a list in its present state, and clears all of its styles', async () => {
    const page = await open(true)
    await ask(page, "'playbackRequested', { actionListId: 'unused' }")
    await playTo(page, 1016, 1066)
    await ask(page, "'stopRequested', 'unused'")
    await playTo(page, 1100, 1200)
    const stopped = await styleOf(page, '.x')
    expect(stopped).toMatch(/translate3d\([1-6]\d?(\.\d+)?px/)
    expect(await countsOf(page)).toMatchObject({ frames: 0 })
    await ask(page, "'clearRequested', () => { window.cleared = true }")
    expect(await page.evaluate('cleared')).toBe(true)
    expect(await styleOf(page, '.x')).toBe('')
    expect(await page.evaluate("Webflow.require('ix2').store.getState().ixSession.active")).toBe(false)
    await page.context().close()
  })
})

describe('the module on a published page', () => {
  it("ignores the builder's requests and loads no code for them", async () => {
    const page = await open(false)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await ask(page, "'playbackRequested', { actionListId: 'a', eventId: 'click' }")
    await ask(page, "'previewRequested'")
    expect(asked).toEqual([])
    expect(await page.evaluate("Webflow.require('ix2').store.getState().ixSession.active")).toBe(false)
    await page.context().close()
  })
})
