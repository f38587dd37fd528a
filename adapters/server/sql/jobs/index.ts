export { createJobRequest } from './request-job.js'
export { createSqlJobStore, jobRequest } from './sql-job-store.js'
