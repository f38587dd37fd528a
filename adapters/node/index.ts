export { createMemoryRateLimit } from './memory-rate-limit.js'
export { systemClock } from './system-clock.js'
