/**
 * One migration. Every statement runs alone, because some distributed engines refuse to mix schema and data changes in
 * one transaction; so each must be repeatable after a crash (`IF NOT EXISTS`).
 */
export interface Migration {
  /** Sorts after all earlier ones: `0001-catalogue`. */
  readonly id: string
  readonly statements: readonly string[]
}
