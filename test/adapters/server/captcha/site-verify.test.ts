import { describe, expect, it } from '@jest/globals'
import { CAPTCHA_SERVICES, createSiteVerify } from '../../../../adapters/server/captcha/index.js'

/** A captcha service of the test, with its requests and its answer. */
function serviceThatSays(body: unknown): { readonly fetch: typeof fetch; readonly asked: string[] } {
  const asked: string[] = []
  const answer = async (url: unknown, init?: RequestInit): Promise<Response> => {
    asked.push(`${url as string} ${init?.body as string}`)
    if (body instanceof Error) throw body
    return new Response(typeof body === 'string' ? body : JSON.stringify(body))
  }
  return { fetch: answer as typeof fetch, asked }
}
const verify = (body: unknown, answer = 'token-1'): Promise<unknown> =>
  createSiteVerify({ service: CAPTCHA_SERVICES.turnstile, secret: 's1', ...serviceThatSays(body) }).verify(
    answer,
    '203.0.113.7',
  )

describe('a captcha service', () => {
  it('is asked with the secret, the answer and the address', async () => {
    const service = serviceThatSays({ success: true })
    const verifier = createSiteVerify({ service: CAPTCHA_SERVICES.recaptcha, secret: 's&1', ...service })
    expect(await verifier.verify('token', '203.0.113.7')).toEqual({ ok: true, value: true })
    expect(verifier.field).toBe('g-recaptcha-response')
    expect(service.asked).toEqual([
      'https://www.google.com/recaptcha/api/siteverify secret=s%261&response=token&remoteip=203.0.113.7',
    ])
  })

  it.each([
    [{ success: true }, true],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, false],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    [{ success: 'true' }, false],
    [{}, false],
  ])('that says %j means %j', async (said, value) => {
    expect(await verify(said)).toEqual({ ok: true, value })
  })

  it.each([
    [new Error('offline')],
    ['<html>'],
    ['null'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }],
  ])('that cannot check reports it: %s', async (said) => {
    expect(await verify(said)).toMatchObject({ ok: false, failure: { tag: 'unavailable' } })
  })

  it('is not asked about a missing answer, nor about an endless one', async () => {
    const service = serviceThatSays({ success: true })
    const verifier = createSiteVerify({ service: CAPTCHA_SERVICES.turnstile, secret: 's1', ...service })
    expect(await verifier.verify('', 'a')).toEqual({ ok: true, value: false })
    expect(await verifier.verify('x'.repeat(5000), 'a')).toEqual({ ok: true, value: false })
    expect(service.asked).toEqual([])
  })
})
