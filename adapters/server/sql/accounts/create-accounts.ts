import { portsOf } from './ports-of.js'
import type {
  AccountEntrance,
  AccountGateway,
  AccountProfile,
} from '../../../../core/ports/accounts/account-gateway.port.js'
import type { AccountSelfService } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { SiteMemberImports } from '../../../../core/ports/accounts/member-imports.port.js'
import type { MembershipSource } from '../../../../core/ports/accounts/membership-source.port.js'
import type { MemberFiles } from '../../../../core/ports/accounts/member-files.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { HASHES_AT_ONCE } from '../../crypto/password-hasher.js'
import { createLoopPause } from '../../platform/loop-pause.js'
import { SqlError } from '../engine/index.js'
import type { AccountsOptions } from './accounts-options.js'
import { createAccountBackground } from '../../../../core/use-cases/accounts/background.js'
import { createEntrance, readUser } from '../../../../core/use-cases/accounts/entrance.js'
import { guarded } from '../../../../core/use-cases/accounts/guarded.js'
import { createEntranceQueue } from '../../../../core/use-cases/accounts/entrance-queue.js'
import { createMemberFiles } from '../../../../core/use-cases/accounts/files/member-files.js'
import { queueSubscriptionMails } from '../../../../core/use-cases/accounts/upkeep/queue-subscription-mails.js'
import { maintainAccounts } from '../../../../core/use-cases/accounts/upkeep/maintain-accounts.js'
import { limitedByMember } from '../../../../core/use-cases/accounts/member-call-limits.js'
import { createMembershipSource } from '../../../../core/use-cases/accounts/memberships.js'
import { createOwnSubscriptions } from '../../../../core/use-cases/accounts/own-subscriptions.js'
import { importPortsOf } from './owner/import-ports-of.js'
import { createMemberImports } from '../../../../core/use-cases/accounts/owner/create-member-imports.js'
import { resumeImports } from '../../../../core/use-cases/accounts/owner/run-import.js'
import { createProfile } from '../../../../core/use-cases/accounts/profile.js'
import { createSelfService } from '../../../../core/use-cases/accounts/self-service/create-self-service.js'
import { currentMember } from '../../../../core/use-cases/accounts/sessions.js'
import { upkeepPortsOf } from './upkeep-ports-of.js'
import { createProviderLogIn } from '../../../../core/use-cases/accounts/log-in-methods/provider-log-in.js'
import type { ProviderLogIn } from '../../../../core/ports/accounts/site-accounts.port.js'

/** The account of one visitor. */
export interface OpenedAccount {
  readonly readUser: AccountGateway['readUser']
  readonly entrance: AccountEntrance
  readonly profile: AccountProfile
  readonly selfService: AccountSelfService
}

/** The accounts of a site's visitors. All state is in the database, so any number of processes can share it. */
export interface Accounts {
  readonly open: (visitor: Visitor) => OpenedAccount
  /** The memberships that visitors hold through the products they bought. */
  readonly memberships: MembershipSource
  /** True if a member exists and is not banned. */
  readonly isMember: (memberId: string) => Promise<boolean>
  /** Logs members in by identity providers. */
  readonly providerLogIn: ProviderLogIn
  /** Imports members from files over HTTP and at the owner's desk. */
  readonly imports: SiteMemberImports
  /** The records of members' files. */
  readonly memberFiles: MemberFiles
  /** Resolves when all background work is done. */
  readonly settled: () => Promise<void>
  /** Deletes expired sessions, tokens and events; called periodically. */
  readonly maintain: () => Promise<void>
  /** Queues the mails about charges of subscriptions. */
  readonly mailSubscriptions: () => Promise<void>
  /** Continues imports that were interrupted; called periodically. */
  readonly resumeImports: () => Promise<void>
}

/** Makes the accounts of a site over a migrated database (`openDatabase`). */
export function createAccounts(context: AccountsOptions): Accounts {
  const onError = (thrown: unknown): void =>
    context.onError(
      thrown instanceof SqlError ? thrown : new Error('accounts have an internal error', { cause: thrown }),
    )
  const background = createAccountBackground(context.onError)
  const ports = portsOf(context)
  const upkeep = upkeepPortsOf(context)
  const mailSubscriptions = () => queueSubscriptionMails(upkeep)
  const mailSoon = (): void => background.later(mailSubscriptions)
  const importPorts = { ...importPortsOf(context), onError: context.onError }
  const queue = createEntranceQueue(ports, { hashesAtOnce: HASHES_AT_ONCE, pause: createLoopPause() })
  const working = { queue, later: background.later }
  return {
    open: (visitor) => {
      const profile: AccountProfile = {
        ...createProfile(ports, visitor),
        ...createOwnSubscriptions(ports, visitor, mailSoon),
      }
      const admission = {
        ownLimit: context.ownLimit,
        currentMember: () => currentMember(ports, visitor),
      }
      return {
        ...guarded({ readUser: () => readUser(ports, visitor) }, onError),
        entrance: guarded(createEntrance(ports, visitor, working), onError),
        profile: guarded(limitedByMember(admission, visitor, profile), onError),
        selfService: guarded(
          limitedByMember(admission, visitor, createSelfService(ports, visitor, { ...working, mailSoon })),
          onError,
        ),
      }
    },
    providerLogIn: guarded(createProviderLogIn(ports, queue), onError),
    imports: createMemberImports(importPorts, background.follow),
    resumeImports: () => resumeImports(importPorts),
    memberships: createMembershipSource(ports),
    isMember: async (id) => {
      const member = await ports.store.members.find(id)
      return member !== null && member.bannedOnMs === null
    },
    settled: background.settled,
    maintain: () => maintainAccounts(upkeep),
    mailSubscriptions,
    memberFiles: createMemberFiles(ports),
  }
}
