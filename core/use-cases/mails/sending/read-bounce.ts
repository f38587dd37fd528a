import { err, ok, oneLine, withoutDirectionMarks } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'

/** A mail that a server could not deliver after it had taken it (RFC 3464, RFC 6533). */
export interface Bounce {
  readonly to: string
  /** The server's own words, and its code. */
  readonly reason: string
  /** The Message-ID of the mail; null: the report does not name it. */
  readonly messageId: string | null
}

/** The largest report that is read: servers return at most the mail itself. */
export const MAX_BOUNCE_CHARS = 4_000_000
const MAX_REASON = 500
const MAX_RECIPIENTS = 100

type Fields = ReadonlyMap<string, string>

/** The fields of a header, by lower-case names; the first of a name counts. */
function fieldsOf(text: string): Fields {
  const fields = new Map<string, string>()
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? []
    const key = name?.toLowerCase()
    if (key !== undefined && !fields.has(key)) fields.set(key, (value ?? '').trim())
  }
  return fields
}

interface Part {
  readonly fields: Fields
  readonly body: string
}

/** Splits a part of a mail at its first blank line. */
function partOf(text: string): Part {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n')
  return end < 0
    ? { fields: fieldsOf(text), body: '' }
    : { fields: fieldsOf(text.slice(0, end)), body: text.slice(end).replace(/^\n+/, '') }
}

const typeOf = ({ fields }: Part): string => fields.get('content-type') ?? ''

const isType = (part: Part, type: RegExp): boolean => type.test(typeOf(part))

const REPORT = /^multipart\/report\b/i
const STATUS = /^message\/(?:global-)?delivery-status\b/i
/** The mail or its headers; `global` ones have letters beyond ASCII. */
const RETURNED = /^(?:message\/(?:rfc822|global|global-headers)|text\/rfc822-headers)(?![\w-])/i

function partsOf(mail: Part): readonly Part[] {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(typeOf(mail)) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) return []
  const parts: Part[] = []
  let lines: string[] | null = null
  for (const line of `${mail.body}\n--${boundary}--`.split('\n')) {
    const isEnd = line.trimEnd() === `--${boundary}--`
    if (isEnd || line.trimEnd() === `--${boundary}`) {
      if (lines !== null) parts.push(partOf(lines.join('\n')))
      lines = isEnd ? null : []
    } else lines?.push(line)
  }
  return parts
}

/** The part behind the type of an address or a text: `rfc822; a@b.example`, `smtp; 550 no such user`. */
const behindType = (value: string | undefined): string => (value ?? '').replace(/^[^;]*;\s*/, '').trim()

/** The address behind its type; `utf-8` ones may have letters as escapes: `\x{FC}` is ü. */
const addressOf = (value: string | undefined): string =>
  behindType(value).replace(/\\x\{([\da-f]{2,5})\}/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )

/**
 * The texts come from strangers: shortened to one line, without characters that change the direction of other
 * text.
 */
const plain = (text: string): string => withoutDirectionMarks(oneLine(text)).slice(0, MAX_REASON)

function bounceOf(recipient: Fields, messageId: string | null): Bounce | null {
  if (recipient.get('action')?.toLowerCase() !== 'failed') return null
  const to = plain(addressOf(recipient.get('original-recipient') ?? recipient.get('final-recipient')))
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(to)) return null
  const said = behindType(recipient.get('diagnostic-code'))
  const status = recipient.get('status') ?? ''
  return {
    to,
    reason: plain([said, said.includes(status) ? '' : status].join(' ').trim() || 'failed'),
    messageId,
  }
}

/**
 * Reads a delivery status notification, as mail servers send it to the sender of a mail. A failure is a text for the
 * owner; an empty list: it reports a delay or a success.
 */
export function readBounces(text: string): Result<readonly Bounce[], string> {
  if (text.length > MAX_BOUNCE_CHARS) return err('It is larger than any report of a mail server.')
  const mail = partOf(text.replace(/\r\n?/g, '\n').replace(/^\n+/, ''))
  const parts = isType(mail, REPORT) ? partsOf(mail) : []
  const status = parts.find((part) => isType(part, STATUS))
  if (status === undefined)
    return err(
      'It is no report of a mail server about a delivery (RFC 3464): name the whole mail, headers and all.',
    )
  const returned = parts.find((part) => isType(part, RETURNED))
  const messageId = returned === undefined ? null : (partOf(returned.body).fields.get('message-id') ?? null)
  const [, ...recipients] = status.body.split(/\n{2,}/).slice(0, MAX_RECIPIENTS + 1)
  return ok(
    recipients.flatMap((recipient) => {
      const bounce = bounceOf(fieldsOf(recipient), messageId && plain(messageId))
      return bounce === null ? [] : [bounce]
    }),
  )
}
