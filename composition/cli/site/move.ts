import { Option } from 'commander'
import type { Command } from 'commander'
import {
  describeCounts,
  finishMove,
  moveData,
  movePlaces,
  totalOf,
} from '../../../adapters/server/sql/backups/move-data.js'
import { plural } from '../../../core/shared/index.js'
import { databaseOf } from '../../server/database-of.js'
import { jsonText, printMessage, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'

interface MoveWords {
  readonly to: 'server' | 'folder'
  readonly data?: string
  readonly dryRun?: boolean
  readonly json?: boolean
}

/** `vitrine move <folder>`: takes all data of a site from the embedded database to PostgreSQL, or back. */
export function registerMove(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('move')
    .description('move all data of a site from its data folder to the PostgreSQL of DATABASE_URL, or back')
    .argument('<folder>', 'the site folder')
    .addOption(
      new Option('--to <place>', 'the target: the server of DATABASE_URL, or the data folder')
        .choices(['server', 'folder'])
        .default('server'),
    )
    .option('-d, --data <folder>', 'the data folder (default: .vitrine/<name> beside the site folder)')
    .option('--dry-run', 'count what would be moved and write nothing')
    .option('--json', 'write the counts as JSON')
    .action(async (site: string, options: MoveWords) => {
      const move = movePlaces(site, { ...options, databaseUrl: process.env['DATABASE_URL'] })
      if (!move.ok) return fail(move.failure)
      const isDryRun = options.dryRun === true
      const moved = await moveData(move.value, databaseOf, isDryRun)
      if (!moved.ok) return fail(moved.failure)
      const { from, to } = move.value
      const rows = totalOf(moved.value)
      const [source, target] = [from.description, to.description]
      if (options.json)
        terminal.out(jsonText({ from: source, to: target, isMoved: !isDryRun, rows, tables: moved.value }))
      else {
        const amount = plural(rows, 'row')
        terminal.out(
          shownLine(
            isDryRun
              ? `${amount} would be moved from ${source} to ${target}; nothing was written.`
              : `Moved ${amount} from ${source} to ${target}; the counts on both sides are equal.`,
          ),
        )
        for (const line of describeCounts(moved.value)) terminal.out(shownLine(line))
      }
      if (!isDryRun) for (const line of finishMove(move.value)) printMessage(terminal, line)
    })
}
