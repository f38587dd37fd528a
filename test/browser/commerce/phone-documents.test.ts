import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { renderDocumentHtml } from '../../../core/use-cases/documents/render-document-html.js'
import { writeInvoice } from '../../../core/use-cases/documents/write-invoice.js'
import { DEFAULT_MAIL_LOOK } from '../../../core/use-cases/mails/render/mail-look.js'
import { BUSINESS_SHOP, ISSUED_MS, paidOrder } from '../../core/use-cases/documents/document-order.fixture.js'
import { connectChromium } from '../support/chromium.js'

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

it('shows no detail of an invoice larger than what it belongs to on a phone, and nothing beside the page', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const document = writeInvoice(paidOrder(), BUSINESS_SHOP, ISSUED_MS)
  await page.setContent(
    renderDocumentHtml(document, '2026/0001', { look: DEFAULT_MAIL_LOOK, download: null }),
  )
  const sizes = await page.evaluate(() => {
    const sizeOf = (part: string): readonly number[] =>
      [...window.document.querySelectorAll(part)].map((each) =>
        Number.parseFloat(getComputedStyle(each).fontSize),
      )
    return {
      names: Math.min(...sizeOf('tbody th')),
      details: Math.max(...sizeOf('.d'), ...sizeOf('thead th')),
      overflow: window.document.documentElement.scrollWidth - window.innerWidth,
    }
  })
  expect(sizes.details).toBeLessThanOrEqual(sizes.names)
  expect(sizes.overflow).toBeLessThanOrEqual(0)
  await page.close()
})
