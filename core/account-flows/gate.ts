import type { SiteUser } from '../ports/accounts/account-gateway.port.js'

/** The visitors who see a part of a page or of an application (reference/accounts#gates). */
export type Audience =
  /** Members of one of these groups; an empty list: any member. */
  { readonly tag: 'members'; readonly groups: readonly string[] } | { readonly tag: 'visitors' }

/** True if a visitor belongs to the audience. Use it for drawing only; secrets must stay on the server. */
export const isFor = (audience: Audience, user: SiteUser | null): boolean =>
  audience.tag === 'visitors'
    ? user === null
    : user !== null &&
      (audience.groups.length === 0 || audience.groups.some((group) => user.groups.includes(group)))
