import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DocumentNode } from 'graphql'
import { createSchema, createYoga } from 'graphql-yoga'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import type { Telemetry } from '../../../core/ports/platform/telemetry.port.js'
import { CROSS_ORIGIN_CODE } from '../../../core/errors/index.js'
import { SCHEMA_TEXT } from '../../graphql/protocol/server.js'
import { errorShapePlugin } from './answers/error-shape.plugin.js'
import { LIMITS } from './limits/limits.js'
import { makeOnce } from './resolvers/make-once.js'
import { limitPlugins } from './limits/limits.plugin.js'
import {
  respond,
  isSecureForBrowser,
  pageOrigin,
  readJsonBody,
  reserveAnswer,
  visitorSource,
} from '../http/index.js'
import type { HttpHandler } from '../http/index.js'
import { createFairLimit } from '../../../core/shared/index.js'
import { withNothing } from './reading/page-document.js'
import { compressedAnswerPlugin } from './answers/compressed-answer.plugin.js'
import { pageDocumentPlugin } from './reading/page-document.plugin.js'
import { createAnswerBudget } from './answers/answer-bytes.js'
import { createAnswerCookies } from '../sessions/answer-cookies.js'
import { closedEndpoint } from './closed-endpoint.js'
import { countLists } from './limits/counted-lists.js'
import { createAdmission } from './limits/operation-limits.js'
import { createPaymentAdmission } from './limits/payment-trials.js'
import type { OperationLimits } from './limits/operation-limits.js'
import {
  countOperations,
  cutLongObjects,
  isOperationsBody,
  longestQuery,
  readCounts,
} from './reading/operations-body.js'
import { operationSpansPlugin } from './answers/operation-spans.plugin.js'
import { boundedErrorsPlugin, createOperationErrors } from './answers/bounded-errors.js'
import { createBudget, queryCostPlugin } from './limits/query-cost.plugin.js'
import type { SharedByOperations } from './limits/query-cost.plugin.js'
import { readTexts } from './reading/read-texts.js'
import { createTextCache } from './reading/text-cache.js'
import { openRequest } from './request-scope.js'
import type { RequestScope } from './request-scope.js'
import { resolvers } from './resolvers/resolvers.js'
import type { ResolverContext } from './resolvers/mutation-resolvers.js'
import { visitorOfRequest } from '../sessions/request-visitor.js'
import { hasValidToken } from '../sessions/visitor-cookie.js'
import type { VisitorSecrets } from '../sessions/visitor-secrets.js'

/** The settings of the GraphQL handler. */
export interface GraphqlHandlerOptions {
  readonly backend: Backend
  readonly random: Random
  /** Reads visitors; must have the same secrets as the address that makes them. */
  readonly secrets: VisitorSecrets
  /** True allows introspection of the schema: for development only. @default false */
  readonly introspection?: boolean
  /** True if a proxy in front reports the visitor's address and protocol. @default false */
  readonly trustProxy?: boolean
  /** Other origins whose pages may use the server. @default none */
  readonly guests?: readonly string[]
  /** The limits on cart changes and order attempts. @default no limits */
  readonly limits?: OperationLimits
  /** Records operations. @default they are not recorded */
  readonly telemetry?: Telemetry
  /** Called for unexpected errors; never with data of a visitor. */
  readonly onUnexpected?: (error: unknown) => void
}

const errorAnswer = (code: string, message: string) => ({ errors: [{ message, code, extensions: { code } }] })

const isJson = (request: IncomingMessage): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')

/**
 * Refuses a request unread: wrong method, not JSON, or not sent by a page of this site. True: it was refused.
 */
function refuse(request: IncomingMessage, response: ServerResponse, visitor: Visitor | null): boolean {
  if (request.method !== 'POST') {
    respond.notAllowed(response, ['POST'], (message) => errorAnswer('METHOD_NOT_ALLOWED', message))
    return true
  }
  if (!isJson(request)) {
    respond.json(
      response,
      415,
      errorAnswer('UNSUPPORTED_MEDIA_TYPE', 'Send the operations as application/json.'),
    )
    return true
  }
  if (visitor !== null && hasValidToken(request, visitor.id, visitor.session ?? null)) return false
  respond.json(
    response,
    403,
    errorAnswer(CROSS_ORIGIN_CODE, 'The request carries no valid CSRF token of this site.'),
  )
  return true
}

/**
 * Sets the status of an answer. A batch gets 200 regardless of its operations' errors. An unreachable back
 * end shows in the status, and so do too many account attempts if the request contains nothing else.
 */
const statusPlugin: Plugin<object, SharedByOperations> = {
  onResponse: ({ response, serverContext: { scope }, setResponse, fetchAPI }) => {
    if (!scope.isUnavailable() && !scope.isRefused()) return
    const status = scope.isUnavailable() ? 503 : 429
    setResponse(new fetchAPI.Response(response.body, { status, headers: response.headers }))
  },
}

/**
 * Makes the shared state for the operations of a request; the queries of all requests take turns by network.
 */
function createShared(trustProxy: boolean) {
  const fairLimit = createFairLimit(LIMITS.queriesAtOnce)
  return (request: IncomingMessage, response: ServerResponse, scope: RequestScope): SharedByOperations => {
    const network = visitorSource(request, trustProxy)
    return {
      scope,
      answer: createAnswerBudget(LIMITS.answerBytes, (bytes) => reserveAnswer(response, bytes)),
      runQuery: (query) => fairLimit.run(network, query),
    }
  }
}

/** The schema of the visitors' endpoint, made once, since it is the same for all sites. */
const visitorSchema = makeOnce(() => {
  const schema = createSchema<YogaInitialContext & SharedByOperations & ResolverContext>({
    typeDefs: withNothing(SCHEMA_TEXT),
    resolvers,
  })
  countLists(schema)
  return schema
})

/** Refuses a body that was read, with the reason. */
const refuseBody = (response: ServerResponse, status: number, message: string): null => {
  respond.json(response, status, errorAnswer('BAD_REQUEST', message))
  return null
}

/** Reads the operations of a request within the limits; null: the request is answered with its refusal. */
async function readOperations(request: IncomingMessage, response: ServerResponse) {
  const body = await readJsonBody(request, { limitBytes: LIMITS.bodyBytes })
  if (!body.ok) {
    // The connection stays open, so that a client that is still sending can read the refusal.
    if (body.failure.status !== 413) response.setHeader('Connection', 'close')
    return refuseBody(response, body.failure.status, body.failure.message)
  }
  const { value } = body
  // Counted first: a list of 80,000 operations would be read several times before it is refused.
  if (countOperations(value) > LIMITS.operationsPerRequest)
    return refuseBody(response, 413, `A request may hold at most ${LIMITS.operationsPerRequest} operations.`)
  if (!isOperationsBody(value))
    return refuseBody(response, 400, 'Each operation is a JSON object with its query as a text.')
  if (longestQuery(value) > LIMITS.queryChars)
    return refuseBody(
      response,
      413,
      `The text of an operation may have at most ${LIMITS.queryChars} characters.`,
    )
  cutLongObjects(value)
  readCounts(value)
  return value
}

/** The engine that carries out operations, and the reading of their texts beforehand. */
function createEngine({ random, introspection = false, onUnexpected, telemetry }: GraphqlHandlerOptions) {
  const schema = visitorSchema()
  const documentCache = createTextCache<DocumentNode>(LIMITS.documentChars)
  const errorCache = createTextCache<unknown>(LIMITS.documentChars)
  const yoga = createYoga<SharedByOperations, ResolverContext>({
    schema,
    ...closedEndpoint(onUnexpected ?? ((error) => console.error('[vitrine]', error))),
    batching: { limit: LIMITS.operationsPerRequest },
    parserAndValidationCache: { documentCache, errorCache },
    context: ({ scope, answer, runQuery }) => ({
      scope,
      answer,
      runQuery,
      newKey: random.token,
      ...createBudget(LIMITS.cost),
      errors: createOperationErrors(LIMITS.errors),
    }),
    plugins: [
      ...(telemetry ? [operationSpansPlugin(telemetry)] : []),
      ...limitPlugins(),
      pageDocumentPlugin(schema, introspection),
      // This plugin comes later, so that adapting the text of a page also waits for its turn.
      queryCostPlugin(schema),
      boundedErrorsPlugin(schema, LIMITS.errors),
      errorShapePlugin,
      statusPlugin,
      compressedAnswerPlugin,
    ],
  })
  const reader = yoga.getEnveloped({})
  const reading = {
    isKnown: (text: string) => documentCache.get(text) !== undefined || errorCache.get(text) !== undefined,
    read: (text: string) => {
      try {
        reader.validate(reader.schema, reader.parse(text))
      } catch {
        // Yoga reports the same error again when it answers.
      }
    },
  }
  return { yoga, reading }
}

/** The operations of one request: their visitor, limits and cookies. */
function scopeOf(
  { backend, secrets, limits, guests = [], trustProxy = false }: GraphqlHandlerOptions,
  visitor: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
): RequestScope {
  const onRefused = (waitS: number) => response.setHeader('Retry-After', waitS)
  const source = limits?.sourceOf(request) ?? ''
  return openRequest(backend, visitor, {
    admit: createAdmission(limits, request, visitor.id, onRefused),
    admitPayment: createPaymentAdmission(
      limits?.payments,
      {
        visitor: visitor.id,
        address: source,
        orderBegunOn: async () => (await backend.open(visitor).orderBegunOn?.()) ?? null,
      },
      onRefused,
    ),
    secrets,
    onRefused,
    onPaid: async (order) => limits?.newCarts?.bought(order, source),
    cookies: createAnswerCookies(
      response,
      isSecureForBrowser(request, trustProxy, guests),
      pageOrigin(request, guests),
    ),
  })
}

/**
 * Answers the site's GraphQL protocol from any back end (reference/wire-protocol), within the limits of
 * `LIMITS`. An unreachable back end gives the status 503, after which clients try again; every operation is
 * safe to repeat.
 */
export function createGraphqlHandler(options: GraphqlHandlerOptions): HttpHandler {
  const { trustProxy = false, guests = [] } = options
  const { yoga, reading } = createEngine(options)
  const shared = createShared(trustProxy)
  return async (request, response) => {
    const visitor = visitorOfRequest(request, isSecureForBrowser(request, trustProxy, guests), options)
    if (refuse(request, response, visitor) || visitor === null) return
    const operations = await readOperations(request, response)
    if (operations === null) return
    await readTexts(operations, reading)
    response.setHeader('Cache-Control', 'no-store')
    const scope = scopeOf(options, visitor, request, response)
    await yoga(Object.assign(request, { body: operations }), response, shared(request, response, scope))
  }
}
