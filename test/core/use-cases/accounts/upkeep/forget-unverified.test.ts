import { expect, it } from '@jest/globals'
import type { StoredMember } from '../../../../../core/use-cases/accounts/storage/stored-member.js'
import { forgetUnverified } from '../../../../../core/use-cases/accounts/upkeep/forget-unverified.js'
import { createFakeAccountPorts } from '../../../../fakes/account-ports.fake.js'
import { ADA } from '../account-visitors.js'

const DAY_MS = 86_400_000

it.each<readonly [string, Partial<StoredMember>, isKept: boolean]>([
  ['deletes a member who did not verify in time', {}, false],
  ['keeps a member who verified meanwhile', { status: 'verified' }, true],
])('%s', async (_, change, isKept) => {
  const { ports, state, store } = createFakeAccountPorts({ unverifiedDays: 30 })
  const asked: unknown[] = []
  await store.members.insert({ ...ADA, status: 'unverified', ...change })
  const list = async (...values: readonly unknown[]) => {
    asked.push(values)
    return [ADA.id, 'deleted meanwhile']
  }
  await forgetUnverified({ ...ports, store: { unverified: { list } } })
  const nowMs = ports.clock.wallTime()
  expect(asked).toEqual([[nowMs - 30 * DAY_MS, nowMs, 100]])
  expect(state().members.has(ADA.id)).toBe(isKept)
  expect(state().events.map(({ kind }) => kind)).toEqual(isKept ? [] : ['deleted'])
})
