import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { POLICY_NAMES } from '../../../core/site/index.js'
import { connectChromium } from '../support/chromium.js'
import { renderSite } from './render-site.js'
import { openTestShop } from './shop-site.js'
import type { ShopSite } from './shop-site.js'
import { serverAnswer } from '../support/server-answer.js'

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
/** A product name that is markup and code. */
const NAME = `javascript:window.escaped.push(1)//<img src=/none.svg onerror=${RUN('name')}>`

/** A picture and a film whose texts and addresses are markup and code. */
const hostileItems = (name: string): readonly object[] => {
  const [code, markup] = [`javascript:parent.${RUN(name)}`, `<img src=/none.svg onerror="${RUN(name)}">`]
  const frames = [
    `<iframe srcdoc="&lt;script&gt;parent.${RUN(name)}&lt;/script&gt;" src="${code}" onload="${RUN(name)}"></iframe>`,
    `<iframe src="&#106;ava\tscript:parent.${RUN(name)}"></iframe>${markup}<script>${RUN(name)}</script>`,
    `<iframe src="data:text/html,<script>parent.${RUN(name)}</script>"></iframe>`,
  ]
  return [
    { type: 'image', url: code, thumbnailUrl: code, caption: markup, alt: `" onerror="${RUN(name)}` },
    {
      type: 'image',
      url: '/blue.svg',
      thumbnailUrl: '/blue.svg',
      caption: `</figcaption>${markup}`,
      alt: markup,
    },
    ...frames.map((html) => ({
      type: 'video',
      url: code,
      html,
      thumbnailUrl: '/red.svg',
      width: 9,
      height: 9,
    })),
  ]
}
const lightbox = (id: string, json: string): string =>
  `<a href="#" id="${id}" class="w-lightbox">open<script type="application/json" class="w-json">${json}</script></a>`
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
/** Rich text of an owner's table, with each way of the templates above. */
const RICH = `<p>PrintedResult <b>well</b></p>${Object.entries(WAYS)
  .filter(([name]) => !name.startsWith('binding') && name !== 'script after the template')
  .map(([, markup]) => markup)
  .join('')}`
const DATA_PAGE = `<!DOCTYPE html><html data-wf-site="0"><head><title>Notes</title></head><body>
${lightbox('items', jsonOf({ items: hostileItems('lightbox'), group: '__proto__' }))}
${lightbox('none', jsonOf({ items: { length: 1e9 }, group: {} }))}
${lightbox('odd', '{"items":[{"type":"image","url":{"toString":"x"}},null,7],"__proto__":{"items":[]}}')}
<div class="w-dyn-list" data-vitrine-collection="notes"><div class="w-dyn-items"><div class="w-dyn-item">
<h3 class="w-dyn-bind-empty"></h3><div class="told w-richtext w-dyn-bind-empty"></div></div></div></div>
<script src="/vitrine.js"></script></body></html>`

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
  writeFileSync(join(site.folder, 'notes.html'), DATA_PAGE)
  mkdirSync(join(site.folder, 'collections'))
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const notes = ['Name,Slug,Text', `${cell(NAME)},one,${cell(RICH)}`, `Two,two,${cell('<p>Two</p>')}`]
  writeFileSync(join(site.folder, 'collections', 'notes.csv'), notes.join('\n'))
  shop = await openTestShop(site.folder)
  browser = await connectChromium()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.close()
  site.remove()
})

/** Opens a page of the shop whose policy is Trusted Types alone: handlers, inline scripts and frames would run. */
async function openUnderTrustedTypes(name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => {
    Object.assign(window, { escaped: [], refused: [] })
    document.addEventListener('securitypolicyviolation', ({ sample }) => {
      ;(Reflect.get(window, 'refused') as string[]).push(sample)
    })
  })
  const policy = `require-trusted-types-for 'script'; trusted-types ${POLICY_NAMES.join(' ')}`
  await page.route(`**/${name}`, async (route) => {
    const response = await serverAnswer(route)
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto(`${shop.origin}/${name}`)
  return page
}

/** The code that ran, and the text that was refused where code is made. */
const escapes = (page: Page): Promise<unknown> =>
  page.evaluate(() => [Reflect.get(window, 'escaped'), Reflect.get(window, 'refused')] as unknown)

/** Handlers, addresses of code and elements of code below some elements. */
const codeBelow = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(
            ({ name, value }) => /^on|^srcdoc$/.test(name) || /^\s*(?:java\s*script|data:text)/i.test(value),
          )
          .map(({ name }) => `${element.localName} ${name}`)
          // Browsers run no address of a picture.
          .filter((place) => place !== 'img src')
          .concat(/^(?:script|object|embed)$/.test(element.localName) ? [element.localName] : []),
      ),
    ),
  )

it('runs no code from markup of an export or text of a catalogue, under Trusted Types alone', async () => {
  const page = await openUnderTrustedTypes('product')
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
  expect(await codeBelow(page, '.hostile')).toEqual([])
  expect(await escapes(page)).toEqual([[], []])
  await page.context().close()
})

it('runs no code from data of lightboxes and rich text of a table, and causes no violation', async () => {
  const page = await openUnderTrustedTypes('notes')
  // The page drawn by the server has the words, without the code.
  expect(await page.locator('.told').first().textContent()).toContain('PrintedResult well')
  expect(await page.locator('h3').first().textContent()).toBe(NAME)
  expect(await codeBelow(page, '.told')).toEqual([])
  for (const id of ['none', 'odd']) await page.locator(`#${id}`).click()
  await page.keyboard.press('Escape')
  await page.locator('#items').click()
  await page.locator('.w-lightbox-backdrop').waitFor()
  const shown = page.locator('.w-lightbox-thumbnail')
  const count = await shown.count()
  expect(count).toBeGreaterThan(1)
  for (let at = 0; at < count; at += 1) {
    await page.locator('.w-lightbox-item').nth(at).click()
    await page.locator('.w-lightbox-item').nth(at).and(page.locator('.w-lightbox-active')).waitFor()
    expect(await codeBelow(page, '.w-lightbox-backdrop')).toEqual([])
  }
  expect(await page.locator('figcaption img, .w-lightbox-backdrop script').count()).toBe(0)
  expect(await escapes(page)).toEqual([[], []])
  await page.context().close()
})
