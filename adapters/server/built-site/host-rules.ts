import { withWholeHost } from '../../../core/site/index.js'
import type { Redirect } from '../../../core/site/index.js'
import { escapeHtml, htmlPage, NO_INDEX } from '../../../core/shared/index.js'

/**
 * The connection from pages of a built site to their server. `none`: the owner gave no address. `passed-on`:
 * the static host forwards the server's paths, and browsers see one origin. `apart`: pages send requests to
 * the server's own origin.
 */
export type BuildServer =
  | { readonly tag: 'none' }
  | { readonly tag: 'passed-on' | 'apart'; readonly origin: string }

/** The maximum number of policies: hosts allow about a hundred rules. Further pages get one common policy. */
const MAX_POLICIES = 90

const EXAMPLE = 'https://shop.example.com'

/** Formats one rule of a host for a path. */
const rule = (path: string, origin: string, status: 200 | 302): string =>
  `${path}  ${origin}${path.replace('*', ':splat')}  ${status}`

function serverRules(
  server: BuildServer,
  serverPaths: readonly string[],
  drawn: readonly string[],
): readonly string[] {
  switch (server.tag) {
    case 'none':
      return [
        '# Paths of the server are forwarded to it, so that the browser sees one origin.',
        ...[...serverPaths, ...drawn].map((path) => `# ${rule(path, EXAMPLE, 200)}`),
      ]
    case 'passed-on':
      return [
        '# Paths of the server are forwarded to it, so that the browser sees one origin.',
        ...[...serverPaths, ...drawn].map((path) => rule(path, server.origin, 200)),
      ]
    case 'apart':
      return [
        ...(drawn.length === 0 ? [] : ['# Pages that the server generates are read there.']),
        ...drawn.map((path) => rule(path, server.origin, 302)),
      ]
  }
}

/**
 * `_redirects`: the targets of addresses without files; `drawn` are the paths of pages that the server draws,
 * `serverPaths` are further paths for the server.
 */
export const redirectsText = (
  redirects: readonly Redirect[],
  server: BuildServer,
  serverPaths: readonly string[],
  drawn: readonly string[],
): string =>
  [
    ...redirects.map(({ from, to }) => `${from}  ${withWholeHost(to)}  301`),
    ...serverRules(server, serverPaths, drawn),
    '',
  ].join('\n')

/** `_headers`: the caching of files, and each page's policy. */
export const headersText = (policies: ReadonlyMap<string, string>): string =>
  [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '/chunks/shared-*',
    '  Cache-Control: public, max-age=31536000, immutable',
    ...['/images/*', '/fonts/*', '/videos/*', '/remote/*'].flatMap((path) => [
      path,
      '  Cache-Control: public, max-age=86400',
    ]),
    ...[...policies]
      .slice(0, MAX_POLICIES)
      .flatMap(([path, policy]) => [path, `  Content-Security-Policy: ${policy}`]),
    '',
  ].join('\n')

/** The page in place of one behind a gate; it links to the server. */
export function linkPage(address: string): string {
  const to = escapeHtml(address)
  return htmlPage({
    title: 'One moment',
    head: `${NO_INDEX}<meta http-equiv="refresh" content="0;url=${to}">`,
    body: `<p><a href="${to}">Go on to this page</a></p>`,
  })
}
