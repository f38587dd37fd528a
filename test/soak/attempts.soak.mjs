/**
 * Random schedules of the machine of one payment attempt, without a database: processes that are killed, lost
 * requests and answers, notices, and a provider that forgets keys after a day.
 */
import { runSchedules } from './run-schedules.mjs'

export const title = 'Schedules of a payment attempt, at random'

export const run = (options) => runSchedules('attempts', options)
