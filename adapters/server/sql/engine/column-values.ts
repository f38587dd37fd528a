/** A text of a column that may hold none. */
export const textOrNull = (value: unknown): string | null => (value == null ? null : String(value))

/** A number of a column that may hold none: drivers give large ones as texts. */
export const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value))
