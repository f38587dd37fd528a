/** What an owner keeps for some visitors (docs/accounts.md). */
export interface Gate {
  /** An address of the site; `*` at its end stands for everything below: `/members/*`. */
  readonly path: string
  /** Any one of these groups opens it; none named: any member. */
  readonly groups: readonly string[]
}
