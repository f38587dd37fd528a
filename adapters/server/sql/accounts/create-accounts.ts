import { portsOf } from './ports-of.js'
import type {
  AccountEntrance,
  AccountGateway,
  AccountProfile,
} from '../../../../core/ports/accounts/account-gateway.port.js'
import type { AccountSelfService } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { Answer, GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { SiteMemberImports } from '../../../../core/ports/accounts/member-imports.port.js'
import type { MembershipSource } from '../../../../core/ports/accounts/membership-source.port.js'
import type { MemberFiles } from '../../../../core/ports/accounts/member-files.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { err, ok, createWorkLimit } from '../../../../core/shared/index.js'
import { HASHES_AT_ONCE } from '../../crypto/password-hasher.js'
import { createLoopPause } from '../../platform/loop-pause.js'
import { SqlError } from '../engine/index.js'
import type { AccountsContext } from './accounts-context.js'
import { createEntranceQueue } from '../../../../core/use-cases/accounts/entrance-queue.js'
import { createMemberFiles } from '../../../../core/use-cases/accounts/files/member-files.js'
import { queueSubscriptionMails } from '../../../../core/use-cases/accounts/upkeep/queue-subscription-mails.js'
import { maintainAccounts } from '../../../../core/use-cases/accounts/upkeep/maintain-accounts.js'
import { createLogIn, logOut } from '../../../../core/use-cases/accounts/log-in.js'
import { limitedByMember } from '../../../../core/use-cases/accounts/member-call-limits.js'
import { createMembershipSource, groupsOfMember } from '../../../../core/use-cases/accounts/memberships.js'
import { createOwnSubscriptions } from '../../../../core/use-cases/accounts/own-subscriptions.js'
import { createMemberImports, resumeImports } from './owner/member-imports.js'
import { createProfile } from './profile.js'
import { createSelfService } from './self-service/create-self-service.js'
import { hasFactor } from '../../../../core/use-cases/accounts/second-factor/check-code.js'
import { currentMember } from '../../../../core/use-cases/accounts/sessions.js'
import { resetPassword, updatePassword } from '../../../../core/use-cases/accounts/set-password.js'
import { signUp } from '../../../../core/use-cases/accounts/sign-up/sign-up.js'
import { upkeepPortsOf } from './upkeep-ports-of.js'
import type { BackgroundWork } from '../../../../core/shared/index.js'
import { verifyEmail } from '../../../../core/use-cases/accounts/verify-email.js'
import { createProviderLogIn } from './log-in-methods/provider-log-in.js'
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
  /** Continues imports that were interrupted; called periodically. */
  readonly resumeImports: () => Promise<void>
}

const unreachable: GatewayFailure = {
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message: 'Accounts cannot be reached right now.',
}

/** Turns thrown errors into failures, so that the gateway never throws. */
function guarded<T extends object>(methods: T, onError: (error: unknown) => void): T {
  type Method = (...values: readonly unknown[]) => Answer<unknown>
  const guard =
    (method: Method): Method =>
    async (...values) => {
      try {
        return await method(...values)
      } catch (thrown) {
        onError(
          thrown instanceof SqlError
            ? thrown
            : new Error('accounts have an internal error', { cause: thrown }),
        )
        return err(unreachable)
      }
    }
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, guard(method as Method)]),
  ) as T
}

/** Number of mails written in the background at once; most connections stay free for the shop. */
const BACKGROUND_AT_ONCE = 2

/** Makes the accounts of a site over a migrated database (`openDatabase`). */
export function createAccounts(context: AccountsContext): Accounts {
  const running = new Set<Promise<void>>()
  const goOn = (work: Promise<void>): void => {
    const done = work.catch(context.onError).finally(() => running.delete(done))
    running.add(done)
  }
  const background = createWorkLimit(BACKGROUND_AT_ONCE)
  const later: BackgroundWork = (work) => goOn(background.run(work))
  const ports = portsOf(context)
  const mailSoon = (): void => later(() => queueSubscriptionMails(upkeepPortsOf(context)))
  const queue = createEntranceQueue(ports, { hashesAtOnce: HASHES_AT_ONCE, pause: createLoopPause() })
  return {
    open: (visitor) => {
      const entrance: AccountEntrance = {
        logIn: createLogIn(ports, visitor, { queue, later }),
        logOut: () => queue.other(visitor, () => logOut(ports, visitor)),
        signUp: (form) => signUp(ports, visitor, form, { queue, later }),
        verifyEmail: (link) => queue.other(visitor, () => verifyEmail(ports, visitor, link)),
        resetPassword: (email) => queue.other(visitor, () => resetPassword(ports, visitor, email, later)),
        updatePassword: (change) => queue.other(visitor, () => updatePassword(ports, visitor, change)),
      }
      const profile: AccountProfile = {
        ...createProfile(context, visitor),
        ...createOwnSubscriptions(ports, visitor, mailSoon),
      }
      const reads: Pick<OpenedAccount, 'readUser'> = {
        readUser: async () => {
          const row = await currentMember(ports, visitor)
          if (row === null) return ok(null)
          const groups = await groupsOfMember(ports, row.id)
          const needsFactor =
            context.settings.secondFactor === 'required' && !(await hasFactor(ports, row.id))
          return ok({ id: row.id, email: row.email, groups, ...(needsFactor && { needsFactor }) })
        },
      }
      const admission = {
        ownLimit: context.ownLimit,
        currentMember: () => currentMember(ports, visitor),
      }
      return {
        ...guarded(reads, context.onError),
        entrance: guarded(entrance, context.onError),
        profile: guarded(limitedByMember(admission, visitor, profile), context.onError),
        selfService: guarded(
          limitedByMember(
            admission,
            visitor,
            createSelfService(context, visitor, { queue, later, mailSoon }),
          ),
          context.onError,
        ),
      }
    },
    providerLogIn: guarded(createProviderLogIn(context, queue), context.onError),
    imports: createMemberImports(context, goOn),
    resumeImports: () => resumeImports(context),
    memberships: createMembershipSource(ports),
    isMember: async (id) => {
      const member = await ports.store.members.find(id)
      return member !== null && member.bannedOnMs === null
    },
    settled: async () => {
      await Promise.all(running)
    },
    maintain: () => maintainAccounts(upkeepPortsOf(context)),
    memberFiles: createMemberFiles(ports),
  }
}
