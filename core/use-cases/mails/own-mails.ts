import { err, isRecord, ok, parseJson, primaryLanguage } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { countPlaceholders } from './render/fill-template.js'
import type { MailShop, OwnTemplate } from './orders/mailed-order.js'
import { ORDER_TEMPLATE_NAMES, orderTextsFor } from './texts/order-texts.js'
import type { OrderTemplateName } from './texts/order-mail-texts.js'
import { NOTICE_NAMES, NOTICE_PLACEHOLDERS, noticeTextsFor } from './texts/notice-texts.js'
import type { NoticeName } from './texts/notice-texts.js'
import type { MailTemplate, MailWords } from './texts/mail-words.js'

/** The site's folder for its owner's mails; it is never served. */
export const MAILS_FOLDER = 'vitrine-mails'

/** A file in that folder, with its name. */
export interface OwnMailFile {
  readonly name: string
  /** In base64 for a PDF. */
  readonly text: string
}

/** The owner's texts for one language. */
export type OwnMails = Pick<MailShop, 'templates' | 'notices' | 'words' | 'terms' | 'withdrawal' | 'files'>

/** The mails of a site without such files. */
export const NO_OWN_MAILS: OwnMails = {
  templates: {},
  notices: {},
  words: {},
  terms: null,
  withdrawal: null,
  files: [],
}

const LEGAL = ['terms', 'withdrawal'] as const
/** The form of a name: `orderPlaced.txt`, `orderPlaced.de.html`, `words.pt-BR.json`. */
const FILE = /^([A-Za-z]+)(?:\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*))?\.(txt|html|json|pdf)$/
/** The maximum size of a PDF: mail servers refuse much larger mails, and base64 adds a third. */
const MAX_PDF_MB = 5
/** The maximum number of characters of a text, far more than any terms have. */
const MAX_TEXT_CHARS = 200_000
/** A mail shows each part a few times, since a part may be as long as a large order. */
const MAX_REPEATS = 20
const SUBJECT = /^Subject:(?=[ \t]*[^ \t\n])(.+)\n\s*\n/

/** The allowed placeholders of templates (docs/mail.md). */
export const PLACEHOLDERS = [
  'name',
  'site',
  'number',
  'date',
  'amount',
  'link',
  'order',
  'addresses',
  'answers',
  'downloads',
  'customer',
  'stock',
  'lines',
  'tracking',
  'money',
  'reason',
  'withdrawn',
  'business',
  'withdrawal',
  'terms',
] as const

interface NamedFile extends OwnMailFile {
  readonly about: string
  readonly language: string | null
  readonly kind: string
}

const isTemplate = (name: string): name is OrderTemplateName =>
  ORDER_TEMPLATE_NAMES.some((known) => known === name)

const isNotice = (name: string): name is NoticeName => NOTICE_NAMES.some((known) => known === name)

const FILE_NAMES = [...ORDER_TEMPLATE_NAMES, ...NOTICE_NAMES, ...LEGAL]

const plain = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** The problem of the placeholders of a text; null: none. */
function placeholderProblem({ name, about, text }: NamedFile): string | null {
  const { known, needed } = isNotice(about) ? NOTICE_PLACEHOLDERS[about] : { known: PLACEHOLDERS, needed: [] }
  const counts = countPlaceholders(text)
  for (const [placeholder, count] of counts) {
    if (!known.some((one) => one === placeholder))
      return `${name} has the placeholder {${placeholder}}, which no mail knows: known are ${known.join(', ')}.`
    if (count > MAX_REPEATS)
      return `${name} has the placeholder {${placeholder}} ${count} times; ${MAX_REPEATS} are allowed.`
  }
  const missing = needed.find((placeholder) => !counts.has(placeholder))
  return missing === undefined ? null : `${name} must have the placeholder {${missing}}.`
}

/** The problem of a file; null: none. */
function problemOf(file: NamedFile): string | null {
  const { name, about, kind, text } = file
  if (kind !== 'pdf' && text.length > MAX_TEXT_CHARS)
    return `${name} has more than ${MAX_TEXT_CHARS} characters: make it shorter.`
  if (about === 'words' && kind === 'json') {
    const words = parseJson(text)
    const known = Object.keys(orderTextsFor('en').words)
    if (!isRecord(words)) return `${name} is not a JSON object of texts.`
    const wrong = Object.entries(words).find(
      ([key, value]) => !known.includes(key) || typeof value !== 'string',
    )
    return wrong === undefined
      ? null
      : `${name}: "${wrong[0]}" must be one of ${known.join(', ')}, with a text.`
  }
  const isLegal = LEGAL.some((legal) => legal === about)
  if (isLegal && kind === 'pdf' && text.length > (MAX_PDF_MB * 4_000_000) / 3)
    return `${name} is larger than ${MAX_PDF_MB} MB, which mail servers refuse: make it smaller.`
  if (isLegal && (kind === 'txt' || kind === 'pdf')) return null
  const isText = kind === 'txt'
  if (!(isTemplate(about) && (isText || kind === 'html')) && !(isNotice(about) && isText))
    return `${name} is not the name of a mail: known are ${FILE_NAMES.join(', ')}, with .txt.`
  if (isText && !SUBJECT.test(plain(text)))
    return `${name} must begin with a line "Subject: ..." and a blank line.`
  return placeholderProblem(file)
}

function nameFile(file: OwnMailFile): NamedFile | null {
  const [, about = '', language, kind = ''] = FILE.exec(file.name) ?? []
  return about === '' ? null : { ...file, about, language: language ?? null, kind }
}

/**
 * The files that apply to a language: those of `de-AT` before those of `de` before those without a language.
 */
function fileFor(
  files: readonly NamedFile[],
  about: string,
  kind: string,
  language: string,
): NamedFile | undefined {
  const of = files.filter((file) => file.about === about && file.kind === kind)
  const wanted = [language.toLowerCase(), primaryLanguage(language), null]
  return wanted
    .map((one) => of.find((file) => (file.language?.toLowerCase() ?? null) === one))
    .find((file) => file !== undefined)
}

/** The owner's file for a mail in a language; null: none. */
export const ownFileFor = (
  given: readonly OwnMailFile[],
  about: string,
  kind: 'txt' | 'html',
  language: string,
): OwnMailFile | null =>
  fileFor(
    given.flatMap((file) => nameFile(file) ?? []),
    about,
    kind,
    language,
  ) ?? null

/** The problem of an owner's file, with its name and the fix; null: none. */
export function mailFileProblem(file: OwnMailFile): string | null {
  const named = nameFile(file)
  return named === null
    ? `${file.name} is not the name of a mail: use a name like orderPlaced.txt or orderPlaced.de.txt.`
    : problemOf(named)
}

/** The allowed placeholders in the text of a mail. */
export const placeholdersOf = (name: string): readonly string[] =>
  isNotice(name) ? NOTICE_PLACEHOLDERS[name].known : PLACEHOLDERS

/** The template of a file, based on the built-in one; null: there is no such file. */
function textFrom(
  files: readonly NamedFile[],
  name: string,
  language: string,
  known: MailTemplate,
): MailTemplate | null {
  const file = fileFor(files, name, 'txt', language)
  if (file === undefined) return null
  const written = plain(file.text)
  return {
    subject: SUBJECT.exec(written)?.[1]?.trim() ?? known.subject,
    text: written.replace(SUBJECT, '').trim(),
  }
}

function templateFrom(
  files: readonly NamedFile[],
  name: OrderTemplateName,
  language: string,
): OwnTemplate | null {
  const known = orderTextsFor(language).mails[name]
  const text = textFrom(files, name, language, known)
  const html = fileFor(files, name, 'html', language)
  return text === null && html === undefined ? null : { ...(text ?? known), html: html?.text ?? null }
}

/** A table of the names that have a value. */
const tableOf = <Name extends string, T>(
  names: readonly Name[],
  of: (name: Name) => T | null,
): Partial<Record<Name, T>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const one = of(name)
      return one === null ? [] : [[name, one]]
    }),
  ) as Partial<Record<Name, T>>

/** The owner's mails in a language. A failure lists every wrong file, with the fix. */
export function ownMailsFor(
  given: readonly OwnMailFile[],
  language: string,
): Result<OwnMails, readonly string[]> {
  const problems = given.flatMap((file) => mailFileProblem(file) ?? [])
  if (problems.length > 0) return err(problems)
  const named = given.flatMap((file) => nameFile(file) ?? [])
  const legal = (about: (typeof LEGAL)[number]): string | null => {
    const file = fileFor(named, about, 'txt', language)
    return file === undefined ? null : plain(file.text).trim() || null
  }
  const attachments = LEGAL.flatMap((about) => {
    const file = fileFor(named, about, 'pdf', language)
    return file === undefined
      ? []
      : [{ name: `${about}.pdf`, contentType: 'application/pdf', base64: file.text }]
  })
  const words = fileFor(named, 'words', 'json', language)
  return ok({
    templates: tableOf(ORDER_TEMPLATE_NAMES, (name) => templateFrom(named, name, language)),
    notices: tableOf(NOTICE_NAMES, (name) => textFrom(named, name, language, noticeTextsFor(language)[name])),
    words: words === undefined ? {} : (parseJson(words.text) as Partial<MailWords>),
    terms: legal('terms'),
    withdrawal: legal('withdrawal'),
    files: attachments,
  })
}
