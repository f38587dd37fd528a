import type { IncomingMessage, ServerResponse } from 'node:http'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-size: 1.75rem; line-height: 1.2 }
</style>
<h1>Page not found</h1>
<p>There is nothing at this address. It may have moved, or the link is misspelt.</p>
<p><a href="/">To the start page</a></p>
</html>
`

/** Answers for a site that has no 404 page of its own. */
export function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : PAGE)
}

/** Answers for a file that is there and cannot be read at the moment. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  })
  response.end(
    request.method === 'HEAD' ? undefined : 'This cannot be read at the moment. Please try again.\n',
  )
}
