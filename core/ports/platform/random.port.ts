/** Unguessable text. Never fails. */
export interface Random {
  /** 128 random bits as 32 lower-case hex digits. */
  readonly token: () => string
}
