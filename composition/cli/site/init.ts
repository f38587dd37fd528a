import { existsSync, mkdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { openSafeFolder, writeProblem } from '../../../adapters/site/safe-files/index.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { jsonText, printMessage, shownDocument, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { withQuestions } from '../../../adapters/server/terminal/questions.js'
import { badInput } from '../../../core/shared/index.js'
import { askForShop, givenAnswers } from '../../../adapters/site/adoption/shop-answers.js'
import type { GivenAnswers } from '../../../adapters/site/adoption/shop-answers.js'
import { settingsText } from '../../../adapters/site/adoption/settings-text.js'
import { answersFailure, settingsProblems } from '../../../adapters/server/site-folder/answered-settings.js'

interface InitOptions extends GivenAnswers {
  readonly baseUrl?: string
  readonly dryRun?: boolean
  readonly json?: boolean
}

const EXAMPLES = `
Examples:
  vitrine init ./site
  vitrine init ./site --yes --name "Harbour Goods" --currency EUR --country DE --shipping 4.90`

/** `vitrine init [folder]`: writes the settings of a shop; existing files stay as they are. */
export function registerInit(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('init')
    .description('ask a few questions about the shop and write vitrine.json')
    .argument('[folder]', 'the folder with the pages', '.')
    .option('-y, --yes', 'ask no questions: use the given values, and defaults')
    .option('--name <text>', 'name of the shop (default: the name of the folder)')
    .option('--currency <code>', 'currency of the shop, e.g. EUR')
    .option('--country <code>', 'country of the business, e.g. DE')
    .option('--shipping <amount>', 'shipping for every order, e.g. 4.90')
    .option('--included-tax <percent>', 'VAT that the prices include, e.g. 19; 0 for prices without VAT')
    .option('--base-url <address>', 'where the site will be, e.g. https://example.com', parseSiteUrl)
    .option('--dry-run', 'print the settings and write nothing')
    .option('--json', 'write the file and its settings as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (path: string, options: InitOptions) => {
      const folder = resolve(path)
      const file = join(folder, 'vitrine.json')
      if (existsSync(file) && options.dryRun !== true)
        return fail(
          badInput(
            `${file} exists already: change it with \`vitrine settings set\`, or in an editor ` +
              '(docs/store.md lists the settings).',
          ),
        )
      const unusable = answersFailure(givenAnswers(options))
      if (unusable !== null) return fail(unusable)
      const known = { name: basename(folder) || 'Shop', currency: null, language: null }
      const answers = await withQuestions(options.yes === true ? undefined : terminal.person, (ask) =>
        askForShop(known, options, ask, settingsProblems),
      )
      if (answers === null)
        return fail(badInput('A shop needs a currency: add --currency EUR (or yours). Nothing was written.'))
      const failure = answersFailure(answers)
      if (failure !== null) return fail(failure)
      const text = settingsText(answers, { baseUrl: options.baseUrl })
      const report = jsonText({
        file,
        isWritten: options.dryRun !== true,
        settings: JSON.parse(text) as unknown,
      })
      if (options.dryRun === true) return terminal.out(options.json ? report : shownDocument(text.trimEnd()))
      try {
        mkdirSync(folder, { recursive: true })
        await openSafeFolder(folder).create('vitrine.json', text)
      } catch (thrown) {
        return fail(badInput(`${file} cannot be written: ${writeProblem(thrown)}.`))
      }
      terminal.out(options.json ? report : shownLine(`${file} is written.`))
      printMessage(terminal, 'Next: `vitrine doctor`, then `vitrine serve`')
    })
}
