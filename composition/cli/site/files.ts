import { Option } from 'commander'
import type { Command } from 'commander'
import { FORM_FILES_LIMIT_BYTES } from '../../../adapters/server/forms/index.js'
import { DOWNLOADS_FOLDER } from '../../../adapters/server/routes/orders/downloads.js'
import { downloadsFolderOf } from '../../../adapters/server/routes/orders/list-downloads.js'
import { createSqlFileDesk } from '../../../adapters/server/sql/owner/index.js'
import { jsonText, plainLine, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { fileLine, noSuchFile } from '../../../adapters/server/terminal/site/file-lines.js'
import { readInside } from '../../../adapters/site/safe-files/index.js'
import { fileNameOf, writeNewFile } from '../../../adapters/site/safe-files/write-into.js'
import { keptFileKey } from '../../../core/use-cases/owner/files/kept-file.js'
import type {
  FileDesk,
  ShopFile,
  ShopFileFilter,
  ShopFileKind,
} from '../../../core/ports/owner/files/file-desk.port.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import { readKeptFile } from '../../../core/ports/platform/read-kept-file.js'
import { badInput, dataFailure, err, ok, withoutUndefined } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { findShopFile, removeFile } from '../../../core/use-cases/owner/files/remove-file.js'
import { atShop, printChange, toFailure } from '../catalogue/at-shop.js'
import type { EntryOf, ShopOptions } from '../catalogue/at-shop.js'
import { openFileStore } from '../messages/form-data.js'
import { nameData } from '../people/owner-data.js'
import { addListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { join } from 'node:path'

const DEFAULT_LIMIT = 50
const KINDS = ['form', 'member', 'download'] as const satisfies readonly ShopFileKind[]

interface SiteFiles {
  readonly desk: FileDesk
  readonly files: FileStore
  readonly entryOf: EntryOf
}

/** Opens the files of a site while `work` runs. Without a folder of the site there are none for buyers. */
const withFiles = <T>(
  folder: string | undefined,
  options: ShopOptions,
  work: (site: SiteFiles) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  atShop(folder, options, async ({ sql, commit, siteId, entryOf }) => {
    const files = await openFileStore(sql, siteId)
    if (!files.ok) return files
    const desk = createSqlFileDesk({
      sql,
      commit,
      siteId,
      files: files.value,
      downloads: downloadsFolderOf(folder ?? '.'),
      limits: { formBytes: FORM_FILES_LIMIT_BYTES, memberBytes: 0 },
    })
    return work({ desk, files: files.value, entryOf })
  })

async function contentOf(
  { files }: SiteFiles,
  folder: string | undefined,
  file: ShopFile,
): Promise<Result<Uint8Array | null, OwnerFailure>> {
  const key = keptFileKey(file)
  if (key === null) return ok(await readInside(join(folder ?? '.', DOWNLOADS_FOLDER), file.name))
  const read = await readKeptFile(files, key)
  return read.ok ? read : err(dataFailure(read.failure.message))
}

type ListFilter = Pick<ShopFileFilter, 'kind' | 'search'>

function registerList(command: Command, terminal: Terminal, fail: Fail): void {
  addListOptions(command, { sortKeys: ['time'], limit: DEFAULT_LIMIT })
    .description('list the files of forms and members and the downloads for buyers, the newest first')
    .addOption(new Option('--kind <kind>', 'only files of this kind').choices(KINDS))
    .option('--search <text>', 'only files with this text in the name')
    .action(async (folder: string | undefined, options: ShopOptions & ListFilter & ListOptions<'time'>) => {
      const { kind, search } = options
      const filter = withoutUndefined({ kind, search })
      const listed = await withFiles(folder, options, ({ desk }) => readList(desk.list, filter, options))
      if (!listed.ok) return fail(listed.failure)
      printList(terminal, listed.value, {
        json: options.json,
        empty: 'There are no such files.',
        lines: (items) => items.map(fileLine),
      })
    })
}

function registerSave(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('save a file; the list shows its id')
    .option('-o, --output <path>', 'the target (default: its own name in the current folder)')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: ShopOptions & { output?: string }) => {
      const saved = await withFiles(folder, options, async (site) => {
        const file = await findShopFile(site.desk, id)
        if (!file.ok) return err(toFailure(file.failure))
        const content = file.value === undefined ? ok(null) : await contentOf(site, folder, file.value)
        if (!content.ok) return content
        if (file.value === undefined || content.value === null) return err(noSuchFile(id))
        const name = file.value.name.split('/').at(-1) ?? ''
        return writeNewFile(
          options.output ?? fileNameOf({ id: file.value.id, name, sizeBytes: 0 }),
          content.value,
        )
      })
      if (!saved.ok) return fail(saved.failure)
      terminal.out(options.json ? jsonText({ id, path: saved.value }) : saved.value)
    })
}

interface RemoveOptions extends ShopOptions {
  readonly evenIfBought?: boolean
}

function registerRemove(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('remove a file permanently; a download stays while a product sells it')
    .option('--even-if-bought', 'also remove a file that was bought: its buyers can no longer download it')
    .option('--dry-run', 'check it and remove nothing')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: RemoveOptions) => {
      const { evenIfBought = false, dryRun = false } = options
      const removed = await withFiles(folder, options, async ({ desk, entryOf }) => {
        const done = await removeFile(desk, { id, evenIfBought, dryRun, entryOf })
        if (done.ok) return done
        if (done.failure.tag === 'not-found') return err(noSuchFile(id))
        const way = evenIfBought ? [] : ['--even-if-bought removes a file that orders have.']
        return err(badInput(plainLine(done.failure.message), ...way))
      })
      if (!removed.ok) return fail(removed.failure)
      if (options.json) return terminal.out(jsonText({ file: removed.value, isRemoved: !dryRun }))
      printChange(terminal, `${dryRun ? 'Would remove' : 'Removed'} ${removed.value.name}`, dryRun)
    })
}

/** `vitrine files list|save|remove`: the files that a site keeps, also while it runs. */
export function registerFiles(program: Command, terminal: Terminal, fail: Fail): void {
  const files = program
    .command('files')
    .description('the files of a site: from forms, from members, and downloads for buyers')
  registerList(nameData(files.command('list')), terminal, fail)
  registerSave(nameData(files.command('save').argument('<id>', 'the id of the file')), terminal, fail)
  registerRemove(nameData(files.command('remove').argument('<id>', 'the id of the file')), terminal, fail)
}
