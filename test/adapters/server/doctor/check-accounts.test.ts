import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { checkAccounts } from '../../../../adapters/server/doctor/check-accounts.js'
import { serveShop } from '../../graphql/support/site.js'
import type { TestSite } from '../../graphql/support/site.js'
import { withCapabilities } from '../../../fakes/with-capabilities.js'
import { createStoreFixture } from '../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../support/sql/temporary-pglite.js'

let fixture: Awaited<ReturnType<typeof createStoreFixture>>
const served: TestSite[] = []
const serve = async (accounts: boolean): Promise<string> => {
  const site = await serveShop(withCapabilities(fixture.backend, { accounts }))
  served.push(site)
  return site.url
}
beforeAll(async () => {
  fixture = await createStoreFixture(await openTestMemory())
}, 120_000)
afterAll(async () => {
  await Promise.all(served.map((site) => site.close()))
  await fixture.close()
})

describe('vitrine doctor on account forms and their back end', () => {
  it('reports that no server answers them if the back end has no accounts', async () => {
    const finding = await checkAccounts(await serve(false), ['log-in.html', 'sign-up.html'], fetch)
    expect([finding?.level, finding?.check]).toEqual(['problem', 'accounts'])
    expect(finding?.message).toMatch(/has no accounts, and answers no account form of log-in\.html/)
  })

  it('reports nothing if the back end has accounts, without a form, and for a site that does not answer', async () => {
    expect(await checkAccounts(await serve(true), ['log-in.html'], fetch)).toBe(null)
    expect(await checkAccounts(await serve(false), [], fetch)).toBe(null)
    expect(await checkAccounts('http://127.0.0.1:9', ['log-in.html'], fetch)).toBe(null)
  })
})
