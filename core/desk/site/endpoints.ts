/** A program elsewhere that receives events. */
export interface DeskEndpoint {
  readonly url: string
  /** The kinds of events that it receives; empty: all. */
  readonly kinds: readonly string[]
  /** The last change of its secret, ISO 8601; null: never. */
  readonly rotatedAt: string | null
  /** The end of the earlier secret, ISO 8601; null: only the present one signs. */
  readonly earlierSecretEndsAt: string | null
}
