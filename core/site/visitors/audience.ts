/** The visitors for whom an answer is made. A cache must never give one audience's answer to another. */
export type Audience =
  | { readonly tag: 'public' }
  /** A logged-in member, with the access groups of that member. */
  | { readonly tag: 'members'; readonly groups: readonly string[] }

/** All visitors who are not logged in. */
export const PUBLIC: Audience = { tag: 'public' }

/** The decision whether a visitor may read a page, and as which audience. */
export type ReadDecision =
  /** `isGated`: other visitors may be refused this page, or get another one. */
  | { readonly tag: 'open'; readonly audience: Audience; readonly isGated: boolean }
  /** `to`: where to log in or learn why, an address of the site; null: as if there were no such page. */
  | { readonly tag: 'closed'; readonly to: string | null }

/** A request for a page or another file, with the facts that gates need. */
export interface RequestedPage {
  /** Path of the file in the site folder: `courses/one.html`. */
  readonly file: string
  /** Path of the request: `/courses/one`. */
  readonly path: string
  /** The request's path with its query, to which the visitor returns after log-in. */
  readonly address: string
  /** True for files that only draw pages: styles, scripts, fonts and pictures. */
  readonly isAsset: boolean
}

/** All visitors may read every page. */
export const OPEN_TO_ALL: ReadDecision = { tag: 'open', audience: PUBLIC, isGated: false }

/** One text for each audience, independent of the order of its groups. */
export const audienceKey = (audience: Audience): string =>
  audience.tag === 'public' ? 'public' : JSON.stringify(['members', ...[...new Set(audience.groups)].sort()])

/**
 * True if a text names the audience: `members`, `guests` (visitors not logged in) or access groups, separated
 * by spaces. A text without names matches no audience.
 */
export function isAmong(audience: Audience, names: string): boolean {
  const named = names.split(/\s+/).filter((name) => name !== '')
  if (audience.tag === 'public') return named.includes('guests')
  return named.includes('members') || audience.groups.some((group) => named.includes(group))
}
