import type { DataProblem } from '../../data/interactions.js'

/** Tells of a part of the data that is ignored: its place, and why. */
export type Report = (path: string, message: string) => void

/** Tells of a part of a kind that is not known. */
export const reportUnknown = (report: Report, path: string, kind: string, value: unknown): void =>
  report(path, `${kind} ${JSON.stringify(value ?? null)} is not known`)

/** Gathers what is reported, each kind of fault once with the place where it is first. */
export function createProblems(): { readonly report: Report; readonly all: () => readonly DataProblem[] } {
  const known = new Map<string, DataProblem>()
  return {
    report: (path, message) => {
      if (!known.has(message)) known.set(message, { path, message })
    },
    all: () => [...known.values()],
  }
}
