import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { createConnectionSlots } from '../../../../../adapters/server/sql/engine/postgres/connection-slots.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const TIMES = { blockedMs: 500, patienceMs: 10_000 }

/** Follows a promise; its state can be read at any time. */
function follow(asked: Promise<unknown>) {
  const seen: { state: 'waits' | 'served' | 'held up' | 'refused' } = { state: 'waits' }
  asked.then(
    (place) => (seen.state = place === null ? 'held up' : 'served'),
    () => (seen.state = 'refused'),
  )
  return seen
}

it('gives each returned slot to the first in the queue', async () => {
  const places = createConnectionSlots(1, TIMES)
  const own = places.takeFree()
  const [first, second] = [follow(places.takeUnlessBlocked()), follow(places.take())]
  expect(places.takeFree()).toBeNull()
  own?.()
  await jest.advanceTimersByTimeAsync(0)
  expect([first.state, second.state, places.takeFree()]).toEqual(['served', 'waits', null])
})

it('refuses callers that need not wait while all slots are blocked, and keeps the others in the queue', async () => {
  const places = createConnectionSlots(2, TIMES)
  places.takeFree()
  const other = places.takeFree()
  const asked = [places.takeUnlessBlocked(), places.take()].map(follow)
  await jest.advanceTimersByTimeAsync(499)
  expect(asked.map(({ state }) => state)).toEqual(['waits', 'waits'])
  await jest.advanceTimersByTimeAsync(1)
  expect(asked.map(({ state }) => state)).toEqual(['held up', 'waits'])
  // A slot that returns only now was blocked: the others still are.
  other?.()
  await jest.advanceTimersByTimeAsync(0)
  expect(asked.map(({ state }) => state)).toEqual(['held up', 'served'])
  const late = follow(places.takeUnlessBlocked())
  await jest.advanceTimersByTimeAsync(0)
  expect(late.state).toBe('held up')
})

it('does not treat a long queue as blocked while slots return soon', async () => {
  const places = createConnectionSlots(1, TIMES)
  let own = places.takeFree()
  const last = Array.from({ length: 11 }, () => places.takeUnlessBlocked()).map((asked) => {
    void asked.then((place) => (own = place))
    return follow(asked)
  })[10]
  for (let served = 0; served < 10; served += 1) {
    await jest.advanceTimersByTimeAsync(400)
    own?.()
  }
  await jest.advanceTimersByTimeAsync(0)
  expect(last?.state).toBe('waits')
  own?.()
  await jest.advanceTimersByTimeAsync(0)
  expect(last?.state).toBe('served')
})

it('refuses callers that have waited too long', async () => {
  const places = createConnectionSlots(1, TIMES)
  places.takeFree()
  const asked = places.take()
  const seen = follow(asked)
  await jest.advanceTimersByTimeAsync(9999)
  expect(seen.state).toBe('waits')
  await jest.advanceTimersByTimeAsync(1)
  await expect(asked).rejects.toThrow(/busy for too long/)
})
