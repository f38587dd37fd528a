import { BATCH_LIMIT } from '../../protocol/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { emptyQueue, enqueue, intervalOver } from './batch-queue.js'
import type { BatchEffect, BatchQueue } from './batch-queue.js'
import { mergeReads } from './merge-reads.js'
import type { SendBatch, WireOperation } from './transport.js'
import type { WireAnswer } from './wire-answer.js'

interface Waiting {
  readonly entries: readonly WireOperation[]
  readonly settle: (outcome: Result<readonly WireAnswer[], GatewayFailure>) => void
}

/** The time for which operations are collected for one request (reference/constants#network). */
const BATCH_INTERVAL_MS = 10

/**
 * Sends all groups of operations of one interval in a single request; each group gets its own answers.
 */
export function createBatching(send: SendBatch, clock: Clock): SendBatch {
  let queue: BatchQueue<Waiting> = emptyQueue

  async function request(groups: readonly Waiting[]): Promise<void> {
    const { operations, positions } = mergeReads(groups.flatMap((group) => group.entries))
    const result = await send(operations)
    let start = 0
    for (const group of groups) {
      const own = positions.slice(start, start + group.entries.length)
      start += group.entries.length
      group.settle(
        result.ok ? ok(own.map((position) => result.value[position] as WireAnswer)) : err(result.failure),
      )
    }
  }

  function follow([queued, effects]: readonly [BatchQueue<Waiting>, readonly BatchEffect<Waiting>[]]): void {
    queue = queued
    for (const effect of effects) {
      if (effect.tag === 'flush') void request(effect.groups)
      else clock.setTimer(BATCH_INTERVAL_MS, () => follow(intervalOver(queue)))
    }
  }

  return (operations) =>
    new Promise((settle) => follow(enqueue(queue, { entries: operations, settle }, BATCH_LIMIT)))
}
