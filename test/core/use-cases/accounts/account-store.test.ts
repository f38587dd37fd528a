import { money } from '../../../../core/money/index.js'
import { describeAccountStore } from '../../../contracts/account-store.contract.js'
import { createFakeAccountStore } from '../../../fakes/account-store.fake.js'

const NOW_MS = 1_700_000_000_000

describeAccountStore('in memory', async () => {
  const { store, unitOfWork, state } = createFakeAccountStore({ wallTime: () => NOW_MS })
  return {
    store,
    unitOfWork,
    nowMs: NOW_MS,
    placeOrder: async (memberId, id, placedOnMs) => {
      const items = [{ name: 'Lamp', count: 2 }]
      const order = { id, placedOnMs, total: money(1250, 'EUR'), itemCount: 2, items }
      const all = [...(state().orders.get(memberId) ?? []), { order, token: `secret of ${id}` }]
      state().orders.set(
        memberId,
        all.sort((a, b) => b.order.placedOnMs - a.order.placedOnMs),
      )
    },
    mails: async () => state().mails.map(({ kind }) => kind),
  }
})
