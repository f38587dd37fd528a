import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Command } from 'commander'
import { adoptFolder } from '../../../adapters/site/adoption/adopt-folder.js'
import type { Adoption } from '../../../adapters/site/adoption/adopt-outcome.js'
import { adoptReport } from '../../../adapters/site/adoption/adopt-report.js'
import type { AssetChoice } from '../../../adapters/site/adoption/copy-assets.js'
import { writePageReport } from '../../../adapters/site/adoption/report-page.js'
import { givenAnswers } from '../../../adapters/site/adoption/shop-answers.js'
import { decideSettings } from '../../../adapters/site/adoption/write-settings.js'
import type { SettingsOptions } from '../../../adapters/site/adoption/write-settings.js'
import type { TakeProgress } from '../../../adapters/site/export/index.js'
import { err, failed, ok, plural } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { addHost } from '../../../adapters/server/terminal/arguments/hosts.js'
import { startSite } from '../../server/index.js'
import { takePictures } from '../../../adapters/server/terminal/site/take-pictures.js'
import type { ServeSite } from '../../../adapters/server/terminal/site/take-pictures.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import {
  megabytes,
  printMessage,
  createProgressPrinter,
  shownLine,
} from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { withQuestions } from '../../../adapters/server/terminal/questions.js'
import {
  answersFailure,
  catalogueFaults,
  settingsProblems,
} from '../../../adapters/server/site-folder/answered-settings.js'

interface AdoptOptions extends SettingsOptions, AssetChoice {
  readonly out?: string
  readonly dryRun?: boolean
  readonly addCart?: boolean
  readonly pictures?: boolean
  /** `--no-added-pages` */
  readonly addedPages?: boolean
}

/**
 * Keeps the heap small. A page's tree is many times the size of its text and short-lived: without this limit the heap
 * of 2,000 pages grows 90 MB larger than that of 200. The extra collections cost no measurable time.
 */
const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=50')

/**
 * Prints the progress of a download, at once and then every few seconds: a few large films take longer than many
 * pictures.
 */
function sayDownload(terminal: Terminal): (progress: TakeProgress) => void {
  const say = createProgressPrinter(terminal, 0)
  return ({ done, all, bytes }) => say(() => `${done} of ${all} files, ${megabytes(bytes)} downloaded`)
}

/** Adopts a folder by its options, and asks at the terminal for missing settings. */
async function adopt(
  folder: string,
  options: AdoptOptions,
  terminal: Terminal,
): Promise<Result<Adoption, OwnerFailure>> {
  const unusable = answersFailure(givenAnswers(options))
  if (unusable !== null) return err(unusable)
  const { out, dryRun = false, addCart = false, addedPages = true, baseUrl, assets, download } = options
  return adoptFolder(
    {
      folder: resolve(folder),
      out,
      dryRun,
      withCart: addCart,
      addsPages: addedPages,
      baseUrl,
      country: options.country?.toUpperCase(),
      ...(assets !== undefined && { assets }),
      ...(download !== undefined && { download }),
      onProgress: (line) => printMessage(terminal, line),
      onDownload: sayDownload(terminal),
    },
    {
      catalogueFaults: (site, currency, text) => catalogueFaults(site, options.currency ?? currency, text),
      decideSettings: async (found) => {
        const decided = await withQuestions(options.yes === true ? undefined : terminal.person, (ask) =>
          decideSettings(found, options, ask, settingsProblems),
        )
        const failure = decided.tag === 'new' && decided.shop !== null ? answersFailure(decided.shop) : null
        return failure === null ? ok(decided) : err(failure)
      },
    },
  )
}

/** Serves an adopted site while its pictures are taken. */
export const serveSite: ServeSite = async (site, dataFolder) => {
  const started = await startSite(site, { port: 0, host: 'localhost', dataFolder })
  if (!started.ok) return err(started.failure.lines.join(' '))
  return ok({ url: started.value.server.url, close: started.value.close })
}

const EXAMPLES = `
Examples:
  vitrine adopt ./my-site.webflow --dry-run
  vitrine adopt ./my-site.webflow --out ./site --currency EUR --country DE --shipping 4.90 --yes
  vitrine serve ./site`

/** `vitrine adopt <folder>`: makes a site that Vitrine serves from an export or a saved site. */
export function registerAdopt(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('adopt')
    .description('make a site folder from a code export or a saved site, which is not changed')
    .argument('<folder>', 'the unpacked export, or the folder with the saved pages')
    .option('-o, --out <folder>', 'where the site is written (default: <folder>-site beside it)')
    .option('--dry-run', 'print what would be done and write nothing')
    .option('-y, --yes', 'ask no questions: use values from the pages, and defaults')
    .option('--name <text>', 'name of the shop')
    .option('--currency <code>', 'currency of the shop, e.g. EUR')
    .option('--country <code>', 'country of the business, e.g. DE')
    .option('--shipping <amount>', 'shipping for every order, e.g. 4.90')
    .option('--included-tax <percent>', 'VAT that the prices include, e.g. 19; 0 for prices without VAT')
    .option(
      '--allow-scripts <host>',
      'allow code of the pages to load scripts from this host; repeatable',
      addHost,
    )
    .option('--no-allow-scripts', 'allow code of the pages to load no scripts from other hosts')
    .option('--assets <folder>', 'take files that are still on the builder’s hosts from this folder instead')
    .option('--download', 'download files that are still on the builder’s hosts')
    .option(
      '--add-cart',
      'add a cart to every page and an add-to-cart form to product pages, where they are missing',
    )
    .option('--no-added-pages', 'add no missing checkout, confirmation or product page')
    .option('--pictures', 'add screenshots of pages before and after to the report (default: at a terminal)')
    .option('--no-pictures', 'take no screenshots')
    .option('--base-url <address>', 'where the site will be, e.g. https://example.com', parseSiteUrl)
    .addHelpText('after', EXAMPLES)
    .action(async (folder: string, options: AdoptOptions) => {
      keepHeapSmall()
      const adopted = await adopt(folder, options, terminal)
      if (!adopted.ok) return fail(adopted.failure)
      const lines = adoptReport(adopted.value)
      for (const line of lines) terminal.out(shownLine(line))
      if (options.dryRun !== true) {
        const pictures = await takePictures(adopted.value, serveSite, options.pictures, terminal)
        printMessage(terminal, await writePageReport(adopted.value, lines, pictures))
      }
      const { unread, unwritten } = adopted.value
      const [first] = [...unread, ...unwritten]
      if (first !== undefined)
        fail(
          failed(
            `${plural(unread.length + unwritten.length, 'file')} could not be adopted, such as ${first.path}.`,
          ),
        )
    })
}
