import { shortText } from '../../../../core/shared/index.js'
import type { RequestRecord } from '../../http/index.js'
import { jsonLine } from '../plain-words.js'
import { completed, describeError, errorText } from '../terminal.js'
import type { Terminal } from '../terminal.js'
import { shownLine } from '../printable.js'

/** The formats of `--log`: lines for people, or a JSON object on each line. */
export const LOG_FORMATS = ['text', 'json'] as const

/** A format of `--log`. */
export type LogFormat = (typeof LOG_FORMATS)[number]

/** Receives all messages of a running site. */
export interface SiteLog {
  readonly onNotice: (line: string) => void
  readonly onError: (error: unknown, requestId?: string) => void
  readonly onRequest: (record: RequestRecord) => void
}

/** The words of a line, separated by the characters around addresses. */
const WORD = /[^\s"'<>(),;:=]+/g

/** True if a word is a mail address. Linear in its length. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1
}

/** A line without mail addresses, which errors of databases and mail servers repeat. */
export const withoutAddresses = (line: string): string =>
  line.replace(WORD, (word) => (isAddress(word) ? '(address)' : word))

const nowText = (): string => new Date().toISOString()

/** A line with its time, for sites that run for weeks. */
const timed = (line: string): string => `${nowText()} ${line}`

function textLog(terminal: Terminal): SiteLog {
  return {
    onNotice: (line) => terminal.err(shownLine(timed(completed(terminal, line)))),
    onError: (error, requestId) => {
      const request = requestId === undefined ? '' : ` (request ${requestId})`
      const message = completed(terminal, describeError(error))
      terminal.err(shownLine(timed(errorText(terminal, withoutAddresses(message) + request))))
    },
    onRequest: ({ method, path, status, durationMs }) =>
      terminal.err(shownLine(timed(`${method} ${path} ${status} ${durationMs} ms`))),
  }
}

const levelOf = ({ status }: RequestRecord): string => (status >= 500 ? 'error' : 'info')

function jsonLog(terminal: Terminal): SiteLog {
  const write = (level: string, message: string, more: object = {}): void =>
    terminal.err(jsonLine({ time: nowText(), level, message: shortText(withoutAddresses(message)), ...more }))
  return {
    onNotice: (line) => write('info', completed(terminal, line)),
    onError: (error, requestId) =>
      write('error', completed(terminal, describeError(error)), requestId === undefined ? {} : { requestId }),
    onRequest: (record) => write(levelOf(record), 'request', { ...record, path: shortText(record.path) }),
  }
}

/** The log of a site on standard error. */
export const siteLog = (format: LogFormat, terminal: Terminal): SiteLog =>
  format === 'json' ? jsonLog(terminal) : textLog(terminal)
