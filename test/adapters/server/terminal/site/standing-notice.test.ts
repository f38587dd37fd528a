import { describe, expect, it } from '@jest/globals'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { standingNotice } from '../../../../../adapters/server/terminal/site/standing-notice.js'

import { temporaryFolder } from '../../../../support/sql/temporary-pglite.js'
import { unusedFolderNotice } from '../../../../../adapters/server/site-folder/data-location.js'

type Standing = Parameters<typeof standingNotice>[0]

const OPEN: Standing = {
  location: { tag: 'folder', folder: '/data', description: '/data' },
  site: { catalogue: null },
  isTestShop: false,
  mailboxUrl: null,
  sealsSecrets: true,
  providers: [],
  payments: [],
}
const SOLD = { catalogue: 'Product Handle' }
const TEST_SHOP = 'This is a test shop with sandbox payments: no money moves.'
const PROVIDER = { id: 'big-co', name: 'Big', returnTo: 'https://shop.example/back' }

describe('the notices of an open site', () => {
  it.each<readonly [string, Partial<Standing>, readonly string[]]>([
    ['where its data are', {}, []],
    ['that it is for tests', { isTestShop: true, site: SOLD }, [TEST_SHOP]],
    ['nothing of payments where nothing is sold', { isTestShop: true }, []],
    ['nothing of tests where real payments are taken', { site: SOLD }, []],
    [
      'whether money moves',
      {
        payments: [
          { name: 'stripe', mode: 'live' },
          { name: 'paypal', mode: 'test' },
        ],
      },
      ['Payments through stripe, live: money moves.', 'Payments through paypal, test mode: no money moves.'],
    ],
    [
      'where its mails are',
      { mailboxUrl: 'http://localhost/mails' },
      ['Mails: http://localhost/mails (no mail server is set)'],
    ],
    [
      'how its members log in',
      { providers: [{ ...PROVIDER, isOn: true }] },
      ['Members can log in with Big, at which https://shop.example/back must be registered.'],
    ],
    [
      'what keeps them from it',
      { providers: [{ ...PROVIDER, isOn: false }] },
      ['No member can log in with Big: VITRINE_PROVIDER_BIG_CO_SECRET is missing.'],
    ],
    [
      'that secrets are readable',
      { sealsSecrets: false },
      [
        'Secrets of authenticator apps are readable in the database: set VITRINE_ACCOUNTS_KEY (docs/accounts.md).',
      ],
    ],
  ])('%s', (_, changes, lines) => {
    expect(standingNotice({ ...OPEN, ...changes })).toEqual(['Data: /data', ...lines])
  })
})

describe('a data folder beside DATABASE_URL', () => {
  const SERVER = {
    tag: 'server',
    url: 'postgres://a:b@host/shop',
    description: 'PostgreSQL host/shop',
  } as const

  it('is reported once it has an unused database', async () => {
    const { folder, remove } = await temporaryFolder()
    const site = join(folder, 'site')
    const data = join(folder, '.vitrine', 'site')
    expect(unusedFolderNotice(site, SERVER)).toEqual([])
    mkdirSync(join(data, 'database'), { recursive: true })
    expect(unusedFolderNotice(site, SERVER).join()).toContain('`vitrine move`')
    expect(unusedFolderNotice(site, { tag: 'folder', folder: data, description: data })).toEqual([])
    await remove()
  })
})
