/** The roles of people who run a shop, from the most rights to the least. */
export const OWNER_ROLES = ['owner', 'staff', 'read-only'] as const
/** One of `OWNER_ROLES`: `owner` manages people too, `staff` changes the shop, `read-only` only looks. */
export type OwnerRole = (typeof OWNER_ROLES)[number]

/**
 * The minimum right that an operation requires. `anyone`: no session needed; `self`: every signed-in person,
 * about themselves.
 */
export const ACCESS_LEVELS = ['anyone', 'self', 'read-only', 'staff', 'owner'] as const
/** One of `ACCESS_LEVELS`. */
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

/** The reason why an operation is refused: no session, or a role with too few rights. */
export type AccessRefusal = 'unauthenticated' | 'forbidden'

const RIGHTS: Readonly<Record<OwnerRole, number>> = { 'read-only': 1, staff: 2, owner: 3 }
const NEEDED: Readonly<Record<Exclude<AccessLevel, 'anyone'>, number>> = {
  self: RIGHTS['read-only'],
  'read-only': RIGHTS['read-only'],
  staff: RIGHTS.staff,
  owner: RIGHTS.owner,
}

/** Decides whether a person may use an operation; `role` is null without a session. Null: allowed. */
export function accessRefusal(level: AccessLevel, role: OwnerRole | null): AccessRefusal | null {
  if (level === 'anyone') return null
  if (role === null) return 'unauthenticated'
  return RIGHTS[role] >= NEEDED[level] ? null : 'forbidden'
}
