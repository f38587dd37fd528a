import { closeSync, fstatSync, readFileSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { openHandleInside, openInside } from '../../site/safe-files/index.js'
import { tableText, tableTextWithPauses } from '../csv/table-text.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { ownText } from './own-text.js'

/** The maximum size of a catalogue in MB; a much larger file would exhaust the shop's memory. */
const MAX_MB = 100

/** The refusal of a link's target, after its path. */
export const LINK_OUT = 'it is a link that leads out of its folder; put the file itself there'
const UNREADABLE = 'this user may not read it, or the disk does not answer'

/**
 * The reason why a file cannot be read safely: a pipe may stay silent, and a device such as `/dev/zero` never
 * ends.
 */
function refusalOf(facts: Stats, maxMb: number): string | null {
  if (facts.isDirectory()) return 'it is a folder, not a file'
  if (!facts.isFile()) return 'it is a pipe or a device, not a file'
  return facts.size > maxMb * 1_000_000 ? `it has more than ${maxMb} MB` : null
}

interface OwnFileOptions {
  readonly textOf: (bytes: Buffer) => Result<string, string>
  readonly maxMb: number
}

const refuse = (siteFolder: string, path: string, reason: string) =>
  err(badInput(`${join(siteFolder, path)} cannot be read: ${reason}.`))

/**
 * Reads one of the owner's files; null: there is none. Reading blocks the process, so only a plain file is read.
 * `path`: inside the site folder, which must also contain the targets of its links. `maxMb`: the maximum size.
 */
export function readOwnBytes(
  siteFolder: string,
  path: string,
  maxMb: number,
): Result<Buffer | null, OwnerFailure> {
  const opened = openInside(siteFolder, path)
  if (!opened.ok) {
    if (opened.failure === 'missing') return ok(null)
    return refuse(siteFolder, path, opened.failure === 'outside' ? LINK_OUT : UNREADABLE)
  }
  try {
    const reason = refusalOf(fstatSync(opened.value), maxMb)
    return reason === null ? ok(readFileSync(opened.value)) : refuse(siteFolder, path, reason)
  } catch {
    return refuse(siteFolder, path, UNREADABLE)
  } finally {
    closeSync(opened.value)
  }
}

/**
 * Reads one of the owner's files as text, as `readOwnBytes` does. `textOf`: decodes the bytes. @default UTF-8
 * only `maxMb`: the maximum size. @default MAX_MB
 */
export function readOwnFile(
  siteFolder: string,
  path: string,
  { textOf = ownText, maxMb = MAX_MB }: Partial<OwnFileOptions> = {},
): Result<string | null, OwnerFailure> {
  const bytes = readOwnBytes(siteFolder, path, maxMb)
  if (!bytes.ok) return bytes
  if (bytes.value === null) return ok(null)
  const text = textOf(bytes.value)
  return text.ok ? text : refuse(siteFolder, path, text.failure)
}

/** Reads a table of the owner as `readOwnFile` does, but lets the process answer other requests meanwhile. */
export async function readOwnTable(
  siteFolder: string,
  path: string,
): Promise<Result<string | null, OwnerFailure>> {
  const handle = await openHandleInside(siteFolder, path)
  try {
    if (handle !== null && (await handle.stat()).size <= MAX_MB * 1_000_000)
      return ok(await tableTextWithPauses(await handle.readFile()))
  } catch {
    // The reason is reported by the reading below.
  } finally {
    await handle?.close()
  }
  return readOwnFile(siteFolder, path, { textOf: (bytes) => ok(tableText(bytes)) })
}
