import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { groupBy } from '../../core/shared/index.js'

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
  // Sample mails are written with the words of the site and made-up data.
  createMailWriter: [
    'composition/modules/member-mail-writer.ts',
    'core/use-cases/mails/samples/sample-mail.ts',
  ],
  commitChanges: [
    'adapters/server/sql/engine/shared/open-owners-data.ts',
    'composition/modules/sql-services.module.ts',
  ],
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

/** The wiring of a running site, of the commands and of a runtime without HTTP. */
const WIRING = /^composition[\\/](?:modules|server|cli|headless)\b/

/** The services that a command makes for itself where no site runs; it shares all others with a running site. */
const OWN_TO_PROCESSES: Readonly<Record<string, readonly string[]>> = {
  createCryptoRandom: [
    'composition/cli/at-shop.ts',
    'composition/headless/visit-site.ts',
    'composition/modules/node.module.ts',
  ],
  createSettingsFile: ['composition/cli/site/settings.ts', 'composition/server/owner-api.ts'],
  createSiteFiles: ['composition/cli/orders/payment-scripts.ts', 'composition/server/open-server.ts'],
}

const STATEMENTS = /^(?:import|export)\b[^'"]*\bfrom '([^']+)'$/gm
const COMMENTS = /\/\*.*?\*\/|\/\/[^\n]*/gs

/** The factories that a file of the wiring imports from the parts of the program, each use of it counted. */
function factoriesIn(text: string): readonly string[] {
  const code = text.replace(COMMENTS, '')
  const imported = [...code.matchAll(STATEMENTS)]
    .filter(([, from]) => /\/(?:adapters|core\/use-cases)\//.test(from!))
    .flatMap(([statement]) => statement.match(/\b(?:create|open(?!Failure)|commit)[A-Z]\w*/g) ?? [])
  const rest = code.replace(STATEMENTS, '')
  return imported.flatMap((name) => rest.match(new RegExp(`(?<!typeof )\\b${name}\\b`, 'g')) ?? [])
}

describe('the services of a site', () => {
  it('are each made once in the wiring, which a running site and the commands share', () => {
    const made = sources
      .filter(({ name }) => WIRING.test(name))
      .flatMap(({ name, text }) => factoriesIn(text).map((factory) => ({ factory, name })))
    const makersOf = groupBy(made, ({ factory }) => factory)
    const again = [...makersOf].filter(([, makers]) => makers.length > 1)
    expect(makersOf.size).toBeGreaterThan(100)
    expect(
      Object.fromEntries(again.map(([factory, makers]) => [factory, makers.map(({ name }) => name).sort()])),
    ).toEqual(OWN_TO_PROCESSES)
  })

  it.each(FACTORIES)('are made in one place: %s', (factory) => {
    expect(usesOf(factory)).toHaveLength(1)
  })

  it.each(Object.entries(MAKERS))('are made once per kind of process: %s', (factory, files) => {
    expect(new Set(usesOf(factory))).toEqual(new Set(files))
  })
})
