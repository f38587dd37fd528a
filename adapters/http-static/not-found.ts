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

/**
 * A page as it has to read below any address: what it writes relative to the root of the site
 * (`css/site.css`), where an export's 404 page lies, begins with a slash.
 */
export const fromRoot = (html: string): string =>
  html
    .replace(/(<[^<>]*?\s(?:href|src|poster)=")(?!\/|#|\?|[a-z][a-z\d+.-]*:|")/gi, '$1/')
    .replace(
      /\ssrcset="([^"]*)"/gi,
      (_, set: string) => ` srcset="${set.replace(/(^|,\s*)(?!\/|https?:|data:)(?=\S)/g, '$1/')}"`,
    )

/** Answers with a page; without one with ours, for a site that has no 404 page of its own. */
export function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  html: string = PAGE,
): void {
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(request.method === 'HEAD' ? undefined : html)
}
