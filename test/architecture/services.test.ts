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
  ...['createVisitorSecrets', 'createPagePasswords', 'createMayRead'],
]

/** The files that make a service of each process: a running site, and commands that work without one. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  createGateFinder: [
    'adapters/server/doctor/check-owner-settings.ts',
    'adapters/site/build/build-plan.ts',
    'composition/server/site-handler.ts',
  ],
  createSmtpMailer: ['adapters/server/site-folder/send-sample.ts', 'composition/server/start-site.ts'],
}

const sources = ['core', 'adapters', 'composition']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** The file of each use of a factory. A factory is called, or handed to the container, which calls it once. */
const usesOf = (factory: string): readonly string[] => {
  const used = new RegExp(`(?<!function )\\b${factory}(?:\\(|\\)$)`, 'gm')
  return sources.flatMap(({ name, text }) => [...text.matchAll(used)].map(() => name))
}

describe('the services of a site', () => {
  it.each(FACTORIES)('are made in one place: %s', (factory) => {
    expect(usesOf(factory)).toHaveLength(1)
  })

  it.each(Object.entries(MAKERS))('are made once per kind of process: %s', (factory, files) => {
    expect(new Set(usesOf(factory))).toEqual(new Set(files))
  })
})
