import type { ServerResponse } from 'node:http'
import { htmlPage } from '../../../core/shared/index.js'
import { respond } from '../http/index.js'

const PAGE = htmlPage({
  title: 'Page not found',
  style:
    ':root{color-scheme:light dark}h1{font-size:1.75rem;line-height:1.2}' +
    'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}',
  body:
    '<h1>Page not found</h1><p>There is nothing at this address. It may have moved, or the link is misspelt.</p>' +
    '<p><a href="/">To the start page</a></p>',
})

/** The answer of a site without its own 404 page. */
export function answerNotFound(response: ServerResponse): void {
  const kept = response.getHeader('Cache-Control')
  respond.html(response, 404, PAGE, { 'Cache-Control': kept === undefined ? 'no-cache' : String(kept) })
}

/** The answer for a file that exists and cannot be read at the moment. */
export const answerBusy = (response: ServerResponse): void =>
  respond.text(response, 503, 'This cannot be read at the moment. Please try again.', { 'Retry-After': 1 })
