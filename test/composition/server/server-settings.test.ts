import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readServerSettings } from '../../../composition/server/index.js'
import { scratchSite } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

let site: ScratchSite
let file: string
beforeEach(() => {
  site = scratchSite()
  file = join(site.root, 'keys.env')
})
afterEach(() => site.remove())

const write = (text: string): void => writeFileSync(file, text, { mode: 0o600 })
const read = (environment: Readonly<Record<string, string>> = {}) =>
  readServerSettings({ VITRINE_SECRETS: file, ...environment }, site.folder)

describe('the settings of a server', () => {
  it('come from the environment, which wins, and from a file of secrets', () => {
    write(`# keys
      STRIPE_SECRET_KEY="sk_test_file"
      export STRIPE_PUBLISHABLE_KEY=pk_test_file
      VITRINE_PROVIDER_LOCAL_SECRET=hush
      VITRINE_S3_ACCESS_KEY_ID=id
      VITRINE_S3_SECRET_ACCESS_KEY='quoted secret'
      VITRINE_SMTP_URL=smtp://user:password@mail.example.org
      VITRINE_TURNSTILE_SECRET=turnstile
    `)
    const environment = {
      STRIPE_SECRET_KEY: 'sk_test_environment',
      VITRINE_S3_BUCKET: 'files',
      VITRINE_MAIL_FROM: 'shop@example.org',
      VITRINE_FORMS_TO: 'owner@example.org',
    }
    expect(read(environment)).toMatchObject({
      value: {
        payments: { stripe: { secretKey: 'sk_test_environment', publishableKey: 'pk_test_file' } },
        accounts: { providers: { local: 'hush' } },
        files: { s3: { bucket: 'files', accessKeyId: 'id', secretAccessKey: 'quoted secret' } },
        forms: {
          mail: { smtpUrl: 'smtp://user:password@mail.example.org' },
          captcha: { secret: 'turnstile' },
        },
      },
    })
  })

  it('are those of a test shop by default', () => {
    expect(readServerSettings({})).toMatchObject({
      value: { payments: { stripe: null, paypal: null }, files: { s3: null }, forms: { mail: null } },
    })
  })

  it('report all mistakes at once, without values', () => {
    write('STRIPE_SECRET_KEY=fake\nVITRINE_OWNER_KEY=fake\nVITRINE_S3_ACCESS_KEY_ID=fake\n')
    const answer = read({ VITRINE_SMTP_URL: 'fake' })
    const text = answer.ok ? '' : answer.failure.join('\n')
    for (const name of ['STRIPE_SECRET_KEY', 'VITRINE_OWNER_KEY', 'VITRINE_S3_BUCKET', 'VITRINE_MAIL_FROM'])
      expect(text).toContain(name)
    expect(text).not.toContain('fake')
  })

  it.each([
    ['others can read it', () => (write(''), chmodSync(file, 0o644)), 'chmod 600'],
    ['a line names nothing that is known', () => write('\nPASSWORD=1\n'), 'keys.env:2'],
    ['it is not there', () => undefined, 'cannot be read'],
    [
      'it is served',
      () => writeFileSync((file = join(site.folder, 'keys.env')), ''),
      'inside the site folder',
    ],
  ])('are refused with one line if %s', (_case, prepare, reason) => {
    prepare()
    expect(read()).toEqual({ ok: false, failure: [expect.stringContaining(reason)] })
  })
})
