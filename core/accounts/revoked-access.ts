/** Everything that opens an account or is needed to open it. */
export const ACCESS_KINDS = [
  'password',
  'session',
  /** A browser that was logged in before; its attempts are counted separately. */
  'device',
  'passkey',
  'provider',
  /** An authenticator app. */
  'factor',
  'recovery-code',
  /** Links that were mailed. */
  'verify-link',
  'reset-link',
  'invite-link',
  'email-link',
  'log-in-link',
  'factor-link',
  /** Returns the account to the mailbox that it had before its address was changed. */
  'undo-link',
] as const

export type AccessKind = (typeof ACCESS_KINDS)[number]

/**
 * Events that prove or change control of an account.
 * - `claimed`: the reader of its mailbox proved the address; everything set before may be a stranger's.
 * - `reset`: the reader of its mailbox set a new password.
 * - `factor-recovered`: the same after the waiting time, without the second factor.
 * - `password-changed`: a logged-in member proved the old password and set a new one.
 * - `email-restored`: the reader of the previous mailbox took the account back.
 * - `email-changed`: the account has another mailbox; mails to the old one open nothing.
 */
export type AccessChange =
  | 'claimed'
  | 'reset'
  | 'factor-recovered'
  | 'password-changed'
  | 'email-changed'
  | 'email-restored'

type Fate = 'kept' | 'revoked'

const LINKS_REVOKED = {
  'verify-link': 'revoked',
  'reset-link': 'revoked',
  'invite-link': 'revoked',
  'email-link': 'revoked',
  'log-in-link': 'revoked',
  'factor-link': 'revoked',
} as const satisfies Partial<Readonly<Record<AccessKind, Fate>>>

const ALL_REVOKED: Readonly<Record<AccessKind, Fate>> = {
  ...LINKS_REVOKED,
  // Survives every change except the one that it was made for: a stranger in the new mailbox can make all
  // others.
  'undo-link': 'kept',
  password: 'revoked',
  session: 'revoked',
  device: 'revoked',
  passkey: 'revoked',
  provider: 'revoked',
  factor: 'revoked',
  'recovery-code': 'revoked',
}

/** The outcome of each change for every kind of access. The new password of a change is set afterwards. */
const FATES: Readonly<Record<AccessChange, Readonly<Record<AccessKind, Fate>>>> = {
  claimed: ALL_REVOKED,
  // A mailbox is one factor: it removes the second one only after a waiting time.
  reset: { ...ALL_REVOKED, factor: 'kept', 'recovery-code': 'kept' },
  'factor-recovered': ALL_REVOKED,
  // The member chose the other kinds of access, and can see and remove them on the account page.
  'password-changed': {
    ...ALL_REVOKED,
    device: 'kept',
    passkey: 'kept',
    provider: 'kept',
    factor: 'kept',
    'recovery-code': 'kept',
  },
  'email-restored': { ...ALL_REVOKED, 'undo-link': 'revoked', factor: 'kept', 'recovery-code': 'kept' },
  'email-changed': {
    ...LINKS_REVOKED,
    'undo-link': 'kept',
    password: 'kept',
    session: 'kept',
    device: 'kept',
    passkey: 'kept',
    provider: 'kept',
    factor: 'kept',
    'recovery-code': 'kept',
  },
}

/** The kinds of access that a change revokes, however they came to the account. */
export const revokedBy = (change: AccessChange): readonly AccessKind[] =>
  ACCESS_KINDS.filter((kind) => FATES[change][kind] === 'revoked')
