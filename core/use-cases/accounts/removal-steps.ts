/** A part of a member's data that goes with the account, or what is done to a part that stays. */
export const REMOVAL_STEPS = [
  // Queued mails are not sent any more; the address of a link that was not confirmed is among its data.
  'mails',
  // The account comes before the rest, so that no access opens meanwhile.
  'account',
  'sessions',
  'links',
  'devices',
  'groups',
  'passkeys',
  'providers',
  'factor',
  'recovery-codes',
  'events',
  'notes',
  'campaigns',
  // Locked before files are dropped: their sizes are counted for the whole site.
  'quota',
  'files',
  'upload-turn',
  // Placed orders stay without their member, as the law requires of a shop.
  'orders',
  // Written last: the events of the member are deleted before.
  'record',
] as const

/** One of them. */
export type RemovalStep = (typeof REMOVAL_STEPS)[number]
