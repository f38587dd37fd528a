/** Describes an error as text. */
export const describeThrown = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
