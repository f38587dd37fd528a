import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { POLICY_NAMES } from '../../../core/site/index.js'
import { connectChromium } from '../support/chromium.js'
import { renderSite } from './render-site.js'
import { openTestShop } from './shop-site.js'
import type { ShopSite } from './shop-site.js'

jest.setTimeout(120_000)

const RUN = (name: string): string => `window.escaped.push('${name}')`
const bound = (to: string): string =>
  encodeURIComponent(
    JSON.stringify([
      {
        [to]: {
          type: 'PlainText',
          filter: { type: 'identity', params: [] },
          dataPath: 'database.commerceOrder.userItems[].product.f_name_',
        },
      },
    ]),
  )

/** Ways in which markup of a template tries to become code once it is drawn. */
const WAYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['onclick', 'onmouseover', 'srcdoc', 'href', 'src', 'innerHTML', 'style', 'formaction'].map((to) => [
      `binding to ${to}`,
      `<a class="hostile-link" data-wf-bindings="${bound(to)}">x</a>`,
    ]),
  ),
  script: `<script>${RUN('script')}</script>`,
  handler: `<img src="/none.svg" onerror="${RUN('handler')}" onload="${RUN('load')}">`,
  'handler of a drawing':
    `<svg onload="${RUN('svg')}"><animate onbegin="${RUN('begin')}" attributeName="x" dur="1s">` + `</svg>`,
  frame: `<iframe srcdoc="&lt;script&gt;parent.${RUN('frame')}&lt;/script&gt;"></iframe>`,
  'frame by address': `<iframe src="javascript:parent.${RUN('address')}"></iframe>`,
  link: `<a class="hostile-link" href="javascript:${RUN('link')}">x</a>`,
  'link of a drawing': `<svg><a xlink:href="javascript:${RUN('xlink')}"><text class="hostile-link">x</text></a></svg>`,
  form: `<div><button class="hostile-link" type="button" formaction="javascript:${RUN('form')}">x</button></div>`,
  'two parsers':
    `<math><mtext><table><mglyph><style><!--</style>` +
    `<img title="--&gt;&lt;img src=/none.svg onerror=${RUN('math')}&gt;"></table></mtext></math>`,
  'text without scripts': `<noscript><p title="</noscript><img src=/none.svg onerror=${RUN('noscript')}>"></noscript>`,
  object: `<object data="javascript:${RUN('object')}"></object><embed src="javascript:${RUN('embed')}">`,
  'script after the template': `</template><script>${RUN('after')}</script><template>`,
}
/** A name of a product: markup, and code by itself. */
const NAME = `javascript:window.escaped.push(1)//<img src=/none.svg onerror=${RUN('name')}>`

const site = renderSite({
  'product.html': { source: 'published-product.html', args: { preselect: 'true' } },
})
let browser: Browser
let shop: ShopSite
beforeAll(async () => {
  const path = join(site.folder, 'product.html')
  const page = readFileSync(path, 'utf8')
  const mark = 'id="wf-template-line">'
  expect(page).toContain(mark)
  const ways = encodeURIComponent(`<div class="hostile">${Object.values(WAYS).join('')}</div>`)
  writeFileSync(path, page.replace(mark, `${mark}${ways}`))
  const catalogue = join(site.folder, 'catalogue.csv')
  writeFileSync(catalogue, readFileSync(catalogue, 'utf8').replace(/^mug,Mug <b>,/gm, `mug,"${NAME}",`))
  shop = await openTestShop(site.folder)
  browser = await connectChromium()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.close()
  site.remove()
})

it('makes no code of markup of an export or text of a catalogue, under Trusted Types alone', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => Object.assign(window, { escaped: [] }))
  const policy = `require-trusted-types-for 'script'; trusted-types ${POLICY_NAMES.join(' ')}`
  // Handlers and inline scripts would run: what holds is what the page script makes of the markup.
  await page.route('**/product', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto(`${shop.origin}/product`)
  await page.waitForSelector('[role="radio"][aria-checked="true"]')
  await page.locator('[data-node-type="commerce-add-to-cart-button"]').first().click()
  await page.locator('.hostile').first().waitFor({ state: 'attached' })
  const links = page.locator('.hostile .hostile-link')
  expect(await links.count()).toBeGreaterThan(5)
  await links.evaluateAll((all) => {
    for (const link of all) {
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  })
  const found = await page.locator('.hostile').evaluateAll((all) =>
    all.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => /^on|^srcdoc$/.test(name) || /^\s*javascript:/i.test(value))
          .map(({ name }) => `${element.localName} ${name}`)
          .concat(/^(?:script|object|embed)$/.test(element.localName) ? [element.localName] : []),
      ),
    ),
  )
  expect(found).toEqual([])
  await expect(page.evaluate(() => Reflect.get(window, 'escaped') as unknown)).resolves.toEqual([])
  await context.close()
})
