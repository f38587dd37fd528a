import { OWNER_ENDPOINT, OWNER_HEADER, OWNER_HEADER_VALUE } from '../../protocol/owner/index.js'
import type { Operation } from '../../protocol/operation.js'
import type { DeskFailure, DeskProblem } from '../../../../core/desk/index.js'
import { err, isRecord, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'

/** Sends one operation to the owner's API, optionally at another of its addresses. */
export type AskOwnerApi = <Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
  address?: string,
) => Promise<Result<Answer, DeskFailure>>

const FAULTY_ANSWER = 'The desk cannot read the answer of the server. Load the page again.'

const FIRST_FAULT_STATUS = 500
/** The time limit of a reading: a slower server counts as unreachable. */
const MAX_READ_MS = 30_000

const unreadable = (status: number): DeskFailure => ({
  tag: 'faulty',
  message:
    status < FIRST_FAULT_STATUS
      ? FAULTY_ANSWER
      : `The server of the shop has a fault (${status}). Try again in a moment; its log tells more.`,
})

function failureOf(errors: readonly unknown[]): DeskFailure {
  const [first] = errors
  const extensions = isRecord(first) && isRecord(first['extensions']) ? first['extensions'] : {}
  const message = isRecord(first) && typeof first['message'] === 'string' ? first['message'] : FAULTY_ANSWER
  switch (extensions['code']) {
    case 'UNAUTHENTICATED':
      return { tag: 'signed-out' }
    case 'FORBIDDEN':
      return { tag: 'forbidden' }
    case 'PROOF_NEEDED':
      return { tag: 'proof-needed' }
    default:
      return { tag: 'faulty', message }
  }
}

/** The longer time limit of a change: after it the outcome is unknown, while a reading can be repeated. */
const signalFor = (kind: Operation<unknown, unknown>['kind']): { readonly signal?: AbortSignal } =>
  kind === 'query' ? { signal: AbortSignal.timeout(MAX_READ_MS) } : {}

/**
 * Sends with the session's cookie. A server in front of the shop may answer with a page of its own.
 * `onSignedOut` is called with each answer that there is no session.
 */
export const createAskOwnerApi =
  (send: typeof globalThis.fetch, onSignedOut: () => void): AskOwnerApi =>
  async <Answer, Variables>(
    { name, kind, text }: Operation<Answer, Variables>,
    variables: Variables,
    address = OWNER_ENDPOINT,
  ) => {
    try {
      const response = await send(address, {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          [OWNER_HEADER]: OWNER_HEADER_VALUE,
        },
        body: JSON.stringify({ query: text, variables, operationName: name }),
        ...signalFor(kind),
      })
      const answer: unknown = await response.json().catch(() => null)
      if (!isRecord(answer)) return err(unreadable(response.status))
      if (Array.isArray(answer['errors']) && answer['errors'].length > 0) {
        const failure = failureOf(answer['errors'])
        if (failure.tag === 'signed-out') onSignedOut()
        return err(failure)
      }
      if (!isRecord(answer['data'])) return err({ tag: 'faulty', message: FAULTY_ANSWER })
      // Page and API come from the same server and version, so the answer follows the schema.
      return ok(answer['data'] as Answer)
    } catch {
      return err({ tag: 'offline' })
    }
  }

/** The result of a change; a problem reported by the shop becomes the failure. */
export function problemAsFailure<T extends object>(
  answer: Result<T | (DeskProblem & object), DeskFailure>,
): Result<Exclude<T, DeskProblem>, DeskFailure> {
  if (!answer.ok) return answer
  const { value } = answer
  return 'code' in value && 'message' in value
    ? err({ tag: 'problem', problem: { code: value.code, message: value.message } })
    : ok(value as Exclude<T, DeskProblem>)
}
