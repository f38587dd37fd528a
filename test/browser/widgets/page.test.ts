import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages()
const current = (page: Page): Promise<readonly string[]> =>
  page.locator('a.w--current').evaluateAll((links) => links.map(({ id }) => id))
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(id).evaluate((element) => Math.round(element.getBoundingClientRect().top))
/** Waits until a movement has begun, at any position. */
const underWay = (page: Page): Promise<unknown> => page.waitForFunction(() => scrollY > 0)
/** Waits until the page has not scrolled for a number of frames. */
const stands = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let before = Number.NaN, quiet = 0; quiet < 15; before = scrollY) {
      await new Promise((frame) => requestAnimationFrame(frame))
      quiet = scrollY === before ? quiet + 1 : 0
    }
  })
const arrivedAt = (page: Page, id: string, top: number): Promise<unknown> =>
  page.waitForFunction(
    ([target, expected]) =>
      Math.round(document.querySelector(target)?.getBoundingClientRect().top ?? NaN) === expected,
    [id, top] as const,
  )

describe('links', () => {
  it('to this page are current, others lose an old mark', async () => {
    const { page, axe } = await pages.open('page')
    await page.waitForFunction(() => document.querySelectorAll('a.w--current').length === 2)
    expect(await current(page)).toEqual(['here', 'to-one'])
    expect(await axe()).toEqual([])
  })

  it('to a section are current while it holds the middle of the viewport', async () => {
    const { page } = await pages.open('page')
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await page.waitForFunction(() => document.getElementById('to-two')?.classList.contains('w--current'))
    expect(await current(page)).toEqual(['here', 'to-two'])
  })
})

describe('scrolling to an anchor', () => {
  it('moves smoothly below the fixed header, keeps the address and hands the focus over', async () => {
    const { page } = await pages.open('page')
    await page.evaluate(() => {
      const tops: number[] = []
      addEventListener('scroll', () =>
        tops.push(Math.round(document.getElementById('two')?.getBoundingClientRect().top ?? Number.NaN)),
      )
      Object.assign(window, { tops })
    })
    const start = await topOf(page, '#two')
    await page.locator('#to-two').click()
    await arrivedAt(page, '#two', 60)
    const onTheWay = ((await page.evaluate('tops')) as readonly number[]).filter(
      (top) => top > 60 && top < start,
    )
    expect(onTheWay.length).toBeGreaterThan(2)
    expect(onTheWay).toEqual([...onTheWay].sort((one, other) => other - one))
    expect(new URL(page.url()).hash).toBe('#two')
    await page.waitForFunction(() => document.activeElement?.id === 'two')
    expect(await page.locator('#two').evaluate((section) => getComputedStyle(section).outlineStyle)).toBe(
      'none',
    )
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('link-in-two')
    expect(await page.locator('#two').evaluate((section) => section.outerHTML)).toMatch(
      /^<section id="two"( class="")?>/,
    )
  })

  it.each<readonly [string, (page: Page) => Promise<unknown>]>([
    ['the wheel', (page) => page.mouse.wheel(0, -1)],
    ['a finger', (page) => page.touchscreen.tap(500, 600)],
    ['a key', (page) => page.keyboard.press('ArrowUp')],
    ['the mouse', (page) => page.mouse.down()],
  ])('lets the visitor take over with %s at any moment', async (_name, takeOver) => {
    const { page } = await pages.open('page', { hasTouch: true })
    await page.evaluate(() => document.body.setAttribute('data-scroll-time', '4'))
    await page.locator('#to-two').click()
    await underWay(page)
    await takeOver(page)
    await stands(page)
    const stoppedAt = await topOf(page, '#two')
    await page.waitForTimeout(300)
    expect(await topOf(page, '#two')).toBe(stoppedAt)
    expect(stoppedAt).toBeGreaterThan(60)
  })

  it('ends at once when reduced motion is switched on on the way', async () => {
    const { page } = await pages.open('page')
    await page.evaluate(() => document.body.setAttribute('data-scroll-time', '8'))
    await page.locator('#to-two').click()
    await underWay(page)
    expect(await topOf(page, '#two')).toBeGreaterThan(100)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrivedAt(page, '#two', 60)
    await page.waitForFunction(() => document.activeElement?.id === 'two')
  })

  it('jumps, centred, when the section says so', async () => {
    const { page } = await pages.open('page')
    await page.locator('#to-three').click()
    await arrivedAt(page, '#three', 60 + (700 - 60 - 200) / 2)
  })

  it('jumps under reduced motion, and a bare # goes nowhere', async () => {
    const { page } = await pages.open('page', { reducedMotion: 'reduce' })
    await page.locator('#to-two').click()
    await arrivedAt(page, '#two', 60)
    await page.locator('#nowhere').click()
    expect(await topOf(page, '#two')).toBe(60)
    expect(new URL(page.url()).hash).toBe('#two')
  })

  it('begins when its link is pressed by keyboard', async () => {
    const { page } = await pages.open('page', { reducedMotion: 'reduce' })
    await page.locator('#to-two').focus()
    await page.keyboard.press('Enter')
    await arrivedAt(page, '#two', 60)
  })
})

describe('page code', () => {
  it('hears swipes as events with a direction', async () => {
    const { page } = await pages.open('page')
    await page.evaluate(() => {
      document.addEventListener('swipe', (event) => {
        const { direction } = (event as CustomEvent<{ direction: string }>).detail
        document.title = `${direction} on ${(event.target as Element).id}`
      })
    })
    await page.mouse.move(400, 300)
    await page.mouse.down()
    await page.mouse.move(500, 300)
    await page.mouse.move(600, 300)
    await page.mouse.up()
    expect(await page.title()).toBe('right on one')
  })
})

describe('the badge', () => {
  it('is shown by choice with two images, hidden in fullscreen, and added again when removed', async () => {
    const { page } = await pages.open('page')
    const badge = page.locator('body > a.w-webflow-badge[data-runtime-owned]')
    expect(await badge.count()).toBe(0)
    await page.locator('html').evaluate((root) => root.setAttribute('data-vitrine-badge', 'on'))
    await page.evaluate('Webflow.ready()')
    expect(await badge.locator('img').count()).toBe(2)
    expect(
      await badge
        .locator('img')
        .first()
        .evaluate((image) => image.style.width),
    ).toBe('26px')
    // The page script looks for it again some time after each ready(), so it is removed at once.
    await page.evaluate(() => {
      ;(Reflect.get(window, 'Webflow') as { ready: () => void }).ready()
      document.querySelector('.w-webflow-badge')?.remove()
    })
    await badge.waitFor({ state: 'attached' })
    await page.evaluate(() => document.querySelector('main')?.requestFullscreen())
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.w-webflow-badge') as Element).display === 'none',
    )
    await page.evaluate(() => document.exitFullscreen())
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.w-webflow-badge') as Element).display !== 'none',
    )
    await page.evaluate('Webflow.destroy()')
    expect(await badge.count()).toBe(0)
  })
})

describe('video', () => {
  it('embeds keep the shape of their frame', async () => {
    const { page } = await pages.open('page')
    expect(await page.locator('#embed').evaluate((embed) => embed.style.paddingTop)).toBe('75%')
  })

  it('pauses under reduced motion and goes on afterwards', async () => {
    const { page } = await pages.open('page')
    await page.evaluate(() => {
      const calls: string[] = []
      const video = document.getElementById('video') as HTMLVideoElement
      video.pause = () => void calls.push('pause')
      video.play = async () => void calls.push('play')
      Object.assign(window, { calls })
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.waitForFunction(() => (Reflect.get(window, 'calls') as unknown[]).length === 1)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.waitForFunction(() => (Reflect.get(window, 'calls') as unknown[]).length === 2)
    expect(await page.evaluate('calls')).toEqual(['pause', 'play'])
  })

  it('is paused and played by its control', async () => {
    const { page } = await pages.open('page')
    await page.evaluate(() => {
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
    await page.locator('#control').focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('#while-playing').isVisible()).toBe(true)
    expect(await page.locator('#while-paused').isVisible()).toBe(false)
    await page.locator('#control').click()
    expect(await page.locator('#while-playing').isVisible()).toBe(false)
    expect(await page.locator('#while-paused').isVisible()).toBe(true)
  })
})
