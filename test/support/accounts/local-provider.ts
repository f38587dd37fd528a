import { generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import { listen } from '../../../adapters/server/http/index.js'
import { createNodeConnection } from '../../../adapters/graphql/client/transport/node-connection.js'
import { valueOf } from '../value-of.js'

/** A person with an account at the provider. */
export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: unknown
  readonly name?: string
}

/** False claims that the provider signs. */
export interface Forgery {
  readonly change?: (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Signed with a key that is not the provider's. */
  readonly hasOtherKey?: boolean
}

export interface LocalProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The person at the browser; null: they decline. */
  enters: Person | null
  /** null: all of its claims are true. */
  forges: Forgery | null
  /** True while its token endpoint does not answer. */
  isAway: boolean
  /** The site that it recognises by the return address. */
  readonly serves: (returnTo: readonly string[]) => Promise<void>
  /** Follows the provider's pages from an address; returns the address to which it sends the browser back. */
  readonly visit: (address: string) => Promise<URL>
  readonly close: () => Promise<void>
}

const CLIENT = { clientId: 'corner-shop', clientSecret: 'a secret that only both of them know' } as const
const KEY_ID = 'local'

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function forge(token: string, key: KeyObject, { change = (claims) => claims }: Forgery): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
  const signed = `${base64({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${base64(change(claims))}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

/** Lets `replace` change what is answered, before anything of it is sent. */
function rewrite(response: ServerResponse, replace: (body: string) => string): void {
  const end = response.end.bind(response)
  response.end = ((body?: unknown) => {
    const text = replace(Buffer.isBuffer(body) ? body.toString() : String(body ?? ''))
    response.setHeader('Content-Length', Buffer.byteLength(text))
    return end(text)
  }) as typeof response.end
}

/** The provider prints a long warning that it is for tests only. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn, info } = console
  console.warn = console.info = () => undefined
  try {
    return await work()
  } finally {
    Object.assign(console, { warn, info })
  }
}

/** A certified provider of OpenID Connect on this machine, which can be made to lie. */
export async function startLocalProvider(): Promise<LocalProvider> {
  const { Provider } = await quietly(() => import('oidc-provider'))
  let handle: RequestListener = (_, response) => void response.writeHead(503).end()
  const server = valueOf(await listen((request, response) => handle(request, response), { port: 0 }))
  const issuer = server.url
  const [key, otherKey] = [newKey(), newKey()]
  const jwk = { ...key.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  let person: Person = { sub: 'unknown' }
  const local: LocalProvider = {
    issuer,
    ...CLIENT,
    enters: null,
    forges: null,
    isAway: false,
    serves: async (returnTo) => {
      handle = await quietly(() => handlerFor(returnTo))
    },
    visit: async (address) => {
      const browser = createNodeConnection(issuer, globalThis.fetch)
      let at = new URL(address)
      for (let pages = 0; at.origin === new URL(issuer).origin && pages < 10; pages += 1) {
        const response = await browser.fetch(at.href, { redirect: 'manual' })
        const location = response.headers.get('location')
        if (location === null) throw new Error(`${response.status} ${await response.text()}`)
        at = new URL(location, issuer)
      }
      return at
    },
    close: async () => server.close(),
  }

  function handlerFor(redirect_uris: readonly string[]): RequestListener {
    const provider = new Provider(issuer, {
      clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris }],
      jwks: { keys: [jwk] },
      cookies: { keys: ['of this test'] },
      features: { devInteractions: { enabled: false } },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      findAccount: (_: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ ...person, sub }),
      }),
      interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/enter/${uid}` },
      // The provider asks for no consent.
      loadExistingGrant: async ({ oidc }: GrantContext) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client.clientId,
          accountId: oidc.session.accountId,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    const answer = provider.callback()
    return (request, response) => {
      const path = request.url ?? ''
      if (path.startsWith('/enter/')) {
        if (local.enters !== null) person = local.enters
        void provider.interactionFinished(
          request,
          response,
          local.enters === null ? { error: 'access_denied' } : { login: { accountId: person.sub } },
        )
        return
      }
      const { forges } = local
      if (path.startsWith('/token') && local.isAway) return void response.writeHead(503).end()
      if (path.startsWith('/token') && forges !== null)
        rewrite(response, (body) => {
          const answered = JSON.parse(body) as { readonly id_token?: string }
          const signer = forges.hasOtherKey === true ? otherKey : key
          return JSON.stringify({
            ...answered,
            ...(answered.id_token && { id_token: forge(answered.id_token, signer, forges) }),
          })
        })
      answer(request, response)
    }
  }
  return local
}

/** The grant of a log-in, as the provider hands it to the code that decides on it. */
interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string }
    readonly provider: {
      readonly Grant: new (of: { readonly clientId: string; readonly accountId: string }) => {
        addOIDCScope: (scope: string) => void
        save: () => Promise<string>
      }
    }
  }
}
