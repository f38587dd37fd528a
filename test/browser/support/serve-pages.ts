import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { build } from 'esbuild'

/** The policy that every test page runs under: no inline script, no outside host, Trusted Types required. */
export const STRICT_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

export interface ServePagesOptions {
  /** Scripts built from source on start: served path -> entry file, relative to the project root. */
  readonly bundles?: Readonly<Record<string, string>>
  /** Answers a request before the files are looked at; returns false to leave it to them. */
  readonly handle?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The policy to send, `STRICT_CSP` by default. */
  readonly csp?: string
}

export interface ServedPages {
  readonly origin: string
  readonly close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * Serves test/browser/pages, dist/page and scripts bundled from source on a free port, under a strict policy.
 */
export async function servePages(options: ServePagesOptions = {}): Promise<ServedPages> {
  const scripts = new Map<string, string>()
  for (const [path, entry] of Object.entries(options.bundles ?? {})) scripts.set(path, await bundle(entry))
  const roots = ['test/browser/pages', 'dist/page'].map((root) => join(process.cwd(), root))

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': options.csp ?? STRICT_CSP,
    }
    const script = scripts.get(path)
    if (script !== undefined) {
      response.writeHead(200, headers).end(script)
      return
    }
    for (const root of roots) {
      const file = normalize(join(root, path))
      if (!file.startsWith(root)) continue
      const body = await readFile(file).catch(() => undefined)
      if (!body) continue
      response.writeHead(200, headers).end(body)
      return
    }
    response.writeHead(404).end()
  }

  const server = createServer((request, response) => {
    if (options.handle?.(request, response)) return
    void answer(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('[vitrine] the test server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [join(process.cwd(), entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const output = result.outputFiles[0]
  if (!output) throw new Error(`[vitrine] ${entry} gave no script`)
  return output.text
}
