import { connect } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { listen } from '../../../../adapters/server/http/index.js'
import { createShortTurns } from '../../../../adapters/server/http/short-turns.js'
import { valueOf } from '../../../support/value-of.js'

/** Works of `ms` each, and rounds of an event loop in which they run; rounds without a work are left out. */
function rounds(works: readonly number[]): readonly (readonly number[])[] {
  let nowMs = 0
  let next: (() => void)[] = []
  const turns = createShortTurns(
    () => nowMs,
    (begin) => next.push(begin),
  )
  const found: number[][] = []
  let round: number[] = []
  for (const [index, ms] of works.entries())
    turns(() => {
      nowMs += ms
      round.push(index)
    })
  found.push(round)
  while (next.length > 0) {
    const begun = next
    next = []
    round = []
    for (const begin of begun) begin()
    found.push(round)
  }
  return found.filter(({ length }) => length > 0)
}

describe('works in short turns', () => {
  it.each([
    ['none', [], []],
    ['one', [1], [[0]]],
    ['short ones together', [1, 1, 1], [[0], [1, 2]]],
    ['after four milliseconds in the next round', [2, 2, 2, 1], [[0], [1, 2], [3]]],
    ['a long one ends its round', [9, 1, 9], [[0], [1, 2]]],
  ])('%s', (_, works, expected) => {
    // The first work runs at once, before the others are there.
    expect(rounds(works)).toEqual(expected)
  })

  it('run on after one that throws', () => {
    const run: string[] = []
    const next: (() => void)[] = []
    const turns = createShortTurns(
      () => 0,
      (begin) => next.push(begin),
    )
    const fail = (): void => {
      throw new Error('a fault')
    }
    expect(() => turns(fail)).toThrow('a fault')
    turns(fail)
    turns(() => run.push('next'))
    // The first one only makes the turn of those that wait.
    next.shift()?.()
    expect(next.shift()).toThrow('a fault')
    for (const begin of next) begin()
    expect(run).toEqual(['next'])
  })
})

it('takes new connections while many requests that take long have arrived', async () => {
  const BUSY_MS = 5
  const CONNECTIONS = 40
  let served = 0
  const server = valueOf(
    await listen(
      async (_, response) => {
        const endMs = performance.now() + BUSY_MS
        while (performance.now() < endMs);
        served += 1
        response.end('.')
      },
      { port: 0, host: '127.0.0.1' },
    ),
  )
  const get = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(get))
    return socket.on('data', () => socket.write(get))
  })
  while (served < CONNECTIONS * 3) await new Promise((done) => setTimeout(done, 1))
  const before = served
  const servedMeanwhile = await new Promise<number>((done) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(get))
    socket.once('data', () => done(served - before))
    sockets.push(socket)
  })
  for (const socket of sockets) socket.destroy()
  await server.close()
  // One that stands behind all who came before, and not behind them several times.
  expect(servedMeanwhile).toBeLessThan(CONNECTIONS * 1.5)
})
