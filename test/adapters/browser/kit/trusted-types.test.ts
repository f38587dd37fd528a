import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type * as TrustedTypesModule from '../../../../adapters/browser/kit/trusted-types.js'
import { STRICT_POLICY } from '../../../../adapters/site/pages/strict-policy.js'

/** A copy of the module, as in each separate chunk. */
async function copyOfModule(): Promise<typeof TrustedTypesModule> {
  jest.resetModules()
  return import('../../../../adapters/browser/kit/trusted-types.js')
}

/** A window whose policy allows these names, each once. */
function windowAllowing(allowed: readonly string[]): { readonly window: Window; readonly made: string[] } {
  const made: string[] = []
  const createPolicy = (name: string, rules: object): object => {
    if (!allowed.includes(name) || made.includes(name)) throw new TypeError(`${name} is not allowed`)
    made.push(name)
    return rules
  }
  return { window: { trustedTypes: { createPolicy } } as unknown as Window, made }
}

describe('the Trusted Types policy of a page', () => {
  let said: ReturnType<typeof jest.spyOn>
  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('is made once, however often it is asked for', async () => {
    const { pagePolicy } = await copyOfModule()
    const { window, made } = windowAllowing(['vitrine'])
    expect(pagePolicy(window)).toBe(pagePolicy(window))
    expect(made).toEqual(['vitrine'])
  })

  it('has separate names for shop, accounts and forms of a page, each allowed by our policy', async () => {
    const allowed = STRICT_POLICY.get('trusted-types') ?? []
    const { window, made } = windowAllowing(allowed)
    for (let copy = 0; copy < 3; copy++) {
      const { pagePolicy } = await copyOfModule()
      expect(pagePolicy(window)?.createHTML('<b>')).toBe('<b>')
    }
    expect(made).toEqual(['vitrine', 'vitrine-accounts', 'vitrine-forms'])
    expect(said).not.toHaveBeenCalled()
  })

  it('is null if the page forbids it, which is reported once with the names to allow', async () => {
    const { pagePolicy } = await copyOfModule()
    const { window } = windowAllowing(['other'])
    expect([pagePolicy(window), pagePolicy(window)]).toEqual([null, null])
    expect(said).toHaveBeenCalledTimes(1)
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining('add vitrine vitrine-accounts vitrine-forms to the trusted-types directive'),
    )
  })
})
