import { toRecord } from '../../../../core/shared/index.js'
import type { SandboxProcessor } from './sandbox-processor.js'

/** An answer for any HTTP server: a status and a body to send as JSON. */
export interface ChallengeReply {
  readonly status: number
  readonly body: { readonly confirmation: string } | { readonly error: string }
}

/**
 * Answers `POST <endpoint>/authenticate` with `{"challenge", "outcome": "complete" | "fail"}`, parsed from
 * JSON by the caller. Never rejects.
 */
export async function answerChallenge(
  processor: Pick<SandboxProcessor, 'authenticate'>,
  body: unknown,
): Promise<ChallengeReply> {
  const { challenge, outcome } = toRecord(body)
  if (typeof challenge !== 'string' || (outcome !== 'complete' && outcome !== 'fail')) {
    return { status: 400, body: { error: 'challenge and outcome are needed.' } }
  }
  const answer = await processor.authenticate(challenge, outcome)
  return answer.ok
    ? { status: 200, body: answer.value }
    : { status: 402, body: { error: answer.failure.message } }
}
