import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, OperationTypeNode } from 'graphql'
import type { ExecutionResult, ValidationRule } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Plugin } from 'graphql-yoga'
import { browserName } from '../../../../core/accounts/index.js'
import { isRecord } from '../../../../core/shared/index.js'
import type { Telemetry } from '../../../../core/ports/platform/telemetry.port.js'
import { currentOwner } from '../../../../core/use-cases/owner/sessions.js'
import { OWNER_HEADER, OWNER_HEADER_VALUE } from '../../../graphql/protocol/owner/index.js'
import {
  addressTiers,
  respond,
  isFromThisMachine,
  isSameOrigin,
  isSecureForBrowser,
  readJsonBody,
  reserveAnswer,
  visitorAddress,
} from '../../http/index.js'
import type { HttpHandler } from '../../http/index.js'
import { operationSpansPlugin } from '../answers/operation-spans.plugin.js'
import { createAnswerBudget } from '../answers/answer-bytes.js'
import { closedEndpoint } from '../closed-endpoint.js'
import { LIMITS } from '../limits/limits.js'
import { makeOnce } from '../resolvers/make-once.js'
import { sizePlugins } from '../limits/limits.plugin.js'
import { cutLongObjects, isOperationsBody } from '../reading/operations-body.js'
import { createBudget } from '../limits/query-cost.plugin.js'
import { weightOfOperation } from '../limits/query-cost.js'
import { createSessionCookie, ownerSecretOf } from './owner-cookie.js'
import { ownerSchema } from './owner-schema.js'
import type { OwnerContext, OwnerServices } from './owner-services.js'

/** The settings of the owner's API. */
export interface OwnerHandlerOptions {
  readonly services: OwnerServices
  /** True if a proxy in front reports the visitor's address and protocol. @default false */
  readonly trustProxy?: boolean
  /** True: requests in a session may contain a file. @default false */
  readonly takesFiles?: boolean
  /** Records operations. @default they are not recorded */
  readonly telemetry?: Telemetry
  /** Called for unexpected errors; never with sent data. */
  readonly onUnexpected: (error: unknown) => void
}

interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
}

const errorAnswer = ({ code, message }: Pick<Refusal, 'code' | 'message'>) => ({
  errors: [{ message, extensions: { code } }],
})

/** The reason for refusing a request unread; null: accepted. */
function refusalOf(request: IncomingMessage, isSecure: boolean, trustProxy: boolean): Refusal | null {
  const { method, headers } = request
  if (method !== 'POST')
    return { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This address only answers POST.' }
  if (!isSecure && !isFromThisMachine(request))
    return {
      status: 403,
      code: 'HTTPS_NEEDED',
      message: 'The desk answers over HTTPS only. Open it over HTTPS, or on the machine of the shop.',
    }
  if (headers[OWNER_HEADER] !== OWNER_HEADER_VALUE || !isSameOrigin(request, trustProxy))
    return {
      status: 403,
      code: 'CROSS_ORIGIN',
      message: 'The request was not sent by the desk of this site.',
    }
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the operation as application/json.' }
  return null
}

/** The character with the code zero in any notation; databases refuse it. */
const NULL_CHARACTER = /\\u(?:0000|\{0+\})/

/** The reason why a body is not an operation; null: it is one. */
function bodyRefusal(body: object): Refusal | null {
  const bad = (message: string): Refusal => ({ status: 400, code: 'BAD_REQUEST', message })
  if (!isRecord(body) || typeof body['query'] !== 'string' || !isOperationsBody(body))
    return bad('Send one operation: { "query": "...", "variables": {...} }.')
  if (body['query'].length > LIMITS.queryChars)
    return bad(`The text of an operation may have at most ${LIMITS.queryChars} characters.`)
  return NULL_CHARACTER.test(JSON.stringify(body)) ? bad('Texts hold no character with the code zero.') : null
}

/** One change per request: neither aliases nor several fields add password attempts. */
const oneChangeRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== OperationTypeNode.MUTATION) return
    const [first, ...others] = node.selectionSet.selections
    if (first?.kind === Kind.FIELD && others.length === 0) return
    context.reportError(new GraphQLError('A request makes one change.', { nodes: node }))
  },
})

const rulesPlugin: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(oneChangeRule)
    addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

/** A result with at most the reported number of errors. */
const withFewErrors = (result: ExecutionResult): ExecutionResult =>
  result.errors === undefined ? result : { ...result, errors: result.errors.slice(0, LIMITS.errors) }

/** Counts the cost of an operation before it runs, and the bytes of its answer. */
const costPlugin = (): Plugin<OwnerContext & { readonly reserve: (bytes: number) => void }> => ({
  onExecute: ({ args, executeFn, setExecuteFn, setResultAndStopExecution }) => {
    const { document, variableValues, contextValue, schema } = args
    try {
      const variables = (variableValues ?? {}) as Readonly<Record<string, unknown>>
      contextValue.spend(weightOfOperation(schema, document, variables).values)
    } catch (thrown) {
      setResultAndStopExecution({ errors: [thrown as GraphQLError] })
      return
    }
    const answer = createAnswerBudget(LIMITS.answerBytes, contextValue.reserve)
    setExecuteFn(async (again) => {
      const result = withFewErrors((await executeFn(again)) as ExecutionResult)
      try {
        answer.take(result)
        return result
      } catch (thrown) {
        return { errors: [thrown] }
      }
    })
  },
})

/** The maximum body of a request with a file. */
const MAX_FILE_BODY_BYTES = 8 * 1024 * 1024

/** The part of the context that comes from the request. */
type RequestContext = Pick<OwnerContext, 'caller' | 'current' | 'cookie'> & {
  readonly reserve: (bytes: number) => void
}

/**
 * Answers the owner's API (docs/owner-api.md): over HTTPS or from this machine, for requests of the desk's
 * own pages only, within the limits of the visitors' endpoint. A session is read again for each request.
 */
export function createOwnerHandler({
  services,
  trustProxy = false,
  takesFiles = false,
  telemetry,
  onUnexpected,
}: OwnerHandlerOptions): HttpHandler {
  // Made at the first request, since most processes get no request for the desk.
  const yoga = makeOnce(() =>
    createYoga<RequestContext, OwnerContext>({
      schema: ownerSchema(),
      ...closedEndpoint(onUnexpected),
      batching: false,
      context: ({ caller, current, cookie, reserve }) => ({
        services,
        caller,
        current,
        cookie,
        reserve,
        ...createBudget(LIMITS.cost),
      }),
      plugins: [
        ...(telemetry ? [operationSpansPlugin(telemetry)] : []),
        ...sizePlugins(),
        rulesPlugin,
        costPlugin(),
      ],
    }),
  )
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    const isSecure = isSecureForBrowser(request, trustProxy)
    const refusal = refusalOf(request, isSecure, trustProxy)
    if (refusal !== null) {
      if (refusal.status === 405) response.setHeader('Allow', 'POST')
      return respond.json(response, refusal.status, errorAnswer(refusal))
    }
    const readPerson = () => currentOwner(services.realm, ownerSecretOf(request, isSecure))
    const body = await readJsonBody(request, {
      limitBytes: takesFiles && (await readPerson()) !== null ? MAX_FILE_BODY_BYTES : LIMITS.bodyBytes,
    })
    if (!body.ok) {
      const { status, message } = body.failure
      if (status !== 413) response.setHeader('Connection', 'close')
      return respond.json(response, status, errorAnswer({ code: 'BAD_REQUEST', message }))
    }
    const badBody = bodyRefusal(body.value)
    if (badBody !== null) return respond.json(response, badBody.status, errorAnswer(badBody))
    cutLongObjects(body.value)
    // A body can take long to arrive; the session counts when the operation begins.
    const current = await readPerson()
    await yoga()(Object.assign(request, { body: body.value }), response, {
      caller: {
        networks: addressTiers(visitorAddress(request, trustProxy)),
        browser: browserName(request.headers['user-agent'] ?? ''),
        current,
      },
      current,
      cookie: createSessionCookie(response, isSecure),
      reserve: (bytes) => reserveAnswer(response, bytes),
    })
  }
}
