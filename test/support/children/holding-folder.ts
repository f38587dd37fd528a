import { openTestPglite } from '../sql/temporary-pglite.js'

/** Opens a data folder and keeps it. */
await openTestPglite(process.argv[2] ?? '')
process.stdout.write(`READY ${process.pid}\n`)
setInterval(() => undefined, 1000)
