import type { Command } from 'commander'
import { inspectInteractions, inspectPage, parseInteractions } from '../../core/animation/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { toLines } from '../../adapters/server/terminal/inspect-text.js'
import type { Inspection, PageInspection } from '../../adapters/server/terminal/inspect-text.js'
import { readInteractionFile, readPages } from '../../adapters/site/export/interaction-files.js'
import { plainText } from '../../adapters/server/terminal/plain-words.js'
import { resultColours } from '../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'

interface InspectOptions {
  readonly page?: readonly string[]
  readonly json?: boolean
}

const EXAMPLES = `
Examples:
  vitrine inspect interactions export/
  vitrine inspect interactions export/js/webflow.js --page export/index.html
  vitrine inspect interactions data.json --json`

function inspect(path: string, options: InspectOptions): Result<Inspection, OwnerFailure> {
  const source = readInteractionFile(path)
  if (!source.ok) return source
  const { interactions, problems } = parseInteractions(source.value.data)
  if (interactions.events.size + interactions.lists.size === 0)
    return err(
      badInput(`There is no interaction in ${source.value.file}: its events and action lists are empty.`),
    )
  const pages = readPages(options.page ?? source.value.pages)
  if (!pages.ok) return pages
  const looked = pages.value.map(({ file, facts }): PageInspection => ({
    file,
    pageId: facts.pageId,
    checks: inspectPage(interactions, facts),
  }))
  return ok({
    file: source.value.file,
    titles: source.value.titles,
    report: inspectInteractions(interactions, problems),
    pages: looked,
  })
}

/** The output for programs: the counts, and the missing parts of each page. */
const toJson = ({ file, report, pages }: Inspection): string =>
  JSON.stringify(
    {
      file,
      ...report,
      pages: pages.map(({ checks, ...page }) => ({
        ...page,
        events: new Set(checks.map(({ event }) => event)).size,
        missing: checks.flatMap(({ isMissing, ...check }) => (isMissing ? [check] : [])),
      })),
    },
    null,
    2,
  )

/** Adds `vitrine inspect interactions <path> [--page page.html ...]`. */
export function registerInspect(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('inspect')
    .description('what is inside the files of a site')
    .command('interactions')
    .argument(
      '<path>',
      'an exported script, a page or a JSON file that contains the data, or an export folder',
    )
    .option('--page <files...>', 'pages to look for targets on; of a folder, all its pages unless named')
    .option('--json', 'as JSON, for another program')
    .description('list events, actions, unused lists, parts that are ignored, and targets that match nothing')
    .addHelpText('after', EXAMPLES)
    .action((path: string, options: InspectOptions) => {
      const inspection = inspect(path, options)
      if (!inspection.ok) return fail(inspection.failure)
      if (options.json) terminal.out(plainText(toJson(inspection.value)))
      else for (const line of toLines(inspection.value, resultColours(terminal))) terminal.out(line)
    })
}
