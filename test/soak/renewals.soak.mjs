/**
 * Random schedules of renewals: two processes that are killed, a card that changes, and a provider that loses
 * requests, answers and keys.
 */
import { runSchedules } from './run-schedules.mjs'

export const title = 'Schedules of renewals, at random'

export const run = (options) => runSchedules('renewals', options)
