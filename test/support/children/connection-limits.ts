import { connectionLimits } from '../../../adapters/http/connection-limits.js'

process.stdout.write(`LIMITS ${JSON.stringify(connectionLimits(false))}\n`)
