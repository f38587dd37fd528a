import type { Command } from 'commander'
import type { PaymentFinding } from '../../core/ports/payment-check.port.js'
import { err, ok, plural, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { readPaymentSettings, readSecrets } from '../server/index.js'
import { paymentProviders } from '../server/payment-settings.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { registerPaymentScripts } from './payment-scripts.js'
import { jsonText, plainText } from '../../adapters/server/terminal/plain-words.js'
import { resultColours } from '../../adapters/server/terminal/terminal.js'
import type { Colours, Terminal } from '../../adapters/server/terminal/terminal.js'

interface CheckOptions {
  readonly url?: string
  readonly json?: boolean
}

const levelNames = ({ green, yellow, red }: Colours): Readonly<Record<PaymentFinding['level'], string>> => ({
  fine: green('fine   '),
  note: yellow('note   '),
  problem: red('problem'),
})

const NOT_SET_UP = [
  'No payment provider is set up: the shop takes test cards, and no money moves.',
  `Set ${paymentProviders.neededKeys}`,
  '(docs/payments.md).',
]

/** The address without what follows the host; null: it is none that a provider can send to. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}

/** The shop's currency and address; null: it is not known. */
interface ShopFacts {
  readonly currency: string | null
  readonly siteUrl: string | null
}

function shopOf(folder: string | undefined): Result<ShopFacts, OwnerFailure> {
  const siteUrl = process.env['VITRINE_SITE_URL'] ?? null
  if (folder === undefined) return ok({ currency: null, siteUrl })
  const site = readSiteFolder(folder)
  if (!site.ok) return err(badInput(...site.failure.lines))
  const { currency, baseUrl } = site.value.settings
  return ok({ currency, siteUrl: siteUrl ?? baseUrl })
}

async function check(
  folder: string | undefined,
  { url, json = false }: CheckOptions,
  terminal: Terminal,
): Promise<OwnerFailure | null> {
  const secrets = readSecrets(process.env, folder)
  const settings = secrets.ok ? readPaymentSettings(secrets.value) : secrets
  if (!settings.ok) return badInput(...settings.failure)
  const origin = url === undefined ? null : originOf(url)
  if (url !== undefined && origin === null) {
    return badInput('--url is the address of the shop, such as https://shop.example.')
  }
  const shop = shopOf(folder)
  if (!shop.ok) return shop.failure
  const { currency, siteUrl } = shop.value
  const results: { readonly provider: string; readonly findings: readonly PaymentFinding[] }[] = []
  for (const { name, title, createCheck } of paymentProviders.ready(settings.value)) {
    const webhookUrl = origin === null ? null : `${origin}/.vitrine/payments/${name}`
    const findings = await createCheck({ siteUrl })({ webhookUrl, currency })
    results.push({ provider: name, findings })
    if (!json) sayFindings(title, findings, terminal)
  }
  if (json) terminal.out(jsonText({ providers: results }))
  else if (results.length === 0) for (const line of NOT_SET_UP) terminal.out(line)
  const problems = results
    .flatMap(({ findings }) => findings)
    .filter(({ level }) => level === 'problem').length
  return problems === 0 ? null : failed(`${plural(problems, 'problem')} found.`)
}

function sayFindings(name: string, findings: readonly PaymentFinding[], terminal: Terminal): void {
  const colours = resultColours(terminal)
  const levels = levelNames(colours)
  terminal.out(colours.bold(name))
  for (const { level, message, fix } of findings) {
    terminal.out(`  ${levels[level]}  ${plainText(message)}`)
    if (fix !== undefined) terminal.out(colours.dim(`           ${plainText(fix)}`))
  }
}

/** `vitrine payments`: what the owner asks about the shop's payments. */
export function registerPayments(program: Command, terminal: Terminal, fail: Fail): void {
  const payments = program
    .command('payments')
    .description('check payment providers, list scripts of payment pages')
  payments
    .command('check')
    .description('ask each provider whether its keys, webhook, currency and the clock are right')
    .argument('[folder]', 'the site folder, for the currency of its shop')
    .option('--url <address>', 'where the shop is reached, to check the webhook, e.g. https://shop.example')
    .option('--json', 'print the findings as JSON')
    .action(async (folder: string | undefined, options: CheckOptions) => {
      const failure = await check(folder, options, terminal)
      if (failure !== null) fail(failure)
    })
  registerPaymentScripts(payments, terminal, fail)
}
