import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { useBuiltPages } from './widget-pages.js'

const BODY = `<main><h1>Page</h1>
<a href="#end" id="to-end">End</a>
<a href="#" class="w-lightbox" id="lightbox"><span>Red</span><script type="application/json" class="w-json">
{ "items": [{ "url": "/widgets/red.svg", "type": "image", "width": 4, "height": 3 }] }</script></a>
<div class="w-slider" data-autoplay="true" data-delay="40" data-duration="0">
  <div class="w-slider-mask"><div class="w-slide" id="s1">First</div><div class="w-slide" id="s2">Second</div></div>
  <div class="w-slider-nav"></div>
</div>
<div class="w-form"><form id="form" data-name="Letter" aria-label="Letter"><label>Name <input
  name="name"></label><button type="submit" id="send">Send</button></form>
<div class="w-form-done">Thank you</div><div class="w-form-fail">Sorry</div></div>
<div style="height: 3000px"></div><h2 id="end">End</h2></main>`
const pages = useBuiltPages({
  '/widgets/blank.html': '<!doctype html><title>Page without a script</title>',
  '/widgets/moded.html': `<!doctype html>
<html lang="en" data-wf-site="s1"><head><meta charset="utf-8"><title>Page</title>
<link rel="stylesheet" href="/widgets/widgets.css"></head><body>${BODY}<script
  src="/widgets.js"></script></body></html>`,
})

/** Opens the page as the builder does, with the marks that `marks` sets on its window. */
async function open(marks: string): Promise<Page> {
  const { page } = await pages.open('blank')
  await page.addInitScript(`${marks}; window.slides = 0
document.addEventListener('COMPONENT_ACTIVE', ({ target }) => { if (target.id === 's2') slides++ })`)
  await page.goto(page.url().replace('blank', 'moded'))
  await page.waitForLoadState('networkidle')
  return page
}
const modeOf = (page: Page): Promise<unknown> =>
  page.evaluate("[Vitrine.inspect().mode, Webflow.env(), Webflow.env('design'), Webflow.env('preview')]")
const moved = (page: Page): Promise<unknown> => page.evaluate('slides')

/** Sends the form of the page; returns the addresses to which the page script sent it within a short time. */
async function sentForms(page: Page): Promise<readonly string[]> {
  const sent: string[] = []
  await page.route('**/api/v1/form/**', (route) => {
    sent.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: { code: 200, msg: 'ok' } })
  })
  // The browser itself sends nothing, so that the page stays.
  await page.evaluate(() => window.addEventListener('submit', (event) => event.preventDefault()))
  await page.locator('#send').click()
  await page.waitForTimeout(500)
  return sent
}

describe('a page in the builder', () => {
  it('is inactive while it is designed: nothing opens, plays or is sent', async () => {
    const page = await open('window.__wf_design = true')
    expect(await modeOf(page)).toEqual(['design', true, true, false])
    await page.locator('#lightbox').click()
    expect(await page.locator('.w-lightbox-backdrop').count()).toBe(0)
    expect(await sentForms(page)).toEqual([])
    // The first press has loaded the code of forms.
    expect(await sentForms(page)).toEqual([])
    expect(await moved(page)).toBe(0)
    const address = page.url()
    await page.evaluate("Webflow.location('/elsewhere')")
    await page.waitForTimeout(100)
    expect(page.url()).toBe(address)
  })

  it.each(['window.__wf_design = false', 'window.__wf_preview = true'])(
    'is operated as by visitors in a preview (%s)',
    async (marks) => {
      const page = await open(marks)
      expect(await page.evaluate('Vitrine.inspect().mode')).toBe('preview')
      await page.waitForFunction(() => (Reflect.get(window, 'slides') as number) > 1)
      await page.locator('#lightbox').click()
      await page.locator('.w-lightbox-view img').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.w-lightbox-backdrop').waitFor({ state: 'detached' })
      await page.locator('#to-end').click()
      await page.waitForFunction(() => scrollY > 100)
    },
  )
})

describe('a published page', () => {
  it('is in no mode of the builder', async () => {
    const page = await open('')
    expect(await modeOf(page)).toEqual(['published', false, false, false])
    await page.waitForFunction(() => (Reflect.get(window, 'slides') as number) > 1)
    expect(await sentForms(page)).toEqual(['/api/v1/form/s1'])
  })

  it('notifies the window when it is destroyed', async () => {
    const page = await open('')
    await page.evaluate(() => addEventListener('__wf_destroy', () => (document.title = 'taken down')))
    await page.evaluate('Webflow.destroy()')
    expect(await page.title()).toBe('taken down')
    const before = await moved(page)
    await page.waitForTimeout(200)
    expect(await moved(page)).toBe(before)
  })
})
