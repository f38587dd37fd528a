import { describeAccountStore } from '../../../contracts/account-store.contract.js'
import { createFakeAccountStore } from '../../../fakes/account-store.fake.js'

const NOW_MS = 1_700_000_000_000

describeAccountStore('in memory', async () => {
  const { store, unitOfWork, state } = createFakeAccountStore({ wallTime: () => NOW_MS })
  return {
    store,
    unitOfWork,
    nowMs: NOW_MS,
    eventsOf: async (memberId) =>
      state()
        .events.filter((event) => event.memberId === memberId)
        .map(({ kind }) => kind),
    mails: async () => state().mails.map(({ kind }) => kind),
  }
})
