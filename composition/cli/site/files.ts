import { Option } from 'commander'
import type { Command } from 'commander'
import { FORM_FILES_LIMIT_BYTES } from '../../../adapters/server/forms/index.js'
import { downloadsFolderOf, readDownload } from '../../../adapters/server/routes/orders/list-downloads.js'
import { finish, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal } from '../../../adapters/server/terminal/index.js'
import { fileLine } from '../../../adapters/server/terminal/site/file-lines.js'
import { removeShopFile, saveShopFile } from '../../../adapters/server/terminal/site/file-commands.js'
import type { CommandFiles } from '../../../adapters/server/terminal/site/file-commands.js'
import type { ShopFileFilter, ShopFileKind } from '../../../core/ports/owner/files/file-desk.port.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { withoutUndefined } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { atFiles } from '../at-files.js'
import { nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { addListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'

const DEFAULT_LIMIT = 50
const KINDS = ['form', 'member', 'download'] as const satisfies readonly ShopFileKind[]

/** Opens the files of a site while `work` runs. Without a folder of the site there are none for buyers. */
const withFiles = <T>(
  folder: string | undefined,
  options: ShopOptions,
  work: (files: CommandFiles) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  atFiles(folder, options, (files, shop) => {
    const siteFolder = folder ?? '.'
    const desk = shop.desks.filesOf({
      files,
      downloads: downloadsFolderOf(siteFolder),
      limits: { formBytes: FORM_FILES_LIMIT_BYTES, memberBytes: 0 },
    })
    return work({
      desk,
      files,
      readDownload: (path) => readDownload(siteFolder, path),
      entryOf: shop.entryOf,
    })
  })

type ListFilter = Pick<ShopFileFilter, 'kind' | 'search'>

function registerList(command: Command, { terminal, fail }: Outputs): void {
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

/** `vitrine files list|save|remove`: the files that a site keeps, also while it runs. */
export function registerFiles(program: Command, terminal: Terminal, fail: Fail): void {
  const files = program
    .command('files')
    .description('the files of a site: from forms, from members, and downloads for buyers')
  const out = { terminal, fail }
  registerList(nameData(files.command('list')), out)
  const named = (name: string): Command =>
    nameData(files.command(name).argument('<id>', 'the id of the file'))
  named('save')
    .description('save a file; the list shows its id')
    .option('-o, --output <path>', 'the target (default: its own name in the current folder)')
    .option('--json', 'write JSON')
    .action(
      async (id: string, folder: string | undefined, options: ShopOptions & { readonly output?: string }) =>
        finish(
          out,
          options,
          await withFiles(folder, options, (site) => saveShopFile(site, id, options.output)),
        ),
    )
  named('remove')
    .description('remove a file permanently; a download stays while a product sells it')
    .option('--even-if-bought', 'also remove a file that was bought: its buyers can no longer download it')
    .option('--dry-run', 'check it and remove nothing')
    .option('--json', 'write JSON')
    .action(
      async (
        id: string,
        folder: string | undefined,
        options: ShopOptions & { readonly evenIfBought?: boolean },
      ) =>
        finish(out, options, await withFiles(folder, options, (site) => removeShopFile(site, id, options))),
    )
}
