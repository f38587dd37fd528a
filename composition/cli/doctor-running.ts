import { cleanAddress } from '../../adapters/site-export/index.js'
import { CSRF_ENDPOINT } from '../../adapters/graphql-protocol/index.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

/** What is asked of a running site. */
export interface RunningSiteFacts {
  /** Where it runs, without a slash at its end. */
  readonly url: string
  /** Its pages, by their files. */
  readonly pages: readonly string[]
  readonly slugs: ReadonlySet<string> | null
}

const TIMEOUT_MS = 20_000
/** More addresses than this are not asked for, that the check ends while somebody waits. */
const MOST_ASKED = 200

type Asked = { readonly status: number; readonly headers: Headers } | { readonly problem: string }

async function ask(address: string, read: typeof fetch, method = 'GET'): Promise<Asked> {
  try {
    const answer = await read(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer
  } catch (thrown) {
    const cause = (thrown as Error).cause ?? thrown
    return { problem: cause instanceof Error ? cause.message : String(cause) }
  }
}

const problem = (message: string, fix: string): SiteFinding => siteFinding('problem', 'server', message, fix)

/** Pages that are asked for under their own address; templates have none. */
const pageAddresses = (pages: readonly string[]): readonly string[] =>
  pages.filter((path) => !/(?:^|\/)(?:detail_|40[14]\.)/.test(path)).map(cleanAddress)

async function checkAddress(url: string, path: string, read: typeof fetch): Promise<SiteFinding | null> {
  const asked = await ask(url + path, read)
  if ('problem' in asked)
    return problem(`${path} does not answer: ${asked.problem}.`, 'Look into the log of the server.')
  // A gate sends on to the log-in, a page with several addresses to its one.
  if (asked.status < 400 || asked.status === 401) return null
  return problem(
    `${path} answers ${asked.status}, though its page is in the folder.`,
    'Let the server in front pass every address on (docs/hosting.md), and serve this folder.',
  )
}

/** Files that belong to the owner alone. */
const PRIVATE = ['/vitrine.json', '/catalogue.csv', '/.vitrine-adopted.json']

async function checkPrivate(url: string, path: string, read: typeof fetch): Promise<SiteFinding | null> {
  const asked = await ask(url + path, read)
  return 'status' in asked && asked.status === 200
    ? problem(
        `${path} can be read by everybody.`,
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
    : problem('/vitrine.js does not come as a script.', 'Pass /vitrine.js and /chunks/ on to vitrine serve.')
}

/** Whether what only the server answers reaches it. */
async function checkBackend(url: string, read: typeof fetch): Promise<SiteFinding | null> {
  const asked = await ask(url + CSRF_ENDPOINT, read, 'POST')
  return 'status' in asked && asked.status === 200
    ? null
    : problem(
        `${CSRF_ENDPOINT} is not answered, so carts, orders and log-ins do not work.`,
        'Pass /.wf_graphql/, /.vitrine/ and /api/v1/ on to vitrine serve (docs/hosting.md).',
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

/** Checks a site where it runs: its pages, what stays private, what only the server answers, TLS. */
export async function checkRunning(
  { url, pages, slugs }: RunningSiteFacts,
  read: typeof fetch = fetch,
): Promise<readonly SiteFinding[]> {
  const home = await ask(`${url}/`, read)
  if ('problem' in home)
    return [
      problem(
        `${url} does not answer: ${home.problem}.`,
        'Start the site with vitrine serve, or check its address.',
      ),
    ]
  const [product] = slugs ?? []
  const asked = [
    ...pageAddresses(pages),
    ...(product === undefined ? [] : [`/product/${encodeURIComponent(product)}`]),
  ]
  const found: (SiteFinding | null)[] = [await checkScript(url, read), await checkBackend(url, read)]
  for (const path of asked.slice(0, MOST_ASKED)) found.push(await checkAddress(url, path, read))
  for (const path of PRIVATE) found.push(await checkPrivate(url, path, read))
  const nowhere = await ask(`${url}/vitrine-doctor-asks-for-nothing`, read)
  if ('status' in nowhere && nowhere.status === 200)
    found.push(
      problem(
        'An address where nothing is answers 200.',
        'Let the server answer 404, or search engines list it.',
      ),
    )
  return [...found.flatMap((finding) => finding ?? []), ...(await checkTls(url, read))]
}
