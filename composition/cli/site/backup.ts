import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { passphraseIdentity } from '../../../adapters/server/backup/index.js'
import { manifestReport, noteBackup } from '../../../adapters/server/sql/backups/site-backup.js'
import { incompleteLines, wholeLine } from '../../../adapters/server/terminal/site/backup-lines.js'
import { runBackup, verifyBackup } from '../../../adapters/server/terminal/site/run-backup.js'
import type { BackupOptions as Options } from '../../../adapters/server/terminal/site/run-backup.js'
import { jsonText, printMessage, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { ok } from '../../../core/shared/index.js'
import { VERSION } from '../../version.js'
import {
  PASSPHRASE_WORDS,
  readPassphrase,
} from '../../../adapters/server/settings/environment/backup-passphrase.js'
import { parseDays } from '../../../adapters/server/terminal/arguments/numbers.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import { readSecrets } from '../../server/read-secrets.js'
import { atShop } from '../at-shop.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'

interface BackupOptions extends Options {
  readonly site: string
  readonly every: number
}

/** `vitrine backup <folder>` and `vitrine backup verify <file>`. */
export function registerBackup(program: Command, terminal: Terminal, fail: Fail): void {
  const command = program
    .command('backup')
    .description('back up a site with all its data into one encrypted file, also while it runs')
    .enablePositionalOptions()
    .argument('<folder>', 'the site folder')
    .option(
      '--to <folder>',
      'where backups are kept (default: .vitrine/<name>.backups beside the site folder)',
    )
    .option(
      '--keep <number>',
      'keep this many of the newest backups of the site and remove the others',
      parseCount,
    )
    .option(
      '--every <days>',
      'days until the next backup is due; `vitrine doctor` reports an overdue one',
      parseDays,
      7,
    )
    .option('--passphrase-file <file>', PASSPHRASE_WORDS)
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .option('--no-bucket-files', 'leave out files of members and forms that are stored in a bucket')
    .option('--dry-run', 'count what would be copied and write nothing')
    .option('--json', 'write JSON')
    .action(async (folder: string, options: BackupOptions) => {
      const done = await runBackup(folder, options, {
        program: VERSION,
        readSecrets,
        checkData: () => atShop(folder, options, async () => ok(undefined), { keepsOlder: true }),
        remember: (made) =>
          atShop(
            folder,
            options,
            async ({ sql, siteId }) =>
              ok(await noteBackup(sql, siteId, made, { id: randomUUID(), everyDays: options.every })),
            // `checkData` has compared the site with those of the data.
            { keepsOlder: true, mayBegin: true },
          ),
        terminal,
      })
      if (!done.ok) fail(done.failure)
    })
  command
    .command('verify')
    .description('read a whole backup and compare its content with the checksums')
    .argument('<file>', 'the backup')
    .option('--passphrase-file <file>', PASSPHRASE_WORDS)
    .option('--json', 'write JSON')
    .action(async (file: string, { passphraseFile, json }: Pick<Options, 'passphraseFile' | 'json'>) => {
      const passphrase = readPassphrase(passphraseFile, readSecrets(process.env, null), 'made')
      if (!passphrase.ok) return fail(passphrase.failure)
      const verified = await verifyBackup(file, passphraseIdentity(passphrase.value), terminal)
      if (!verified.ok) return fail(verified.failure)
      const report = manifestReport(verified.value)
      if (json) return terminal.out(jsonText(report))
      terminal.out(shownLine(wholeLine(file, report)))
      for (const line of incompleteLines(report)) printMessage(terminal, line)
    })
}
