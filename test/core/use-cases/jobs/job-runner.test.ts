import { beforeEach, describe, expect, it } from '@jest/globals'
import type { JobStore } from '../../../../core/ports/platform/job-store.port.js'
import { createJobRunner, START_PATIENCE_MS } from '../../../../core/use-cases/jobs/job-runner.js'
import type { JobRunner } from '../../../../core/use-cases/jobs/job-runner.js'
import { jobState, JOB_LEASE_MS, nextDueMs } from '../../../../core/use-cases/jobs/job-schedule.js'
import { describeJobStore } from '../../../contracts/job-store.contract.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { createFakeJobStore } from '../../../fakes/job-store.fake.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describeJobStore('the fake', async () => createFakeJobStore())

describe('the schedule of a job', () => {
  it.each([
    ['every minute', MINUTE_MS, 0, 100, 55_000],
    ['a run that took longer than its pause', MINUTE_MS, 0, 150_000, 150_000],
    ['the first failure', MINUTE_MS, 1, 100, 100 + MINUTE_MS],
    ['the third', MINUTE_MS, 3, 100, 100 + 4 * MINUTE_MS],
    ['the thirtieth', MINUTE_MS, 30, 100, 100 + 10 * MINUTE_MS],
    ['a daily job that fails', 24 * HOUR_MS, 9, 100, 100 + 24 * HOUR_MS],
    ['a clock that was set back meanwhile', HOUR_MS, 0, -5000, HOUR_MS - 10_000],
  ])('goes on after %s', (_, everyMs, failures, endedMs, dueMs) => {
    expect(nextDueMs({ everyMs, failures, startedMs: 0, endedMs })).toBe(dueMs)
  })

  it.each([
    ['running', { leasedBy: 'a', leasedUntilMs: 11 }],
    ['waiting', { leasedBy: 'a', leasedUntilMs: 10, endedMs: 1 }],
    ['failing', { endedMs: 1, failure: 'no' }],
    ['never-ran', {}],
  ])('says that a job is %s', (state, part) => {
    const never = { leasedBy: null, leasedUntilMs: null, startedMs: null, endedMs: null, failure: null }
    expect(jobState({ ...never, name: 'a', dueMs: 0, failures: 0, ...part }, 10)).toBe(state)
  })
})

describe('the processes of a site', () => {
  let clock = createFakeClock()
  let store: JobStore
  let runs: string[]
  let told: string[]
  let work: (owner: string) => Promise<unknown>
  const processOf = (owner: string): JobRunner =>
    createJobRunner({
      store,
      owner,
      clock,
      report: (error) => told.push(String(error)),
      jobs: [
        {
          name: 'payments',
          everyMs: MINUTE_MS,
          work: async () => {
            runs.push(owner)
            await work(owner)
          },
        },
      ],
    })
  /** Lets everything run that waits for no clock. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }

  beforeEach(() => {
    clock = createFakeClock()
    store = createFakeJobStore()
    runs = []
    told = []
    work = async () => undefined
  })

  it('run a job once in each minute, in one of them', async () => {
    const [a, b] = [processOf('a'), processOf('b')]
    await a.runAll()
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advance(MINUTE_MS / 2)
      await b.runDue()
      clock.advance(MINUTE_MS / 2)
      await Promise.all([a.runDue(), b.runDue()])
    }
    expect(runs).toHaveLength(4)
  })

  it('run missed jobs of a sleeping machine once, and those delayed by a clock ahead', async () => {
    const a = processOf('a')
    await a.runAll()
    clock.advance(9 * HOUR_MS)
    await Promise.all([a.runDue(), a.runDue()])
    await a.runDue()
    expect(runs).toHaveLength(2)
    // The clock was set back by a day.
    clock = createFakeClock(clock.wallTime() - 24 * HOUR_MS)
    await processOf('c').runDue()
    expect(runs).toEqual(['a', 'a', 'c'])
  })

  it('continue the job of a killed process, and do not touch a long one', async () => {
    let end = (): void => undefined
    work = (owner) => (owner === 'b' ? Promise.resolve() : new Promise<void>((ended) => (end = ended)))
    const [a, b] = [processOf('a'), processOf('b')]
    const first = a.runAll()
    await settle()
    for (let minute = 0; minute < 30; minute += 1) {
      clock.advance(MINUTE_MS)
      await settle()
      await b.runDue()
    }
    expect(runs).toEqual(['a'])
    end()
    await first
    // One that is killed renews its lease no more.
    await store.take({
      name: 'payments',
      owner: 'killed',
      nowMs: clock.wallTime() + MINUTE_MS,
      leaseMs: JOB_LEASE_MS,
      maxAheadMs: HOUR_MS,
      isForced: true,
    })
    clock.advance(JOB_LEASE_MS)
    await b.runDue()
    expect(runs).toEqual(['a'])
    clock.advance(MINUTE_MS)
    await b.runDue()
    expect(runs).toEqual(['a', 'b'])
  })

  it('retry a job after growing pauses, and report each failure', async () => {
    work = () => Promise.reject(new Error('no database'))
    const a = processOf('a')
    await a.runAll()
    for (let minute = 0; minute < 8; minute += 1) {
      clock.advance(MINUTE_MS)
      await a.runDue()
    }
    expect([runs.length, told]).toEqual([4, Array(4).fill('Error: no database')])
    expect(await store.list()).toMatchObject([{ failures: 4, failure: 'no database', leasedBy: null }])
    work = async () => undefined
    await store.request('payments', clock.wallTime())
    await a.runDue()
    expect(await store.list()).toMatchObject([{ failures: 0, failure: null }])
  })

  it('run a job once at a time, however often it is asked for', async () => {
    const ends: (() => void)[] = []
    work = () => new Promise<void>((ended) => ends.push(ended))
    const a = processOf('a')
    const both = [a.runAll(), a.runAll()]
    await settle()
    clock.advance(2 * JOB_LEASE_MS)
    const third = a.runDue()
    await settle()
    const begun = [...runs]
    work = async () => undefined
    ends.forEach((end) => end())
    await Promise.all([...both, third])
    expect(begun).toEqual(['a'])
  })

  it('wait for a silent server with a job of their own, and ten seconds at a start', async () => {
    const ended: string[] = []
    const endless = (): Promise<void> => new Promise(() => undefined)
    const job = (name: string, work: () => Promise<unknown>, waitedBy: 'jobs' | 'start' | 'none') => ({
      ...{ name, everyMs: MINUTE_MS, waitedBy },
      work: async () => {
        await work()
        ended.push(name)
      },
    })
    const { runAll } = createJobRunner({
      ...{ store, clock, owner: 'a', report: (error) => told.push(String(error)) },
      jobs: [
        job('payments', endless, 'start'),
        job('mails', endless, 'none'),
        job('papers', async () => undefined, 'jobs'),
      ],
    })
    const started = runAll().then(() => ended.push('the start'))
    await settle()
    expect(ended).toEqual(['papers'])
    clock.advance(START_PATIENCE_MS)
    await started
    expect(ended).toEqual(['papers', 'the start'])
  })

  it('wait at a start for payments that are settled', async () => {
    let end = (): void => undefined
    const payments = { name: 'payments', everyMs: MINUTE_MS, waitedBy: 'start' } as const
    const work = () => new Promise<void>((answered) => (end = answered))
    const { runAll } = createJobRunner({
      ...{ store, clock, owner: 'a', report: (error) => told.push(String(error)) },
      jobs: [{ ...payments, work }],
    })
    let isStarted = false
    const started = runAll().then(() => (isStarted = true))
    await settle()
    expect(isStarted).toBe(false)
    end()
    await started
    expect(clock.waiting()).toBe(0)
  })

  it('begin no job after a stop, and wait for the running one', async () => {
    let end = (): void => undefined
    work = () => new Promise<void>((ended) => (end = ended))
    const a = processOf('a')
    void a.runAll()
    await settle()
    const stopped = a.stop()
    end()
    await stopped
    await a.runDue()
    expect([runs.length, clock.waiting()]).toEqual([1, 0])
    expect(await store.list()).toMatchObject([{ leasedBy: null, failure: null }])
  })
})
