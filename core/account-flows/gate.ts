import type { SiteUser } from '../ports/account-gateway.port.js'

/** The audience of a part of a page or of an application (reference/accounts#gates). */
export type Audience =
  /** Members of one of these groups; none named: any member. */
  { readonly tag: 'members'; readonly groups: readonly string[] } | { readonly tag: 'visitors' }

/**
 * True if something is for this visitor. Use it for drawing only: the server keeps back what must stay
 * secret.
 */
export const isFor = (audience: Audience, user: SiteUser | null): boolean =>
  audience.tag === 'visitors'
    ? user === null
    : user !== null &&
      (audience.groups.length === 0 || audience.groups.some((group) => user.groups.includes(group)))
