/** The secrets of authenticator apps as the storage encrypts them. */
export interface SealedSecrets {
  /** Encrypts with the current key what was stored without a key, or with the previous one. */
  readonly seal: () => Promise<void>
}
