import type { OwnerRole } from '../../../core/desk/index.js'

/** The roles as a person reads them, the most rights first. */
export const ROLES = [
  { role: 'OWNER', name: 'Owner', about: 'Everything, also people and their roles' },
  { role: 'STAFF', name: 'Staff', about: 'Orders, products, mails, members' },
  { role: 'READ_ONLY', name: 'Read only', about: 'Looks at everything but people, changes nothing' },
] as const satisfies readonly { role: OwnerRole; name: string; about: string }[]

/** The name of a role. */
export const roleName = (role: OwnerRole): string =>
  ROLES.find((known) => known.role === role)?.name ?? 'Read only'
