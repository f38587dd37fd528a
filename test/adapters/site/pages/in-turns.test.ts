import { expect, it } from '@jest/globals'
import { createHostCollector, dataHostSteps } from '../../../../adapters/site/pages/facts/text-hosts.js'
import { inSlices, inTurns } from '../../../../adapters/site/pages/in-turns.js'
import type { Steps } from '../../../../core/shared/index.js'
import { expectOnceBelow } from '../../../support/processes/processor-time.js'

/** The turns of the event loop that other work gets meanwhile. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

function* steps(count: number): Steps<number> {
  for (let at = 0; at < count; at += 1) yield
  return count
}

it('gives each step a separate turn', async () => {
  expect(await turnsOf(() => inTurns(steps(100)))).toBeGreaterThanOrEqual(100)
})

it('lets short steps share a turn', async () => {
  expect(await inSlices(steps(1_000))).toBe(1_000)
  await expectOnceBelow(200, () => turnsOf(() => inSlices(steps(1_000))))
})

it('finds the hosts of a long table in fewer turns than it has pieces', async () => {
  const pieces = 300
  const text = 'mug '.repeat((pieces * 65_536) / 4)
  await expectOnceBelow(pieces / 2, () => turnsOf(() => inSlices(dataHostSteps(text, createHostCollector()))))
})
