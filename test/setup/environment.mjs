import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { TestEnvironment } from 'jest-environment-node'

// Each test file that opens the embedded engine compiles it anew: code that is slower to run and quick to make costs
// such a file a quarter less of the processor.
setFlagsFromString('--liftoff-only')

/**
 * Tests wait for what they look at, never for a time: giving up too early is a fault of the test, and a machine that
 * does much else takes several times as long. Times that tests name for themselves count where they are longer.
 */
const PATIENCE_MS = 300_000

const require = createRequire(import.meta.url)

/**
 * Node's environment, with the same patience for every case and every hook of the suite, and with Playwright as a
 * worker has loaded it once: loading its own takes each browser test half a second.
 */
export default class PatientEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.defineProperty(this.global, 'vitrinePlaywright', { get: () => require('playwright-core') })
  }

  handleTestEvent({ name, test, hook }) {
    const begun = { test_start: test, hook_start: hook }[name]
    if (begun !== undefined) begun.timeout = Math.max(begun.timeout ?? 0, PATIENCE_MS)
  }
}
