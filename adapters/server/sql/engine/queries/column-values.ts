/** A nullable text column. */
export const textOrNull = (value: unknown): string | null => (value == null ? null : String(value))

/** A nullable number column: drivers return large numbers as texts. */
export const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value))
