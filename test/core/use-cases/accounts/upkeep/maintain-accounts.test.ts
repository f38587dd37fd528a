import { expect, it } from '@jest/globals'
import { maintainAccounts } from '../../../../../core/use-cases/accounts/upkeep/maintain-accounts.js'
import type { UpkeepWork } from '../../../../../core/use-cases/accounts/upkeep/upkeep-ports.js'
import { createFakeAccountPorts } from '../../../../fakes/account-ports.fake.js'

it('erases the orders that deleted members left, each in a unit of its own, and seals secrets', async () => {
  const { ports, store, unitOfWork } = createFakeAccountPorts()
  const erased: string[] = []
  let units = 0
  const respelled: unknown[] = []
  const sealed: (readonly [string, string])[] = []
  const nothing = async () => undefined
  const work: UpkeepWork = {
    ...store,
    expired: {
      removeSessions: nothing,
      removeLinks: nothing,
      removeLinksOf: nothing,
      removeDevices: nothing,
      removeImports: nothing,
      removeEvents: nothing,
      removeEventsOfStrangers: nothing,
    },
    unverified: { list: async () => [] },
    leftOrders: {
      members: async () => ['ada', 'bob'],
      erase: async (memberId) => void erased.push(`${memberId} in unit ${units}`),
    },
    unmailedEvents: { list: async () => [], markHandled: async () => false },
    emailKeys: {
      encoded: async () => [
        { memberId: 'ada', email: 'ada@xn--bcher-kva.example', key: 'ada@xn--bcher-kva.example' },
        { memberId: 'bob', email: 'bob@xn--no-name.example', key: 'bob@xn--no-name.example' },
      ],
      replace: async (...words) => void respelled.push(words),
    },
    secrets: {
      outdated: async () => [
        { id: 'one', memberId: 'ada', text: 'readable' },
        { id: 'two', memberId: 'bob', text: 'of a lost key' },
      ],
      open: ({ id }) => (id === 'one' ? 'secret' : null),
      seal: async ({ id }, opened) => void sealed.push([id, opened]),
    },
  }
  await maintainAccounts({
    ...ports,
    store: work,
    unitOfWork: (change) =>
      unitOfWork(() => {
        units += 1
        return change(work)
      }),
  })
  expect(respelled).toEqual([['ada', 'ada@xn--bcher-kva.example', 'ada@bücher.example']])
  expect([erased, sealed]).toEqual([['ada in unit 1', 'bob in unit 2'], [['one', 'secret']]])
})
