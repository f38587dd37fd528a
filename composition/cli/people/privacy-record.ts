import { writeFileSync } from 'node:fs'
import { Option } from 'commander'
import type { Command } from 'commander'
import { badInput, err } from '../../../core/shared/index.js'
import { recordHtml, recordMarkdown } from '../../../core/use-cases/privacy/render-record.js'
import { readPaymentSettings, readSecrets } from '../../server/index.js'
import {
  readProcessingRecord,
  readRecipientSettings,
} from '../../../adapters/server/doctor/read-processing-record.js'
import { jsonText, printMessage, shownDocument } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'

interface RecordOptions {
  readonly format: 'markdown' | 'html'
  readonly output?: string
  readonly json?: boolean
}

/** Reads the settings that name recipients of personal data. */
function readRecipients(environment: NodeJS.ProcessEnv, folder: string) {
  const secrets = readSecrets(environment, folder)
  if (!secrets.ok) return err(badInput(...secrets.failure))
  return readRecipientSettings(secrets.value, readPaymentSettings(secrets.value))
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
      const recipients = readRecipients(process.env, folder)
      if (!recipients.ok) return fail(recipients.failure)
      const record = await readProcessingRecord(folder, recipients.value, process.env['DATABASE_URL'] || null)
      if (!record.ok) return fail(record.failure)
      const day = new Date().toISOString().slice(0, 10)
      const render = options.format === 'html' ? recordHtml : recordMarkdown
      const text = options.json ? jsonText(record.value) : render(record.value, day)
      if (options.output === undefined) return terminal.out(shownDocument(text.trimEnd()))
      try {
        writeFileSync(options.output, text)
      } catch (thrown) {
        return fail(badInput(`${options.output} cannot be written: ${(thrown as Error).message}`))
      }
      printMessage(terminal, `The record is in ${options.output}; it names what is left to complete.`)
    })
}
