import { describe, expect, it } from '@jest/globals'
import { STRIPE_DESCRIPTOR } from '../../../../../adapters/payments/stripe/server/index.js'
import { createProviderCatalogue } from '../../../../../adapters/server/settings/environment/provider-catalogue.js'
import { PROVIDERS } from '../../../../../composition/server/payments/provider-list.js'
import type { ProviderDescriptor } from '../../../../../core/ports/payments/provider-descriptor.port.js'
import { createFakeProcessor } from '../../../../fakes/payment-processor.fake.js'

interface FourthOptions {
  readonly key: string
}

/** A provider that the project does not know, as its folder would export it. */
const FOURTH: ProviderDescriptor<'fourth', FourthOptions> = {
  name: 'fourth',
  title: 'The Fourth',
  keys: [
    { name: 'FOURTH_KEY', isNeeded: true, shape: { pattern: /^f_\w+$/, example: 'f_...' } },
    { name: 'FOURTH_SECRET', isNeeded: true },
    { name: 'FOURTH_API_BASE', isAddress: true },
  ],
  sources: { 'script-src': ['https://js.fourth.example'] },
  scriptHosts: /(?:^|\.)fourth\.example$/,
  read: (keys) => ({ key: keys['FOURTH_KEY'] ?? '', mode: 'test' }),
  createProcessor: ({ key }) => ({
    ...createFakeProcessor({ name: 'fourth' }),
    movesMoney: key === 'f_live',
  }),
  createCheck:
    ({ key }, { siteUrl }) =>
    async ({ webhookUrl }) => [{ level: 'fine', message: [key, siteUrl, webhookUrl].join(' ') }],
}

const four = createProviderCatalogue([...PROVIDERS, FOURTH])
const keys = { FOURTH_KEY: 'f_live', FOURTH_SECRET: 's' }
const site = { siteUrl: 'https://shop.example', onProblem: () => undefined }

describe('a payment provider that is a folder and one entry of the list', () => {
  it('is set up by its keys alone', () => {
    expect(four.read({})).toEqual({ ok: true, value: { stripe: null, paypal: null, fourth: null } })
    expect(four.read(keys)).toEqual({
      ok: true,
      value: { stripe: null, paypal: null, fourth: { key: 'f_live', mode: 'test' } },
    })
    expect(four.neededKeys).toContain('FOURTH_KEY and FOURTH_SECRET')
  })

  it.each([
    [{ FOURTH_KEY: 'f_1' }, 'FOURTH_SECRET is missing beside FOURTH_KEY.'],
    [{ ...keys, FOURTH_KEY: 'x' }, 'FOURTH_KEY does not look like f_....'],
    [{ ...keys, FOURTH_API_BASE: 'nowhere' }, 'FOURTH_API_BASE is not an address.'],
  ])('is refused with %j, and no value is printed', (environment, problem) => {
    expect(four.read(environment)).toEqual({ ok: false, failure: [problem] })
  })

  it('takes payments, is checked, and opens the policy of pages for its script', async () => {
    const settings = four.read(keys)
    if (!settings.ok) throw new Error(settings.failure.join())
    const [ready, ...others] = four.ready(settings.value)
    expect([ready?.name, ready?.title, ready?.mode, others]).toEqual(['fourth', 'The Fourth', 'test', []])
    expect(ready?.createProcessor(site)).toMatchObject({ provider: { name: 'fourth' }, movesMoney: true })
    const findings = await ready?.createCheck(site)({
      webhookUrl: 'https://shop.example/hook',
      currency: 'EUR',
    })
    expect(findings?.map(({ message }) => message)).toEqual([
      'f_live https://shop.example https://shop.example/hook',
    ])
    expect(four.sourcesOf('fourth')).toEqual(FOURTH.sources)
    expect(four.sourcesOf('fifth')).toBeNull()
    expect(four.scriptHosts.filter(([hosts]) => hosts.test('js.fourth.example'))).toHaveLength(1)
  })

  it('keeps the order of the others', () => {
    expect(PROVIDERS.map(({ name }) => name)).toEqual(['stripe', 'paypal'])
    expect(PROVIDERS[0]).toBe(STRIPE_DESCRIPTOR)
  })
})
