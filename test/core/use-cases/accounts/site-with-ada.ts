import type { AccountSettings } from '../../../../core/accounts/index.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import { enterProven } from '../../../../core/use-cases/accounts/sessions.js'
import type { StoredMember } from '../../../../core/use-cases/accounts/storage/stored-member.js'
import { createFakeAccountPorts } from '../../../fakes/account-ports.fake.js'
import type { FakeAccountPorts } from '../../../fakes/account-ports.fake.js'
import { ADA, VISITOR } from './account-visitors.js'

interface SiteWithAda extends FakeAccountPorts {
  readonly member: () => StoredMember | undefined
  /** The mails, each as its kind and its address. */
  readonly mailed: () => readonly string[]
  /** The kinds of the recorded events. */
  readonly recorded: () => readonly string[]
}

/** A site over memory whose only member is Ada; null: it has none. */
export async function siteWithAda(
  ada: Partial<StoredMember> | null = {},
  settings: Partial<AccountSettings> = {},
  overrides: Partial<AccountPorts> = {},
): Promise<SiteWithAda> {
  const site = createFakeAccountPorts(settings, overrides)
  if (ada !== null) await site.store.members.insert({ ...ADA, ...ada })
  site.calls.length = 0
  return {
    ...site,
    member: () => site.state().members.get(ADA.id),
    mailed: () => site.state().mails.map(({ kind, to }) => `${kind} ${to}`),
    recorded: () => site.state().events.map(({ kind }) => kind),
  }
}

/** Logs Ada in, in the browser of a visitor; answers the visitor that it is from then on. */
export async function enterAsAda(ports: AccountPorts, from: Visitor = VISITOR): Promise<Visitor> {
  const entered = await enterProven(ports, from, ADA.id, async () => true)
  if (!entered?.session) throw new Error('Ada was not logged in.')
  return { ...from, id: entered.visitor, session: entered.session.id }
}
