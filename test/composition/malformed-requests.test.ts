import { existsSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { attack, faultOf } from '../soak/requests/attack.mjs'
import type { Outcome } from '../soak/requests/attack.mjs'

const COUNT = 10_000
const SLOW_MS = 600_000

const answered = (status: number, body: string, type = 'application/json'): Outcome => ({
  tag: 'answered',
  answer: { status, head: `HTTP/1.1 ${status} X\r\nContent-Type: ${type}`, body },
})

describe('a served shop', () => {
  it('was built before this test', () => {
    expect(existsSync('dist/node/vitrine.js')).toBe(true)
  })

  it(
    `answers ${COUNT} malformed requests without a server fault, and sells afterwards`,
    async () => {
      // The kinds are the same every time, the requests differ; a failure is repeated by its seed (`npm run soak`).
      const seed = Math.floor(Math.random() * 1e9)
      const { rows, faults, order, ended, sockets } = await attack({ count: COUNT, seed, rounds: 2 })
      expect(faults).toEqual([])
      const sent = rows.reduce((sum, { count }) => sum + count, 0)
      expect(sent).toBeGreaterThan(COUNT * 0.99)
      // Every kind got an answer, and not all malformed requests were accepted.
      for (const { kind, statuses } of rows) {
        const numbers = [...statuses.keys()].filter((status) => typeof status === 'number')
        expect({ kind, isVaried: numbers.length > 1 }).toEqual({ kind, isVaried: true })
      }
      expect(order).toEqual(expect.any(String))
      expect(sockets.after).toBeLessThanOrEqual(sockets.before)
      expect(ended).toBe(0)
    },
    SLOW_MS,
  )
})

describe('faults of answers', () => {
  const sound = { isSound: true }
  it.each<[string, Outcome, boolean]>([
    ['500', answered(500, 'Something went wrong. Please try again.'), true],
    ['502', answered(502, ''), true],
    ['503 without a reason', answered(503, ''), true],
    ['503 with a reason', answered(503, 'The file cannot be uploaded right now.'), false],
    [
      'an unexpected error beside data',
      answered(200, '[{"errors":[{"message":"Something went wrong."}]}]'),
      true,
    ],
    ['a trace of the program', answered(400, 'Error\n    at parse (file:///srv/x.js)'), true],
    ['a page with a text for later', answered(200, '<p>Something went wrong</p>', 'text/html'), false],
    ['a long refusal', answered(400, 'x'.repeat(200_000)), true],
    ['no answer', { tag: 'hangs' }, true],
    ['a connection closed without an answer', { tag: 'closed', wasFresh: true }, true],
    ['a plain refusal', answered(400, 'no'), false],
  ])('%s', (_name, outcome, isFault) => {
    expect(faultOf(sound, outcome) !== null).toBe(isFault)
  })

  it('exclude malformed HTTP, which the server handles', () => {
    expect(faultOf({ isSound: false }, { tag: 'closed', wasFresh: true })).toBeNull()
    expect(faultOf({ isSound: false }, { tag: 'hangs' })).not.toBeNull()
  })
})
