import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page, Route } from 'playwright-core'
import { runCommand } from '../../composition/cli/program.js'
import { connectChromium } from './support/chromium.js'
import { fileChooserOf } from './support/file-chooser.js'
import { createGate } from './support/gate.js'
import { openPage } from './support/open-page.js'
import type { OpenedPage } from './support/open-page.js'
import { servePages, STRICT_CSP } from './support/serve-pages.js'
import { ServedShop } from './support/served-shop.js'
import { serverAnswer } from './support/server-answer.js'

jest.setTimeout(60_000)

const POST = '**/api/v1/form/site1'
const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }
/** Console messages of a browser about a request that a test lets fail on purpose. */
const EXPECTED =
  /Failed to load resource|net::ERR|forms part of this page|list-manage\.com|challenges\.cloudflare\.com/

let browser: Browser
let site: ServedShop
let opened: OpenedPage
let visitors = 0

beforeAll(async () => {
  const options = {
    site: 'test/browser/pages/forms-site',
    words: ['--trust-proxy'],
  }
  ;[site, browser] = await Promise.all([ServedShop.open(options), connectChromium()])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})
afterEach(async () => {
  const problems = opened.problems.filter((problem) => !EXPECTED.test(problem))
  await opened.close()
  expect(problems).toEqual([])
})

/** Opens a page as a visitor with an address of their own, so that no two share a limit. */
async function visit(path = '/'): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-for': `192.0.2.${++visitors}` }
  opened = await openPage(browser, site.origin + path, { extraHTTPHeaders })
  await opened.page.waitForFunction(() => document.querySelector('form[aria-label] [data-runtime-owned]'))
  return opened.page
}

interface Message {
  readonly formName: string
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly { readonly field: string; readonly file: { readonly id: string } | null }[]
}

/** Runs a command of the owner while the site runs in its own process. */
async function vitrine(...words: readonly string[]): Promise<string> {
  const out: string[] = []
  const databaseUrl = process.env['DATABASE_URL']
  delete process.env['DATABASE_URL']
  const terminal = { out: (line: string) => void out.push(line), err: (line: string) => void out.push(line) }
  const code = await runCommand([...words, '--data', site.dataFolder], terminal)
  if (databaseUrl !== undefined) process.env['DATABASE_URL'] = databaseUrl
  expect(code).toBe(0)
  return out.join('\n')
}

/** Messages that the owner reads on the running site, and then deletes. */
async function messages(): Promise<readonly Message[]> {
  const read = JSON.parse(await vitrine('forms', 'list', '--json')) as readonly Message[]
  if (read.length > 0) await vitrine('forms', 'delete', '--all', '--yes')
  return read
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')
const fillIn = async (page: Page): Promise<void> => {
  await page.locator('#name').fill('Ada')
  await page.locator('#mail').fill('ada@home.test')
  await page.locator('#text').fill('Two\nlines')
  await page.locator('#small').check()
}

describe('a form of a served site', () => {
  it('is filled in and sent with the keyboard alone', async () => {
    const page = await visit()
    expect(await opened.axe()).toEqual([])
    await page.locator('#name').focus()
    await page.keyboard.type('Ada')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ada@home.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hello')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('cv')
    const chooser = await fileChooserOf(page, () => page.keyboard.press('Space'))
    await chooser.setFiles(CV)
    const remove = page.getByRole('button', { name: 'Remove file cv.pdf' })
    await remove.waitFor()
    expect(await remove.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await opened.axe()).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('#done').waitFor()
    expect(await focused(page)).toBe('done')
    expect(await page.locator('#done').getAttribute('aria-describedby')).toBe('done')
    expect(await opened.axe()).toEqual([])
    expect(await vitrine('forms', 'list')).toContain('CV: cv.pdf (5 B), file ')
    const [message, ...more] = await messages()
    expect(more).toEqual([])
    expect(message).toMatchObject({
      formName: 'Contact',
      fields: { Name: 'Ada', Email: 'ada@home.test', Message: 'Hello', Days: 'Monday, Tuesday', Size: 'S' },
      files: [{ field: 'CV', file: { name: 'cv.pdf', sizeBytes: 5 } }],
    })
  })

  it('is sent with the pointer, without the other forms of the page', async () => {
    const page = await visit()
    await page.locator('#news-mail').fill('kept@home.test')
    await fillIn(page)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await page.locator('#news-mail').inputValue()).toBe('kept@home.test')
    expect(await page.locator('#news-done').isVisible()).toBe(false)
    expect((await messages()).map(({ formName }) => formName)).toEqual(['Contact'])
  })

  it('is sent once for any number of presses', async () => {
    const page = await visit()
    await fillIn(page)
    const gate = createGate()
    await page.route(POST, async (route) => {
      await gate.opened
      await route.continue()
    })
    await page.locator('#send').dblclick()
    await page.locator('#mail').press('Enter')
    expect(await page.locator('#send').inputValue()).toBe('One moment...')
    expect(await page.getByRole('status').textContent()).toMatch('One moment...')
    expect(await page.locator('#contact').getAttribute('aria-busy')).toBe('true')
    gate.open()
    await page.locator('#done').waitFor()
    expect(await messages()).toHaveLength(1)
  })

  it('names and marks the wrong field, and keeps the rest', async () => {
    const page = await visit()
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(dialog.message())
      void dialog.dismiss()
    })
    await page.locator('#name').fill('Ada')
    await page.locator('#send').click()
    await page.locator('#mail').fill('ada')
    await page.locator('#send').click()
    expect(await page.locator('#mail').getAttribute('aria-invalid')).toBe('true')
    expect(await focused(page)).toBe('mail')
    await page.locator('#mail').fill('ada@home.test')
    await page.locator('#send').click()
    expect(await page.locator('#mail').getAttribute('aria-invalid')).toBeNull()
    expect(said).toEqual([
      'Please fill out the required field: Email',
      'Please enter a valid email address for: Email',
      'Please fill out the required field: Size',
    ])
    expect(await messages()).toEqual([])
  })

  const answer =
    (status: number, contentType: string, body: string) =>
    (route: Route): Promise<void> =>
      route.fulfill({ status, contentType, body })
  it.each<readonly [string, (route: Route) => Promise<void>]>([
    ['the network is away', (route) => route.abort('internetdisconnected')],
    ['the server breaks', answer(500, 'text/plain', 'Something went wrong')],
    ['a page is answered', answer(200, 'text/html', '<!doctype html><title>Log in</title>')],
    ['there were too many', answer(429, 'application/json', '{"code":429,"msg":"Too many"}')],
    ['nothing that can be read is answered', answer(200, 'application/json', 'null')],
  ])('keeps everything and can be sent again when %s', async (_, fail) => {
    const page = await visit()
    await fillIn(page)
    await page.locator('#cv').setInputFiles(CV)
    await page.locator('.w-file-upload-success').waitFor()
    await page.route(POST, fail)
    await page.locator('#send').click()
    await page.locator('#fail').waitFor()
    expect(await focused(page)).toBe('fail')
    expect(await opened.axe()).toEqual([])
    expect(await page.locator('#name').inputValue()).toBe('Ada')
    expect(await page.locator('#send').inputValue()).toBe('Send')
    await page.unroute(POST)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await page.locator('#fail').isVisible()).toBe(false)
    expect(await messages()).toMatchObject([
      { fields: { Message: 'Two\nlines' }, files: [{ field: 'CV', file: { name: 'cv.pdf' } }] },
    ])
  })

  it('gives up an answer that never comes, and the message is stored once', async () => {
    const page = await visit()
    await page.clock.install()
    await fillIn(page)
    const kept = createGate()
    await page.route(POST, async (route) => {
      await serverAnswer(route)
      // The server has the message; its answer is lost.
      kept.open()
    })
    await page.locator('#send').click()
    await kept.opened
    await page.clock.fastForward(61_000)
    await page.locator('#fail').waitFor()
    await page.unroute(POST)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await messages()).toHaveLength(1)
  })

  it('stays if its part of the page script did not load, and requests it again when it is sent', async () => {
    opened = await openPage(browser, 'about:blank')
    const { page } = opened
    await page.route('**/chunks/forms.js', (route) => route.abort('internetdisconnected'), { times: 1 })
    const missing = page.waitForEvent('console', (message) => /forms part of this page/.test(message.text()))
    await page.goto(`${site.origin}/`)
    await missing
    await fillIn(page)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await messages()).toMatchObject([{ fields: { Name: 'Ada' } }])
  })

  it('that was inserted later is sent by the page script after ready()', async () => {
    const page = await visit()
    await page.evaluate(() => {
      const block = document.createElement('div')
      block.className = 'w-form'
      const [form, input, button, done] = ['form', 'input', 'button', 'div'].map((name) =>
        document.createElement(name),
      ) as [HTMLFormElement, HTMLInputElement, HTMLButtonElement, HTMLElement]
      form.dataset['name'] = 'Late'
      input.name = 'word'
      input.setAttribute('aria-label', 'Word')
      button.textContent = 'Send late'
      done.className = 'w-form-done'
      done.textContent = 'It came'
      form.append(input, button)
      block.append(form, done)
      document.querySelector('main')?.append(block)
    })
    await page.evaluate(() => (Reflect.get(window, 'Webflow') as { ready: () => void }).ready())
    await page.getByLabel('Word').fill('late')
    await page.getByRole('button', { name: 'Send late' }).click()
    await page.getByText('It came').waitFor()
    expect(await messages()).toMatchObject([{ formName: 'Late', fields: { word: 'late' } }])
  })

  it('keeps the content of a button, opens its redirect, and is usable again on return', async () => {
    const page = await visit()
    const gate = createGate()
    await page.route(POST, async (route) => {
      await gate.opened
      await route.continue()
    })
    const button = page.locator('#join')
    await page.locator('#news-mail').fill('ada@home.test')
    await button.click()
    expect((await button.textContent())?.trim()).toBe('Joining...')
    expect(await button.locator('img').count()).toBe(1)
    expect(await button.isDisabled()).toBe(true)
    gate.open()
    await page.waitForURL('**/thanks')
    await page.goBack()
    await page.locator('#join img').waitFor()
    expect(await button.isDisabled()).toBe(false)
    expect((await button.textContent())?.trim()).toBe('Join')
    expect(await messages()).toHaveLength(1)
  })

  it('with its own address is left to the browser', async () => {
    const page = await visit()
    await page.locator('#query').fill('lamp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/found?q=lamp*')
    expect(await messages()).toEqual([])
  })
})

describe('a file field of a served site', () => {
  it('shows its progress, delays the form meanwhile, and can be emptied', async () => {
    const page = await visit()
    await fillIn(page)
    const gate = createGate()
    await page.route('**/api/v1/form-upload?*', async (route) => {
      await gate.opened
      await route.continue()
    })
    await page.locator('#cv').setInputFiles(CV)
    const progress = page.getByRole('progressbar', { name: 'Uploading… cv.pdf' })
    await progress.waitFor()
    expect(await page.locator('#send').isDisabled()).toBe(true)
    expect(await opened.axe()).toEqual([])
    gate.open()
    await page.getByRole('button', { name: 'Remove file cv.pdf' }).click()
    expect(await focused(page)).toBe('cv')
    expect(await page.locator('#send').isDisabled()).toBe(false)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await messages()).toMatchObject([{ files: [] }])
  })

  it.each([
    ['run.exe', 5, 'Upload failed. Invalid file type.'],
    ['photo.png', 5_000_000, 'Upload failed. File too large.'],
  ])('explains why %s of %d bytes is refused, and takes another file', async (name, size, text) => {
    const page = await visit()
    await fillIn(page)
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size) }
    await page.locator('#cv').setInputFiles(file)
    await page.getByText(text).waitFor()
    expect(await opened.axe()).toEqual([])
    await page.locator('#cv').setInputFiles(CV)
    await page.locator('.w-file-upload-success').waitFor()
    expect(await page.getByText(text).isVisible()).toBe(false)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await messages()).toMatchObject([{ files: [{ file: { name: 'cv.pdf' } }] }])
  })

  it('gives up a stalled upload, and tries again', async () => {
    const page = await visit()
    await page.clock.install()
    await page.route('**/api/v1/form-upload?*', () => undefined)
    const asked = page.waitForRequest('**/api/v1/form-upload?*')
    await page.locator('#cv').setInputFiles(CV)
    await asked
    // Progress events of bytes already sent may come late and restart the minute.
    const told = page.getByText('Something went wrong. Please retry.')
    while (!(await told.isVisible())) await page.clock.fastForward(61_000)
    expect(await page.locator('#send').isDisabled()).toBe(false)
    await page.unroute('**/api/v1/form-upload?*')
    await page.locator('#cv').setInputFiles(CV)
    await page.locator('.w-file-upload-success').waitFor()
  })
})

describe('a page on another server', () => {
  const elsewhere: { readonly close: () => Promise<void> }[] = []
  afterAll(async () => {
    for (const server of elsewhere) await server.close()
  })

  it('sends forms and files to the site that its owner named', async () => {
    const csp = STRICT_CSP.replace("connect-src 'self'", 'connect-src *')
    const other = await servePages({ csp })
    const forms = await ServedShop.open({
      site: 'test/browser/pages/forms-site',
      environment: { VITRINE_FORMS_ORIGINS: other.origin },
    })
    elsewhere.push(other, forms)
    opened = await openPage(browser, 'about:blank')
    const { page } = opened
    await page.addInitScript((endpoint) => {
      document.addEventListener('readystatechange', () =>
        document.documentElement.setAttribute('data-vitrine-form-endpoint', endpoint),
      )
    }, `${forms.origin}/api/v1/form/site1`)
    await page.goto(`${other.origin}/forms-site/index.html`)
    await page.waitForFunction(() => document.querySelector('form[aria-label] [data-runtime-owned]'))
    await fillIn(page)
    await page.locator('#cv').setInputFiles(CV)
    await page.getByRole('button', { name: 'Remove file cv.pdf' }).waitFor()
    await page.locator('#send').click()
    await page.waitForFunction(() => document.activeElement?.id === 'done')
  })
})

describe('a mailing list whose script the policy refuses', () => {
  it('gets the form with its own field names, on its own page', async () => {
    const page = await visit()
    let sent = ''
    await page.route('https://news.us1.list-manage.com/**', (route) => {
      sent = route.request().postData() ?? ''
      return route.fulfill({ contentType: 'text/html', body: '<title>Almost done</title>' })
    })
    await page.locator('#list-mail').fill('ada@home.test')
    await page.locator('#subscribe').click()
    await page.waitForURL('https://news.us1.list-manage.com/subscribe/post?u=abc&id=def')
    expect(new URLSearchParams(sent).get('EMAIL')).toBe('ada@home.test')
  })
})

describe('a challenge whose script the policy refuses', () => {
  it('does not block the form', async () => {
    const page = await visit('/guarded')
    await page.locator('#name').fill('Ada')
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await messages()).toMatchObject([{ formName: 'Guarded' }])
  })
})

describe('a challenge that the owner has set up', () => {
  let guarded: ServedShop
  beforeAll(async () => {
    guarded = await ServedShop.open({
      site: 'test/browser/pages/forms-site',
      environment: { VITRINE_TURNSTILE_SECRET: 'secret-1' },
    })
  })
  afterAll(() => guarded.close())

  const STAND_IN = `window.turnstile = {
    render: (place, { sitekey, callback }) => {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = 'cf-turnstile-response'
      place.append(input)
      window.solve = (token) => { input.value = token; callback(token) }
      window.renewals = 0
      return sitekey
    },
    reset: () => window.renewals++,
  }`

  it('runs under the strict policy, and an unknown visitor gets a message and is asked again', async () => {
    opened = await openPage(browser, 'about:blank')
    const { page } = opened
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    const response = await page.goto(`${guarded.origin}/guarded`)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com;/)
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types vitrine/)
    await page.waitForFunction(() => 'solve' in window)
    expect(await page.locator('#send').isDisabled()).toBe(true)
    expect(await page.locator('#block').getAttribute('class')).toBe('w-form w-form-loading')
    await page.evaluate(() => (Reflect.get(window, 'solve') as (token: string) => void)(''))
    await page.locator('#name').fill('Ada')
    const dialog = page.waitForEvent('dialog')
    const click = page.locator('#send').click()
    expect((await dialog).message()).toBe('Please confirm you’re not a robot.')
    await (await dialog).dismiss()
    await click
    await page.waitForFunction(() => Reflect.get(window, 'renewals') === 1)
    expect(await page.locator('#name').inputValue()).toBe('Ada')
    expect(await page.locator('#send').isDisabled()).toBe(false)
  })
})
