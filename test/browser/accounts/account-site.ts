import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { NO_RULES } from '../../../core/accounts/index.js'
import type {
  AccountEntry,
  AccountField,
  AccountFieldType,
  AccountValue,
  AccountValues,
  MemberSubscription,
} from '../../../core/accounts/index.js'
import type { AccountProfile } from '../../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { withAccounts } from '../../fakes/accounts-backend.fake.js'
import type { FakeAccountsBackend } from '../../fakes/accounts-backend.fake.js'
import { openShopSite, openStore } from '../commerce/shop-site.js'
import type { ShopSite } from '../commerce/shop-site.js'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'

/** The origin of pages: saved from the builder's own host, or an export. */
export type PageKind = 'exported' | 'published'

export const NICKNAME = 'b6f7000000000000000000000000382d'

const field = (
  id: string,
  type: AccountFieldType,
  rules: Partial<AccountField['rules']> = {},
): AccountField => ({
  id,
  name: id,
  slug: id,
  type,
  required: false,
  rules: { ...NO_RULES, ...rules },
})

/** The fields of the test site, one of every type. */
const FIELDS: readonly AccountField[] = [
  field(NICKNAME, 'PlainText', { maxLength: 20 }),
  field('about', 'PlainText'),
  field('green', 'Bool'),
  field('second-mail', 'Email'),
  field('age', 'Number', { min: 0, max: 120, step: 1 }),
  field('tea', 'Option', {
    options: [
      { slug: 'oolong', name: 'Oolong <b>' },
      { slug: 'sencha', name: 'Sencha' },
    ],
  }),
  field('homepage', 'Link'),
  field('picture', 'FileRef', { extensions: ['.png', '.jpg'] }),
]

/** A member's account in a test: values, subscriptions, and answers that replace the usual ones. */
export interface TestProfile {
  values: AccountValues
  subscriptions: readonly MemberSubscription[]
  /** Saved entries, oldest first. */
  readonly saved: (readonly AccountEntry[])[]
  readonly cancelled: string[]
  /** Answer to a save; null for the usual one. */
  saveRefusal: GatewayFailure | null
  /** Answer to the begin of an upload; null for the usual one. */
  uploadRefusal: GatewayFailure | null
}

export const refusal = (code: string, failedValidations: readonly { fieldId: string; name: string }[] = []) =>
  ({ tag: 'rejected', code, message: code, problems: [], failedValidations }) as const

const valueOf = ({ type, value }: AccountEntry): AccountValue => {
  switch (value.tag) {
    case 'text':
      if (value.text === '') return null
      return type === 'Option' ? { tag: 'option', slug: value.text } : { tag: 'text', text: value.text }
    case 'flag':
      return { tag: 'flag', isSet: value.isSet }
    case 'uploaded':
      return { tag: 'file', file: { id: `saved-${value.key}`, url: '/files/me.png' } }
    case 'kept':
      return { tag: 'file', file: { id: value.fileId, url: '/files/me.png' } }
    case 'empty':
      return null
  }
}

const profileOver = (profile: AccountProfile, test: TestProfile): AccountProfile => {
  return {
    ...profile,
    readFields: async () => ok(FIELDS),
    readAccount: async (fields) => {
      const read = await profile.readAccount([])
      if (!read.ok || read.value === null) return read
      const asked = ['name', 'accept-communications', ...fields.map(({ id }) => id)]
      const values = Object.fromEntries(asked.map((id) => [id, test.values[id] ?? null]))
      return ok({ ...read.value, values: { ...read.value.values, ...values } })
    },
    updateAccount: async (entries) => {
      if (test.saveRefusal !== null) return err(test.saveRefusal)
      test.saved.push(entries)
      const changed = Object.fromEntries(entries.map((entry) => [entry.id, valueOf(entry)]))
      test.values = { ...test.values, ...changed }
      return ok(changed)
    },
    readSubscriptions: async () => ok(test.subscriptions),
    cancelSubscription: async (id) => {
      test.cancelled.push(id)
      test.subscriptions = test.subscriptions.map((one) =>
        one.id === id ? { ...one, canceledOnMs: Date.UTC(2026, 2, 1, 12) } : one,
      )
      return ok(undefined)
    },
    beginUpload: async ({ filename }) =>
      test.uploadRefusal === null
        ? ok({ url: '/uploads', fields: [{ key: 'policy', value: 'signed' }], key: `tmp-${filename}` })
        : err(test.uploadRefusal),
  }
}

const MEMBER = { id: 'u1', email: 'ada@example.org', password: 'long enough', groups: [] }

export interface AccountSite {
  readonly site: () => ShopSite
  readonly members: () => FakeAccountsBackend
  readonly profile: TestProfile
  /** Opens a page; the test fails if the page reports a problem that it did not take out of the list. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<OpenedPage>
  /** Opens a page as the member Ada. */
  readonly openAsMember: (path: string, options?: BrowserContextOptions) => Promise<OpenedPage>
}

/** A site with accounts for the tests of one file; each test begins with one member and an empty profile. */
export function useAccountSite(kind: PageKind): AccountSite {
  jest.setTimeout(120_000)
  let browser: Browser
  let site: ShopSite
  let store: Awaited<ReturnType<typeof openStore>>
  let members: FakeAccountsBackend
  let opened: OpenedPage | undefined
  const profile: TestProfile = {
    values: {},
    subscriptions: [],
    saved: [],
    cancelled: [],
    saveRefusal: null,
    uploadRefusal: null,
  }
  const backend: Backend = {
    open: (visitor) => {
      const visit = members.open(visitor)
      return visit.profile ? { ...visit, profile: profileOver(visit.profile, profile) } : visit
    },
  }

  beforeAll(async () => {
    const catalogue = readFileSync('test/browser/pages/commerce/catalogue.csv', 'utf8')
    store = await openStore(catalogue, { name: 'Test', currency: 'USD', country: 'US' })
    members = withAccounts(store.backend, [MEMBER])
    site = await openShopSite(`test/browser/pages/accounts/${kind}`, { ...store, backend })
    browser = await connectChromium()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })
  beforeEach(() => {
    members = withAccounts(store.backend, [MEMBER])
    site.requests.length = 0
    Object.assign(profile, { values: {}, subscriptions: [], saveRefusal: null, uploadRefusal: null })
    profile.saved.length = 0
    profile.cancelled.length = 0
  })
  afterEach(async () => {
    site.fault = null
    const problems = opened?.problems
    await opened?.close()
    opened = undefined
    expect(problems ?? []).toEqual([])
  })

  const open: AccountSite['open'] = async (path, options) =>
    (opened = await openPage(browser, site.origin + path, options))
  return {
    site: () => site,
    members: () => members,
    profile,
    open,
    openAsMember: async (path, options) => {
      const visit = await open(`/log-in?usredir=${encodeURIComponent(path)}`, options)
      await logIn(visit)
      await visit.page.waitForURL(`**${path}`)
      return visit
    },
  }
}

export async function logIn({ page }: OpenedPage, password = MEMBER.password): Promise<void> {
  await page.locator('#wf-log-in-email').fill(MEMBER.email)
  await page.locator('#wf-log-in-password').fill(password)
  await page.locator('#log-in-submit').click()
}
