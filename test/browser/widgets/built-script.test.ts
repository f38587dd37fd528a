import { describe, expect, it } from '@jest/globals'
import type { Page, Route } from 'playwright-core'
import { useBuiltPages } from './widget-pages.js'

const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<link rel="stylesheet" href="/widgets/widgets.css"></head>
<body><main><h1>Page</h1><div id="place"></div></main><script src="/widgets.js"></script></body></html>`
const MEDIA = `<video id="video" autoplay muted loop></video>
<button class="w-background-video--control" id="control" aria-controls="video" type="button">
<span id="while-playing">Pause</span><span id="while-paused" hidden>Play</span></button>
<div class="w-video" id="embed"><iframe width="400" height="300" title="Film" src="about:blank"></iframe></div>`
const pages = useBuiltPages({
  '/widgets/empty.html': BARE,
  '/widgets/media.html': BARE.replace('<div id="place"></div>', MEDIA),
  '/widgets/hosted.html': BARE.replace('<html', '<html data-wf-status="1"'),
  '/widgets/refused.html': BARE.replace('<html', '<html data-wf-status="1" data-vitrine-badge="off"'),
})

const SMALL = { width: 600, height: 700 }
const LARGE = { width: 1000, height: 700 }
/** All but the navbar: a wide window does not show its button. */
const WIDGETS = ['background-video', 'consent', 'dropdown', 'lightbox', 'slider', 'tabs']

/** Waits until the page has the chunks of these widgets and they are at work. */
const atWork = (page: Page, names: readonly string[] = WIDGETS): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const vitrine = Reflect.get(window, 'Vitrine') as { inspect: () => { features: readonly string[] } }
    return wanted.every((name) => vitrine.inspect().features.includes(name))
  }, names)

/** Opens a page none of whose chunks arrive until `release` is called. */
async function openHeld(name: string, viewport = LARGE) {
  const opened = await pages.open('empty', { viewport })
  const { page } = opened
  const held: Route[] = []
  let isOpen = false
  await page.route('**/chunks/*', (route) => {
    if (isOpen) return route.continue()
    held.push(route)
    return undefined
  })
  await page.goto(page.url().replace('empty', name))
  await page.waitForFunction(() => Reflect.has(window, 'Vitrine'))
  return {
    ...opened,
    release: async (): Promise<void> => {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

const playable = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const video = document.getElementById('video') as HTMLVideoElement
    let isPaused = true
    Object.defineProperty(video, 'paused', { get: () => isPaused })
    const set = (value: boolean): void => {
      isPaused = value
      video.dispatchEvent(new Event(value ? 'pause' : 'play'))
    }
    video.pause = () => set(true)
    video.play = async () => set(false)
  })

interface EarlyPress {
  readonly press: string
  /** Seen once the press has been answered. */
  readonly answer: string
  readonly viewport?: typeof SMALL
}
const EARLY: readonly (readonly [string, EarlyPress])[] = [
  ['navbar', { press: '#button', answer: '.w-nav-overlay #one', viewport: SMALL }],
  ['dropdown', { press: '#drop-toggle', answer: '#drop-list' }],
  ['tab', { press: '#tab-two', answer: '#pane-two' }],
  ['slider', { press: '#right', answer: '#s2:not([aria-hidden])' }],
  ['lightbox', { press: '#lightbox', answer: '.w-lightbox-view img' }],
  ['video', { press: '#control', answer: '#while-playing' }],
  ['cookie preference', { press: '#open', answer: '#preferences' }],
]

describe('the first press, before the chunk of a widget has come', () => {
  it.each(EARLY)('on a %s is answered when it comes', async (_name, { press, answer, viewport }) => {
    const { page, release } = await openHeld('built', viewport)
    await playable(page)
    const address = page.url()
    await page.locator(press).click()
    await page.waitForTimeout(50)
    expect(page.url()).toBe(address)
    await release()
    await page.locator(answer).waitFor()
    expect(page.url()).toBe(address)
  })

  it('by keyboard on a tab is answered when it comes', async () => {
    const { page, release } = await openHeld('built')
    await page.locator('#tab-two').focus()
    await page.keyboard.press('Enter')
    await release()
    await page.locator('#pane-two').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-two')
    expect(new URL(page.url()).hash).toBe('')
  })

  it('on a link to a section scrolls there once, when the code has loaded', async () => {
    const { page, release } = await openHeld('built')
    await page.evaluate(() => document.body.setAttribute('data-scroll-time', '0.2'))
    await page.locator('#to-end').click()
    await page.waitForTimeout(50)
    expect([await page.evaluate(() => scrollY), new URL(page.url()).hash]).toEqual([0, '#end'])
    await release()
    await page.waitForFunction(() => document.activeElement?.id === 'end')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  it('on a link to a section jumps there if the code of scrolling cannot be loaded', async () => {
    const { page } = await pages.open('empty')
    await page.route('**/chunks/scroll.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no scrolling today")' }),
    )
    await page.goto(page.url().replace('empty', 'built'))
    await atWork(page)
    await page.locator('#to-end').click()
    await page.waitForFunction(() => scrollY > 100)
    expect(new URL(page.url()).hash).toBe('#end')
  })

  it('is not needed for a dropdown that opens under the pointer', async () => {
    const { page, release } = await openHeld('built')
    await page.locator('#hover-toggle').hover()
    await release()
    await page.locator('#hover-list').waitFor()
    await page.mouse.move(900, 600)
    await page.locator('#hover-list').waitFor({ state: 'hidden' })
  })

  it('is dropped when the page is destroyed meanwhile', async () => {
    const { page, release } = await openHeld('built')
    await page.locator('#drop-toggle').click()
    await page.evaluate('Webflow.destroy()')
    await release()
    await atWork(page)
    expect(await page.locator('#drop-list').isVisible()).toBe(false)
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
    await page.evaluate('Webflow.ready()')
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list').waitFor()
  })
})

describe('page code', () => {
  it('may call the modules before their chunks have loaded', async () => {
    const { page, release } = await openHeld('built')
    const calls = [
      ['slider', 'redraw'],
      ['slider', 'ready'],
      ['tabs', 'redraw'],
      ['tabs', 'ready'],
      ['lightbox', 'ready'],
      ['dropdown', 'ready'],
      ['navbar', 'ready'],
    ]
    await page.evaluate((all) => {
      const webflow = Reflect.get(window, 'Webflow') as {
        require: (name: string) => Record<string, () => void>
      }
      for (const [module = '', member = ''] of all) webflow.require(module)[member]?.()
    }, calls)
    await release()
    await atWork(page)
    await page.locator('#tab-two').click()
    await page.locator('#pane-two').waitFor()
  })

  it('inserts widgets into a page that had none, and ready() starts them', async () => {
    const { page } = await pages.open('empty')
    await page.evaluate(async () => {
      const parsed = await new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest()
        request.responseType = 'document'
        request.onload = () => resolve(request.response as Document)
        request.open('GET', '/widgets/built.html')
        request.send()
      })
      for (const script of parsed.querySelectorAll('script[src]')) script.remove()
      document.getElementById('place')?.replaceWith(...parsed.body.childNodes)
    })
    expect(await page.evaluate('Vitrine.inspect().features')).toEqual([])
    await page.evaluate('Webflow.ready()')
    await atWork(page)
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list').waitFor()
    await page.locator('#right').click()
    await page.locator('#s2:not([aria-hidden])').waitFor()
    await page.locator('#tab-two').click()
    await page.locator('#pane-two').waitFor()
    await page.locator('#lightbox').click()
    await page.locator('.w-lightbox-view img').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.w-lightbox-backdrop').waitFor({ state: 'detached' })
  })
})

describe('every widget of one page', () => {
  it('is operated by pointer, and is accessible in each state', async () => {
    const { page, axe } = await pages.open('built')
    await atWork(page)
    await playable(page)
    expect(await axe()).toEqual([])
    const steps = [
      ['#drop-toggle', '#drop-list'],
      ['#tab-two', '#pane-two'],
      ['#right', '#s2:not([aria-hidden])'],
      ['#dots > :last-child', '#s3:not([aria-hidden])'],
      ['#control', '#while-playing'],
      ['#lightbox', '.w-lightbox-view img'],
      ['.w-lightbox-close', '#lightbox'],
      ['#open', '#preferences'],
      ['#close', '#open'],
    ] as const
    for (const [press, answer] of steps) {
      await page.locator(press).click()
      await page.locator(answer).waitFor()
      await page.waitForFunction(
        () =>
          document.getAnimations().length === 0 &&
          !document.querySelector('main[inert]') === !document.querySelector('.w-lightbox-backdrop'),
      )
      expect([press, await axe()]).toEqual([press, []])
    }
    await page.setViewportSize(SMALL)
    await page.locator('#button').click()
    await page.locator('.w-nav-overlay #one').waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await axe()).toEqual([])
  })

  it('is operated by keyboard alone', async () => {
    const { page } = await pages.open('built', { reducedMotion: 'reduce' })
    await atWork(page)
    await playable(page)
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key)
    }
    // The brand and the first link stand before the toggle.
    await press('Tab', 'Tab', 'Tab')
    expect(await focused()).toBe('drop-toggle')
    await press('Enter')
    await page.locator('#a').waitFor()
    await press('ArrowDown')
    expect(await focused()).toBe('a')
    await press('Escape')
    expect(await focused()).toBe('drop-toggle')
    await press('Tab', 'Tab', 'Tab')
    expect(await focused()).toBe('tab-one')
    await press('ArrowRight')
    expect([await focused(), await page.locator('#pane-two').isVisible()]).toEqual(['tab-two', true])
    await press('Tab', 'Tab')
    expect(await focused()).toBe('lightbox')
    await press('Enter')
    await page.locator('.w-lightbox-backdrop').waitFor()
    await press('Escape')
    await page.locator('.w-lightbox-backdrop').waitFor({ state: 'detached' })
    expect(await focused()).toBe('lightbox')
    await press('Tab', 'Tab')
    expect(await focused()).toBe('right')
    await press('Space')
    await page.locator('#s2:not([aria-hidden])').waitFor()
    await press('Tab', 'ArrowRight', 'Enter')
    await page.locator('#s3:not([aria-hidden])').waitFor()
    await press('Tab', 'Enter')
    expect([await focused(), await page.locator('#while-playing').isVisible()]).toEqual(['control', true])
    await press('Tab', 'Enter')
    await page.locator('#preferences').waitFor()
    expect(await focused()).toBe('analytics')
    await press('Escape')
    await page.locator('#preferences').waitFor({ state: 'hidden' })
    expect(await focused()).toBe('open')
  })

  it('releases everything when destroyed, and is operated as before after ready()', async () => {
    const { page } = await pages.open('built')
    await atWork(page)
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list').waitFor()
    await page.evaluate('Webflow.destroy()')
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
    expect(await page.locator('main').innerHTML()).not.toMatch(
      /role=|aria-(?!controls="video)|tabindex|translate/,
    )
    await page.locator('#drop-toggle').click()
    await page.locator('#tab-two').click()
    await page.waitForTimeout(50)
    expect(await page.locator('#drop-list').isVisible()).toBe(false)
    expect(await page.locator('#pane-two').isVisible()).toBe(false)
    await page.evaluate('Webflow.ready()')
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list').waitFor()
    await page.locator('#right').click()
    await page.locator('#s2:not([aria-hidden])').waitFor()
  })
})

describe('the badge', () => {
  it.each([
    ['empty', 0],
    ['hosted', 1],
    ['refused', 0],
  ])('is on the page "%s" %i times', async (name, count) => {
    const { page, axe } = await pages.open(name)
    await page.waitForLoadState('networkidle')
    const badge = page.locator('body > a.w-webflow-badge')
    expect(await badge.count()).toBe(count)
    expect(await badge.locator('img').count()).toBe(2 * count)
    // A link after the landmarks is where style sheets expect the badge.
    expect((await axe()).filter((line) => !line.startsWith('region: '))).toEqual([])
  })
})

describe('a video', () => {
  it('is paused from the start under reduced motion, and its control shows it', async () => {
    const { page, axe } = await pages.open('media', { reducedMotion: 'reduce' })
    await atWork(page, ['background-video'])
    expect(await page.locator('#video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    expect(await page.locator('#while-paused').isVisible()).toBe(true)
    expect(await page.locator('#embed').evaluate((embed) => embed.style.paddingTop)).toBe('75%')
    expect(await axe()).toEqual([])
  })
})
