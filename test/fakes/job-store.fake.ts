import type { JobRecord, JobStore } from '../../core/ports/platform/job-store.port.js'

/** Jobs in memory. */
export function createFakeJobStore(): JobStore {
  const records = new Map<string, JobRecord>()
  const change = (name: string, part: Partial<JobRecord>): boolean => {
    const record = records.get(name)
    if (record !== undefined) records.set(name, { ...record, ...part })
    return record !== undefined
  }
  const dueOf = (name: string, dueMs: number): number => {
    const record = records.get(name)
    return record?.leasedUntilMs != null && record.dueMs < record.leasedUntilMs ? record.dueMs : dueMs
  }
  return {
    ensure: async (names, nowMs) => {
      for (const name of names) {
        if (records.has(name)) continue
        const never = { leasedBy: null, leasedUntilMs: null, startedMs: null, endedMs: null, failure: null }
        records.set(name, { ...never, name, dueMs: nowMs, failures: 0 })
      }
    },
    take: async ({ name, owner, nowMs, leaseMs, maxAheadMs, isForced }) => {
      const record = records.get(name)
      if (record === undefined) return null
      const { dueMs, leasedUntilMs } = record
      const isDue = dueMs <= nowMs || dueMs > nowMs + maxAheadMs
      const isFree = leasedUntilMs === null || leasedUntilMs <= nowMs || leasedUntilMs > nowMs + 2 * leaseMs
      if (!isForced && !(isDue && isFree)) return null
      const untilMs = nowMs + leaseMs
      change(name, { leasedBy: owner, leasedUntilMs: untilMs, dueMs: untilMs, startedMs: nowMs })
      return records.get(name) ?? null
    },
    renew: async (name, owner, untilMs) =>
      records.get(name)?.leasedBy === owner &&
      change(name, { dueMs: dueOf(name, untilMs), leasedUntilMs: untilMs }),
    finish: async ({ name, owner, endedMs, dueMs, failure, failures }) =>
      records.get(name)?.leasedBy === owner &&
      change(name, {
        dueMs: dueOf(name, dueMs),
        leasedBy: null,
        leasedUntilMs: null,
        endedMs,
        failure,
        failures,
      }),
    request: async (name, nowMs) => change(name, { dueMs: nowMs }),
    list: async () => [...records.values()].sort((left, right) => (left.name < right.name ? -1 : 1)),
  }
}
