import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { Fail } from './failure.js'
import { jsonText, plainLine } from './plain-words.js'
import { completed } from './terminal.js'
import type { Terminal } from './terminal.js'
import { shownLine } from './printable.js'

/** The result of a command, as JSON and as lines. */
export interface PrintedResult {
  readonly json: unknown
  readonly lines: readonly string[]
  /** Lines of this program after them, which may quote commands. */
  readonly hints?: readonly string[]
}

/** The outputs of a command: its terminal, and the report of a failure. */
export interface Outputs {
  readonly terminal: Terminal
  readonly fail: Fail
}

/** Ends a command: prints its result, as JSON or as lines, or reports its failure. */
export function finish(
  { terminal, fail }: Outputs,
  { json = false }: { readonly json?: boolean },
  result: Result<PrintedResult, OwnerFailure>,
): void {
  if (!result.ok) return fail(result.failure)
  if (json) return terminal.out(jsonText(result.value.json))
  for (const line of result.value.lines) terminal.out(shownLine(line))
  for (const line of result.value.hints ?? []) terminal.out(shownLine(completed(terminal, line)))
}

/** The line about a change, or about a dry run; `summary` is null if nothing changes. */
export const changeLine = (summary: string | null, isDryRun: boolean): string =>
  summary === null
    ? 'Nothing was changed.'
    : plainLine(`${summary}.${isDryRun ? ' Nothing was changed (--dry-run).' : ''}`)
