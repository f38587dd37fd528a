import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { answerChallenge, createSandboxProcessor } from '../../../adapters/payments/sandbox/server/index.js'
import { money } from '../../../core/money/index.js'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { servePages } from '../support/serve-pages.js'
import type { ServedPages } from '../support/serve-pages.js'

const TIMEOUT_MS = 60_000
/** The strict policy, also for styles: nothing here may need an inline style sheet. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "connect-src 'self'; require-trusted-types-for 'script'"

const processor = createSandboxProcessor()
let isBankDown = false
const received: string[] = []

/** The server of a test shop, as far as a challenge goes. */
function handle(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== '/sandbox/authenticate') return false
  let text = ''
  request.on('data', (chunk) => (text += String(chunk)))
  request.on('end', () => {
    received.push(text)
    if (isBankDown) return response.writeHead(503).end()
    void answerChallenge(processor, JSON.parse(text)).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
    return undefined
  })
  return true
}

describe('the card fields of a test shop', () => {
  let browser: Browser
  let pages: ServedPages
  let opened: OpenedPage
  let page: Page
  beforeAll(async () => {
    pages = await servePages({
      bundles: { '/card-fields.js': 'test/browser/sandbox-payments/card-fields.entry.ts' },
      handle,
      csp: CSP,
    })
    browser = await connectChromium()
  }, TIMEOUT_MS)
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })
  beforeEach(async () => {
    isBankDown = false
    received.length = 0
    opened = await openPage(browser, `${pages.origin}/sandbox-payments/checkout.html`)
    page = opened.page
  }, TIMEOUT_MS)
  afterEach(() => opened.close())

  const number = () => page.getByLabel('Card Number *')
  const expiry = () => page.getByLabel('Expiration Date *')
  const code = () => page.getByLabel('Security code')
  const result = async (): Promise<unknown> => {
    await page.waitForFunction(() => document.querySelector('#result')?.textContent !== '')
    return JSON.parse((await page.locator('#result').textContent()) ?? '')
  }
  const pay = async (card: string, date = '12 / 40', cvc = '123'): Promise<unknown> => {
    await page.locator('#result').evaluate((output) => (output.textContent = ''))
    await number().fill(card)
    await expiry().fill(date)
    await code().fill(cvc)
    await page.getByRole('button', { name: 'Pay' }).click()
    return result()
  }
  const secretFor = async (key: string): Promise<string> => {
    const asked = await processor.charge({
      key,
      amount: money(500, 'EUR'),
      reference: null,
      confirmation: null,
      paymentMethod: 'sandbox_authenticate-always_12_2040',
    })
    if (asked.tag !== 'action-required') throw new Error('no challenge was demanded')
    return asked.action.data
  }
  const challenge = (data: string) =>
    page.evaluate((secret) => {
      ;(document.querySelector('#pay') as HTMLElement).focus()
      ;(Reflect.get(window, 'challenge') as (secret: string) => void)(secret)
    }, data)

  it.each([
    ['height:32px', ''],
    ['height:28px;min-height:0;padding:8px 21px;box-sizing:border-box', ''],
    ['height:40px', ''],
    ['min-height:56px', ''],
    ['height:56px;transition:all 1s', '.-wfp-focus{border-color:#00f!important}'],
    [
      'height:24px;padding:12px 8px;box-sizing:border-box',
      '#payment>div:focus-within{box-shadow:0 0 0 2px #00f}',
    ],
  ])('are in the middle of a field with %s, with one ring around it (%s)', async (style, rule) => {
    await page.evaluate(
      ([text, css]) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css ?? '')
        document.adoptedStyleSheets = [sheet]
        for (const holder of document.querySelectorAll<HTMLElement>('[data-wf-stripe-element-type]'))
          holder.style.cssText += `;${text ?? ''}`
      },
      [style, rule],
    )
    await number().focus()
    const seen = await page.evaluate(() => {
      const input = document.activeElement as HTMLElement
      const holder = input.parentElement as HTMLElement
      const [inner, outer] = [input.getBoundingClientRect(), holder.getBoundingClientRect()]
      const { outlineStyle, fontSize } = getComputedStyle(input)
      return {
        offset: Math.abs(inner.top + inner.height / 2 - (outer.top + outer.height / 2)),
        // Digits are cut in a box that is lower than the font.
        isCut: inner.height < Number.parseFloat(fontSize),
        rings: [outlineStyle, getComputedStyle(holder).outlineStyle].filter((each) => each !== 'none').length,
      }
    })
    expect(seen.offset).toBeLessThanOrEqual(1)
    expect(seen.isCut).toBe(false)
    expect(seen.rings).toBe(rule === '' ? 1 : 0)
    await expiry().focus()
    expect(await number().evaluate(({ parentElement }) => parentElement?.style.outline)).toBe('')
  })

  it('have names and keyboard access, group digits, and pass axe and a strict policy', async () => {
    await number().click()
    await page.keyboard.type('4242424242424242')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1240')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    expect(await number().inputValue()).toBe('4242 4242 4242 4242')
    expect(await expiry().inputValue()).toBe('12 / 40')
    await page.getByRole('button', { name: 'Pay' }).click()
    expect(await result()).toEqual({
      ok: true,
      value: { provider: 'sandbox', token: 'sandbox_visa_12_2040' },
    })
    expect(await opened.axe()).toEqual([])
    expect(opened.problems).toEqual([])
  })

  it('keep the caret where it was when a digit in the middle is changed', async () => {
    await number().fill('4242 4242 4242 4242')
    await number().evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await page.keyboard.press('Backspace')
    expect(await number().inputValue()).toBe('4424 2424 2424 242')
    expect(await number().evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
  })

  it('report the problem, mark the field and focus it', async () => {
    expect(await pay('4242 4242 4242 4241')).toMatchObject({ failure: { tag: 'validation' } })
    expect(await number().getAttribute('aria-invalid')).toBe('true')
    expect(await number().evaluate((input) => document.activeElement === input)).toBe(true)
    expect(await pay('4242 4242 4242 4242', '01 / 20')).toMatchObject({ failure: { tag: 'validation' } })
    expect(await expiry().evaluate((input) => document.activeElement === input)).toBe(true)
  })

  it('refuse any other card than the test cards, and never send or submit a number', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    expect(JSON.stringify(await pay('4111 1111 1111 1111'))).toContain('test shop')
    expect(await pay('4000 0027 6000 3184')).toEqual({
      ok: true,
      value: { provider: 'sandbox', token: 'sandbox_authenticate-always_12_2040' },
    })
    const form = await page.evaluate(() => [
      ...new FormData(document.querySelector('form') as HTMLFormElement).keys(),
    ])
    expect([form, requests]).toEqual([[], []])
  })

  it('restore the page at the end', async () => {
    const markup = () => page.locator('#payment').evaluate((form) => form.outerHTML.replace(/ class=""/g, ''))
    await page.evaluate(() => (Reflect.get(window, 'unmount') as () => void)())
    const before = await markup()
    expect(before).not.toContain('input')
    expect(before).toContain('opacity: 0')
    await page.evaluate(() => (Reflect.get(window, 'remount') as () => void)())
    expect(await number().count()).toBe(1)
    await page.evaluate(() => (Reflect.get(window, 'unmount') as () => void)())
    expect(await markup()).toBe(before)
  })

  it('show a challenge that keeps the focus, passes axe, and gives the focus back', async () => {
    await challenge(await secretFor('a'))
    const dialog = page.getByRole('dialog', { name: 'Test bank: confirm this payment' })
    await dialog.waitFor()
    expect(await dialog.getAttribute('data-runtime-owned')).toBe('')
    expect(await opened.axe()).toEqual([])
    for (let presses = 0; presses < 4; presses += 1) {
      expect(
        await page.evaluate(
          () =>
            document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
        ),
      ).toBe(true)
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: 'Complete' }).press('Enter')
    expect(await result()).toMatchObject({
      ok: true,
      value: { confirmation: expect.stringContaining('proof') },
    })
    expect(await dialog.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pay')
    expect(opened.problems).toEqual([])
  })

  it('treat a failed challenge as a refusal, also after Escape', async () => {
    await challenge(await secretFor('b'))
    await page.getByRole('button', { name: 'Fail' }).click()
    expect(await result()).toMatchObject({ ok: false, failure: { tag: 'declined' } })
    expect(received.map((text) => (JSON.parse(text) as { outcome: string }).outcome)).toEqual(['fail'])
    await page.locator('#result').evaluate((output) => (output.textContent = ''))
    await challenge(await secretFor('c'))
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await result()).toMatchObject({ ok: false, failure: { tag: 'declined' } })
    expect(received).toHaveLength(1)
  })

  it('report that the bank did not answer, and let the shopper try again', async () => {
    isBankDown = true
    await challenge(await secretFor('d'))
    await page.getByRole('button', { name: 'Complete' }).click()
    await page.getByRole('alert').filter({ hasText: 'did not answer' }).waitFor()
    isBankDown = false
    await page.getByRole('button', { name: 'Complete' }).click()
    expect(await result()).toMatchObject({ ok: true })
  })
})
