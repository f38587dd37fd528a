import { sessionOf } from '../../graphql/index.js'
import { isSecureForBrowser } from '../../http/index.js'
import type { MayRead } from '../../static-files/index.js'
import { gateAddress, isAdmin, passGates } from '../../../../core/accounts/index.js'
import type { AccessGroup, FindGates, Gate } from '../../../../core/accounts/index.js'
import type { SiteUser } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import { ANONYMOUS } from '../../../../core/ports/visitor.port.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { PASSWORD_PATH } from './page-passwords.js'
import type { PagePasswords } from './page-passwords.js'
import type { Audience, RequestedPage } from '../../../../core/site/index.js'

/** The gates, the groups that they admit, and the lookup of the visitor's account. */
export interface GatesOptions {
  readonly gatesBefore: FindGates
  readonly groups: readonly AccessGroup[]
  readonly backend: Backend
  readonly trustProxy: boolean
  /** Finds a gate whose password the visitor has not given yet. */
  readonly passwords: Pick<PagePasswords, 'missing'>
}

/** The page on which members set up a required second factor; it is open to them before that. */
const ACCOUNT_PAGE = '/user-account'

/** The address for a visitor who may not read a page; afterwards they return. */
const loginAddress = (page: '/log-in' | '/access-denied' | typeof ACCOUNT_PAGE, address: string): string =>
  `${page}?usredir=${encodeURIComponent(address)}`

/**
 * An admin sees the pages of every group; a member without a required second factor sees only public pages.
 */
const audienceOf = (user: SiteUser | null, groups: readonly AccessGroup[]): Audience => {
  if (user === null || user.needsFactor === true) return PUBLIC
  const all = isAdmin(user.groups, groups) ? groups.map(({ id }) => id) : []
  return { tag: 'members', groups: [...new Set([...user.groups, ...all])] }
}

/**
 * True if a gate applies to a request. A gate before the whole site admits the resources of its log-in page.
 */
const appliesTo = (gate: Gate, { isAsset }: RequestedPage): boolean => !(isAsset && gate.path === '/*')

/**
 * Decides by the session, which is read for each request, so that a change of groups, a ban or a deletion
 * counts from the next request on. If the back end is unreachable, no gate opens.
 */
export function createMayRead({
  gatesBefore,
  groups,
  backend,
  trustProxy,
  passwords,
}: GatesOptions): MayRead {
  const readUser = async (request: Parameters<MayRead>[0]) => {
    const session = sessionOf(request, isSecureForBrowser(request, trustProxy))
    if (session === null) return { tag: 'known', user: null } as const
    const user = await backend.open({ ...ANONYMOUS, session }).accounts.readUser()
    return user.ok ? ({ tag: 'known', user: user.value } as const) : ({ tag: 'away' } as const)
  }
  return async (request, page) => {
    const before = gatesBefore(page.file, page.path).filter((gate) => appliesTo(gate, page))
    const isGated = before.length > 0
    if (page.isAsset && !isGated) return { tag: 'open', audience: PUBLIC, isGated }
    const sender = await readUser(request)
    if (sender.tag === 'away')
      return isGated ? { tag: 'closed', to: null } : { tag: 'open', audience: PUBLIC, isGated }
    if (sender.user?.needsFactor === true && gateAddress(page.file) === ACCOUNT_PAGE)
      return { tag: 'open', audience: { tag: 'members', groups: [] }, isGated }
    const answer = passGates(before, sender.user, groups)
    const isAskedFor = answer === 'open' && passwords.missing(before, request) !== null
    const own = sender.user?.needsFactor === true ? [] : (sender.user?.groups ?? [])
    if (isAskedFor && !isAdmin(own, groups))
      return { tag: 'closed', to: `${PASSWORD_PATH}?path=${encodeURIComponent(page.address)}` }
    switch (answer) {
      case 'open':
        return { tag: 'open', audience: audienceOf(sender.user, groups), isGated }
      case 'log-in':
        return { tag: 'closed', to: loginAddress('/log-in', page.address) }
      case 'factor':
        return { tag: 'closed', to: loginAddress(ACCOUNT_PAGE, page.address) }
      case 'denied':
        return { tag: 'closed', to: loginAddress('/access-denied', page.address) }
    }
  }
}
