import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

/** Folders of the code that serves a site from a folder of others. */
const SERVING = [
  ...['adapters/site/files', 'adapters/site/pages', 'adapters/server', 'composition/server'],
  // Others may have made an export too, and may change it while it is adopted.
  ...['adapters/site/export', 'adapters/site/adoption', 'adapters/site/build'],
]

/**
 * The modules that open or read files, with the reason. Files of a site are opened by `safe-files` or by a
 * descriptor.
 */
const READERS: Readonly<Record<string, string>> = {
  'adapters/server/backup/backup-files.ts': 'a handle of safe-files',
  'adapters/server/csv/read-table-file.ts': 'a table that the owner names, never one of the site',
  'adapters/server/http/connections/max-open-files.ts': 'a file of the system',
  'adapters/server/mail/read-bounce-report.ts': 'a file that the owner names, never one of the site',
  'adapters/server/routes/orders/downloads.ts': 'a handle of safe-files',
  'adapters/server/sql/backups/place-restored.ts': 'a descriptor of safe-files',
  'adapters/server/sql/backups/site-backup.ts': 'an archive that the owner names',
  'adapters/server/sql/backups/write-backup.ts': 'an archive that it has written',
  'adapters/server/sql/backups/write-restore.ts': 'an archive that the owner names',
  'adapters/server/sql/engine/pglite/copy-database.ts': 'the data folder',
  'adapters/server/sql/engine/pglite/data-folder.ts': 'the data folder',
  'adapters/server/sql/engine/pglite/data-template.ts': 'a file of the program',
  'adapters/server/sql/engine/pglite/directory-lock.ts': 'the data folder',
  'adapters/server/sql/engine/pglite/durable-file-system.ts': 'the data folder',
  'adapters/server/sql/engine/pglite/open-pglite.ts': 'the data folder',
  'adapters/server/sql/engine/shared/access-file.ts': 'the data folder',
  'adapters/site/export/interactions/interaction-files.ts': 'an export that its owner looks into',
  'adapters/site/export/output/write-site.ts': 'a handle of safe-files',
  'adapters/site/files/is-application.ts': 'a descriptor of safe-files',
  'adapters/site/files/open-file.ts': 'a path that site-files checked, and where the open file lies',
  'adapters/site/pages/data/table-files.ts': 'a handle of safe-files',
  'adapters/site/pages/list-payment-scripts.ts': 'files of the program',
  'adapters/site/pages/saved-payment-scripts.ts': 'an inventory that the owner names, never one of the site',
  'adapters/server/settings/environment/backup-passphrase.ts':
    'a file that the owner names, never one of the site',
  'adapters/server/settings/environment/account-key.ts': 'the data folder',
  'adapters/server/site-folder/read-own-file.ts': 'a descriptor of safe-files',
  'adapters/server/settings/environment/secrets-file.ts':
    'a file that the owner names, never one of the site',
}

const READS =
  /\b(?:readFile|readFileSync|openSync|createReadStream|copyFile|copyFileSync|cp|cpSync|opendir)\b/
const OPENS = /import \{[^}]*\bopen\b[^}]*\} from 'node:fs\/promises'/

it('reads files of a site in named places only, which follow no link out of it', () => {
  const files = SERVING.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(200)
  const readers = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return OPENS.test(text) || (/from 'node:fs/.test(text) && READS.test(text))
  })
  expect(readers.sort()).toEqual(Object.keys(READERS).sort())
  // A file of a site is read by its descriptor, not by its path.
  const byDescriptor = Object.entries(READERS).filter(([, why]) => why === 'a descriptor of safe-files')
  for (const [file] of byDescriptor)
    expect([file, readFileSync(file, 'utf8')]).toEqual([file, expect.stringMatching(/openInside|withTable/)])
})
