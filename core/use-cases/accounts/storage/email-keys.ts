/** The keys of members' addresses. */
export interface EmailKeys {
  /** Members whose key has a host that is not in its own letters. */
  readonly encoded: (
    limit: number,
  ) => Promise<readonly { readonly memberId: string; readonly email: string; readonly key: string }[]>
  /** Replaces a key, unless it changed meanwhile or another member has the new one. */
  readonly replace: (memberId: string, from: string, to: string) => Promise<void>
}
