import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { fileChooserOf } from '../support/file-chooser.js'
import { createGate } from '../support/gate.js'
import { STRICT_CSP } from '../support/serve-pages.js'
import { pageTextsIn } from '../../../core/site/page-texts/page-texts-in.js'
import { useWidgetPages } from './widget-pages.js'

interface Received {
  readonly path: string
  readonly body: string
}

let received: Received[] = []
let answer: { readonly status: number; readonly body: unknown; readonly after?: Promise<void> }
let signature: unknown

/** The form endpoint of a site, as a test double. */
function handle(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url ?? ''
  if (!path.startsWith('/api/v1/form/') && path !== '/uploads') return false
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
  request.on('end', () => {
    received.push({ path, body })
    const isSigning = path.includes('/signFile')
    const reply = isSigning
      ? { status: 200, body: signature }
      : path === '/uploads'
        ? { status: 204, body: '' }
        : answer
    void Promise.resolve(isSigning ? undefined : answer.after).then(() => {
      response.writeHead(reply.status, { 'content-type': 'application/json' })
      response.end(reply.status === 204 ? undefined : JSON.stringify(reply.body))
    })
  })
  return true
}

const csp = STRICT_CSP.replace("script-src 'self'", "script-src 'self' https://*.list-manage.com")
const pages = useWidgetPages('test/browser/widgets/forms.entry.ts', { handle, csp })

beforeEach(() => {
  received = []
  answer = { status: 200, body: { code: 200, msg: 'ok' } }
  signature = {
    fileId: 'file-1',
    fileName: 'cv.pdf',
    s3Url: '/uploads',
    postData: { key: 'tmp/cv.pdf', policy: 'p' },
  }
})

const fillIn = async (page: Page): Promise<void> => {
  await page.locator('#name').fill(' Ada ')
  await page.locator('#mail').fill('ada@home.test')
}
/** Presses "send" and gives the text of the alert that follows. */
const alertOn = async (page: Page): Promise<string> => {
  const opened = page.waitForEvent('dialog')
  // The press ends only when the alert is closed; an alert after an answer follows the press.
  const pressed = page.locator('#send').click()
  const dialog = await opened
  await dialog.dismiss()
  await pressed
  return dialog.message()
}

describe('a form', () => {
  it('is named with its blocks and has no accessibility violation', async () => {
    const { page, axe } = await pages.open('forms')
    expect(await page.locator('#contact').getAttribute('aria-label')).toBe('Contact Form')
    expect(await page.locator('#done').getAttribute('aria-label')).toBe('Contact Form success')
    expect(await axe()).toEqual([])
  })

  it('is sent, waits with its label, then shows and focuses the success block', async () => {
    const { page } = await pages.open('forms')
    const gate = createGate()
    answer = { ...answer, after: gate.opened }
    await fillIn(page)
    await page.locator('#yes-label').click()
    await page.locator('#m').check({ force: true })
    await page.locator('#mail').press('Enter')
    expect(await page.locator('#send').inputValue()).toBe('Please wait...')
    expect(await page.locator('#send').isDisabled()).toBe(true)
    gate.open()
    await page.locator('#done').waitFor()
    expect(await page.locator('#contact').isVisible()).toBe(false)
    expect(await page.locator('#send').inputValue()).toBe('Send')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('done')
    expect(received).toHaveLength(1)
    expect(received[0]?.path).toBe('/api/v1/form/site1')
    const sent = Object.fromEntries(new URLSearchParams(received[0]?.body))
    expect(sent).toMatchObject({
      name: 'Contact Form',
      pageId: 'page1',
      elementId: 'e1',
      test: 'false',
      dolphin: 'false',
      trap: '',
      'fields[Full Name]': 'Ada',
      'fields[Email]': 'ada@home.test',
      'fields[Yes]': 'true',
      'fields[Size]': 'M',
    })
  })

  it('shows and focuses the failure block, keeps the values, and can be sent again', async () => {
    const { page } = await pages.open('forms')
    answer = { status: 200, body: { code: 400, msg: 'no' } }
    await fillIn(page)
    await page.locator('#send').click()
    await page.locator('#fail').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('fail')
    expect(await page.locator('#name').inputValue()).toBe(' Ada ')
    answer = { status: 200, body: { code: 200 } }
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(await page.locator('#fail').isVisible()).toBe(false)
  })

  it('goes to its redirect on success', async () => {
    const { page } = await pages.open('forms')
    await page
      .locator('#contact')
      .evaluate((form) => form.setAttribute('data-redirect', '/widgets/tabs.html'))
    await fillIn(page)
    await page.locator('#send').click()
    await page.waitForURL('**/widgets/tabs.html')
  })

  it('names the first wrong field in the language of the page, puts the focus there and sends nothing', async () => {
    const { page } = await pages.open('forms')
    expect(await alertOn(page)).toBe('Please fill out the required field: Full Name')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name')
    await page.locator('#name').fill('Ada')
    await page.locator('#mail').fill('ada')
    expect(await alertOn(page)).toBe('Please enter a valid email address for: Email')
    await page.locator('#mail').fill('ada@home')
    await page.locator('#name').evaluate((input) => input.setAttribute('type', 'password'))
    expect(await alertOn(page)).toBe('Passwords cannot be submitted.')
    await page.evaluate(
      (texts) => {
        const written = Object.assign(document.createElement('div'), { hidden: true, textContent: texts })
        written.dataset['vitrineTexts'] = ''
        document.body.append(written)
      },
      JSON.stringify(pageTextsIn('de')?.forms),
    )
    expect(await alertOn(page)).toBe('Passwörter können über dieses Formular nicht gesendet werden.')
    await page.locator('#name').evaluate((input) => input.setAttribute('type', 'text'))
    await page.locator('#mail').fill('ada')
    expect(await alertOn(page)).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein: Email')
    expect(received).toEqual([])
  })

  it('reports when the page names no site', async () => {
    const { page } = await pages.open('forms')
    await page.locator('html').evaluate((root) => root.removeAttribute('data-wf-site'))
    await fillIn(page)
    expect(await alertOn(page)).toMatch(/not set up correctly/)
  })

  it('sends the honeypot field, so the server can drop the post', async () => {
    const { page } = await pages.open('forms')
    await fillIn(page)
    const trap = page.locator('#contact > [data-runtime-owned]')
    expect(await trap.isVisible()).toBe(true)
    expect(await trap.getAttribute('tabindex')).toBe('-1')
    await trap.fill('buy now', { force: true })
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(new URLSearchParams(received[0]?.body).get('trap')).toBe('buy now')
  })

  it('takes up forms inserted later, and leaves nothing behind when destroyed', async () => {
    const { page } = await pages.open('forms')
    await page.evaluate(() => {
      const copy = document.getElementById('block')?.cloneNode(true) as HTMLElement
      copy.id = 'late'
      for (const part of copy.querySelectorAll('[role=region]')) part.removeAttribute('role')
      copy.querySelector('[data-runtime-owned]')?.remove()
      document.getElementById('block')?.replaceWith(copy)
    })
    await page.evaluate('Webflow.ready()')
    const late = page.locator('#late')
    await late.locator('[name=name]').fill('Ada')
    await late.locator('[name=mail]').fill('a@b')
    await late.locator('[type=submit]').click()
    await late.locator('.w-form-done').waitFor()
    await page.evaluate('Webflow.destroy()')
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
    expect(await page.locator('#done').getAttribute('role')).toBeNull()
  })
})

describe('a form without a block for its outcome', () => {
  it('announces a failure, and is empty after it was sent', async () => {
    const { page } = await pages.open('forms')
    await page.evaluate(() => document.querySelectorAll('#done, #fail').forEach((block) => block.remove()))
    await page.evaluate('Webflow.destroy(); Webflow.ready()')
    await fillIn(page)
    answer = { status: 200, body: { code: 503 } }
    expect(await alertOn(page)).toBe('The form could not be sent. Please try again.')
    expect(await page.locator('#name').inputValue()).toBe(' Ada ')
    answer = { status: 200, body: { code: 200 } }
    await page.locator('#send').click()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value === '')
    expect(await page.locator('#contact').isVisible()).toBe(true)
  })
})

describe('a form that leads to a place on its own page', () => {
  it('goes there and shows that it was sent', async () => {
    const { page } = await pages.open('forms')
    await page.locator('#contact').evaluate((form) => form.setAttribute('data-redirect', '#list'))
    await fillIn(page)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(new URL(page.url()).hash).toBe('#list')
    expect(await page.locator('#send').isDisabled()).toBe(false)
  })

  it.each(['javascript:alert(1)', 'http://['])('stays when %s is no place on the page', async (redirect) => {
    const { page } = await pages.open('forms')
    await page.locator('#contact').evaluate((form, to) => form.setAttribute('data-redirect', to), redirect)
    await fillIn(page)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
  })
})

describe('custom check boxes and radio buttons', () => {
  const marked = (page: Page): Promise<readonly string[]> =>
    page.locator('.w--redirected-checked').evaluateAll((boxes) => boxes.map(({ id }) => id))

  it('mirror their inputs, also after a reset', async () => {
    const { page } = await pages.open('forms')
    await page.locator('#yes-label').click()
    await page.locator('#s').check({ force: true })
    await page.locator('#m').check({ force: true })
    expect(await marked(page)).toEqual(['yes-twin', 'm-twin'])
    await page.locator('#contact').evaluate((form) => (form as HTMLFormElement).reset())
    await page.waitForFunction(() => document.querySelector('.w--redirected-checked') === null)
  })

  it('show the focus, and visibly for the keyboard', async () => {
    const { page } = await pages.open('forms')
    await page.locator('#mail').focus()
    await page.keyboard.press('Tab')
    expect(await page.locator('#yes-twin').getAttribute('class')).toBe(
      'w-checkbox-input w--redirected-focus w--redirected-focus-visible',
    )
    await page.keyboard.press('Space')
    expect(await marked(page)).toEqual(['yes-twin'])
    await page.keyboard.press('Tab')
    expect(await page.locator('#yes-twin').getAttribute('class')).toBe(
      'w-checkbox-input w--redirected-checked',
    )
  })
})

describe('a form with an address of its own', () => {
  it('is left with its own fields: the hidden one is for the server of this site', async () => {
    const { page } = await pages.open('forms')
    expect(await page.locator('#contact [name="contact-time"]').count()).toBe(1)
    expect(await page.locator('form[action] [name="contact-time"]').count()).toBe(0)
  })
})

describe('a file field', () => {
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hello') }

  it('uploads to the signed place and sends the file id', async () => {
    const { page } = await pages.open('forms')
    await page.locator('#cv').setInputFiles(file)
    await page.locator('.w-file-upload-success').waitFor()
    expect(await page.locator('.w-file-upload-file-name').textContent()).toBe('cv.pdf')
    expect(received[0]?.path).toBe('/api/v1/form/site1/signFile?name=cv.pdf&size=5')
    expect(received[1]?.body).toMatch(
      /name="key"\r\n\r\ntmp\/cv\.pdf[^]*name="policy"[^]*name="file"[^]*hello/,
    )
    await fillIn(page)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(new URLSearchParams(received[2]?.body).get('fileUploads[CV]')).toBe('file-1')
  })

  it('can be emptied by keyboard, shows the focus on its label and opens the chooser', async () => {
    const { page } = await pages.open('forms')
    await page.locator('#cv').setInputFiles(file)
    await page.locator('.w-file-upload-success').waitFor()
    await page.locator('.w-file-remove-link').focus()
    await page.keyboard.press('Enter')
    await page.locator('.w-file-upload-success').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('cv')
    const label = page.locator('.w-file-upload-label')
    expect(await label.evaluate((element) => element.style.outlineStyle)).toBe('auto')
    const chooser = await fileChooserOf(page, () => page.keyboard.press('Space'))
    await chooser.setFiles(file)
    await page.locator('.w-file-upload-success').waitFor()
  })

  it('is empty again when its form is', async () => {
    const { page } = await pages.open('forms')
    await page.locator('#cv').setInputFiles(file)
    await page.locator('.w-file-upload-success').waitFor()
    await page.locator('#contact').evaluate((form) => (form as HTMLFormElement).reset())
    await page.locator('.w-file-upload-default').waitFor()
    await fillIn(page)
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(received.at(-1)?.body).not.toMatch('file-1')
  })

  it('that is required and empty is reported', async () => {
    const { page } = await pages.open('forms')
    await page.locator('#cv').evaluate((input) => input.setAttribute('required', ''))
    await fillIn(page)
    expect(await alertOn(page)).toBe('Please fill out the required field: CV')
  })

  it.each([
    ['InvalidFileTypeError: exe', 'Not that kind of file.'],
    ['MaxFileSizeError: 10', 'Upload failed. File too large.'],
    ['down', 'Upload failed. Something went wrong. Please retry.'],
  ])('reports the failure: %s', async (msg, text) => {
    const { page } = await pages.open('forms')
    signature = { msg }
    await page.locator('#cv').setInputFiles(file)
    await page.locator('.w-file-upload-error').waitFor()
    expect(await page.locator('.w-file-upload-error-msg').textContent()).toBe(text)
    expect(await page.locator('.w-file-upload-default').isVisible()).toBe(true)
    expect(await page.locator('#send').isDisabled()).toBe(false)
  })
})

describe('a mailing list form', () => {
  it.each([
    [{ result: 'success', msg: 'ok' }, '#list-done'],
    [{ result: 'error', msg: 'x is already subscribed' }, '#list-done'],
    [{ result: 'error', msg: 'bad' }, '#list-fail'],
  ])('asks the list by script and takes %j', async (reply, block) => {
    const { page } = await pages.open('forms')
    let asked = ''
    await page.route('https://news.us1.list-manage.com/**', async (route) => {
      asked = route.request().url()
      const callback = new URL(asked).searchParams.get('c')
      await route.fulfill({ contentType: 'text/javascript', body: `${callback}(${JSON.stringify(reply)})` })
    })
    await page.locator('#list-mail').fill('ada@home.test')
    await page.locator('#join').click()
    await page.locator(block).waitFor()
    expect(asked).toMatch(/subscribe\/post-json\?u=abc&id=def&Email=ada%40home.test&EMAIL=ada%40home.test/)
    expect(await page.locator('head script').count()).toBe(0)
  })
})

describe('a captcha', () => {
  it('disables the buttons until it is solved, and its answer is sent', async () => {
    const { page } = await pages.open('forms')
    await page.evaluate(() => {
      const render = (place: HTMLElement, { callback }: { callback: (token: string) => void }): string => {
        const input = document.createElement('input')
        input.type = 'hidden'
        input.name = 'cf-turnstile-response'
        place.append(input)
        Object.assign(window, {
          solve: () => {
            input.value = 'token-1'
            callback('token-1')
          },
        })
        return 'widget'
      }
      Object.assign(window, { turnstile: { render } })
      document.getElementById('contact')?.setAttribute('data-turnstile-sitekey', 'key')
      document.getElementById('list')?.remove()
    })
    await page.evaluate('Webflow.destroy(); Webflow.ready()')
    await fillIn(page)
    expect(await page.locator('#send').isDisabled()).toBe(true)
    expect(await page.locator('#block').getAttribute('class')).toBe('w-form w-form-loading')
    await page.evaluate('solve()')
    await page.locator('#send').click()
    await page.locator('#done').waitFor()
    expect(new URLSearchParams(received[0]?.body).get('fields[cf-turnstile-response]')).toBe('token-1')
  })

  it('of the page is requested again after a failure, and its missing answer is reported', async () => {
    const { page } = await pages.open('forms')
    await page.evaluate(() => {
      const [widget, field] = [document.createElement('div'), document.createElement('textarea')]
      widget.className = 'g-recaptcha'
      field.name = 'g-recaptcha-response'
      field.setAttribute('aria-label', 'Challenge')
      widget.append(field)
      document.getElementById('contact')?.append(widget)
      const renewed: number[] = []
      Object.assign(window, { renewed, grecaptcha: { reset: (id: number) => renewed.push(id) } })
    })
    await fillIn(page)
    expect(await alertOn(page)).toBe('Please confirm you’re not a robot.')
    await page.getByLabel('Challenge').fill('token-1')
    answer = { status: 200, body: { code: 503 } }
    await page.locator('#send').click()
    await page.locator('#fail').waitFor()
    expect(await page.evaluate('renewed')).toEqual([0])
  })
})
