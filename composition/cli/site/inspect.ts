import type { Command } from 'commander'
import {
  plainText,
  resultColours,
  shownDocument,
  shownLine,
} from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { toInspectionJson, toLines } from '../../../adapters/server/terminal/site/inspect-text.js'
import { inspectInteractionFiles } from '../../../adapters/site/export/interactions/inspect-interaction-files.js'

interface InspectOptions {
  readonly page?: readonly string[]
  readonly json?: boolean
}

const EXAMPLES = `
Examples:
  vitrine inspect interactions export/
  vitrine inspect interactions export/js/webflow.js --page export/index.html
  vitrine inspect interactions data.json --json`

/** Adds `vitrine inspect interactions <path> [--page page.html ...]`. */
export function registerInspect(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('inspect')
    .description('look into the files of a site')
    .command('interactions')
    .argument('<path>', 'an exported script, page or JSON file with the data, or an export folder')
    .option('--page <files...>', 'pages to search for targets (default for a folder: all its pages)')
    .option('--json', 'print JSON')
    .description('list events, actions, unused lists, parts that are ignored, and targets that match nothing')
    .addHelpText('after', EXAMPLES)
    .action((path: string, options: InspectOptions) => {
      const inspection = inspectInteractionFiles(path, options.page)
      if (!inspection.ok) return fail(inspection.failure)
      if (options.json) terminal.out(shownDocument(plainText(toInspectionJson(inspection.value))))
      else
        for (const line of toLines(inspection.value, resultColours(terminal))) terminal.out(shownLine(line))
    })
}
