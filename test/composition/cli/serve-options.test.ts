import { Command } from 'commander'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { registerServe } from '../../../composition/cli/site/serve.js'
import type { StartOptions } from '../../../composition/server/index.js'
import { err } from '../../../core/shared/index.js'

let before: NodeJS.ProcessEnv
beforeEach(() => {
  before = process.env
  process.env = {}
})
afterEach(() => {
  process.env = before
})

/** The start options of `vitrine serve shop` with these words, and its output. */
async function startedWith(words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  process.env = environment
  const asked: { readonly folder: string; readonly options: StartOptions }[] = []
  const failures: unknown[] = []
  const said: string[] = []
  const program = new Command()
  const terminal = { out: () => {}, err: (line: string) => said.push(line) }
  registerServe(
    program,
    terminal,
    (failure) => failures.push(failure),
    async (folder, options) => {
      asked.push({ folder, options })
      return err({ tag: 'port-taken', lines: ['taken'] })
    },
  )
  await program.parseAsync(['serve', 'shop', ...words], { from: 'user' })
  expect(asked.map(({ folder }) => folder)).toEqual(['shop'])
  expect(failures).toEqual([{ tag: 'port-taken', lines: ['taken'] }])
  return { options: asked[0]!.options, said }
}

/** Options of the command line, without key files and terminal output. */
const wordsOf = (options: StartOptions): Partial<StartOptions> => {
  const others: ReadonlySet<string> = new Set([
    'onNotice',
    'onError',
    'forms',
    'payments',
    'accounts',
    'files',
  ])
  return Object.fromEntries(Object.entries(options).filter(([name]) => !others.has(name)))
}

const ALONE = {
  port: 4321,
  host: 'localhost',
  siteId: 'main',
  strictPolicy: true,
  allowsNamedScripts: true,
  scriptHosts: [],
  trustProxy: false,
  traces: { isOff: false, tracesUrl: null },
  guests: [],
}

describe('vitrine serve', () => {
  it('by default opens to this machine only, with the strict policy, and trusts no proxy', async () => {
    const { options } = await startedWith([])
    expect(wordsOf(options)).toEqual(ALONE)
    expect(options.payments).toEqual({ stripe: null, paypal: null })
    expect([options.onNotice, options.onError, options.forms, options.accounts]).not.toContain(undefined)
  })

  const URL_VALUE = 'https://shop.example.org'
  it.each<readonly [readonly string[], NodeJS.ProcessEnv, Partial<StartOptions>]>([
    [['--port', '65535', '--host', '0.0.0.0'], {}, { port: 65_535, host: '0.0.0.0' }],
    [
      ['--port', '0', '--data', 'kept', '--site', 'second'],
      {},
      { port: 0, dataFolder: 'kept', siteId: 'second' },
    ],
    [['--no-csp'], {}, { strictPolicy: false, allowsNamedScripts: true }],
    [['--strict-csp'], {}, { strictPolicy: true, allowsNamedScripts: false }],
    [
      ['--allow-scripts=a.example', '--allow-scripts=b.example'],
      {},
      { scriptHosts: ['a.example', 'b.example'] },
    ],
    [
      ['--allow-origin=https://a.example', '--allow-origin=https://b.example'],
      {},
      { guests: ['https://a.example', 'https://b.example'] },
    ],
    [['--trust-proxy'], {}, { trustProxy: true }],
    [['--test-payments'], {}, { allowsTestPayments: true }],
    [['--cart-limit', '0'], {}, { cartLimit: 0 }],
    [['--cart-limit', '7'], {}, { cartLimit: 7 }],
    [['--url', `${URL_VALUE}:443/`], {}, { siteUrl: URL_VALUE }],
    [[], { VITRINE_SITE_URL: URL_VALUE }, { siteUrl: URL_VALUE }],
    [['--url', URL_VALUE], { VITRINE_SITE_URL: 'https://other.example' }, { siteUrl: URL_VALUE }],
    [[], { DATABASE_URL: 'postgres://db/shop' }, { databaseUrl: 'postgres://db/shop' }],
    [[], { DATABASE_URL: '' }, {}],
  ])('takes its options from the words %j and the environment %j', async (words, environment, changes) => {
    expect(wordsOf((await startedWith(words, environment)).options)).toEqual({ ...ALONE, ...changes })
  })

  it('takes the keys of its environment', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_PUBLISHABLE_KEY: 'pk_test_fake' }
    expect((await startedWith([], keys)).options.payments?.stripe?.secretKey).toBe('sk_test_fake')
  })

  it('writes a line for every request on demand', async () => {
    const { options, said } = await startedWith(['--log'])
    options.onRequest?.({ method: 'GET', path: '/cart', status: 200, durationMs: 3, requestId: 'r-1' })
    expect(said).toEqual([expect.stringMatching(/^\S+Z GET \/cart 200 3 ms$/)])
  })

  it('writes JSON on each line if it is asked to, without mail addresses', async () => {
    const { options, said } = await startedWith(['--log', 'json'])
    options.onRequest?.({ method: 'GET', path: '/cart', status: 503, durationMs: 3, requestId: 'r-1' })
    options.onError?.(new Error('duplicate key (email)=(anna@example.org) for <bob@shop.example>'), 'r-1')
    options.onNotice?.('The catalogue was imported.')
    expect(said.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: expect.stringMatching(/Z$/),
        level: 'error',
        message: 'request',
        method: 'GET',
        path: '/cart',
        status: 503,
        durationMs: 3,
        requestId: 'r-1',
      },
      {
        time: expect.any(String),
        level: 'error',
        message: 'duplicate key (email)=((address)) for <(address)>',
        requestId: 'r-1',
      },
      { time: expect.any(String), level: 'info', message: 'The catalogue was imported.' },
    ])
  })
})
