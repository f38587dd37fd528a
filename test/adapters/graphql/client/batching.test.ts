import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  emptyQueue,
  enqueue,
  intervalOver,
} from '../../../../adapters/graphql/client/transport/batch-queue.js'
import type { BatchEffect, BatchQueue } from '../../../../adapters/graphql/client/transport/batch-queue.js'
import { createBatching } from '../../../../adapters/graphql/client/transport/batching.js'
import type { SendBatch } from '../../../../adapters/graphql/client/transport/transport.js'
import { mergeReads } from '../../../../adapters/graphql/client/transport/merge-reads.js'
import { toPageOperation } from '../../../../adapters/graphql/client/transport/page-query.js'
import { COMMERCE_RETRY, retryDelayMs } from '../../../../adapters/graphql/client/transport/retry-policy.js'
import type { TryFailure } from '../../../../adapters/graphql/client/transport/retry-policy.js'
import { ok } from '../../../../core/shared/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

interface Group {
  readonly entries: readonly number[]
}

const LIMIT = 10

/**
 * Runs a queue over groups and "interval over" signals (null); answers what was sent and what still waits.
 */
function run(steps: readonly (Group | null)[]) {
  let queue: BatchQueue<Group> = emptyQueue
  const sent: (readonly Group[])[] = []
  let timers = 0
  const follow = ([next, effects]: readonly [BatchQueue<Group>, readonly BatchEffect<Group>[]]): void => {
    queue = next
    for (const effect of effects) {
      if (effect.tag === 'flush') sent.push(effect.groups)
      else timers += 1
    }
  }
  for (const step of steps) follow(step === null ? intervalOver(queue) : enqueue(queue, step, LIMIT))
  return { queue, sent, timers }
}

const groups = fc.array(
  fc.option(
    fc.integer({ min: 1, max: 3 }).map((size) => ({ entries: Array.from({ length: size }, (_, n) => n) })),
  ),
)

describe('the batch queue', () => {
  it('loses nothing, keeps the order and splits no group, for any input', () => {
    fc.assert(
      fc.property(groups, (steps) => {
        const { queue, sent } = run(steps)
        expect([...sent.flat(), ...queue.groups]).toEqual(steps.filter((step) => step !== null))
      }),
    )
  })

  it('never sends more than ten operations together and never nothing', () => {
    fc.assert(
      fc.property(groups, (steps) => {
        for (const request of run(steps).sent) {
          const size = request.reduce((count, group) => count + group.entries.length, 0)
          expect(size).toBeGreaterThan(0)
          expect(size).toBeLessThanOrEqual(LIMIT)
        }
      }),
    )
  })

  it('always has a timer or an empty queue, so that nothing waits for ever', () => {
    fc.assert(
      fc.property(groups, (steps) => {
        const { queue, timers } = run(steps)
        expect(queue.groups.length === 0 || timers > 0).toBe(true)
      }),
    )
  })

  it('sends a full request without waiting for the interval', () => {
    const tens = Array.from({ length: 10 }, (_, n) => ({ entries: [n] }))
    expect(run(tens)).toMatchObject({ sent: [tens], queue: { groups: [] } })
  })
})

describe('the operations of 10 ms', () => {
  it('are one request, whose answers go back to their callers', async () => {
    const clock = createFakeClock()
    const sent: (readonly (string | null)[])[] = []
    const send: SendBatch = (operations) => {
      sent.push(operations.map(({ operationName }) => operationName))
      return Promise.resolve(ok(operations.map(({ operationName: data }) => ({ data, errors: [] }))))
    }
    const batched = createBatching(send, clock)
    const ask = (operationName: string) =>
      batched([{ operationName, variables: {}, query: `mutation ${operationName}{a{ok}}` }])
    const first = ask('First')
    clock.advance(9)
    const second = ask('Second')
    expect(sent).toEqual([])
    clock.advance(1)
    expect(sent).toEqual([['First', 'Second']])
    expect(await Promise.all([first, second])).toEqual([
      ok([{ data: 'First', errors: [] }]),
      ok([{ data: 'Second', errors: [] }]),
    ])
  })
})

describe('merging reads', () => {
  const read = { operationName: 'A', variables: {}, query: 'query A{database{id}}' }
  const write = { operationName: 'B', variables: {}, query: 'mutation B{ecommerceRecalcEstimations{ok}}' }

  it('sends an equal query once and gives the answer to all callers', () => {
    expect(mergeReads([read, read, { ...read, variables: { id: 1 } }, read])).toEqual({
      operations: [read, { ...read, variables: { id: 1 } }],
      positions: [0, 0, 1, 0],
    })
  })

  it('never merges a mutation', () => {
    expect(mergeReads([write, read, write])).toEqual({
      operations: [write, read, write],
      positions: [0, 1, 2],
    })
  })
})

describe('the query of a page', () => {
  it.each([
    ['none at all', undefined],
    ['the empty one of an exported page', { text: '' }],
    ['blanks only', { text: ' \n ' }],
  ])('is not sent if there is %s', (_, query) => {
    expect(toPageOperation(query, {})).toBeNull()
  })

  it('goes out as it is, with its own name and only the variables it mentions', () => {
    const text = '\n query Shown($finalizedOrder: Args) { database { id } }'
    expect(toPageOperation({ text }, { finalizedOrder: { orderId: '1' }, other: 2 })).toEqual({
      operationName: 'Shown',
      variables: { finalizedOrder: { orderId: '1' } },
      query: text,
    })
    expect(toPageOperation({ text: '{database{id}}' }, { finalizedOrder: 1 })).toEqual({
      operationName: null,
      variables: {},
      query: '{database{id}}',
    })
  })
})

describe('trying again', () => {
  const tries = (failure: TryFailure): readonly number[] => {
    const delays: number[] = []
    for (let attempt = 1; attempt < 50; attempt += 1) {
      const delayMs = retryDelayMs(COMMERCE_RETRY, failure, attempt, 0.5)
      if (delayMs === null) break
      delays.push(delayMs)
    }
    return delays
  }

  it.each<[string, TryFailure, readonly number[]]>([
    ['a server error', { tag: 'bad-status', status: 500 }, [750, 1250, 1750, 2250]],
    ['a gateway error', { tag: 'bad-status', status: 502 }, [750, 1250, 1750, 2250]],
    ['a refused token', { tag: 'cross-origin', status: 403 }, [750, 1250, 1750, 2250]],
    ['a broken connection', { tag: 'no-response' }, [750]],
    ['a missing token', { tag: 'no-csrf-token' }, []],
    ['a client error', { tag: 'bad-status', status: 404 }, []],
    ['a time-out', { tag: 'timeout' }, []],
    ['HTML', { tag: 'malformed-body', status: 200 }, []],
    ['a list of another length', { tag: 'batch-mismatch', status: 200, sent: 2, received: 1 }, []],
  ])('after %s waits attempt times 500 ms and up to 500 more', (_, failure, delays) => {
    expect(tries(failure)).toEqual(delays)
  })

  it('spreads the delay over 500 ms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, chance) => {
          const delayMs = retryDelayMs(COMMERCE_RETRY, { tag: 'bad-status', status: 503 }, attempt, chance)
          expect(delayMs).toBeGreaterThanOrEqual(attempt * 500)
          expect(delayMs).toBeLessThan(attempt * 500 + 500)
        },
      ),
    )
  })
})
