import { CAPTCHA_SERVICES } from '../../captcha/index.js'
import type { CaptchaService, CheckoutCaptcha } from '../../captcha/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { parseDuration } from '../duration.js'
import { isOrigin } from '../web-address.js'
import { isMailbox, isMailboxList } from './mailbox-list.js'
import { missingText } from './missing-names.js'

/** The mail settings for submissions of forms. */
export interface FormMailSettings {
  /** `smtp://user:password@host:port` */
  readonly smtpUrl: string
  readonly from: string
  readonly to: string
  /** The address of notices of orders. @default `to` */
  readonly ordersTo?: string
  /** The name of the DKIM key in DNS, which the mail provider knows. @default unknown */
  readonly dkimSelector?: string
}

/** A captcha service that the owner has set up. */
export interface CaptchaSettings {
  readonly name: CheckoutCaptcha
  readonly service: CaptchaService
  readonly secret: string
  /**
   * The public key of its challenge, which pages show after too many refused cards; null: they do some work
   * instead.
   */
  readonly publicKey: string | null
}

/** The owner's settings for forms. */
export interface FormSettings {
  /** Null: submissions are only stored. */
  readonly mail: FormMailSettings | null
  /** Null: challenges are not checked. */
  readonly captcha: CaptchaSettings | null
  /** Submissions older than this are deleted, in ms; null: never. */
  readonly keepMs: number | null
  /** Other sites whose pages may send forms here. */
  readonly origins: readonly string[]
}

/** The settings when nothing is set: messages are stored and never deleted. */
export const NO_FORM_SETTINGS: FormSettings = { mail: null, captcha: null, keepMs: null, origins: [] }

/** The sender of a site's mails, and the addresses of its owner; null: not set. */
export const senderOf = ({ mail }: Pick<FormSettings, 'mail'>) => ({
  from: mail?.from ?? null,
  owner: { forms: mail?.to ?? null, orders: mail?.ordersTo ?? mail?.to ?? null },
})

type Environment = Readonly<Record<string, string | undefined>>

const MAIL = ['VITRINE_SMTP_URL', 'VITRINE_MAIL_FROM', 'VITRINE_FORMS_TO'] as const
const SECRETS = [
  ['VITRINE_TURNSTILE_SECRET', 'turnstile', 'VITRINE_TURNSTILE_KEY'],
  ['VITRINE_RECAPTCHA_SECRET', 'recaptcha', 'VITRINE_RECAPTCHA_KEY'],
] as const

/** Names of DNS, joined by dots; each has at most 63 characters. */
const DKIM_SELECTOR = /^(?=.{1,180}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/i

/** Reads the settings of forms (docs/forms.md); a failure describes every problem, without the values. */
export function readFormSettings(environment: Environment): Result<FormSettings, readonly string[]> {
  const problems: string[] = []
  const settings = {
    mail: readMail(environment, problems),
    captcha: readCaptcha(environment, problems),
    keepMs: readKeeping(environment, problems),
    origins: readOrigins(environment, problems),
  }
  return problems.length === 0 ? ok(settings) : err(problems)
}

function readMail(environment: Environment, problems: string[]): FormMailSettings | null {
  const missing = MAIL.filter((name) => !environment[name])
  if (missing.length === MAIL.length) return null
  const [smtpUrl = '', from = '', to = ''] = MAIL.map((name) => environment[name])
  if (missing.length > 0) problems.push(`Mail needs ${MAIL.join(', ')}: ${missingText(missing)}.`)
  else if (!/^smtps?:\/\/[^/]/.test(smtpUrl) || !URL.canParse(smtpUrl))
    problems.push('VITRINE_SMTP_URL is not the address of a mail server, such as smtps://user:password@host.')
  const ordersTo = environment['VITRINE_ORDERS_TO']
  if (from && !isMailbox(from))
    problems.push('VITRINE_MAIL_FROM is one e-mail address, such as Shop <shop@example.org>.')
  for (const [name, list] of [
    ['VITRINE_FORMS_TO', to],
    ['VITRINE_ORDERS_TO', ordersTo],
  ])
    if (list && !isMailboxList(list))
      problems.push(`${name} is an e-mail address, or several with commas between them.`)
  const dkimSelector = environment['VITRINE_DKIM_SELECTOR']
  if (dkimSelector && !DKIM_SELECTOR.test(dkimSelector))
    problems.push('VITRINE_DKIM_SELECTOR is the part before ._domainkey in DNS, such as s1.')
  return { smtpUrl, from, to, ...(ordersTo && { ordersTo }), ...(dkimSelector && { dkimSelector }) }
}

function readCaptcha(environment: Environment, problems: string[]): FormSettings['captcha'] {
  const [first, second] = SECRETS.filter(([name]) => environment[name])
  if (second) problems.push('Only one of VITRINE_TURNSTILE_SECRET and VITRINE_RECAPTCHA_SECRET can be set.')
  for (const [secret, , key] of SECRETS)
    if (environment[key] && !environment[secret]) problems.push(`${key} needs ${secret}.`)
  if (first === undefined) return null
  const [secret, name, key] = first
  return {
    name,
    service: CAPTCHA_SERVICES[name],
    secret: environment[secret] ?? '',
    publicKey: environment[key] || null,
  }
}

function readKeeping(environment: Environment, problems: string[]): number | null {
  const text = environment['VITRINE_FORMS_KEEP']
  if (!text) return null
  const keepMs = parseDuration(text)
  if (keepMs === null) problems.push('VITRINE_FORMS_KEEP is a number with h, d or w behind it, such as 90d.')
  return keepMs
}

function readOrigins(environment: Environment, problems: string[]): readonly string[] {
  const origins = (environment['VITRINE_FORMS_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  if (origins.every(isOrigin)) return origins
  problems.push('VITRINE_FORMS_ORIGINS is a list such as https://a.example,https://b.example:8080.')
  return []
}
