/** Members who did not verify their address. */
export interface UnverifiedMembers {
  /**
   * The ids of those who joined before `beforeMs`, oldest first. Banned members, members with orders or
   * subscriptions, and those with a link that is valid at `nowMs` are left out.
   */
  readonly list: (beforeMs: number, nowMs: number, limit: number) => Promise<readonly string[]>
}
