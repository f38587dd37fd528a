import { connectionLimits } from '../../../adapters/server/http/connections/connection-limits.js'

process.stdout.write(`LIMITS ${JSON.stringify(connectionLimits(false))}\n`)
