import type { JobClaim, JobStore } from '../../core/ports/platform/job-store.port.js'
import { describe, expect, it } from './test-runner.js'

const NOW_MS = 1_000_000
const claim = (part: Partial<JobClaim> = {}): JobClaim => ({
  name: 'mails',
  owner: 'a',
  nowMs: NOW_MS,
  leaseMs: 1000,
  maxAheadMs: 5000,
  isForced: false,
  ...part,
})
const END = { name: 'mails', owner: 'a', endedMs: NOW_MS + 10, failure: null, failures: 0 } as const

/** The rules of every `JobStore`. `open` answers one without jobs each time. */
export function describeJobStore(name: string, open: () => Promise<JobStore>): void {
  const begun = async (): Promise<JobStore> => {
    const store = await open()
    await store.ensure(['papers', 'mails'], NOW_MS)
    return store
  }

  describe(`JobStore: ${name}`, () => {
    it('has each job once, due at once, and keeps its record', async () => {
      const store = await begun()
      await store.take(claim())
      await store.finish({ ...END, dueMs: NOW_MS + 60, failure: 'no answer', failures: 3 })
      await store.ensure(['mails'], NOW_MS + 5)
      expect(await store.list()).toEqual([
        {
          name: 'mails',
          dueMs: NOW_MS + 60,
          leasedBy: null,
          leasedUntilMs: null,
          startedMs: NOW_MS,
          endedMs: NOW_MS + 10,
          failure: 'no answer',
          failures: 3,
        },
        {
          name: 'papers',
          dueMs: NOW_MS,
          leasedBy: null,
          leasedUntilMs: null,
          startedMs: null,
          endedMs: null,
          failure: null,
          failures: 0,
        },
      ])
      expect(await store.take(claim({ name: 'unknown' }))).toBeNull()
    })

    it('gives a job to one of several parallel processes', async () => {
      const store = await begun()
      const takes = await Promise.all(['a', 'b', 'c'].map((owner) => store.take(claim({ owner }))))
      expect(takes.filter((taken) => taken !== null)).toHaveLength(1)
      expect(await store.take(claim({ owner: 'd', nowMs: NOW_MS + 999 }))).toBeNull()
    })

    it('gives the job of a dead process after its lease, and accepts nothing from that process', async () => {
      const store = await begun()
      await store.take(claim())
      expect(await store.renew('mails', 'a', NOW_MS + 3000)).toBe(true)
      expect(await store.take(claim({ owner: 'b', nowMs: NOW_MS + 1001 }))).toBeNull()
      expect(await store.take(claim({ owner: 'b', nowMs: NOW_MS + 3001 }))).toMatchObject({ leasedBy: 'b' })
      expect([
        await store.renew('mails', 'a', NOW_MS + 9000),
        await store.finish({ ...END, dueMs: NOW_MS + 9000 }),
      ]).toEqual([false, false])
    })

    it('works after a clock that was ahead, and gives a job of another process by force', async () => {
      const store = await begun()
      await store.take(claim({ nowMs: NOW_MS + 90_000 }))
      expect(await store.take(claim({ owner: 'b' }))).toMatchObject({ leasedBy: 'b', startedMs: NOW_MS })
      await store.finish({ ...END, owner: 'b', dueMs: NOW_MS + 90_000 })
      expect(await store.take(claim({ owner: 'c' }))).not.toBeNull()
      expect(await store.take(claim({ owner: 'd' }))).toBeNull()
      expect(await store.take(claim({ owner: 'd', isForced: true }))).toMatchObject({ leasedBy: 'd' })
    })

    it('runs a requested job at once, and once more if it was running', async () => {
      const store = await begun()
      await store.take(claim())
      await store.finish({ ...END, dueMs: NOW_MS + 4000 })
      expect(await store.take(claim({ nowMs: NOW_MS + 20 }))).toBeNull()
      expect([await store.request('mails', NOW_MS + 20), await store.request('x', NOW_MS)]).toEqual([
        true,
        false,
      ])
      expect(await store.take(claim({ nowMs: NOW_MS + 20 }))).not.toBeNull()
      await store.request('mails', NOW_MS + 30)
      await store.renew('mails', 'a', NOW_MS + 2000)
      expect(await store.take(claim({ owner: 'b', nowMs: NOW_MS + 40 }))).toBeNull()
      await store.finish({ ...END, dueMs: NOW_MS + 4000 })
      expect(await store.take(claim({ nowMs: NOW_MS + 50 }))).not.toBeNull()
    })
  })
}
