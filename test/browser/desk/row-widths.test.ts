import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { priceText } from '../../../ui-react/desk/subscriptions/subscription-texts.js'
import { connectChromium } from '../support/chromium.js'

const STYLES = ['tokens', 'base', 'list', 'entries']
  .map((name) => readFileSync(`ui-react/desk/styles/${name}.css`, 'utf8'))
  .join('\n')

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

it('shows the price of a subscription in one line beside the navigation at 1280 px', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const price = (frequency: number): string =>
    priceText({
      amount: { amountMinor: 145_800, currency: 'EUR', digits: 2 },
      frequency,
      interval: 'month',
    } as Parameters<typeof priceText>[0])
  const rows = [1, 3].map(
    (frequency) =>
      `<div class="row subscription-row"><span>Lamp</span><span>a@example.org</span><span>Active</span>` +
      `<span>19 Dec 2026</span><span class="at-end row-total num">${price(frequency)}</span></div>`,
  )
  await page.setContent(`<style>${STYLES}</style><div style="width:1038px">${rows.join('')}</div>`)
  const heights = await page
    .locator('.row-total')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(32)
  await page.close()
})
