import type { DataProblem } from '../../data/interactions.js'

/** Reports a part of the data that is ignored: its path, and the reason. */
export type Report = (path: string, message: string) => void

/** Reports a part of an unknown kind. */
export const reportUnknown = (report: Report, path: string, kind: string, value: unknown): void =>
  report(path, `${kind} ${JSON.stringify(value ?? null)} is not known`)

/** Collects reports: each kind of fault once, with the first place where it occurs. */
export function createProblems(): { readonly report: Report; readonly all: () => readonly DataProblem[] } {
  const known = new Map<string, DataProblem>()
  return {
    report: (path, message) => {
      if (!known.has(message)) known.set(message, { path, message })
    },
    all: () => [...known.values()],
  }
}
