import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.js'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages()

/** The positions of the slides in the mask, in px, at rest. */
const positions = async (page: Page, root = '#slider'): Promise<readonly number[]> => {
  await page.waitForFunction(() => document.getAnimations().length === 0)
  return page.locator(`${root} .w-slide`).evaluateAll((slides) =>
    slides.map((slide) => {
      const mask = slide.parentElement?.getBoundingClientRect().left ?? 0
      return Math.round(slide.getBoundingClientRect().left - mask)
    }),
  )
}
const shown = (page: Page, root = '#slider'): Promise<readonly string[]> =>
  page.locator(`${root} .w-slide:not([aria-hidden])`).evaluateAll((slides) => slides.map(({ id }) => id))

describe('a slider', () => {
  it('is a carousel with named parts and no accessibility violation', async () => {
    const { page, axe } = await pages.open('slider')
    expect(await page.getByRole('region', { name: 'carousel' }).count()).toBe(1)
    const named = page.getByRole('region', { name: 'News' })
    expect(await named.getAttribute('aria-roledescription')).toBe('carousel')
    expect(await page.getByRole('group', { name: '1 of 3' }).count()).toBe(1)
    expect(await page.locator('#dots').textContent()).toBe('123')
    expect(await axe()).toEqual([])
  })

  it('moves by arrows and gives the interactions the active slide', async () => {
    const { page } = await pages.open('slider')
    expect(await positions(page)).toEqual([0, 600, 1200])
    await pages.news()
    await page.locator('#right').click()
    expect(await positions(page)).toEqual([-600, 0, 600])
    expect(await shown(page)).toEqual(['s2'])
    expect(await pages.news()).toEqual(['INACTIVE s1', 'ACTIVE s2', 'INACTIVE s3'])
    expect(await page.locator('#slider .w-slider-aria-label').textContent()).toBe('Slide 2 of 3.')
    expect(await page.locator('#dots .w-active').textContent()).toBe('2')
    await page.locator('#left').click()
    expect(await positions(page)).toEqual([0, 600, 1200])
  })

  it('goes round in both directions without running back', async () => {
    const { page } = await pages.open('slider')
    await page.locator('#left').click()
    expect(await positions(page)).toEqual([600, -600, 0])
    expect(await shown(page)).toEqual(['s3'])
    await page.locator('#left').click()
    expect(await positions(page)).toEqual([-600, 0, 600])
    await page.locator('#right').click()
    await page.locator('#right').click()
    expect(await shown(page)).toEqual(['s1'])
    expect((await positions(page))[0]).toBe(0)
  })

  it('is worked by keyboard: arrows by Space, dots by arrow keys and Enter', async () => {
    const { page } = await pages.open('slider')
    await page.locator('#right').focus()
    await page.keyboard.press('Space')
    expect(await shown(page)).toEqual(['s2'])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.locator('#dots .w-active').focus()
    await page.keyboard.press('End')
    expect(await shown(page)).toEqual(['s2'])
    await page.keyboard.press('Enter')
    expect(await shown(page)).toEqual(['s3'])
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    expect(await shown(page)).toEqual(['s1'])
  })

  it('keeps hidden slides out of the tab order and gives authored tab stops back', async () => {
    const { page } = await pages.open('slider')
    expect(await page.locator('#link2').getAttribute('tabindex')).toBe('-1')
    await page.locator('#right').click()
    expect(await page.locator('#link2').getAttribute('tabindex')).toBe('3')
    expect(await page.locator('#link1').getAttribute('tabindex')).toBe('-1')
  })

  it('changes only the slides whose state changes', async () => {
    const { page } = await pages.open('slider')
    await page.evaluate(() => {
      const seen: string[] = []
      new MutationObserver((records) => {
        for (const { target, type, attributeName } of records)
          if (target instanceof Element && attributeName !== 'style')
            seen.push(`${target.id || target.textContent || target.className} ${attributeName ?? type}`)
      }).observe(document.getElementById('slider') ?? document, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      })
      Object.assign(window, { seen })
    })
    await page.locator('#right').click()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const seen = (await page.evaluate('seen')) as readonly string[]
    expect([...seen].sort()).toEqual([
      '1 aria-pressed',
      '1 class',
      '1 tabindex',
      '2 aria-pressed',
      '2 class',
      '2 tabindex',
      'Slide 2 of 3. childList',
      'link1 tabindex',
      'link2 tabindex',
      's1 aria-hidden',
      's2 aria-hidden',
    ])
  })

  it('moves by a swipe of the mouse, unless swipes are off', async () => {
    const { page } = await pages.open('slider')
    const swipe = async (toX: number): Promise<void> => {
      await page.mouse.move(300, 150)
      await page.mouse.down()
      await page.mouse.move(toX, 150)
      await page.mouse.up()
    }
    await swipe(200)
    expect(await shown(page)).toEqual(['s2'])
    await swipe(400)
    expect(await shown(page)).toEqual(['s1'])
    await page.locator('#slider').evaluate((slider) => slider.setAttribute('data-disable-swipe', '1'))
    await swipe(200)
    expect(await shown(page)).toEqual(['s1'])
  })

  it.each(['cross', 'outin', 'fade', 'over'])(
    'with %s ends with one visible slide in place',
    async (animation) => {
      const { page } = await pages.open('slider')
      await page
        .locator('#slider')
        .evaluate((slider, name) => slider.setAttribute('data-animation', name), animation)
      await page.evaluate("Webflow.require('slider').redraw()")
      for (const [button, index] of [
        ['#right', 1],
        ['#right', 2],
        ['#right', 0],
        ['#left', 2],
      ] as const) {
        await page.locator(button).click()
        await eventually(async () => {
          const visible = await page
            .locator('#slider .w-slide')
            .evaluateAll((slides) =>
              slides.map(
                (slide) => `${getComputedStyle(slide).visibility} ${getComputedStyle(slide).opacity}`,
              ),
            )
          expect(visible).toEqual([0, 1, 2].map((at) => (at === index ? 'visible 1' : 'hidden 1')))
        })
        expect((await positions(page))[index]).toBe(0)
      }
    },
  )

  it('starts from where it is when moved during a movement', async () => {
    const { page } = await pages.open('slider')
    await page.locator('#slider').evaluate((slider) => slider.setAttribute('data-duration', '800'))
    const [reached, after] = await page.locator('#s1').evaluate(async (slide) => {
      const leftOf = (): number => slide.getBoundingClientRect().left
      const start = leftOf()
      document.getElementById('right')?.click()
      while (leftOf() > start - 6) await new Promise((frame) => requestAnimationFrame(frame))
      const before = leftOf()
      document.getElementById('left')?.click()
      return [before - start, leftOf() - start] as const
    })
    expect(reached).toBeLessThan(-5)
    expect(after).toBeCloseTo(reached, 0)
    expect(await positions(page)).toEqual([0, 600, 1200])
  })

  it('hides the arrow without a target', async () => {
    const { page } = await pages.open('slider')
    await page.locator('#slider').evaluate((slider) => slider.setAttribute('data-hide-arrows', 'true'))
    await page.evaluate("Webflow.require('slider').redraw()")
    expect(await page.locator('#left').isVisible()).toBe(false)
    await page.locator('#dots > :last-child').click()
    expect(await page.locator('#left').isVisible()).toBe(true)
    expect(await page.locator('#right').isVisible()).toBe(false)
  })

  it('pages by the number of slides that fit, also after the mask changes its size or becomes visible', async () => {
    const { page } = await pages.open('slider')
    await page.addStyleTag({ content: '.w-slide { width: 200px !important }' })
    await page.evaluate("Webflow.require('slider').redraw()")
    expect(await page.locator('#dots > *').count()).toBe(1)
    await page.locator('#slider').evaluate((slider) => (slider.style.width = '250px'))
    await page.waitForFunction(() => document.querySelectorAll('#dots > *').length === 3)
    await page.locator('#slider').evaluate((slider) => (slider.style.display = 'none'))
    await page.locator('#slider').evaluate((slider) => (slider.style.cssText = 'width: 600px'))
    await page.waitForFunction(() => document.querySelectorAll('#dots > *').length === 1)
  })

  it('keeps a focused slide visible when fewer slides fit', async () => {
    const { page } = await pages.open('slider')
    await page.addStyleTag({ content: '#slider .w-slide { width: 200px }' })
    await page.evaluate("Webflow.require('slider').redraw()")
    expect(await shown(page)).toEqual(['s1', 's2', 's3'])
    await page.locator('#link2').focus()
    await page.locator('#slider').evaluate((slider) => (slider.style.width = '250px'))
    await page.waitForFunction(() => document.querySelectorAll('#dots > *').length === 3)
    expect(await shown(page)).toEqual(['s2'])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('link2')
  })

  it('leaves nothing behind when destroyed', async () => {
    const { page } = await pages.open('slider')
    await page.locator('#right').click()
    await page.evaluate('Webflow.destroy()')
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
    expect(await page.locator('#slider').innerHTML()).not.toMatch(/aria-|role=|translate/)
  })
})

describe('autoplay of a slider', () => {
  const withoutLimit = async (page: Page): Promise<void> => {
    await page.locator('#auto').evaluate((slider) => slider.setAttribute('data-autoplay-limit', '1000'))
    await page.evaluate('Webflow.destroy(); Webflow.ready()')
  }

  it('runs only while the slider is on screen, up to its limit', async () => {
    const { page } = await pages.open('slider')
    await page.waitForTimeout(500)
    expect(await shown(page, '#auto')).toEqual(['a1'])
    await pages.news()
    await page.locator('#auto').scrollIntoViewIfNeeded()
    const active: string[] = []
    const listen = async (): Promise<void> => {
      const news = (await pages.news()) as readonly string[]
      active.push(...news.filter((line) => line.startsWith('ACTIVE')))
    }
    await eventually(async () => {
      await listen()
      expect(active.length).toBeGreaterThanOrEqual(4)
    })
    await page.waitForTimeout(500)
    await listen()
    expect(active).toHaveLength(4)
    expect(await page.locator('#auto .w-slider-aria-label').getAttribute('aria-live')).toBe('polite')
  })

  it('pauses under the pointer and while the focus is inside', async () => {
    const { page } = await pages.open('slider')
    // The slider may advance while the pointer moves to it.
    await withoutLimit(page)
    await page.locator('#auto').hover()
    const paused = await shown(page, '#auto')
    expect(paused).toHaveLength(1)
    await page.waitForTimeout(400)
    expect(await shown(page, '#auto')).toEqual(paused)
    await page.locator('#auto .w-active').focus()
    await page.mouse.move(900, 5)
    await page.waitForTimeout(400)
    expect(await shown(page, '#auto')).toEqual(paused)
    expect(await page.locator('#auto .w-slider-aria-label').getAttribute('aria-live')).toBe('polite')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.waitForFunction(
      (id) => document.getElementById(id)?.hasAttribute('aria-hidden'),
      paused[0] ?? '',
    )
  })

  it('is stopped and started by a control that is visible with the keyboard focus', async () => {
    const { page } = await pages.open('slider')
    await withoutLimit(page)
    const control = page.locator('#auto > button').first()
    await page.locator('#auto').scrollIntoViewIfNeeded()
    await control.focus()
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    expect(await control.textContent()).toBe('Stop automatic slide show')
    await page.keyboard.press('Enter')
    expect(await control.textContent()).toBe('Start automatic slide show')
    await control.blur()
    expect((await control.boundingBox())?.height).toBe(1)
    const stoppedAt = await shown(page, '#auto')
    await page.waitForTimeout(500)
    expect(await shown(page, '#auto')).toEqual(stoppedAt)
    await control.focus()
    await page.keyboard.press('Space')
    expect(await control.textContent()).toBe('Stop automatic slide show')
    await page.waitForFunction(
      ([before]) => document.getElementById(before ?? '')?.hasAttribute('aria-hidden'),
      stoppedAt,
    )
  })

  it('never runs under reduced motion, and stops when it is switched on', async () => {
    const { page } = await pages.open('slider', { reducedMotion: 'reduce' })
    await page.locator('#auto').scrollIntoViewIfNeeded()
    await page.waitForTimeout(400)
    expect(await shown(page, '#auto')).toEqual(['a1'])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.waitForFunction(() => document.getElementById('a1')?.hasAttribute('aria-hidden'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.waitForFunction(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    await pages.news()
    await page.waitForTimeout(400)
    expect(await pages.news()).toEqual([])
  })
})
