import type { EntryOf } from '../../../../core/owners/index.js'
import type { FileDesk, ShopFile } from '../../../../core/ports/owner/files/file-desk.port.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import { readKeptFile } from '../../../../core/ports/platform/read-kept-file.js'
import { badInput, dataFailure, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { keptFileKey } from '../../../../core/use-cases/owner/files/kept-file.js'
import { findShopFile, removeFile } from '../../../../core/use-cases/owner/files/remove-file.js'
import { fileNameOf, writeNewFile } from '../../../site/safe-files/write-into.js'
import { toFailure } from '../failure.js'
import { plainLine } from '../plain-words.js'
import { changeLine } from '../print-result.js'
import type { PrintedResult } from '../print-result.js'
import { noSuchFile } from './file-lines.js'

/** The files of a shop for its commands. */
export interface CommandFiles {
  readonly desk: FileDesk
  readonly files: FileStore
  /** Reads a download for buyers; null: it is not there. */
  readonly readDownload: (path: string) => Promise<Uint8Array | null>
  readonly entryOf: EntryOf
}

async function contentOf(
  { files, readDownload }: CommandFiles,
  file: ShopFile,
): Promise<Result<Uint8Array | null, OwnerFailure>> {
  const key = keptFileKey(file)
  if (key === null) return ok(await readDownload(file.name))
  const read = await readKeptFile(files, key)
  return read.ok ? read : err(dataFailure(read.failure.message))
}

/** Saves a file to a path, or under its own name in the current folder. */
export async function saveShopFile(
  site: CommandFiles,
  id: string,
  output: string | undefined,
): Promise<Result<PrintedResult, OwnerFailure>> {
  const found = await findShopFile(site.desk, id)
  if (!found.ok) return err(toFailure(found.failure))
  const file = found.value
  const content = file === undefined ? ok(null) : await contentOf(site, file)
  if (!content.ok) return content
  if (file === undefined || content.value === null) return err(noSuchFile(id))
  const name = file.name.split('/').at(-1) ?? ''
  const path = await writeNewFile(output ?? fileNameOf({ id: file.id, name, sizeBytes: 0 }), content.value)
  return path.ok ? ok({ json: { id, path: path.value }, lines: [path.value] }) : path
}

/** Removes a file permanently, or describes the effect of a removal. */
export async function removeShopFile(
  { desk, entryOf }: CommandFiles,
  id: string,
  { evenIfBought = false, dryRun = false }: { readonly evenIfBought?: boolean; readonly dryRun?: boolean },
): Promise<Result<PrintedResult, OwnerFailure>> {
  const done = await removeFile(desk, { id, evenIfBought, dryRun, entryOf })
  if (done.ok)
    return ok({
      json: { file: done.value, isRemoved: !dryRun },
      lines: [changeLine(`${dryRun ? 'Would remove' : 'Removed'} ${done.value.name}`, dryRun)],
    })
  if (done.failure.tag === 'not-found') return err(noSuchFile(id))
  const way = evenIfBought ? [] : ['--even-if-bought removes a file that orders have.']
  return err(badInput(plainLine(done.failure.message), ...way))
}
