/**
 * Holds something back until the test lets it go on, so that what is seen meanwhile does not depend on how
 * quick the machine is.
 */
export interface Gate {
  /** Resolves once the gate is open. */
  readonly opened: Promise<void>
  readonly open: () => void
}

export function createGate(): Gate {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
