import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A host of files only, as used for built sites. */
export interface StaticHost {
  readonly port: number
  readonly close: () => Promise<void>
}

/** The policy that `_headers` gives a path: rules are exact paths, or end with `*`; the last one counts. */
function policyOf(folder: string, path: string): string | null {
  let isMeant = false
  let policy: string | null = null
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/'))
      isMeant = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    else if (isMeant) policy = /^ {2}Content-Security-Policy: (.*)$/.exec(line)?.[1] ?? policy
  }
  return policy
}

/** Serves a folder under addresses without `.html`, with the policies of its `_headers`. */
export async function openStaticHost(folder: () => string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = decodeURIComponent(pathname)
    const file = ['', '.html', '/index.html']
      .map((end) => normalize(join(folder(), path + end)))
      .find((each) => each.startsWith(folder()) && existsSync(each) && statSync(each).isFile())
    const policy = policyOf(folder(), path)
    response.writeHead(file === undefined ? 404 : request.method === 'GET' ? 200 : 405, {
      'Content-Type': TYPES[extname(file ?? '')] ?? 'application/octet-stream',
      ...(policy !== null && { 'Content-Security-Policy': policy }),
    })
    response.end(file === undefined || request.method !== 'GET' ? '' : readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
