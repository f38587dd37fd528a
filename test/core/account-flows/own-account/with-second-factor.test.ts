import { describe, expect, it } from '@jest/globals'
import { withSecondFactor } from '../../../../core/account-flows/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../core/shared/index.js'

const refused = (code: string): GatewayFailure => ({ tag: 'rejected', code, message: code, problems: [] })

/** Makes a call that takes the code `right`, and enters `entered` one after the other; null: they give up. */
async function enter(...entered: readonly (string | null)[]) {
  const left = [...entered]
  const asked: boolean[] = []
  const answer = await withSecondFactor(
    async (code) => {
      if (code === null) return err(refused('AccountCodeNeeded'))
      return code === 'right'
        ? ok('in')
        : err(refused(code === 'late' ? 'TooManyRequests' : 'AccountWrongCode'))
    },
    async (isRepeated) => {
      asked.push(isRepeated)
      return left.shift() ?? null
    },
  )
  return { asked, answer: answer.ok ? answer.value : 'code' in answer.failure && answer.failure.code }
}

describe('a call that needs the code of a second factor', () => {
  it.each([
    [['right'], [false], 'in'],
    [['wrong', 'wrong', 'right'], [false, true, true], 'in'],
    [[null], [false], 'AccountCodeNeeded'],
    // A member who gave up gets no message about the code any more.
    [['wrong', null], [false, true], 'AccountCodeNeeded'],
    [['late', 'right'], [false], 'TooManyRequests'],
  ])('asks until the code is right or the dialog is closed: %j', async (entered, asked, answer) => {
    expect(await enter(...entered)).toEqual({ asked, answer })
  })

  it('asks for no code if none is needed', async () => {
    const answer = await withSecondFactor(
      async () => ok('in'),
      () => Promise.reject(new Error('asked')),
    )
    expect(answer).toEqual(ok('in'))
  })
})
