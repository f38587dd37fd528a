/**
 * Random schedules of payments: two processes, two shoppers and a provider that loses requests, answers and keys;
 * on tables in memory, or with real processes that are killed (`--processes`).
 */
import { runProcessSchedules } from './run-process-schedules.mjs'
import { runSchedules } from './run-schedules.mjs'

export const title = 'Schedules of payments, at random'

export const run = ({ hasProcesses, ...options }) =>
  hasProcesses ? runProcessSchedules(options) : runSchedules('payments', options)
