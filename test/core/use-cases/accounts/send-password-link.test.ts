import { expect, it } from '@jest/globals'
import { INVITATION_MS } from '../../../../core/use-cases/accounts/mailed-links.js'
import { sendPasswordLink } from '../../../../core/use-cases/accounts/send-password-link.js'
import type { StoredLink } from '../../../../core/use-cases/accounts/storage/mail-links.js'
import { createFakeAccountPorts } from '../../../fakes/account-ports.fake.js'

const ADA = { id: 'ada', email: 'ada@example.com', name: 'Ada' }
const HOUR_MS = 60 * 60_000

it.each([
  ['accountReady', INVITATION_MS],
  ['passwordNeeded', HOUR_MS],
  ['resetPassword', HOUR_MS],
] as const)('makes the link of "%s" valid for %i ms', async (kind, lifeMs) => {
  const { ports, store, clock } = createFakeAccountPorts()
  const issued: StoredLink[] = []
  const links = {
    ...store.links,
    insert: async (_: string, __: string, link: StoredLink) => void issued.push(link),
  }
  await sendPasswordLink({ ...store, links }, ports, ADA, kind)
  expect(issued).toMatchObject([{ memberId: 'ada', expiresMs: clock.nowMs + lifeMs }])
})
