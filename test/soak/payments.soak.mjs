/**
 * Random schedules of payments: two processes, two shoppers and a provider that loses requests, answers and keys.
 */
import { runSchedules } from './run-schedules.mjs'

export const title = 'Schedules of payments, at random'

export const run = (options) => runSchedules('payments', options)
