import type { MemberList } from '../accounts/index.js'
import type { NewIdentity } from './account-gateway.port.js'
import type { Answer } from './gateway-failure.port.js'
import type { MemberImports } from './member-imports.port.js'
import type { Visitor } from './visitor.port.js'

/** The query of the address to which a provider sent the browser back. `URLSearchParams` is one. */
export interface ProviderQuery {
  readonly get: (name: string) => string | null
  /** All of it as text, without its question mark. */
  readonly toString: () => string
}

/** The outcome of a log-in by a provider; `path`: the page to go on with. */
export type ProviderEntry =
  | { readonly tag: 'entered'; readonly identity: NewIdentity; readonly path: string }
  /** The page there asks for the code of the second factor. */
  | { readonly tag: 'code-needed'; readonly path: string }
  /** They changed their mind. */
  | { readonly tag: 'declined'; readonly path: string }

/** Log-ins by providers. The answers are for a browser that follows links, not for scripts. */
export interface ProviderLogIn {
  /**
   * Answers the address for the browser; `AccountProviderUnknown`: no provider of that id is set up. `back` is the
   * page to which the visitor wants.
   */
  readonly begin: (visitor: Visitor, providerId: string, back: string | null) => Answer<string>
  /** Takes what the browser came back with, once, in the browser that was sent. */
  readonly finish: (visitor: Visitor, providerId: string, query: ProviderQuery) => Answer<ProviderEntry>
}

/** The parts of a back end's accounts that a site needs besides what visitors open. */
export interface SiteAccounts {
  /** Logs members in with an account they have elsewhere. Absent: the site has no address for it. */
  readonly providerLogIn?: ProviderLogIn
  /** Members from files, sent by an owner who is elsewhere. Absent: no files are taken. */
  readonly imports?: MemberImports
  /** The members as the owner's desk lists them. Absent: the desk has no such list. */
  readonly members?: MemberList
}
