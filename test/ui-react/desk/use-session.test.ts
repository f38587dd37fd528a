import { expect, it } from '@jest/globals'
import { ok } from '../../../core/shared/index.js'
import { createQueryClient, DRAFT, ORDERS } from '../../../ui-react/desk/data/query-client.js'
import { readSession } from '../../../ui-react/desk/data/use-session.js'

const sessionOf = (email: string) =>
  ({ session: async () => ok({ owner: { email }, shop: {} }) }) as unknown as Parameters<
    typeof readSession
  >[1]

it.each([
  ['the same person', 'ada@example.org', ['typed', 'read']],
  ['another person, who signed in elsewhere', 'bo@example.org', [undefined, undefined]],
])('%s finds what was read and typed, or none of it', async (_person, email, found) => {
  const client = createQueryClient()
  await readSession(client, sessionOf('ada@example.org'))
  client.setQueryData([...DRAFT, 'note'], 'typed')
  client.setQueryData(ORDERS, 'read')
  await client.invalidateQueries()
  await readSession(client, sessionOf(email))
  expect([client.getQueryData([...DRAFT, 'note']), client.getQueryData(ORDERS)]).toEqual(found)
  client.clear()
})
