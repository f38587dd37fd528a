import type { Command } from 'commander'
import { PASSPHRASE_WORDS } from '../../../adapters/server/settings/environment/backup-passphrase.js'
import { runRestore } from '../../../adapters/server/terminal/site/run-restore.js'
import type { RestoreOptions } from '../../../adapters/server/terminal/site/run-restore.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { databaseOf } from '../../server/database-of.js'
import { readSecrets } from '../../server/read-secrets.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'

/** `vitrine restore <file> <folder>`: makes a site with all its data from a backup. */
export function registerRestore(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('restore')
    .description(
      'restore a site with all its data from a backup, into a folder or the PostgreSQL of DATABASE_URL',
    )
    .argument('<file>', 'the backup')
    .argument('<folder>', 'the site folder to create')
    .option('-d, --data <folder>', 'the target folder (default: .vitrine/<name> beside the site folder)')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .option('--replace', 'rename existing folders and data first; nothing is deleted')
    .option('--dry-run', 'check the backup and the targets, and write nothing')
    .option('--passphrase-file <file>', PASSPHRASE_WORDS)
    .action(async (file: string, folder: string, options: RestoreOptions) => {
      const done = await runRestore(file, folder, options, { databaseOf, readSecrets, terminal })
      if (!done.ok) fail(done.failure)
    })
}
