import type { DeskSession } from '../../../core/desk/index.js'

/** A page that the navigation does not name, or an action on one. */
export interface PaletteCommand {
  readonly name: string
  readonly path: string
  /** The name of the button to press there. */
  readonly button?: string
}

const VIEWS: readonly PaletteCommand[] = [
  { name: 'Orders to send', path: '/orders?show=to-send' },
  { name: 'Orders with money held', path: '/orders?show=held' },
  { name: 'Disputed orders', path: '/orders?show=disputed' },
  { name: 'Returns', path: '/orders?show=returns' },
  { name: 'Refused refunds', path: '/orders?show=refund-refused' },
  { name: 'Products sold out', path: '/products?show=sold-out' },
  { name: 'Hidden products', path: '/products?show=hidden' },
  { name: 'Unread messages', path: '/forms?show=unread' },
  { name: 'Mails not delivered', path: '/mails?show=failed' },
  { name: 'Settings: Your access', path: '/settings' },
  { name: 'Settings: Mail texts', path: '/settings/mails' },
]

const FOR_OWNERS: readonly PaletteCommand[] = [
  { name: 'Settings: Site', path: '/settings/site' },
  { name: 'Settings: People', path: '/settings/people' },
  { name: 'Settings: Webhooks', path: '/settings/webhooks' },
]

const CHANGES: readonly PaletteCommand[] = [
  { name: 'New discount', path: '/discounts', button: 'New discount' },
  { name: 'Invite a member', path: '/members', button: 'Invite a member' },
  { name: 'Import members', path: '/members', button: 'Import members' },
  { name: 'Import products', path: '/products', button: 'Import products' },
]

const OF_PERSON: readonly PaletteCommand[] = [
  { name: 'Export products', path: '/products', button: 'Export products' },
  { name: 'Add a passkey', path: '/settings', button: 'Add a passkey' },
  { name: 'Change password', path: '/settings', button: 'Change password' },
  { name: 'Language of dates and amounts', path: '/settings' },
]

type Role = NonNullable<DeskSession['owner']>['role']

/** The views that a role may look at. */
export const paletteViews = (role: Role): readonly PaletteCommand[] => [
  ...VIEWS,
  ...(role === 'OWNER' ? FOR_OWNERS : []),
]

/** The actions of other pages that a role may do. */
export const paletteChanges = (role: Role): readonly PaletteCommand[] => [
  ...(role === 'READ_ONLY' ? [] : CHANGES),
  ...OF_PERSON,
  ...(role === 'OWNER'
    ? [{ name: 'Invite a person to the desk', path: '/settings/people', button: 'Invite a person' }]
    : []),
]
