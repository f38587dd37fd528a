import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.js'
import { createGate } from '../support/gate.js'
import { logIn, useAccountSite } from './account-site.js'
import type { PageKind } from './account-site.js'

const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id)

interface Inspected {
  readonly inspect: () => { readonly features: readonly string[] }
}

/** Waits until a part of the page works. */
const loaded = async (page: Page, feature: string): Promise<void> => {
  await page.waitForFunction(
    (name) => (Reflect.get(window, 'Vitrine') as Inspected).inspect().features.includes(name),
    feature,
  )
}

const fillInSignUp = async (page: Page, email = 'grace@example.org'): Promise<void> => {
  await page.locator('#name').fill('Grace')
  await page.locator('#wf-sign-up-email').fill(email)
  await page.locator('#wf-sign-up-password').fill('long enough')
  await page.getByText('I accept the privacy policy').click()
}

/** Puts a challenge service into the next page that is opened, and the mode of its challenge into the form. */
const standInForChallenge = (mode: string): void => {
  let solve = (_token: string): void => undefined
  const render = (container: Element, options: { readonly callback: (token: string) => void }): string => {
    container.append(
      Object.assign(document.createElement('button'), { id: 'person', textContent: 'A person' }),
    )
    solve = options.callback
    return 'challenge'
  }
  addEventListener('click', ({ target }) => (target as Element).id === 'person' && solve('token-1'))
  Object.assign(window, { turnstile: { render, remove: () => undefined } })
  new MutationObserver(() => {
    document.querySelector('#sign-up-form')?.setAttribute('wf-captcha-mode', mode)
  }).observe(document, { childList: true, subtree: true })
}

/** Notes in the page when a block is first shown by its style, and when the page is left. */
const noteShownAndLeft = (selector: string): void => {
  const note = (name: string): void => {
    if (!(name in sessionStorage)) sessionStorage.setItem(name, String(performance.now()))
  }
  new MutationObserver(() => {
    if (document.querySelector<HTMLElement>(selector)?.style.display === 'block') note('shown')
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] })
  addEventListener('beforeunload', () => {
    if ('shown' in sessionStorage) note('left')
  })
}

describe.each<PageKind>(['exported', 'published'])('accounts on %s pages', (kind) => {
  const { open, openAsMember, site, members } = useAccountSite(kind)

  describe('a log-in form', () => {
    it('shows its waiting label, reports a problem at its field, and leads to the configured page', async () => {
      const opened = await open('/log-in')
      const { page, axe } = opened
      const gate = createGate()
      site().fault = async () => {
        await gate.opened
        return false
      }
      expect(await axe()).toEqual([])
      expect(await page.locator('.w-form-fail').isVisible()).toBe(false)
      await logIn(opened, 'wrong password')
      const button = page.locator('#log-in-submit')
      expect([await button.inputValue(), await button.isDisabled()]).toEqual(['Please wait...', true])
      gate.open()
      await page.getByText('That is not right.').waitFor()
      expect([await button.inputValue(), await button.isDisabled()]).toEqual(['Log in', false])
      expect(await page.locator('.user-form-error-msg').getAttribute('aria-live')).toBe('assertive')
      expect(await focusedId(page)).toBe('wf-log-in-password')
      expect(await page.locator('#wf-log-in-password').getAttribute('aria-invalid')).toBe('true')
      expect(await axe()).toEqual([])
      await logIn(opened)
      await page.waitForURL('**/user-account')
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('wf_loggedin')
    })

    it('leads to the page that the visitor had asked for, never to another host', async () => {
      const opened = await open('/log-in?usredir=%2Fwelcome')
      await logIn(opened)
      await opened.page.waitForURL('**/welcome')
    })

    it.each(['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', 'javascript%3Aalert(1)'])(
      'leads to its own target if the address says %s',
      async (written) => {
        const opened = await open(`/log-in?usredir=${written}`)
        await logIn(opened)
        await opened.page.waitForURL(`${site().origin}/user-account`)
      },
    )

    it('is sent once for any number of presses, also before its code has loaded', async () => {
      const opened = await open('/plain')
      const gate = createGate()
      await opened.page.route('**/chunks/**', async (route) => {
        await gate.opened
        await route.continue()
      })
      await opened.page.goto(`${site().origin}/log-in`, { waitUntil: 'domcontentloaded' })
      await logIn(opened)
      await opened.page.locator('#wf-log-in-password').press('Enter')
      gate.open()
      await opened.page.waitForURL('**/user-account')
      expect(
        site()
          .requests.flat()
          .filter((name) => name === 'UserLoginRequest'),
      ).toHaveLength(1)
    })

    it('says that the site cannot be reached', async () => {
      const opened = await open('/log-in')
      await opened.page.route('**/.wf_graphql/**', (route) => route.abort())
      await logIn(opened)
      await opened.page.getByText('We could not let you in.').waitFor()
      expect(opened.problems.length).toBeGreaterThan(0)
      ;(opened.problems as string[]).length = 0
    })
  })

  describe('the button that logs in and out', () => {
    it('leads to the log-in page, and out again', async () => {
      const opened = await open('/')
      const button = opened.page.locator('#session-button')
      await opened.page.getByRole('button', { name: 'Enter' }).click()
      await opened.page.waitForURL('**/log-in')
      await logIn(opened)
      await opened.page.waitForURL('**/user-account')
      // A pending request with the token of the ended session would be refused.
      await opened.page.waitForLoadState('networkidle')
      await opened.page.getByRole('button', { name: 'Leave' }).click()
      await opened.page.waitForURL(`${site().origin}/`)
      await opened.page.getByRole('button', { name: 'Enter' }).waitFor()
      expect(await button.isDisabled()).toBe(false)
      expect((await opened.page.context().cookies()).map(({ name }) => name)).not.toContain('wf_loggedin')
    })

    it("has no effect in a preview, like forms, and shows the designer's text while designing", async () => {
      const opened = await open('/')
      const { page } = opened
      await page.getByRole('button', { name: 'Enter' }).waitFor()
      await page.addInitScript(() => Reflect.set(window, '__wf_preview', true))
      await page.reload()
      await page.getByRole('button', { name: 'Enter' }).click()
      expect(new URL(page.url()).pathname).toBe('/')
      await page.goto(`${site().origin}/log-in`)
      await loaded(page, 'accounts')
      const asked = site().requests.length
      await logIn(opened)
      await page.waitForTimeout(200)
      expect([new URL(page.url()).pathname, site().requests.length]).toEqual(['/log-in', asked])
      await page.addInitScript(() => Reflect.set(window, '__wf_design', true))
      await page.goto(site().origin)
      await loaded(page, 'accounts')
      await page.getByRole('button', { name: 'Leave' }).click()
      expect(new URL(page.url()).pathname).toBe('/')
    })
  })

  describe('links to log in and to sign up', () => {
    it('carry the address to return to', async () => {
      const { page } = await open('/access-denied?usredir=%2Fmembers%2Fa')
      await eventually(async () => {
        const links = ['#denied-log-in', '#denied-sign-up', '#log-in-link', '#home-link']
        const addresses = await Promise.all(
          links.map((link) =>
            page.locator(link).evaluate((element) => (element as HTMLAnchorElement).search),
          ),
        )
        const back = '?usredir=%2Fmembers%2Fa'
        expect(addresses).toEqual([back, back, back, ''])
      })
    })
  })

  describe('a sign-up form', () => {
    it('sends a mail whose link verifies, logs in, and goes on after three seconds', async () => {
      const { page, axe } = await open('/sign-up')
      await page.locator('#nickname[maxlength="20"]').waitFor()
      for (const block of ['#sign-up-success', '#verification'])
        expect(await page.locator(block).isVisible()).toBe(false)
      expect(await axe()).toEqual([])
      await fillInSignUp(page)
      await page.locator('#nickname').fill('Amazing')
      await page.locator('#sign-up-submit').click()
      await page.locator('#verification').waitFor()
      expect([await page.locator('#sign-up-form').isVisible(), await focusedId(page)]).toEqual([
        false,
        'verification',
      ])
      const [mail] = members().mailsTo('grace@example.org')
      // The page notes it and the next one is held back, so that the result depends on no machine.
      await page.addInitScript(noteShownAndLeft, '#sign-up-success')
      const gate = createGate()
      await page.route(/\/welcome(\.html)?$/, async (route) => {
        await gate.opened
        await route.continue()
      })
      await page.goto(`${site().origin}/sign-up?verifyToken=${mail?.token}`)
      await page.locator('#sign-up-form').waitFor({ state: 'hidden' })
      await page.locator('#sign-up-success').waitFor()
      expect(
        await page.locator('#fallback-link').evaluate((link) => (link as HTMLAnchorElement).pathname),
      ).toMatch(/^\/welcome(\.html)?$/)
      gate.open()
      await page.waitForURL(/\/welcome(\.html)?$/)
      const { shown, left } = await page.evaluate(() => ({ ...sessionStorage }))
      expect(Number(left) - Number(shown)).toBeGreaterThan(2900)
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('wf_loggedin')
    })

    it.each([
      ['visible', 1],
      ['invisible', 0],
    ])('asks for a %s challenge before it is sent, with its answer', async (mode, overlays) => {
      const { page, axe } = await open('/welcome')
      await page.addInitScript(standInForChallenge, mode)
      await page.goto(`${site().origin}/challenged`)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.postData() ?? '')
      })
      await fillInSignUp(page, `${mode}@example.org`)
      await page.locator('#sign-up-submit:enabled').click()
      await page.locator('#person').waitFor()
      const dialog = page.getByRole('dialog', { name: 'Please confirm that you are a person' })
      expect([await dialog.count(), sent.filter((body) => body.includes(`${mode}@`))]).toEqual([overlays, []])
      if (overlays > 0) {
        await page.waitForFunction(() => {
          const shown = document.querySelector<HTMLElement>('[role="dialog"]')
          return shown !== null && getComputedStyle(shown).opacity === '1'
        })
        const isFocused = await dialog.evaluate((shown) => shown.contains(document.activeElement))
        expect([isFocused, await axe()]).toEqual([true, []])
      }
      await page.locator('#person').click()
      await page.locator('#verification').waitFor()
      expect(sent.join()).toContain('token-1')
      await dialog.waitFor({ state: 'detached' })
    })

    it('reports an invalid link', async () => {
      const { page } = await open('/sign-up?verifyToken=made-up')
      await page.getByText('This link is no good.').waitFor()
      expect(await page.locator('#verification').isVisible()).toBe(true)
      expect(await page.locator('#sign-up-form').isVisible()).toBe(false)
    })

    it('reports a problem at its field', async () => {
      const { page } = await open('/sign-up')
      await fillInSignUp(page, 'ada@example.org')
      await page.locator('#sign-up-submit').click()
      await page.getByText('We know this address.').waitFor()
      expect(await focusedId(page)).toBe('wf-sign-up-email')
      await page.locator('#wf-sign-up-email').fill('grace@example.org')
      await page.locator('#wf-sign-up-password').fill('short')
      await page.locator('#sign-up-submit').click()
      await page.getByText('Eight characters, please.').waitFor()
      expect(await focusedId(page)).toBe('wf-sign-up-password')
      expect(await page.locator('#wf-sign-up-email').getAttribute('aria-invalid')).toBeNull()
    })

    it('shows the message about a field on a small screen', async () => {
      const { page } = await open('/sign-up')
      await page.setViewportSize({ width: 390, height: 420 })
      await page.addStyleTag({ content: '#sign-up-form { padding-bottom: 300px }' })
      await fillInSignUp(page, 'ada@example.org')
      await page.locator('#sign-up-submit').click()
      const message = page.getByText('We know this address.')
      await message.waitFor()
      expect(await focusedId(page)).toBe('wf-sign-up-email')
      const box = await message.boundingBox()
      expect([(box?.y ?? -1) >= 0, (box?.y ?? 999) + (box?.height ?? 0) <= 421]).toEqual([true, true])
    })

    it('has the address of an invitation, which cannot be changed', async () => {
      const { page } = await open('/sign-up?inviteToken=i1&email=grace%40example.org')
      const email = page.locator('#wf-sign-up-email')
      await eventually(async () => expect(await email.isDisabled()).toBe(true))
      expect(await email.inputValue()).toBe('grace@example.org')
      expect(await email.getAttribute('class')).toContain('w-input-disabled')
    })

    it('draws the state of its check boxes', async () => {
      const { page } = await open('/sign-up')
      await loaded(page, 'forms')
      await page.getByText('Send me news').click()
      const drawn = page.locator('label', { hasText: 'Send me news' }).locator('.w-checkbox-input')
      await eventually(async () =>
        expect(await drawn.getAttribute('class')).toContain('w--redirected-checked'),
      )
    })

    it('names missing fields if the browser does not check them', async () => {
      const { page } = await open('/sign-up')
      await page.locator('#nickname[maxlength="20"]').waitFor()
      await page.locator('#sign-up-form').evaluate((form) => form.setAttribute('novalidate', ''))
      await page.locator('#sign-up-submit').click()
      await page.getByText('Fill out all required fields').waitFor()
      expect(await focusedId(page)).toBe('name')
      expect(site().requests.flat()).not.toContain('UserSignupRequest')
    })
  })

  describe('two forms on one page', () => {
    it('each show their own messages', async () => {
      const opened = await open('/both')
      const { page } = opened
      await fillInSignUp(page, 'ada@example.org')
      await page.locator('#sign-up-submit').click()
      await page.locator('.w-users-usersignupformwrapper .w-form-fail').waitFor()
      expect(await page.locator('.w-users-userloginformwrapper .w-form-fail').isVisible()).toBe(false)
      await logIn(opened, 'wrong password')
      await page.locator('.w-users-userloginformwrapper .w-form-fail').waitFor()
    })
  })

  it('forms without marks and blocks are sent and show the result', async () => {
    const { page, axe } = await open('/by-hand')
    await page.locator('#join').getByLabel('Mail').fill('grace@example.org')
    await page.locator('#join').getByLabel('Password').fill('long enough')
    await page.locator('#join').getByLabel('I agree').check()
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByText('Please open the link that has been sent to your e-mail.').waitFor()
    expect([members().mailsTo('grace@example.org').length, await page.locator('#join').isVisible()]).toEqual([
      1,
      false,
    ])
    await page.getByLabel('Your mail').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('If you have an account, a mail is on its way.').waitFor()
    expect(members().mailsTo('ada@example.org')).toHaveLength(1)
    expect(await axe()).toEqual([])
  })

  describe('the forms for passwords', () => {
    it('send a mail, and set a password with its link, which also logs in', async () => {
      const { page, axe } = await open('/reset-password')
      expect(await axe()).toEqual([])
      await page.locator('#wf-reset-password-email').fill('ada@example.org')
      await page.locator('#reset-submit').click()
      await page.locator('#reset-form').waitFor({ state: 'hidden' })
      expect([await page.locator('#reset-form').isVisible(), await focusedId(page)]).toEqual([
        false,
        'reset-success',
      ])
      const [mail] = members().mailsTo('ada@example.org')
      await page.goto(`${site().origin}/update-password?token=${mail?.token}`)
      expect(await axe()).toEqual([])
      await page.locator('#wf-update-password').fill('short')
      await page.locator('#update-submit').click()
      await page.getByText('A longer one, please.').waitFor()
      await page.locator('#wf-update-password').fill('another long one')
      await page.locator('#update-submit').click()
      await page.locator('#update-form').waitFor({ state: 'hidden' })
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('wf_loggedin')
    })

    it('leads to the page that the visitor had asked for after a new password', async () => {
      const { page } = await open('/reset-password')
      await page.locator('#wf-reset-password-email').fill('ada@example.org')
      await page.locator('#reset-submit').click()
      await page.locator('#reset-form').waitFor({ state: 'hidden' })
      const [mail] = members().mailsTo('ada@example.org')
      await page.goto(`${site().origin}/update-password?token=${mail?.token}&usredir=%2Fwelcome`)
      await page.locator('#wf-update-password').fill('another long one')
      await page.locator('#update-submit').click()
      await page.waitForURL('**/welcome')
    })
  })

  describe('page scripts', () => {
    it('see the cart of the current visitor in every tab', async () => {
      const { page } = await openAsMember('/welcome')
      const other = await page.context().newPage()
      await other.goto(`${site().origin}/welcome`)
      const tabs = [page, other]
      const readCarts = async () => {
        for (const tab of tabs) await tab.evaluate('Vitrine.cart.get()')
      }
      await readCarts()
      const readAgain = () =>
        Promise.all(
          tabs.map((tab) => tab.waitForRequest((asked) => !!asked.postData()?.includes('ReadCart'))),
        )
      const own = page.waitForRequest((asked) => !!asked.postData()?.includes('ReadCart'))
      // The page of the other tab may show what belongs to the member, so that it is loaded anew.
      const others = other.waitForEvent('load')
      await page.evaluate('Vitrine.user.logOut()')
      await Promise.all([own, others])
      await readCarts()
      const afterLogIn = readAgain()
      await page.evaluate((it) => Reflect.get(window, 'Vitrine').user.logIn(it), {
        email: 'ada@example.org',
        password: 'long enough',
      })
      await afterLogIn
    })

    it('read the logged-in user, and get every change', async () => {
      const opened = await openAsMember('/welcome')
      const { page } = opened
      expect(await page.evaluate('Vitrine.user.get()')).toEqual({
        id: 'u1',
        email: 'ada@example.org',
        groups: [],
      })
      await page.evaluate(`
        window.news = []
        document.addEventListener('vitrine:user-change', (event) => news.push(event.detail))
        Vitrine.user.logOut()`)
      await eventually(async () => expect(await page.evaluate('news')).toEqual([null]))
      const wrong = { email: 'ada@example.org', password: 'wrong' }
      expect(await page.evaluate((it) => Reflect.get(window, 'Vitrine').user.logIn(it), wrong)).toMatchObject(
        {
          ok: false,
          code: 'UsysInvalidCredentials',
          user: null,
        },
      )
    })
  })

  it('load no account code on a page without them', async () => {
    const { page } = await open('/plain')
    expect(await page.evaluate('Vitrine.inspect().features')).toEqual([])
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(loaded.filter((path) => path.includes('/chunks/'))).toEqual([])
  })
})
