import type { PasswordProblem } from '../../accounts/index.js'

/** Passwords of members. Never rejects. */
export interface MemberPasswords {
  readonly hash: (password: string) => Promise<string>
  /** `known` is null without such a member or password: the result is false, after the same time. */
  readonly verify: (known: string | null, password: string) => Promise<boolean>
  /** The rule that a new password breaks, for the member with this address; null: it is acceptable. */
  readonly problemOf: (password: string, email: string) => Promise<PasswordProblem | null>
}
