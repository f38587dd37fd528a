import { connect } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { listen } from '../../../../adapters/server/http/index.js'
import { createTimeSlices } from '../../../../adapters/server/http/time-slices.js'
import { valueOf } from '../../../support/value-of.js'

/** Runs tasks of these durations (ms); returns the tasks of each iteration of the event loop that had any. */
function rounds(durations: readonly number[]): readonly (readonly number[])[] {
  let nowMs = 0
  let next: (() => void)[] = []
  const run = createTimeSlices(
    () => nowMs,
    (begin) => next.push(begin),
  )
  const found: number[][] = []
  let round: number[] = []
  for (const [index, ms] of durations.entries())
    run(() => {
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

describe('tasks in time slices', () => {
  it.each([
    ['none', [], []],
    ['one', [1], [[0]]],
    ['short ones together', [1, 1, 1], [[0], [1, 2]]],
    ['in the next slice after four milliseconds', [2, 2, 2, 1], [[0], [1, 2], [3]]],
    ['a long one ends its slice', [9, 1, 9], [[0], [1, 2]]],
  ])('%s', (_, durations, expected) => {
    // The first task runs at once, since none is waiting.
    expect(rounds(durations)).toEqual(expected)
  })

  it('continue after one that throws', () => {
    const done: string[] = []
    const next: (() => void)[] = []
    const run = createTimeSlices(
      () => 0,
      (begin) => next.push(begin),
    )
    const fail = (): void => {
      throw new Error('a fault')
    }
    expect(() => run(fail)).toThrow('a fault')
    run(fail)
    run(() => done.push('next'))
    // The first callback only schedules the waiting tasks.
    next.shift()?.()
    expect(next.shift()).toThrow('a fault')
    for (const begin of next) begin()
    expect(done).toEqual(['next'])
  })
})

it('accepts new connections while many slow requests are waiting', async () => {
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
  // It waits for each earlier connection once, not several times.
  expect(servedMeanwhile).toBeLessThan(CONNECTIONS * 1.5)
})
