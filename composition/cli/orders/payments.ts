import type { Command } from 'commander'
import { readSiteUrl } from '../../../adapters/server/settings/environment/public-url.js'
import { checkPayments } from '../../../adapters/server/doctor/check-payments.js'
import { plural, badInput, failed } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'
import { readPaymentSettings, readSecrets } from '../../server/index.js'
import { paymentProviders } from '../../server/payments/payment-settings.js'
import { jsonText, resultColours, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { registerPaymentScripts } from './payment-scripts.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { paymentLines } from '../../../adapters/server/terminal/orders/payment-lines.js'

interface CheckOptions {
  readonly url?: string
  readonly json?: boolean
}

const NOT_SET_UP = [
  'No payment provider is set up: the shop takes test cards, and no money moves.',
  `Set ${paymentProviders.neededKeys}`,
  '(docs/payments.md).',
]

async function check(
  folder: string | undefined,
  { url, json = false }: CheckOptions,
  terminal: Terminal,
): Promise<OwnerFailure | null> {
  const secrets = readSecrets(process.env, folder)
  const settings = secrets.ok ? readPaymentSettings(secrets.value) : secrets
  if (!settings.ok) return badInput(...settings.failure)
  const siteUrl = readSiteUrl(process.env)
  if (!siteUrl.ok) return siteUrl.failure
  const where = { folder, url, siteUrl: siteUrl.value }
  const checked = await checkPayments(
    paymentProviders.ready(settings.value),
    where,
    ({ title, findings }) => {
      if (!json)
        for (const line of paymentLines(title, findings, resultColours(terminal)))
          terminal.out(shownLine(line))
    },
  )
  if (!checked.ok) return checked.failure
  const providers = checked.value.map(({ provider, findings }) => ({ provider, findings }))
  if (json) terminal.out(jsonText({ providers }))
  else if (providers.length === 0) for (const line of NOT_SET_UP) terminal.out(shownLine(line))
  const problems = providers
    .flatMap(({ findings }) => findings)
    .filter(({ level }) => level === 'problem').length
  return problems === 0 ? null : failed(`${plural(problems, 'problem')} found.`)
}

/** `vitrine payments`: checks of the shop's payments. */
export function registerPayments(program: Command, terminal: Terminal, fail: Fail): void {
  const payments = program
    .command('payments')
    .description('check payment providers, list the scripts of payment pages')
  payments
    .command('check')
    .description('check keys, webhook, currency and clock with each provider')
    .argument('[folder]', 'the site folder, for the currency of its shop')
    .option(
      '--url <address>',
      'the public address of the shop, to check the webhook, e.g. https://shop.example',
      parseSiteUrl,
    )
    .option('--json', 'print the findings as JSON')
    .action(async (folder: string | undefined, options: CheckOptions) => {
      const failure = await check(folder, options, terminal)
      if (failure !== null) fail(failure)
    })
  registerPaymentScripts(payments, terminal, fail)
}
