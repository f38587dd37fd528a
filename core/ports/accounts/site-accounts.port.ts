import type { MemberList } from '../../accounts/index.js'
import type { NewIdentity } from './account-gateway.port.js'
import type { Answer } from '../gateway-failure.port.js'
import type { MemberDesk } from '../owner/member-desk.port.js'
import type { SiteMemberImports } from './member-imports.port.js'
import type { Visitor } from '../visitor.port.js'

/** The query of the address to which a provider sent the browser back. `URLSearchParams` fits. */
export interface ProviderQuery {
  readonly get: (name: string) => string | null
  /** The whole query as text, without its question mark. */
  readonly toString: () => string
}

/** The result of a log-in by a provider; `path`: the next page. */
export type ProviderEntry =
  | { readonly tag: 'entered'; readonly identity: NewIdentity; readonly path: string }
  /** The page there asks for the code of the second factor. */
  | { readonly tag: 'code-needed'; readonly path: string }
  /** The visitor cancelled. */
  | { readonly tag: 'declined'; readonly path: string }

/** Log-ins by providers. Its results are for a browser that follows links, not for scripts. */
export interface ProviderLogIn {
  /**
   * Returns the address for the browser; `AccountProviderUnknown`: no provider with that id is set up. `back`
   * is the page that the visitor wants.
   */
  readonly begin: (visitor: Visitor, providerId: string, back: string | null) => Answer<string>
  /** Redeems the query with which the browser came back: once, and only in the browser that was sent. */
  readonly finish: (visitor: Visitor, providerId: string, query: ProviderQuery) => Answer<ProviderEntry>
}

/** The parts of a back end's accounts that a site needs beside the visitors' own calls. */
export interface SiteAccounts {
  /** Logs members in with an account at a provider. Absent: the site has no address for it. */
  readonly providerLogIn?: ProviderLogIn
  /** Imports members from files that a remote owner sends. Absent: no files are accepted. */
  readonly imports?: SiteMemberImports
  /** The members for the owner's desk. Absent: the desk has no such list. */
  readonly members?: MemberList
  /** The same, to work with. Absent: the desk only lists them. */
  readonly desk?: MemberDesk
}
