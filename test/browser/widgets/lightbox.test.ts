import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.js'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages('test/browser/widgets/lightbox.entry.ts')
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.getAnimations().length === 0 && document.querySelectorAll('.w-lightbox-view').length === 1,
  )
/** Waits until only this picture is shown and nothing moves; until its file arrives, the previous one is shown. */
async function shows(page: Page, picture: 'red' | 'blue'): Promise<void> {
  await eventually(async () => {
    const sources = await page
      .locator('.w-lightbox-view img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(sources).toEqual([`/widgets/${picture}.svg`])
  })
  await settled(page)
}
const closed = (page: Page): Promise<void> =>
  page.locator('.w-lightbox-backdrop').waitFor({ state: 'detached' })

describe('a lightbox', () => {
  it('opens as a dialog over an inert page, without a violation', async () => {
    const { page, axe } = await pages.open('lightbox')
    expect(await axe()).toEqual([])
    await page.locator('#one').click()
    await settled(page)
    expect(await page.getByRole('dialog', { name: 'lightbox' }).count()).toBe(1)
    expect(await page.locator('main').getAttribute('inert')).toBe('')
    expect(await page.locator('html').getAttribute('class')).toBe('w-lightbox-noscroll')
    expect(await page.locator('figcaption').textContent()).toBe('A red one')
    expect(await axe()).toEqual([])
  })

  it('shares one gallery among the visible links of a group and starts at the pressed one', async () => {
    const { page } = await pages.open('lightbox')
    await page.locator('#two').click()
    await shows(page, 'blue')
    expect(await page.locator('#two').getAttribute('aria-label')).toBe('open lightbox')
    expect(await page.getByRole('tab').count()).toBe(2)
    expect(await page.getByRole('tab', { selected: true }).getAttribute('aria-label')).toBe(
      'show item 2 of 2',
    )
  })

  it('moves by keys without wrapping, keeps Tab inside and gives the focus back on Escape', async () => {
    const { page } = await pages.open('lightbox')
    const focused = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '',
      )
    await page.locator('#one').focus()
    await page.keyboard.press('Enter')
    await settled(page)
    expect(await focused()).toBe('close lightbox')
    await page.keyboard.press('ArrowLeft')
    await shows(page, 'red')
    await page.keyboard.press('ArrowRight')
    await shows(page, 'blue')
    const seen: string[] = []
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      seen.push(await focused())
    }
    expect(seen).toEqual([
      'show item 2 of 2',
      'previous image',
      'next image',
      'close lightbox',
      'show item 2 of 2',
    ])
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe('show item 1 of 2')
    await settled(page)
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('close lightbox')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('next image')
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await focused()).toBe('one')
    expect(await page.locator('main').getAttribute('inert')).toBeNull()
  })

  it('goes on with a press on the picture and closes with one beside it', async () => {
    const { page } = await pages.open('lightbox')
    await page.locator('#one').click()
    await settled(page)
    await page.locator('.w-lightbox-figure').click()
    await shows(page, 'blue')
    await page.keyboard.press('ArrowLeft')
    await shows(page, 'red')
    await page.locator('.w-lightbox-view').click({ position: { x: 120, y: 400 } })
    await closed(page)
  })

  it('follows thumbnails, swipes and controls', async () => {
    const { page } = await pages.open('lightbox')
    await page.locator('#one').click()
    await settled(page)
    await page.getByRole('tab').nth(1).click()
    await shows(page, 'blue')
    await page.mouse.move(400, 500)
    await page.mouse.down()
    await page.mouse.move(500, 500)
    await page.mouse.up()
    await shows(page, 'red')
    await page.getByRole('button', { name: 'next image' }).focus()
    await page.keyboard.press('Space')
    await shows(page, 'blue')
    await page.getByRole('button', { name: 'close lightbox' }).click()
    await closed(page)
  })

  it('has no thumbnails and no arrows for a single item', async () => {
    const { page } = await pages.open('lightbox', { reducedMotion: 'reduce' })
    await page.locator('#alone').click()
    await settled(page)
    expect(await page.getByRole('tab').count()).toBe(0)
    expect(await page.getByRole('button').count()).toBe(1)
    await page.keyboard.press('Escape')
    await closed(page)
  })

  it('takes up links inserted later, and leaves nothing behind when destroyed while open', async () => {
    const { page } = await pages.open('lightbox')
    const link = await page.locator('#alone').elementHandle()
    await link?.evaluate((element) => element.remove())
    await page.evaluate("Webflow.require('lightbox').ready()")
    await link?.evaluate((element) => document.querySelector('main')?.append(element))
    await page.evaluate("Webflow.require('lightbox').ready()")
    await page.locator('#alone').click()
    await settled(page)
    await page.evaluate('Webflow.destroy()')
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
    expect(await page.locator('html').getAttribute('class')).toBe('')
    expect(await page.locator('body').innerHTML()).not.toMatch(/inert|aria-/)
  })
})
