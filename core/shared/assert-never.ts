/** Ends a switch over a union: a new member without a case no longer compiles. */
export function assertNever(value: never): never {
  throw new Error(`[vitrine] unexpected value ${JSON.stringify(value)}`)
}
