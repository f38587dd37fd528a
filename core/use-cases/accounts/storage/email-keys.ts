/** The keys of members' addresses. */
export interface EmailKeys {
  /**
   * At most `limit` members whose key has a host in its ASCII form, such as `xn--bcher-kva.example`, ordered by id; the
   * first is the one after `afterId` (`null`: the first of all).
   */
  readonly encoded: (
    afterId: string | null,
    limit: number,
  ) => Promise<readonly { readonly memberId: string; readonly email: string; readonly key: string }[]>
  /** Replaces a key, unless it changed meanwhile or another member has the new one. */
  readonly replace: (memberId: string, from: string, to: string) => Promise<void>
}
