import { expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type { UnmailedEvent } from '../../../../../core/use-cases/accounts/storage/unmailed-events.js'
import { maintainAccounts } from '../../../../../core/use-cases/accounts/upkeep/maintain-accounts.js'
import type { UpkeepWork } from '../../../../../core/use-cases/accounts/upkeep/upkeep-ports.js'
import { createFakeAccountPorts } from '../../../../fakes/account-ports.fake.js'

const CANCELLED: UnmailedEvent = {
  ...{ id: 'event', kind: 'canceled', detail: {}, atMs: 1, dueOnMs: null, periodEndMs: 2 },
  member: { email: 'ada@example.com', name: 'Ada' },
  productName: 'Tea',
  amount: money(500, 'EUR'),
  plan: { interval: 'month', frequency: 1, trialDays: null },
}

it('mails, deletes files, seals secrets, and erases each left order in a unit of its own', async () => {
  const { ports, store, unitOfWork, state } = createFakeAccountPorts()
  const file = { id: 'cv', memberId: 'ada', fieldId: 'cv', name: 'cv.pdf', sizeBytes: 1, token: 't' }
  await store.fileRecords.insert({ ...file, createdOnMs: 0 })
  await store.fileRecords.move('cv', 'expected', 'dropped')
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
    unmailedEvents: { list: async () => [CANCELLED], markHandled: async () => true },
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
  expect(state().mails).toMatchObject([{ kind: 'subscriptionCanceled', to: 'ada@example.com' }])
  expect(await store.fileRecords.find('cv')).toBeNull()
  expect(respelled).toEqual([['ada', 'ada@xn--bcher-kva.example', 'ada@bücher.example']])
  expect([erased, sealed]).toEqual([['ada in unit 3', 'bob in unit 4'], [['one', 'secret']]])
})
