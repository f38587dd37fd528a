import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import type { AccountEntry, AccountFieldType, MemberSubscription } from '../../../core/accounts/index.js'
import { money } from '../../../core/money/index.js'
import { NO_ADDRESS } from '../../../core/orders/index.js'
import { eventually } from '../support/eventually.js'
import { createGate } from '../support/gate.js'
import type { OpenedPage } from '../support/open-page.js'
import { NICKNAME, refusal, useAccountSite } from './account-site.js'
import type { PageKind } from './account-site.js'

const text = (id: string, value: string, type: AccountFieldType = 'PlainText'): AccountEntry => ({
  id,
  type,
  value: { tag: 'text', text: value },
})
const flag = (id: string, isSet: boolean): AccountEntry => ({
  id,
  type: 'Bool',
  value: { tag: 'flag', isSet },
})

const SUBSCRIPTION: MemberSubscription = {
  id: 'sub-1',
  productName: 'Tea every month',
  price: money(1250, 'USD'),
  image: null,
  status: 'active',
  lastInvoicedMs: Date.UTC(2026, 0, 2, 12),
  periodEndMs: Date.UTC(2026, 1, 2, 12),
  createdOnMs: Date.UTC(2026, 0, 2, 12),
  canceledOnMs: null,
  billingAddress: { ...NO_ADDRESS, addressee: 'Ada', country: 'GB' },
  card: null,
}

const valueIn = (page: Page, id: string): Promise<string> => page.locator(`#${id}`).inputValue()

/** Answers what is uploaded as a bucket would. */
const bucketAnswers = (page: Page, status: number, code = ''): Promise<unknown> =>
  page.route('**/uploads', (route) =>
    route.fulfill({ status, body: code && `<Error><Code>${code}</Code></Error>` }),
  )

const choosePicture = (page: Page): Promise<void> =>
  page.locator('#picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('me') })

describe.each<PageKind>(['exported', 'published'])('the account page, %s', (kind) => {
  const { openAsMember, profile, site } = useAccountSite(kind)
  let opened: OpenedPage
  const open = async (): Promise<Page> => {
    opened = await openAsMember('/user-account')
    return opened.page
  }
  /** Removes an expected report from the page's list of problems. */
  const expectReport = async (report: string): Promise<void> => {
    await eventually(() => expect(opened.problems).toHaveLength(1))
    expect((opened.problems as string[]).splice(0)).toEqual([expect.stringContaining(report)])
  }

  it('shows fields of every type and saves what was changed', async () => {
    profile.values = {
      name: { tag: 'text', text: 'Ada' },
      [NICKNAME]: { tag: 'text', text: 'Countess' },
      tea: { tag: 'option', slug: 'sencha' },
      age: { tag: 'text', text: '36' },
      homepage: { tag: 'text', text: 'https://ada.example' },
      'second-mail': { tag: 'text', text: 'ada@example.com' },
      about: { tag: 'text', text: 'Two\nlines' },
      green: { tag: 'flag', isSet: true },
    }
    const page = await open()

    await page.locator('#hello', { hasText: 'Ada' }).waitFor()
    expect(await valueIn(page, 'wf-user-account-email')).toBe('ada@example.org')
    for (const [id, value] of [
      ['wf-user-account-name', 'Ada'],
      ['nickname', 'Countess'],
      ['tea', 'sencha'],
      ['age', '36'],
      ['homepage', 'https://ada.example'],
      ['second-mail', 'ada@example.com'],
      ['about', 'Two\nlines'],
    ] as const)
      expect([id, await valueIn(page, id)]).toEqual([id, value])
    expect(await page.locator('#tea option').allTextContents()).toEqual(['Choose', 'Oolong <b>', 'Sencha'])
    expect(await page.locator('#green').isChecked()).toBe(true)
    expect(await page.locator('#account-communications').isChecked()).toBe(false)

    await page.locator('#nickname').fill('Enchantress')
    await page.locator('#tea').selectOption('oolong')
    await page.locator('#age').fill('')
    await page.getByText('Send me news').click()
    await page.locator('#account-submit').click()
    await page.locator('#account-success').waitFor()
    const [saved = []] = profile.saved
    expect(saved).toHaveLength(9)
    expect(saved).toEqual(
      expect.arrayContaining([
        text('name', 'Ada'),
        flag('accept-communications', true),
        text(NICKNAME, 'Enchantress'),
        text('tea', 'oolong', 'Option'),
        { id: 'age', type: 'Number', value: { tag: 'empty' } },
        text('homepage', 'https://ada.example', 'Link'),
        text('second-mail', 'ada@example.com', 'Email'),
        text('about', 'Two\nlines'),
        flag('green', true),
      ]),
    )
    await page.locator('#nickname').pressSequentially('!')
    await page.locator('#account-success').waitFor({ state: 'hidden' })
  })

  it('keeps text that was typed while the account was loading', async () => {
    profile.values = {
      name: { tag: 'text', text: 'Ada' },
      [NICKNAME]: { tag: 'text', text: 'Countess' },
    }
    const { page } = (opened = await openAsMember('/welcome'))
    const gate = createGate()
    await page.route('**/.wf_graphql/**', async (route) => {
      if (route.request().postData()?.includes('FetchUser')) await gate.opened
      await route.fallback()
    })
    await page.goto(`${site().origin}/user-account`)
    await page.locator('#tea option', { hasText: 'Sencha' }).waitFor({ state: 'attached' })
    await page.locator('#nickname').fill('Enchantress')
    gate.open()
    await page.locator('#hello', { hasText: 'Ada' }).waitFor()
    expect([await valueIn(page, 'nickname'), await valueIn(page, 'wf-user-account-name')]).toEqual([
      'Enchantress',
      'Ada',
    ])
    await page.locator('#account-reset').click()
    expect(await valueIn(page, 'nickname')).toBe('Countess')
  })

  it("restores the account's values when the form is reset", async () => {
    profile.values = { [NICKNAME]: { tag: 'text', text: 'Countess' }, green: { tag: 'flag', isSet: true } }
    const page = await open()

    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#nickname')?.value === 'Countess',
    )
    await page.locator('#nickname').fill('Another name')
    await page.getByText('I like green tea').click()
    await page.locator('#account-reset').click()
    expect(await valueIn(page, 'nickname')).toBe('Countess')
    expect(await page.locator('#green').isChecked()).toBe(true)
  })

  it('reports a problem at its field, and saves nothing', async () => {
    profile.values = { [NICKNAME]: { tag: 'text', text: 'Countess' } }
    const page = await open()

    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#nickname')?.value === 'Countess',
    )
    profile.saveRefusal = refusal('UsysInvalidUserData', [{ fieldId: NICKNAME, name: 'MaxLength' }])
    await page.locator('#account-submit').click()
    await page.getByText('Something is not right.').waitFor()
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('nickname'),
    )
    expect(await page.locator('#nickname').getAttribute('aria-invalid')).toBe('true')
    await page.locator('#nickname').fill('C')
    await page.getByText('Something is not right.').waitFor({ state: 'hidden' })
    expect(profile.saved).toEqual([])
  })

  it('saves a file with the next save, and removes it', async () => {
    const page = await open()

    await bucketAnswers(page, 204)
    await choosePicture(page)
    await page.locator('.w-file-upload-file-name', { hasText: 'me.png' }).waitFor()
    await page.locator('#account-submit').click()
    await eventually(() => expect(profile.saved).toHaveLength(1))
    expect(profile.saved[0]).toContainEqual({
      id: 'picture',
      type: 'FileRef',
      value: { tag: 'uploaded', key: 'tmp-me.png' },
    })
    await page.locator('#account-success').waitFor()
    await page.locator('#remove').click()
    await page.locator('.w-file-upload-default').waitFor()
    await page.locator('#account-submit').click()
    await eventually(() => expect(profile.saved).toHaveLength(2))
    expect(profile.saved[1]).toContainEqual({ id: 'picture', type: 'FileRef', value: { tag: 'empty' } })
  })

  it.each([
    ['too large for the bucket', 400, 'EntityTooLarge', 'Too big for us.'],
    ['too small for the bucket', 400, 'EntityTooSmall', 'Upload failed. File too small.'],
  ])('says that a file is %s', async (_case, status, code, message) => {
    const page = await open()

    await bucketAnswers(page, status, code)
    await choosePicture(page)
    await page.getByText(message).waitFor()
    await page.locator('#account-submit').click()
    await eventually(() => expect(profile.saved).toHaveLength(1))
    expect(profile.saved[0]?.map(({ id }) => id)).not.toContain('picture')
    await expectReport('status of 400')
  })

  it('refuses files of this kind in the owner’s words', async () => {
    const page = await open()

    profile.uploadRefusal = refusal('UsysForbiddenFileExtension')
    await choosePicture(page)
    await page.getByText('Pictures only.').waitFor()
  })

  it('lists subscriptions in each of its lists, cancels one, and shows an empty state', async () => {
    profile.subscriptions = [SUBSCRIPTION]
    const page = await open()

    const entries = page.locator('#subscription-host > *')
    await entries.getByText('Tea every month').waitFor()
    expect(await entries.count()).toBe(1)
    expect(await page.locator('#no-subscriptions').isVisible()).toBe(false)
    expect(await page.locator('#second-host > *').allTextContents()).toEqual([
      expect.stringContaining('Tea every month'),
    ])
    await entries.getByRole('button', { name: 'Cancel Tea every month' }).click()
    await entries.getByRole('button').waitFor({ state: 'hidden' })
    expect(profile.cancelled).toEqual(['sub-1'])

    profile.subscriptions = []
    await page.reload()
    await page.locator('#no-subscriptions').waitFor()
    expect(await entries.count()).toBe(0)
  })
})
