import { describe, expect, it } from '@jest/globals'
import { createCsrfToken } from '../../../../adapters/graphql/client/transport/csrf-token.js'
import { valueOf } from '../../../support/value-of.js'

/** The token of a page with these cookies; a fetched token counts as none. */
const tokenWith = async (cookies: Readonly<Record<string, string>>): Promise<string> =>
  valueOf(
    await createCsrfToken(
      { fetch: () => Promise.reject(new Error('asked')), readCookie: (name) => cookies[name] ?? null },
      '/csrf',
    ).current(AbortSignal.timeout(1000)),
  )

describe('the token that a page sends along', () => {
  it('is from the cookie that only its own host can set, even if another host of the domain planted one', async () => {
    expect(await tokenWith({ '__Host-wf-csrf': 'own', 'wf-csrf': 'planted' })).toBe('own')
  })

  it('is from the plain cookie if there is no other, as over plain HTTP', async () => {
    expect(await tokenWith({ 'wf-csrf': 'plain' })).toBe('plain')
  })
})
