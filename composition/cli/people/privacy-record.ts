import { writeFileSync } from 'node:fs'
import { Option } from 'commander'
import type { Command } from 'commander'
import { readProcessingFacts } from '../../../adapters/server/doctor/read-processing-facts.js'
import { checkCatalogue } from '../../../adapters/server/site-folder/site-catalogue.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { parseCatalogue } from '../../../adapters/server/sql/shop/index.js'
import { createSiteFiles } from '../../../adapters/site/files/index.js'
import { createPageStore } from '../../../adapters/site/pages/index.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { processingRecord } from '../../../core/use-cases/privacy/processing-record.js'
import type { ProcessingRecord } from '../../../core/use-cases/privacy/processing-record.js'
import { recordHtml, recordMarkdown } from '../../../core/use-cases/privacy/render-record.js'
import { readFileSettings, readFormSettings, readPaymentSettings, readSecrets } from '../../server/index.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import { jsonText } from '../../../adapters/server/terminal/plain-words.js'
import { pagesOf } from '../../../adapters/server/doctor/check-folder.js'
import { sayAside } from '../../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'

interface RecordOptions {
  readonly format: 'markdown' | 'html'
  readonly output?: string
  readonly json?: boolean
}

/** Settings in the environment that name recipients of personal data. */
function readRecipients(environment: NodeJS.ProcessEnv, folder: string) {
  const secrets = readSecrets(environment, folder)
  if (!secrets.ok) return err(badInput(...secrets.failure))
  const forms = readFormSettings(secrets.value)
  const payments = readPaymentSettings(secrets.value)
  const files = readFileSettings(secrets.value)
  if (!forms.ok) return err(badInput(...forms.failure))
  if (!payments.ok) return err(badInput(...payments.failure))
  if (!files.ok) return err(badInput(...files.failure))
  const providers = Object.entries(payments.value).flatMap(([name, one]) => (one === null ? [] : [name]))
  return ok({ forms: forms.value, payments: providers, fileSettings: files.value })
}

async function readRecord(
  path: string,
  environment: NodeJS.ProcessEnv,
): Promise<Result<ProcessingRecord, OwnerFailure>> {
  const site = readSiteFolder(path)
  if (!site.ok) return site
  const { folder, settings, catalogue } = site.value
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  const recipients = readRecipients(environment, folder)
  if (!recipients.ok) return recipients
  const products = catalogue === null ? null : await parseCatalogue(catalogue, settings)
  const facts = await readProcessingFacts({
    settings,
    products: products?.ok ? products.value : null,
    ...recipients.value,
    databaseUrl: environment['DATABASE_URL'] || null,
    files: createSiteFiles({ folder }),
    store: createPageStore(),
    pages: await pagesOf(folder),
  })
  return ok(processingRecord(facts))
}

/** `vitrine privacy record`: the record of processing of personal data. */
export function registerRecord(privacy: Command, terminal: Terminal, fail: Fail): void {
  privacy
    .command('record')
    .argument('<folder>', 'the site folder')
    .description('write the record of processing activities (GDPR, article 30) from the settings')
    .addOption(
      new Option('--format <format>', 'the format').choices(['markdown', 'html']).default('markdown'),
    )
    .option('--output <file>', 'write it to this file')
    .option('--json', 'write JSON')
    .action(async (folder: string, options: RecordOptions) => {
      const record = await readRecord(folder, process.env)
      if (!record.ok) return fail(record.failure)
      const day = new Date().toISOString().slice(0, 10)
      const render = options.format === 'html' ? recordHtml : recordMarkdown
      const text = options.json ? jsonText(record.value) : render(record.value, day)
      if (options.output === undefined) return terminal.out(text.trimEnd())
      try {
        writeFileSync(options.output, text)
      } catch (thrown) {
        return fail(badInput(`${options.output} cannot be written: ${(thrown as Error).message}`))
      }
      sayAside(terminal, `The record is in ${options.output}; it names what is left to complete.`)
    })
}
