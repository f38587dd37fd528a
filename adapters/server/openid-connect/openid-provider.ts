import type { ClientAuth, Configuration, CustomFetch, DiscoveryRequestOptions } from 'openid-client'
import type { LogInProvider } from '../../../core/accounts/index.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type {
  IdentityFailure,
  IdentityProvider,
  ProvenIdentity,
} from '../../../core/ports/accounts/identity-provider.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { boundedFetch } from '../platform/index.js'
import type { Result } from '../../../core/shared/index.js'

/** A provider that the owner has set up, with its secret. */
export interface OpenIdOptions extends LogInProvider {
  readonly clientSecret: string
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The time for which a provider's published configuration is cached. */
const KNOWN_MS = 60 * 60 * 1000
const TIMEOUT_S = 10

/** Loads the package at the first such log-in, since most sites have none. */
const openIdClient = () => import('openid-client')

type OpenId = Awaited<ReturnType<typeof openIdClient>>

/** The provider's method; by default the header (OpenID Connect Core 1.0, 9). */
const authenticate =
  (client: OpenId, secret: string): ClientAuth =>
  (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods } = server
    const inBody = methods?.includes('client_secret_basic') === false
    return (inBody ? client.ClientSecretPost : client.ClientSecretBasic)(secret)(server, ...rest)
  }

async function discover(options: OpenIdOptions): Promise<Configuration> {
  const client = await openIdClient()
  const issuer = new URL(options.issuer)
  const request: DiscoveryRequestOptions = {
    timeout: TIMEOUT_S,
    [client.customFetch]: boundedFetch(globalThis.fetch) as CustomFetch,
    execute: [
      // The signature is checked, although the token comes from the provider itself.
      client.enableNonRepudiationChecks,
      // Plain HTTP is possible only for a provider on the owner's own machine, which the settings check.
      ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  }
  const secret = options.clientSecret
  return client.discovery(issuer, options.clientId, undefined, authenticate(client, secret), request)
}

/**
 * The id of a person at the provider (OpenID Connect Core 1.0, 2). It must not be empty, or all people
 * without an id would be one member.
 */
const isSubject = (name: string): boolean => name.trim() !== '' && /^\P{Cc}{1,255}$/u.test(name)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Some providers write the value as a text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** The common fields of failures of the library, of the provider and of the network. */
interface Thrown {
  readonly name?: unknown
  readonly message?: unknown
  /** The code of an error of the library. */
  readonly code?: unknown
  /** The code of an error of the provider. */
  readonly error?: unknown
  readonly cause?: unknown
}

const isNetwork = ({ name, message }: Thrown): boolean => name === 'TypeError' && message === 'fetch failed'

const AWAY: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'])

/** The failure by its code and its message only, since the rest of the error may contain tokens. */
function failureOf(thrown: unknown): IdentityFailure {
  const failure: Thrown = Object(thrown)
  if (failure.error === 'access_denied') return { tag: 'declined' }
  const code = textOf(failure.error) || textOf(failure.code)
  const reason = [code, textOf(failure.message)].filter((part) => part !== '').join(': ')
  const isAway =
    AWAY.has(textOf(failure.code)) || isNetwork(failure) || isNetwork(Object(failure.cause) as Thrown)
  return { tag: isAway ? 'unreachable' : 'refused', reason }
}

async function settle<T>(work: () => Promise<T>): Promise<Result<T, IdentityFailure>> {
  try {
    return ok(await work())
  } catch (thrown) {
    return err(failureOf(thrown))
  }
}

/** Log-in by OpenID Connect: authorization code with PKCE, state and nonce (docs/log-in-providers.md). */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  const { id, name, scopes, clock } = options
  let known: { readonly at: number; readonly configuration: Promise<Configuration> } | null = null

  const configure = async (): Promise<Configuration> => {
    const now = clock.wallTime()
    if (known === null || now - known.at >= KNOWN_MS) known = { at: now, configuration: discover(options) }
    const { configuration } = known
    return configuration.catch((thrown: unknown) => {
      // The next log-in requests the configuration again.
      if (known?.configuration === configuration) known = null
      throw thrown
    })
  }

  return {
    id,
    name,
    begin: ({ state, nonce, verifier, returnTo }) =>
      settle(async () => {
        const [client, configuration] = await Promise.all([openIdClient(), configure()])
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: returnTo,
          response_type: 'code',
          scope: [...new Set(['openid', ...scopes])].join(' '),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return address.href
      }),
    finish: (query, { state, nonce, verifier, returnTo }) =>
      settle(async (): Promise<ProvenIdentity> => {
        const [client, configuration] = await Promise.all([openIdClient(), configure()])
        const answer = new URL(returnTo)
        answer.search = query
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) throw new Error('The provider sent no proof of who it is.')
        if (!isSubject(claims.sub)) throw new Error('The provider names no person.')
        // Many providers return the address only on a further request.
        const needsUserInfo =
          claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
        const person = needsUserInfo
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: textOf(person['email']) || null,
          isEmailVerified: isTrue(person['email_verified']),
          name: textOf(person['name']),
        }
      }),
  }
}
