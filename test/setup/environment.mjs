import { TestEnvironment } from 'jest-environment-node'

/**
 * Tests wait for what they look at, never for a time: giving up too early is a fault of the test, and a machine that
 * does much else takes several times as long. Times that tests name for themselves count where they are longer.
 */
const PATIENCE_MS = 300_000

/** Node's environment, with the same patience for every case and every hook of the suite. */
export default class PatientEnvironment extends TestEnvironment {
  handleTestEvent({ name, test, hook }) {
    const begun = { test_start: test, hook_start: hook }[name]
    if (begun !== undefined) begun.timeout = Math.max(begun.timeout ?? 0, PATIENCE_MS)
  }
}
