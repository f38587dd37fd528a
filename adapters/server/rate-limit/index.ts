export { createMemoryRateLimit } from './memory-rate-limit.js'
export { createSqlRateLimit } from './sql-rate-limit.js'
export type { SqlRateLimitOptions } from './sql-rate-limit.js'
export { createSqlCardTrials } from './sql-card-trials.js'
