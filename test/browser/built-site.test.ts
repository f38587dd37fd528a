import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { chromiumOptions } from '../setup/chromium-options.mjs'
import { RUN_COMMAND } from '../support/processes/built-command.js'
import { launchChromium } from './support/chromium.js'
import { eventually } from './support/eventually.js'
import { openPage } from './support/open-page.js'
import { ServedShop } from './support/served-shop.js'
import { Shopper } from './support/shopper.js'
import { openStaticHost } from './support/static-host.js'
import type { StaticHost } from './support/static-host.js'

jest.setTimeout(240_000)

const CHALLENGED_CARD = '4000 0025 0000 3155'
const NOTE = `<!doctype html><html lang="en" data-wf-page="note" data-wf-site="abend"><head><title>Note</title></head>
<body><div class="w-form"><form method="post" data-name="Note" data-redirect="/about"><label>Note
<input name="note" data-name="Note text"></label><button>Send</button></form></div></body></html>`

/** A proxy that reports HTTPS, like the server in front of a shop; browsers trust these names without HTTPS. */
async function openServer(target: () => string) {
  const door = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' }
    const passed = send(target() + (asked.url ?? ''), { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => door.listen(0, 'localhost', resolve))
  return {
    port: (door.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        door.close(() => resolve())
        door.closeAllConnections()
      }),
  }
}

/** Runs the command as an owner does; returns its output. */
function vitrine(...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...RUN_COMMAND, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '' },
  })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

let browser: Browser
let folder: string
let host: StaticHost
let door: Awaited<ReturnType<typeof openServer>>
let shop: ServedShop
let site: string
let server: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-built-'))
  cpSync('demo', join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'site/note.html'), NOTE)
  host = await openStaticHost(() => join(folder, 'public'))
  door = await openServer(() => shop.origin)
  // Two sites to a browser: `localhost` is a top-level domain.
  site = `http://site.localhost:${host.port}`
  server = `http://shop.localhost:${door.port}`
  const words = ['--trust-proxy', '--allow-origin', site, '--url', site]
  ;[shop, browser] = await Promise.all([
    ServedShop.open({ site: join(folder, 'site'), words }),
    // Drops third-party cookies except for partitioned ones, as some browsers do and others will.
    launchChromium({ args: [...chromiumOptions().args, '--test-third-party-cookie-phaseout'] }),
  ])
  const out = join(folder, 'public')
  vitrine('build', join(folder, 'site'), '--out', out, '--backend', server, '--cross-origin')
})
afterAll(async () => {
  await browser.close()
  await Promise.all([host.close(), door.close()])
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Message {
  readonly formName: string
  readonly fields: Readonly<Record<string, string>>
}
const messages = (): readonly Message[] =>
  JSON.parse(vitrine('forms', 'list', '--data', shop.dataFolder, '--json')) as readonly Message[]

describe('a built site whose server is on another site', () => {
  it('sells up to the confirmation, with a challenge', async () => {
    const shopper = await Shopper.visit(browser, site)
    await shopper.readyToPay('mika-portable-lamp', CHALLENGED_CARD)
    await shopper.placeOrder().click()
    await shopper.challenge().getByRole('button', { name: 'Complete' }).click()
    expect((await shopper.confirmation()).text).toContain('Mika Portable Lamp')
    expect(new URL(shopper.page.url()).origin).toBe(site)
    expect(shopper.problems).toEqual([])
    const cookies = await shopper.context.cookies([server])
    const [visitor] = cookies.filter(({ name }) => name === '__Host-vitrine_visitor')
    expect(visitor).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' })
    await shopper.leave()
  })

  it('keeps the cart of a visitor who comes back', async () => {
    const shopper = await Shopper.visit(browser, site)
    await shopper.putIntoCart('mika-portable-lamp')
    await shopper.goTo('/about')
    await shopper.page.getByRole('button', { name: /^Open cart/ }).click()
    await shopper.cart().getByText('Mika Portable Lamp').waitFor()
    expect(shopper.problems).toEqual([])
    await shopper.leave()
  })

  it('lets visitors sign up by mail and log in', async () => {
    const { page, problems, close } = await openPage(browser, `${site}/sign-up`)
    await page.locator('#wf-sign-up-name').fill('Ada')
    await page.locator('#wf-sign-up-email').fill('ada@example.org')
    await page.locator('#wf-sign-up-password').fill('a lamp of brass and felt')
    await page.locator('#wf-sign-up-accept-privacy').setChecked(true, { force: true })
    await page.locator('[data-wf-user-form-type=signup] [type=submit]').click()
    await page.locator('[data-wf-user-form-verification]').waitFor()
    let link = ''
    await eventually(async () => {
      const mailbox = await (await fetch(`${shop.origin}/.vitrine/mailbox`)).text()
      link = /http:\/\/site\.localhost:\d+\/sign-up\?[^\s"<]+/.exec(mailbox)?.[0] ?? ''
      expect(link).not.toBe('')
    })
    await page.goto(link.replaceAll('&amp;', '&'))
    await page.locator('.w-users-userformsuccessstate').waitFor()
    await page.goto(`${site}/log-in`)
    await page.locator('#wf-log-in-email').fill('ada@example.org')
    await page.locator('#wf-log-in-password').fill('a lamp of brass and felt')
    await page.locator('[data-wf-user-form-type=login] [type=submit]').click()
    await page.waitForURL(`${site}/user-account`)
    const shown = page.locator('#wf-user-account-email')
    await eventually(async () => expect(await shown.inputValue()).toBe('ada@example.org'))
    expect(problems).toEqual([])
    await page.goto(`${site}/members`)
    // The visitor is unknown there: a session of this site does not apply to visits at the server itself.
    await page.waitForURL(`${server}/log-in?usredir=*`)
    await close()
  })

  it('sends its forms with and without the page script', async () => {
    const scripted = await openPage(browser, `${site}/contact`)
    const { page } = scripted
    await page.locator('#name').fill('Ada')
    await page.locator('#email').fill('ada@example.org')
    await page.locator('#message').fill('With a script')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.locator('.w-form-done').waitFor()
    expect(scripted.problems).toEqual([])
    await scripted.close()
    const plain = await openPage(browser, `${site}/note`, { javaScriptEnabled: false })
    await plain.page.getByLabel('Note').fill('Without')
    await plain.page.getByRole('button', { name: 'Send' }).click()
    await plain.page.waitForURL(`${site}/about`)
    await plain.close()
    expect(messages()).toMatchObject([
      { formName: 'Note', fields: { 'Note text': 'Without' } },
      { formName: 'Contact', fields: { Message: 'With a script' } },
    ])
  })

  it('refuses pages of other origins', async () => {
    // The host with the server's own port is another origin, which is not on the list.
    const { page, close } = await openPage(browser, `http://other.localhost:${host.port}/about`)
    const asked = await page.evaluate(
      (address) =>
        fetch(address, {
          method: 'POST',
          credentials: 'include',
          headers: { 'x-requested-with': 'XMLHttpRequest' },
        }).then(
          () => 'answered',
          () => 'refused',
        ),
      `${server}/.wf_graphql/csrf`,
    )
    expect(asked).toBe('refused')
    await close()
  })
})
