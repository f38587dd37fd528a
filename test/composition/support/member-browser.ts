import {
  createAccountOperations,
  createGraphqlBackend,
  createSelfServiceOperations,
} from '../../../adapters/graphql/client/index.js'
import { createCryptoRandom } from '../../../adapters/browser/platform/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { createNodeConnection } from '../../../adapters/graphql/client/transport/node-connection.js'
import type { AccountEntrance } from '../../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import { visitorId } from '../../../core/ports/visitor.port.js'

/** A mail as the development mailbox lists it. */
export interface MailSeen {
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  readonly sentOn: string
}

export const readMails = async (url: string): Promise<readonly MailSeen[]> => {
  const response = await fetch(`${url}/.vitrine/mailbox`, { headers: { accept: 'application/json' } })
  return (await response.json()) as readonly MailSeen[]
}

/** A visitor of a running site with cookies of their own. */
export interface MemberBrowser extends ReturnType<Backend['open']> {
  readonly entrance: AccountEntrance
  readonly cookie: (name: string) => string | null
  /** Requests an address as a browser does, without following redirects. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>
  /** The target of an address, or the text of its answer. */
  readonly see: (path: string) => Promise<string>
}

export function openBrowser(url: string): MemberBrowser {
  const connection = createNodeConnection(url, globalThis.fetch)
  const backend = createGraphqlBackend({
    clock: systemClock,
    random: createCryptoRandom(globalThis.crypto),
    connect: () => connection,
    accounts: createAccountOperations,
    selfService: createSelfServiceOperations,
  })
  const opened = backend.open({ id: visitorId('') })
  if (opened.entrance === undefined) throw new Error('the client has no way in')
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    connection.fetch(path, { redirect: 'manual', headers })
  return {
    ...opened,
    entrance: opened.entrance,
    cookie: connection.readCookie,
    get,
    see: async (path) => {
      const response = await get(path)
      const text = await response.text()
      return response.headers.get('location') ?? `${response.status} ${text}`
    },
  }
}

/** Signs up and opens the link of the mail; answers the browser, which is logged in by it. */
export async function joinSite(
  url: string,
  email: string,
  password = 'seven green kettles',
): Promise<MemberBrowser> {
  const browser = openBrowser(url)
  const none = { inviteToken: null, captchaToken: null, redirectPath: null, entries: [] }
  const signedUp = await browser.entrance.signUp({
    email,
    name: 'Ada Lovelace',
    password,
    acceptPrivacy: true,
    acceptCommunications: false,
    ...none,
  })
  if (!signedUp.ok) throw new Error(JSON.stringify(signedUp.failure))
  const mail = (await readMails(url)).find(
    ({ to, links }) => to === email && links[0]?.includes('verifyToken'),
  )
  const token = new URL(mail?.links[0] ?? '').searchParams.get('verifyToken') ?? ''
  const verified = await browser.entrance.verifyEmail({ token, redirectPath: null })
  if (!verified.ok) throw new Error(JSON.stringify(verified.failure))
  return browser
}
