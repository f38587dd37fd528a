import { describe, expect, it } from '@jest/globals'
import { createCaptchaChallenge, createProofOfWork } from '../../../../adapters/server/captcha/index.js'
import { createCaptchaForm, solveProof } from '../../../../adapters/browser/captcha/index.js'
import { systemClock } from '../../../../adapters/server/platform/index.js'
import { createMemoryRateLimit } from '../../../../adapters/server/rate-limit/index.js'
import type { CaptchaVerifier } from '../../../../core/ports/forms/captcha-verifier.port.js'
import type { ChallengeAnswer } from '../../../../core/ports/forms/visitor-challenge.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { random } from '../../graphql/support/site.js'

const source = { visitor: 'v', address: '192.0.2.1' }

function setUp() {
  const clock = createFakeClock()
  const state = { isAway: false, asked: [] as string[][] }
  const verify: CaptchaVerifier['verify'] = async (answer, address) => {
    state.asked.push([answer, address])
    return state.isAway ? err({ tag: 'unavailable', message: 'away' }) : ok(answer === 'right')
  }
  const meanwhile = createProofOfWork({ siteKey: 'key', clock, random, used: createMemoryRateLimit() })
  const challenge = createCaptchaChallenge({
    service: 'turnstile',
    publicKey: 'public',
    verifier: { verify },
    meanwhile,
    clock,
  })
  return { clock, state, challenge }
}

describe('the challenge of a captcha service before another card', () => {
  it('is shown by the page, and its result is the answer of the service', async () => {
    const { challenge, state } = setUp()
    expect(challenge.issue('v', 14)).toEqual({ provider: 'turnstile', data: 'public' })
    expect(challenge.isAnswer('captcha.turnstile.right')).toBe(true)
    expect(['pi_1', 'captcha.recaptcha.right', ''].map((text) => challenge.isAnswer(text))).toEqual([
      false,
      false,
      false,
    ])
    expect(await challenge.verify(source, 'captcha.turnstile.right')).toBe(true)
    expect(await challenge.verify(source, 'captcha.turnstile.wrong')).toBe(false)
    expect(state.asked).toEqual([
      ['right', '192.0.2.1'],
      ['wrong', '192.0.2.1'],
    ])
  })

  it('is replaced by a proof of work for a minute if the service is down, and only by the server', async () => {
    const { challenge, state, clock } = setUp()
    const made = 'pow1.1.1.00.11.0'
    expect([challenge.isAnswer(made), await challenge.verify(source, made)]).toEqual([true, false])
    state.isAway = true
    expect(await challenge.verify(source, 'captcha.turnstile.right')).toBe(false)
    const work = challenge.issue('v', 2)
    expect(work.provider).toBe('proof-of-work')
    expect(await challenge.verify(source, (await solveProof(work.data, systemClock)) ?? '')).toBe(true)
    clock.advance(60_000)
    expect(challenge.issue('v', 2).provider).toBe('turnstile')
  })
})

describe('a page that is asked for a challenge', () => {
  const perform = async (answer: ChallengeAnswer | null) => {
    const asked: string[] = []
    const form = createCaptchaForm('turnstile', async (key) => {
      asked.push(key)
      return answer === null ? null : { solve: async () => answer }
    })
    const done = await form.perform({ provider: 'turnstile', data: 'public' })
    expect(asked).toEqual(['public'])
    return done
  }

  it('returns the token, or says that the dialog was closed or cannot be shown', async () => {
    expect(await perform({ tag: 'solved', token: 't.1' })).toEqual(
      ok({ confirmation: 'captcha.turnstile.t.1' }),
    )
    expect(await perform({ tag: 'given-up' })).toMatchObject({ failure: { tag: 'declined' } })
    expect(await perform({ tag: 'unavailable' })).toMatchObject({ failure: { tag: 'unavailable' } })
    expect(await perform(null)).toMatchObject({ failure: { tag: 'unavailable' } })
  })
})
