/** Closes a switch over a union: adding a member without handling it no longer compiles. */
export function assertNever(value: never): never {
  throw new Error(`[vitrine] unexpected value ${JSON.stringify(value)}`)
}
