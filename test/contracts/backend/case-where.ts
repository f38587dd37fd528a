import { it } from '../test-runner.js'

/**
 * A case that only some back ends can run. Where one cannot, the report names it as not applicable, and why,
 * instead of counting it as passed.
 */
export const caseWhere =
  (applies: boolean, missing: string) =>
  (name: string, run: () => Promise<void>): void => {
    if (applies) it(name, run)
    else it.skip(`${name} (not applicable: ${missing})`, run)
  }
