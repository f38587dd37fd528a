/** A secret of a member's app as stored, sealed or not. */
export interface StoredSecret {
  readonly id: string
  readonly memberId: string
  readonly text: string
}

/** The secrets of members' apps. */
export interface SealedSecrets {
  /** Secrets that the current key does not seal; none if the site has no key. */
  readonly outdated: (limit: number) => Promise<readonly StoredSecret[]>
  /** Opens a secret with any key of the site; null without its key. */
  readonly open: (secret: StoredSecret) => string | null
  /** Seals a secret with the current key, unless it was replaced meanwhile. */
  readonly seal: (secret: StoredSecret, opened: string) => Promise<void>
}
