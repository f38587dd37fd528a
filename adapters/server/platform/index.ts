export { boundedFetch } from './bounded-fetch.js'
export { createRecentErrors } from './recent-errors.js'
export type { RecentErrors, Report } from './recent-errors.js'
export { systemClock } from './system-clock.js'
