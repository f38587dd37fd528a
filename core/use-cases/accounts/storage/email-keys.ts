/** The keys of members' addresses. */
export interface EmailKeys {
  /** Members whose key has a host in its ASCII form, such as `xn--bcher-kva.example`. */
  readonly encoded: (
    limit: number,
  ) => Promise<readonly { readonly memberId: string; readonly email: string; readonly key: string }[]>
  /** Replaces a key, unless it changed meanwhile or another member has the new one. */
  readonly replace: (memberId: string, from: string, to: string) => Promise<void>
}
