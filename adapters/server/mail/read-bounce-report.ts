import { readFileSync, statSync } from 'node:fs'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { MAX_BOUNCE_CHARS } from '../../../core/use-cases/mails/sending/read-bounce.js'
import { plainLine } from '../terminal/plain-words.js'

const STANDARD_INPUT = '-'

/** Reads the report of a mail server from a file; `-` stands for standard input. */
export function readReport(file: string): Result<string, OwnerFailure> {
  if (file === STANDARD_INPUT) return ok(readFileSync(0, 'utf8'))
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined || !found.isFile()) return err(badInput(`There is no file ${plainLine(file)}.`))
  if (found.size > MAX_BOUNCE_CHARS)
    return err(badInput(`${plainLine(file)} is larger than any report of a mail server.`))
  return ok(readFileSync(file, 'utf8'))
}
