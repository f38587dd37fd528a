import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

/** The factories of the services of a site: each is called in one place, so that each service has one form. */
const FACTORIES = [
  ...[
    'createAccounts',
    'createMemberDesk',
    'createStoreBackend',
    'createStorePayments',
    'createPaymentPorts',
  ],
  ...['createSqlOrderDesk', 'createSqlOrderDocuments', 'createSqlWithdrawals', 'createStoreSubscriptions'],
  ...[
    'createSqlFileStore',
    'createSqlRateLimit',
    'createSqlCardTrials',
    'createShopLimits',
    'createSiteVerify',
  ],
  ...['createPasswordHasher', 'createOwnerSecrets', 'createSqlOwnerStore', 'openSecretBox'],
  ...['createMailRenderer', 'createMailSender', 'createSqlMailOutbox', 'createSqlMailQueue'],
  ...['createEventSender', 'createSqlEventQueue', 'createForms', 'createPapers', 'createDownloadLinks'],
]

const sources = ['core', 'adapters', 'composition']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(name, 'utf8'))

/** A factory is called, or handed to the container, which calls it once. */
const usesOf = (factory: string): number => {
  const used = new RegExp(`(?<!function )\\b${factory}(?:\\(|\\)$)`, 'gm')
  return sources.reduce((sum, text) => sum + [...text.matchAll(used)].length, 0)
}

describe('the services of a site', () => {
  it.each(FACTORIES)('are made in one place: %s', (factory) => {
    expect(usesOf(factory)).toBe(1)
  })
})
