import { describe, expect, it } from '@jest/globals'
import { changeLine, finish } from '../../../../adapters/server/terminal/index.js'
import type { PrintedResult } from '../../../../adapters/server/terminal/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'

function printed(told: Result<PrintedResult, OwnerFailure>, json?: boolean) {
  const lines: string[] = []
  const failures: OwnerFailure[] = []
  const terminal = { out: (line: string) => void lines.push(line), err: () => undefined }
  finish({ terminal, fail: (failure) => void failures.push(failure) }, { ...(json && { json }) }, told)
  return { lines, failures }
}

const TOLD = ok({ json: { count: 2 }, lines: ['Two mails', 'are tried again.'] })

describe('the result of a command', () => {
  it('is printed as lines, or as JSON alone if the command asks for it', () => {
    expect(printed(TOLD)).toEqual({ lines: ['Two mails', 'are tried again.'], failures: [] })
    expect(printed(TOLD, true)).toEqual({ lines: ['{\n  "count": 2\n}'], failures: [] })
  })

  it('is not printed if the command failed', () => {
    const failure = badInput('There is no such mail.')
    expect(printed(err(failure), true)).toEqual({ lines: [], failures: [failure] })
  })
})

describe('the line about a change', () => {
  it.each([
    ['a change', 'Hidden', false, 'Hidden.'],
    ['a dry run', 'Hidden', true, 'Hidden. Nothing was changed (--dry-run).'],
    ['no difference', null, true, 'Nothing was changed.'],
    ['a name with line ends', 'Renamed to a\nb', false, 'Renamed to a b.'],
  ])('tells of %s', (_, summary, isDryRun, line) => {
    expect(changeLine(summary, isDryRun)).toBe(line)
  })
})
