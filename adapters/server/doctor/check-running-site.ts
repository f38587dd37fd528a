import { someOf } from '../../../core/shared/index.js'
import { cleanAddress } from '../../site/export/index.js'
import { CSRF_ENDPOINT } from '../../graphql/protocol/index.js'
import { checkAccounts } from './check-accounts.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

/** The facts for the check of a running site. */
export interface RunningSiteFacts {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** The files of its pages. */
  readonly pages: readonly string[]
  readonly slugs: ReadonlySet<string> | null
  /** The pages with forms of visitor accounts. */
  readonly accountPages?: readonly string[]
}

const TIMEOUT_MS = 20_000
/** The maximum number of requested addresses, so that the check ends while the owner waits. */
const MAX_ASKED = 200
const AT_ONCE = 8
const MAX_NAMED = 3
/** The maximum number of redirects of a home page before they count as a circle. */
const MAX_MOVES = 5

type Asked = { readonly status: number; readonly headers: Headers } | { readonly problem: string }

async function ask(address: string, read: typeof fetch, request: RequestInit = {}): Promise<Asked> {
  try {
    const answer = await read(address, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer
  } catch (thrown) {
    const { message } = ((thrown as Error).cause ?? thrown) as Partial<Error>
    return { problem: message ?? String(thrown) }
  }
}

const isPage = (headers: Headers): boolean => /^text\/html/i.test(headers.get('content-type') ?? '')

const problem = (message: string, fix: string): SiteFinding => siteFinding('problem', 'server', message, fix)

/** Pages that have their own address; templates have none. */
const pageAddresses = (pages: readonly string[]): readonly string[] =>
  pages.filter((path) => !/(?:^|\/)(?:detail_|40[14]\.)/.test(path)).map(cleanAddress)

/** The problem of an answer that should be a page; null: a page, or a redirect to one. */
async function answerOf(url: string, path: string, read: typeof fetch): Promise<string | null> {
  const asked = await ask(url + path, read)
  if ('problem' in asked) return `does not answer: ${asked.problem}`
  // A gate redirects to the log-in, and a page with several addresses to its main one.
  return asked.status < 400 || asked.status === 401 ? null : `answers ${asked.status}`
}

/** Requests every page, and reports once an answer that many of them have in common. */
async function checkAddresses(
  url: string,
  paths: readonly string[],
  read: typeof fetch,
): Promise<readonly SiteFinding[]> {
  const answers = new Map<string, string[]>()
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    const said = await Promise.all(some.map((path) => answerOf(url, path, read)))
    said.forEach((answer, index) => {
      if (answer !== null) answers.set(answer, [...(answers.get(answer) ?? []), some[index] ?? ''])
    })
  }
  return [...answers].map(([answer, asked]) => {
    const names = someOf(asked, MAX_NAMED)
    const isOne = asked.length === 1
    const said = isOne ? answer : answer.replace('answers', 'answer').replace('does', 'do')
    const subject = isOne ? 'its page is' : 'their pages are'
    // A server error says nothing about the address.
    return /^answers 4/.test(answer)
      ? problem(
          `${names} ${said}, though ${subject} in the folder.`,
          'Let the server in front pass every address on (docs/hosting.md), and serve this folder.',
        )
      : problem(`${names} ${said}.`, 'Look into the log of the server.')
  })
}

/** Files that visitors must not get. */
const PRIVATE = ['/vitrine.json', '/catalogue.csv', '/.vitrine-adopted.json']

async function checkPrivate(url: string, path: string, read: typeof fetch): Promise<SiteFinding | null> {
  const asked = await ask(url + path, read)
  // Some hosts answer every address with a page, which does not reveal the file.
  const isFile = 'status' in asked && asked.status === 200 && !isPage(asked.headers)
  return isFile
    ? problem(
        `${path} can be read by anyone.`,
        'Serve the folder through vitrine, not as files of another server.',
      )
    : null
}

async function checkScript(url: string, read: typeof fetch): Promise<SiteFinding | null> {
  const asked = await ask(`${url}/vitrine.js`, read)
  const isScript =
    'status' in asked && asked.status === 200 && /javascript/.test(asked.headers.get('content-type') ?? '')
  return isScript
    ? null
    : problem(
        '/vitrine.js does not come as a script.',
        'Pass /vitrine.js and /chunks/ on to `vitrine serve`.',
      )
}

/** Checks that requests for the server reach it. */
async function checkBackend(url: string, read: typeof fetch): Promise<SiteFinding | null> {
  // The header is the one that the page script sends; without it the server would refuse a foreign form.
  const asked = await ask(url + CSRF_ENDPOINT, read, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  return 'status' in asked && asked.status === 200 && !isPage(asked.headers)
    ? null
    : problem(
        `${CSRF_ENDPOINT} is not answered, so carts, orders and log-ins do not work.`,
        'Pass /.wf_graphql/, /.vitrine/ and /api/v1/ on to `vitrine serve` (docs/hosting.md).',
      )
}

async function checkTls(url: string, read: typeof fetch): Promise<readonly SiteFinding[]> {
  const { hostname, protocol } = new URL(url)
  if (/^(?:localhost|127\.|\[::1\])/.test(hostname)) return []
  if (protocol === 'http:')
    return [
      siteFinding(
        'problem',
        'tls',
        `${url} is not reached through TLS.`,
        'Put a server with a certificate in front (docs/hosting.md).',
      ),
    ]
  const plain = await ask(`http://${hostname}/`, read)
  return 'status' in plain && plain.status === 200
    ? [
        siteFinding(
          'problem',
          'tls',
          `http://${hostname}/ answers without TLS instead of leading to https.`,
          'Let the server in front redirect to https (docs/hosting.md).',
        ),
      ]
    : []
}

/** The final address of a site, or the finding that it has none. */
type Place = { readonly url: string } | { readonly finding: SiteFinding }

const TLS_FAILURE = /certificate|self[- ]signed|unable to verify|altnames|SSL|TLS|EPROTO/i

const noAnswer = (url: string, reason: string): SiteFinding =>
  TLS_FAILURE.test(reason)
    ? siteFinding(
        'problem',
        'tls',
        `Browsers do not trust ${url}: ${reason}.`,
        'Get it a certificate for its name (docs/hosting.md); one of your own is named by NODE_EXTRA_CA_CERTS.',
      )
    : problem(
        `${url} does not answer: ${reason}.`,
        'Start the site with `vitrine serve`, or check its address.',
      )

/** Follows the home page to its final origin, for example from http to https or to the address with `www`. */
async function findPlace(url: string, read: typeof fetch): Promise<Place> {
  let at = `${url}/`
  for (let moves = 0; moves <= MAX_MOVES; moves += 1) {
    const asked = await ask(at, read)
    const { origin } = new URL(at)
    if ('problem' in asked) return { finding: noAnswer(origin, asked.problem) }
    const target = asked.status >= 300 && asked.status < 400 ? asked.headers.get('location') : null
    if (target === null || !URL.canParse(target, at)) return { url: origin }
    const next = new URL(target, at)
    // A home page behind a gate, or in a language, is a page of the same site.
    if (next.origin === origin) return { url: origin }
    if (!/^https?:$/.test(next.protocol)) break
    at = next.href
  }
  return {
    finding: problem(`${url} redirects in a circle.`, 'Look at the redirects of the server in front.'),
  }
}

/** Checks a running site: its pages, its private files, the requests for the server, TLS. */
export async function checkRunning(
  { url: asked, pages, slugs, accountPages = [] }: RunningSiteFacts,
  read: typeof fetch = fetch,
): Promise<readonly SiteFinding[]> {
  const place = await findPlace(asked, read)
  if ('finding' in place) return [place.finding]
  const { url } = place
  const [product] = slugs ?? []
  const paths = [
    ...pageAddresses(pages),
    ...(product === undefined ? [] : [`/product/${encodeURIComponent(product)}`]),
  ]
  const found: (SiteFinding | null)[] = [
    await checkScript(url, read),
    await checkBackend(url, read),
    await checkAccounts(url, accountPages, read),
  ]
  found.push(...(await checkAddresses(url, paths.slice(0, MAX_ASKED), read)))
  for (const path of PRIVATE) found.push(await checkPrivate(url, path, read))
  const nowhere = await ask(`${url}/vitrine-doctor-asks-for-nothing`, read)
  if ('status' in nowhere && nowhere.status === 200)
    found.push(
      problem(
        'An address without a page answers 200.',
        'Let the server answer 404, or search engines list it.',
      ),
    )
  return [
    ...(url === asked
      ? []
      : [
          siteFinding(
            'note',
            'server',
            `${asked} redirects to ${url}; that address was checked.`,
            'No change is needed if that is the address of the site.',
          ),
        ]),
    ...found.flatMap((finding) => finding ?? []),
    ...(await checkTls(url, read)),
  ]
}
