import { withWholeHost } from '../../../core/site/index.js'
import type { Redirect } from '../../../core/site/index.js'
import { escapeHtml, htmlPage, NO_INDEX } from '../../../core/shared/index.js'

/**
 * The way from pages of a built site to their server. `none`: the owner gave no address of it. `passed-on`:
 * the host of the files passes the server's paths on, and browsers see one origin. `apart`: pages ask it by
 * themselves, at its own origin.
 */
export type BuildServer =
  | { readonly tag: 'none' }
  | { readonly tag: 'passed-on' | 'apart'; readonly origin: string }

/** Hosts allow about a hundred rules; pages beyond that get the policy of all pages. */
const MAX_POLICIES = 90

const EXAMPLE = 'https://shop.example.com'

/** One rule: what a host does with a path. */
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
        '# What only the server answers is passed on to it, so that the browser sees one origin.',
        ...[...serverPaths, ...drawn].map((path) => `# ${rule(path, EXAMPLE, 200)}`),
      ]
    case 'passed-on':
      return [
        '# What only the server answers is passed on to it, so that the browser sees one origin.',
        ...[...serverPaths, ...drawn].map((path) => rule(path, server.origin, 200)),
      ]
    case 'apart':
      return [
        ...(drawn.length === 0 ? [] : ['# Pages that the server draws are read there.']),
        ...drawn.map((path) => rule(path, server.origin, 302)),
      ]
  }
}

/**
 * `_redirects`: where addresses lead that are no files; `drawn` are the paths of pages
 * that the server draws, `serverPaths` those of what else only it answers.
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

/** `_headers`: how long files are kept, and what each page may load. */
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

/** Stands where a page behind a gate is not, and leads to the server that has it. */
export function leadingPage(address: string): string {
  const to = escapeHtml(address)
  return htmlPage({
    title: 'One moment',
    head: `${NO_INDEX}<meta http-equiv="refresh" content="0;url=${to}">`,
    body: `<p><a href="${to}">Go on to this page</a></p>`,
  })
}
