import { describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit } from '../../../../adapters/server/rate-limit/index.js'
import { createProofOfWork } from '../../../../adapters/server/captcha/index.js'
import { solveProof } from '../../../../adapters/browser/captcha/index.js'
import { systemClock } from '../../../../adapters/server/platform/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { random } from '../../graphql/support/site.js'

const BITS = 8
const visitor = { visitor: 'v', address: '192.0.2.1' }

function setUp() {
  const clock = createFakeClock()
  const options = { siteKey: 'a key of the site', clock, random, used: createMemoryRateLimit() }
  const challenge = createProofOfWork(options)
  const answer = async (): Promise<string> =>
    (await solveProof(challenge.issue('v', BITS).data, systemClock)) ?? ''
  return { clock, options, challenge, answer }
}

describe('a proof of work', () => {
  it('is accepted once, from the visitor of its task', async () => {
    const { challenge, answer } = setUp()
    const solved = await answer()
    expect(challenge.isAnswer(solved)).toBe(true)
    expect(challenge.isAnswer('pi_123')).toBe(false)
    expect(await challenge.verify({ visitor: 'another visitor', address: '192.0.2.1' }, solved)).toBe(false)
    expect(await challenge.verify(visitor, solved)).toBe(true)
    expect(await challenge.verify(visitor, solved)).toBe(false)
  })

  it('is accepted by every process with the site’s key, and by no other site', async () => {
    const { options, answer } = setUp()
    const solved = await answer()
    const elsewhere = createProofOfWork({ ...options, siteKey: 'another key' })
    expect(await elsewhere.verify(visitor, solved)).toBe(false)
    expect(await createProofOfWork(options).verify(visitor, solved)).toBe(true)
  })

  it('is too old after ten minutes', async () => {
    const { clock, challenge, answer } = setUp()
    const solved = await answer()
    clock.advance(10 * 60_000)
    expect(await challenge.verify(visitor, solved)).toBe(false)
  })

  it('is refused without the work, with less of it, or if invented', async () => {
    const { challenge } = setUp()
    const task = challenge.issue('v', 18).data
    expect(await challenge.verify(visitor, `${task}.0`)).toBe(false)
    const easier = await solveProof(task.replace('pow1.18.', 'pow1.1.'), systemClock)
    expect(await challenge.verify(visitor, easier ?? '')).toBe(false)
    for (const made of ['', 'pow1.', task, `${task}.x`, `pow1.0.9.${'0'.repeat(32)}.${'0'.repeat(64)}.1`])
      expect(await challenge.verify(visitor, made)).toBe(false)
  })

  it('is not begun by a page if the task is invalid or would take hours', async () => {
    expect(await solveProof('https://paypal.example/approve', systemClock)).toBeNull()
    expect(await solveProof('pow1.40.1.a.b', systemClock)).toBeNull()
  })
})
