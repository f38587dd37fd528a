import type { Answer } from '../../ports/gateway-failure.port.js'

/** Asks the visitor for a code; `isRepeated`: the previous code was wrong. null: the visitor gave up. */
export type AskCode = (isRepeated: boolean) => Promise<string | null>

/**
 * Repeats a call with codes of the second factor until one is right. If the visitor gives up, the first
 * answer is returned: a code is needed.
 */
export async function withSecondFactor<T>(
  call: (code: string | null) => Answer<T>,
  askCode: AskCode,
): Answer<T> {
  const first = await call(null)
  let answer = first
  let isRepeated = false
  while (!answer.ok && answer.failure.tag === 'rejected') {
    const { code: problem } = answer.failure
    if (problem !== 'AccountCodeNeeded' && problem !== 'AccountWrongCode') break
    const code = await askCode(isRepeated)
    if (code === null) return first
    isRepeated = true
    answer = await call(code)
  }
  return answer
}
