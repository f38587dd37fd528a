import { join } from 'node:path'
import { openPglite } from '../../../adapters/server/sql/engine/index.js'
import { fillDisk } from '../files/small-disk.js'
import { openTestPglite } from '../sql/temporary-pglite.js'

/** Lets the engine run without end on a nearly full disk. */
const [disk = ''] = process.argv.slice(2)
const folder = join(disk, 'data')
await (await openTestPglite(folder)).close()
const opened = await openPglite({ folder, watchdogLimits: { shortOfSpaceMs: 2000, otherwiseMs: 600_000 } })
if (!opened.ok) throw new Error(opened.failure.message)
await opened.value.query('CREATE TABLE probe (id BIGINT PRIMARY KEY)')
await opened.value.query('INSERT INTO probe VALUES (7)')
// A signal may come before the engine hangs: only the watchdog may end this process.
process.on('SIGTERM', () => {})
fillDisk(disk, 40)
process.stdout.write('HANGING\n')
await opened.value.query('SELECT COUNT(*) FROM (SELECT generate_series(1, 1000000000000)) AS endless')
