import type { Answer } from '../ports/gateway-failure.port.js'

/** Asks the visitor for a code; `isRepeated`: the one before was wrong. null: the visitor gave up. */
export type AskCode = (isRepeated: boolean) => Promise<string | null>

/**
 * Makes a call that may need the code of a second factor, until it is right. Who gives up gets the first answer:
 * that a code is needed.
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
