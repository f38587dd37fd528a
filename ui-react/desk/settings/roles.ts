import type { OwnerRole } from '../../../core/desk/index.js'

/** The roles in words, from the most rights to the least. */
export const ROLES = [
  { role: 'OWNER', name: 'Owner', about: 'Everything, also people and their roles' },
  { role: 'STAFF', name: 'Staff', about: 'Orders, products, mails, members' },
  { role: 'READ_ONLY', name: 'Read only', about: 'Looks at everything but people, changes nothing' },
] as const satisfies readonly { role: OwnerRole; name: string; about: string }[]

/** The name of a role. */
export const roleName = (role: OwnerRole): string =>
  ROLES.find((known) => known.role === role)?.name ?? 'Read only'
