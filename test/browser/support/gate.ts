/**
 * Holds work back until the test releases it, so that the state meanwhile does not depend on the machine's speed.
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
