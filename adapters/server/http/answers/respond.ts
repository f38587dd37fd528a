import type { ServerResponse } from 'node:http'

type Headers = Readonly<Record<string, string | number>>

/** Ends a response with a text of some type; does nothing if the visitor has left. */
function send(response: ServerResponse, status: number, type: string, body: string, headers: Headers): void {
  if (response.destroyed) return
  response.writeHead(status, { 'Content-Type': `${type};charset=utf-8`, ...headers }).end(body)
}

const UNKEPT = { 'Cache-Control': 'no-store' } as const

/** Answers with JSON that caches must not store. */
function json(response: ServerResponse, status: number, body: unknown, headers: Headers = {}): void {
  send(response, status, 'application/json', JSON.stringify(body), { ...UNKEPT, ...headers })
}

/** Answers with a sentence for people, on its own line, that caches must not store. */
function text(response: ServerResponse, status: number, line: string, headers: Headers = {}): void {
  send(response, status, 'text/plain', `${line}\n`, { ...UNKEPT, ...headers })
}

/** Answers with a page for one visitor; `headers` contain its policy. */
function html(response: ServerResponse, status: number, page: string, headers: Headers = {}): void {
  send(response, status, 'text/html', page, { 'Cache-Control': 'private, no-store', ...headers })
}

/** Redirects the browser, `Location` in ASCII; caches must not store the answer. */
function redirect(response: ServerResponse, status: 302 | 303, to: string, headers: Headers = {}): void {
  if (response.destroyed) return
  response.writeHead(status, { 'Cache-Control': 'private, no-store', ...headers, Location: to }).end()
}

/**
 * Refuses a method: 405 with the allowed methods of the address. `bodyOf` makes the JSON of an interface; if
 * it is absent, the answer is a text.
 */
function notAllowed(
  response: ServerResponse,
  methods: readonly string[],
  bodyOf?: (message: string) => unknown,
): void {
  const message = `This address only answers ${methods.join(' and ')}.`
  const headers = { Allow: methods.join(', ') }
  if (bodyOf) json(response, 405, bodyOf(message), headers)
  else text(response, 405, message, headers)
}

/** Refuses after too many attempts: 429 with the time to wait. */
function tooOften(response: ServerResponse, windowMs: number, line: string): void {
  text(response, 429, line, { 'Retry-After': windowMs / 1000 })
}

/** The answers that are not files of a site. */
export const respond = { json, text, html, redirect, notAllowed, tooOften } as const
