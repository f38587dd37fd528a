import type { SiteUser } from '../ports/accounts/account-gateway.port.js'

/** The visitors who see a part of a page or of an application (reference/accounts#gates). */
export type ViewerRule =
  /** Members of one of these groups; an empty list: any member. */
  { readonly tag: 'members'; readonly groups: readonly string[] } | { readonly tag: 'visitors' }

/** True if a visitor is among the viewers. Use it for drawing only; secrets must stay on the server. */
export const isFor = (rule: ViewerRule, user: SiteUser | null): boolean =>
  rule.tag === 'visitors'
    ? user === null
    : user !== null && (rule.groups.length === 0 || rule.groups.some((group) => user.groups.includes(group)))
