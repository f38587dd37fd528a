import { describe, expect, it } from '@jest/globals'
import { createReading } from '../../../core/account-flows/index.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { UNREACHABLE } from '../../fakes/account-gateway.fake.js'
import { createFakeClock } from '../../fakes/clock.fake.js'

type Answered = Result<string, GatewayFailure>

/** A reading whose answers come when the test allows it. */
function scripted(pollMs?: number) {
  const waiting: ((answer: Answered) => void)[] = []
  const clock = createFakeClock()
  const reading = createReading<string>({
    read: () => new Promise((resolve) => waiting.push(resolve)),
    clock,
    ...(pollMs === undefined ? {} : { pollMs }),
  })
  const states: string[] = []
  reading.subscribe(() => states.push(reading.getSnapshot().tag))
  const answer = async (result: Answered): Promise<void> => {
    waiting.shift()?.(result)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { reading, clock, states, answer, waiting }
}

describe('a reading', () => {
  it('is loading, then ready, and requested once for all callers', async () => {
    const { reading, states, answer, waiting } = scripted()
    const wanted = [reading.want(), reading.want()]
    expect(waiting).toHaveLength(1)
    await answer(ok('one'))
    expect(await Promise.all(wanted)).toEqual([
      { tag: 'ready', value: 'one' },
      { tag: 'ready', value: 'one' },
    ])
    await reading.want()
    expect([states, waiting.length]).toEqual([['loading', 'ready'], 0])
  })

  it('keeps its value while it is read again, and after a failure', async () => {
    const { reading, answer } = scripted()
    void reading.want()
    await answer(ok('one'))
    void reading.refetch()
    expect(reading.getSnapshot()).toEqual({ tag: 'refetch', value: 'one' })
    await answer(err(UNREACHABLE))
    expect(reading.getSnapshot()).toEqual({ tag: 'error', failure: UNREACHABLE, value: 'one' })
    void reading.refetch()
    await answer(ok('two'))
    expect(reading.getSnapshot()).toEqual({ tag: 'ready', value: 'two' })
  })

  it('has no value after a first failure', async () => {
    const { reading, answer } = scripted()
    void reading.want()
    await answer(err(UNREACHABLE))
    expect(reading.getSnapshot()).toEqual({ tag: 'error', failure: UNREACHABLE })
  })

  it('polls after each answer, one request at a time, until it is disposed of', async () => {
    const { reading, clock, states, answer, waiting } = scripted(1000)
    void reading.want()
    await answer(ok('one'))
    clock.advance(1000)
    expect(reading.getSnapshot()).toEqual({ tag: 'polling', value: 'one' })
    clock.advance(5000)
    expect(waiting).toHaveLength(1)
    await answer(err(UNREACHABLE))
    clock.advance(1000)
    await answer(ok('two'))
    expect(states).toEqual(['loading', 'ready', 'polling', 'error', 'polling', 'ready'])
    reading.dispose()
    clock.advance(10_000)
    expect(waiting).toHaveLength(0)
  })

  it('drops the answer to an earlier request', async () => {
    const { reading, answer } = scripted()
    void reading.want()
    reading.replace('new')
    await answer(ok('old'))
    expect(reading.getSnapshot()).toEqual({ tag: 'ready', value: 'new' })
    void reading.refetch()
    reading.forget()
    await answer(ok('old'))
    expect(reading.getSnapshot()).toEqual({ tag: 'unread' })
  })
})
