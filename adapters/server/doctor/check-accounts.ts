import { CSRF_COOKIE, CSRF_ENDPOINT, CSRF_HEADER, COMMERCE_ENDPOINT } from '../../graphql/protocol/index.js'
import type { SiteScripts } from '../../site/pages/index.js'
import { someOf } from '../../../core/shared/index.js'
import { boundedFetch } from '../platform/index.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

const TIMEOUT_MS = 20_000
const MAX_NAMED = 3
const QUERY = '{site{commerce{capabilities{accounts}}}}'

/** Sends a request like a page, with the cookies and the token from an earlier answer; returns the answer's text. */
async function ask(url: string, fetch: typeof globalThis.fetch): Promise<string> {
  const read = boundedFetch(fetch)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const made = await read(url + CSRF_ENDPOINT, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    redirect: 'manual',
    signal,
  })
  await made.body?.cancel()
  const cookies = made.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`))?.slice(CSRF_COOKIE.length + 1)
  const answer = await read(url + COMMERCE_ENDPOINT, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: cookies.join('; '),
      ...(token !== undefined && { [CSRF_HEADER]: token }),
    },
    body: JSON.stringify([{ query: QUERY }]),
    redirect: 'manual',
    signal,
  })
  return answer.text()
}

/** Finds faults of pages that harm members: visible passwords, and no way to log out. */
export function pageAccountFindings(
  pages: Pick<SiteScripts, 'accountPages' | 'readablePasswords' | 'logOutPages'>,
  memberPages: readonly string[],
): readonly SiteFinding[] {
  // The check of the pages reports once that no page has a log-out button.
  const isReportedForSite = pages.logOutPages.length === 0 && pages.accountPages.length > 0
  const withoutLogOut = isReportedForSite
    ? []
    : memberPages.filter((page) => !pages.logOutPages.includes(page))
  return [
    ...(pages.readablePasswords.length === 0
      ? []
      : [
          siteFinding(
            'problem',
            'accounts',
            `A password field shows what is typed into it: ${someOf(pages.readablePasswords, MAX_NAMED)}.`,
            'Give the input type="password" (docs/account-pages.md).',
          ),
        ]),
    ...(withoutLogOut.length === 0
      ? []
      : [
          siteFinding(
            'note',
            'accounts',
            `Members find no button to log out on ${someOf(withoutLogOut, MAX_NAMED)}.`,
            'Put one on every page behind a gate (docs/account-pages.md#log-in-log-out).',
          ),
        ]),
  ]
}

/** Names accounts that share a mailbox: each is opened by its own spelling only. */
export const sharedMailboxFindings = (mailboxes: readonly (readonly string[])[]): readonly SiteFinding[] =>
  mailboxes.map((emails) =>
    siteFinding(
      'problem',
      'accounts',
      `Accounts share one mailbox: ${someOf(emails, MAX_NAMED)}.`,
      'Ask its reader which to keep, then run `vitrine members delete` with the exact address of each other one.',
    ),
  )

/** Checks whether a running site without accounts has pages with account forms. */
export async function checkAccounts(
  url: string,
  accountPages: readonly string[],
  read: typeof fetch,
): Promise<SiteFinding | null> {
  if (accountPages.length === 0) return null
  const answer = await ask(url, read).catch(() => '')
  if (!/"capabilities"\s*:\s*\{\s*"accounts"\s*:\s*false\s*\}/.test(answer)) return null
  return siteFinding(
    'problem',
    'accounts',
    `No visitor can log in or sign up: the back end of ${url} has no accounts, and answers no account form of ` +
      `${someOf(accountPages, MAX_NAMED)}.`,
    'Give it accounts (docs/adapters.md), or take these pages off the site.',
  )
}
