import { randomBytes } from 'node:crypto'
import {
  createAccounts,
  createSecretBox,
  SECRET_KEY_BYTES,
} from '../../../adapters/server/sql/accounts/index.js'
import type {
  Accounts,
  AccountsOptions,
  MemberCommandContext,
} from '../../../adapters/server/sql/accounts/index.js'
import { createSqlFileStore } from '../../../adapters/server/forms/index.js'
import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import { readQueuedMails } from '../../../adapters/server/sql/mails/index.js'
import { createStoreSubscriptions, createSqlCartMoves } from '../../../adapters/server/sql/shop/index.js'
import type { StoreBackend } from '../../../adapters/server/sql/shop/index.js'
import { createCartKeeper } from '../../../core/use-cases/shop/cart/keep-carts.js'
import { DEFAULT_ACCOUNT_SETTINGS, emailKey, NO_RULES } from '../../../core/accounts/index.js'
import type { AccountField, AccountSettings } from '../../../core/accounts/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { Mail } from '../../../core/ports/mail/mailer.port.js'
import { NO_LIMIT } from '../../fakes/rate-limit.fake.js'
import { DEFAULT_MAIL_LOOK } from '../../../core/use-cases/mails/render/mail-look.js'
import { NO_OWN_MAILS } from '../../../core/use-cases/mails/own-mails.js'
import { createMailRenderer } from '../../../core/use-cases/mails/render/render-mail.js'
import type { RenderedMail } from '../../../core/use-cases/mails/render/render-mail.js'
import type { BackendFixture, MailedToken } from '../../contracts/backend/backend-fixture.js'
import { valueOf } from '../../contracts/backend/shopper.js'
import { CONTRACT_SETTINGS } from '../../contracts/backend/contract-shop.js'
import { createFakePasswordHasher } from '../../fakes/password-hasher.fake.js'
import { createStoreFixture, realRandom, settingsOf, wallClock } from '../shop/store-fixture.js'
import { createMailWriter } from '../../../core/use-cases/accounts/mails/mail-writer.js'
import { makePayments } from '../shop/make-store.js'
import type { TestStoreOptions } from '../shop/make-store.js'

/** Takes at most 20 characters. */
export const NICKNAME: AccountField = {
  id: 'b6f7c1d2e3f4a5b6c7d8e9f0a1b2382d',
  name: 'Nickname',
  slug: 'nickname',
  type: 'PlainText',
  required: false,
  rules: { ...NO_RULES, maxLength: 20 },
}

/** Takes one file. */
export const PICTURE: AccountField = {
  id: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  name: 'Picture',
  slug: 'picture',
  type: 'FileRef',
  required: false,
  rules: NO_RULES,
}

export const ORIGIN = 'https://shop.example.org'

/** The member that exists from the beginning. */
export const ADA = { email: 'ada@example.com', password: 'correct horse battery' } as const

/** A mail that waits, as it would be sent. */
export type QueuedMail = Mail & Pick<RenderedMail, 'links'>

/** Writes the mails of accounts. */
export const renderMail = createMailRenderer({
  shop: () => ({
    name: 'Shop',
    origin: ORIGIN,
    language: 'en',
    country: null,
    priceLocale: null,
    invoicePath: null,
    withdrawalPath: null,
    deskAddress: null,
    business: null,
    ...NO_OWN_MAILS,
  }),
  look: DEFAULT_MAIL_LOOK,
  owner: { forms: null, orders: null },
  readSubmission: async () => null,
  readGivenUp: async () => [],
  invoiceOf: async () => null,
  readOrder: async () => null,
})

export interface AccountsFixture extends BackendFixture {
  readonly accounts: Accounts
  readonly context: AccountsOptions & Pick<MemberCommandContext, 'commit'>
  /** The mails that wait, newest first. */
  readonly mailbox: () => Promise<readonly QueuedMail[]>
}

/** The links of mails, by their purpose. */
function tokenOf(link: string): MailedToken | null {
  const { searchParams, pathname } = new URL(link)
  const verify = searchParams.get('verifyToken')
  if (verify !== null) return { kind: 'verify', token: verify }
  const email = searchParams.get('emailToken')
  if (email !== null) return { kind: 'email', token: email }
  const linkToken = searchParams.get('linkToken')
  if (linkToken !== null) return { kind: 'link', token: linkToken }
  const reset = pathname === '/update-password' ? searchParams.get('token') : null
  return reset === null ? null : { kind: 'reset', token: reset }
}

/** The bundled store with its accounts over a database, and one member; or those of the site `overrides.siteId`. */
export async function createAccountsFixture(
  sql: Sql,
  settings: Partial<AccountSettings> = {},
  overrides: Partial<AccountsOptions> = {},
  store: Partial<TestStoreOptions> = {},
): Promise<AccountsFixture & { readonly store: () => StoreBackend }> {
  const siteId = overrides.siteId ?? `site-${randomBytes(6).toString('hex')}`
  const storeSettings = settingsOf(CONTRACT_SETTINGS)
  const base = {
    sql,
    commit: commitChanges(sql),
    siteId,
    clock: overrides.clock ?? wallClock,
    random: realRandom,
  }
  const site = { ...base, settings: storeSettings, processors: [], ...store }
  const context: AccountsOptions = {
    ...base,
    siteName: 'Corner Shop',
    settings: { ...DEFAULT_ACCOUNT_SETTINGS, fields: [NICKNAME], ...settings },
    passwords: createFakePasswordHasher(),
    secretBox: createSecretBox([randomBytes(SECRET_KEY_BYTES)]),
    limit: NO_LIMIT,
    ownLimit: NO_LIMIT,
    subscriptions: createStoreSubscriptions(site, makePayments(site)),
    files: createSqlFileStore(sql, siteId),
    carts: createCartKeeper({ ...base, unitOf: createSqlCartMoves(base), settings: storeSettings }),
    origin: () => ORIGIN,
    writeMail: createMailWriter({
      siteName: 'Shop',
      addressOf: (path) => new URL(path, ORIGIN).href,
      language: 'en',
      templates: {},
    }),
    onMail: () => undefined,
    onError: (error) => {
      throw error
    },
    ...overrides,
  }
  const accounts = createAccounts(context)
  const { memberships, isMember } = accounts
  const { clock } = context
  const fixture = await createStoreFixture(sql, {
    siteId,
    clock,
    hasAccounts: true,
    memberships,
    isMember,
    ...store,
  })
  const backend: Backend = {
    open: (visitor) => {
      const opened = fixture.backend.open(visitor)
      const { readUser, ...doors } = accounts.open(visitor)
      return { ...opened, accounts: { ...opened.accounts, readUser }, ...doors }
    },
  }
  const mailbox = async (): Promise<readonly QueuedMail[]> => {
    await accounts.settled()
    const mails = await Promise.all((await readQueuedMails(context)).map(renderMail))
    return mails.flatMap((mail) => (mail === null ? [] : [{ ...mail.mail, links: mail.links }]))
  }
  const mailsTo = async (email: string): Promise<readonly MailedToken[]> =>
    (await mailbox())
      .filter(({ to }) => emailKey(to) === emailKey(email))
      .flatMap(({ links }) => links.flatMap((link) => tokenOf(link) ?? []))
      .reverse()
  if (overrides.siteId === undefined) await becomeMember(backend, fixture.newVisitor(), mailsTo)
  return {
    ...fixture,
    owner: null,
    backend,
    accounts,
    context,
    account: ADA,
    textField: NICKNAME,
    mailbox,
    mailsTo,
  }
}

async function becomeMember(
  backend: Backend,
  visitor: ReturnType<BackendFixture['newVisitor']>,
  mailsTo: (email: string) => Promise<readonly MailedToken[]>,
): Promise<void> {
  const { entrance } = backend.open(visitor)
  if (entrance === undefined) throw new Error('there are no accounts')
  const rest = { name: 'Ada', acceptPrivacy: true, acceptCommunications: false, entries: [] }
  const none = { inviteToken: null, captchaToken: null, redirectPath: null }
  valueOf(await entrance.signUp({ ...ADA, ...rest, ...none }))
  const [mail] = await mailsTo(ADA.email)
  valueOf(await entrance.verifyEmail({ token: mail?.token ?? '', redirectPath: null }))
}
