/**
 * One change of the tables. Every statement runs by itself, because some distributed engines refuse to mix
 * changes of tables and of rows in one transaction; so each must do no harm when it is run again after a
 * crash (`IF NOT EXISTS`).
 */
export interface Migration {
  /** Sorts after all earlier ones: `0001-catalogue`. */
  readonly id: string
  readonly statements: readonly string[]
}
