import { statSync } from 'node:fs'
import Sequencer from '@jest/test-sequencer'

/** The slowest tests on a fresh machine, longest first; a name ends where the rest makes no difference. */
const LONG = [
  // Checks types, rules and format of the whole project; the consumer test waits for its types.
  'test/architecture/boundaries',
  'test/composition/cli/forms.test',
  'test/composition/cli/site/serve',
  'test/adapters/server/sql/engine/data-folder',
  'test/architecture/consumer',
  'test/contracts/broken-backends',
  'test/adapters/server/sql/shop/payments/payment-schedules',
  'test/adapters/site/export/linear-scanners',
  'test/composition/',
  'test/adapters/server/sql/engine/',
  'test/browser/forms-journey',
  'test/browser/journey',
  'test/browser/commerce/',
  'test/browser/',
  'test/adapters/server/sql/shop/',
  'test/adapters/server/forms/',
  'test/adapters/server/graphql/',
  'test/adapters/graphql/',
]

/** The rank of a test file: its place in the list above, other files after it. */
function rankOf(path) {
  const rank = LONG.findIndex((name) => path.includes(`/${name}`))
  return rank === -1 ? LONG.length : rank
}

/**
 * Runs long files first, so that no worker is left with one at the end. Jest itself only knows the last time
 * of a file, which a fresh clone lacks.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort(
      (left, right) =>
        rankOf(left.path) - rankOf(right.path) || statSync(right.path).size - statSync(left.path).size,
    )
  }
}
