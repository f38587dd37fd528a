import { expect, it } from '@jest/globals'
import { createAccountBackground } from '../../../../core/use-cases/accounts/background.js'
import { guarded } from '../../../../core/use-cases/accounts/guarded.js'

it('a call that throws is answered as unreachable, and reported', async () => {
  const errors: unknown[] = []
  const calls = guarded(
    {
      read: async () => {
        throw new Error('no connection')
      },
      write: async (text: string) => ({ ok: true, value: text }),
    },
    (error) => void errors.push(error),
  )
  expect(await calls.read()).toMatchObject({ ok: false, failure: { tag: 'unreachable' } })
  expect(await calls.write('done')).toEqual({ ok: true, value: 'done' })
  expect(errors).toEqual([new Error('no connection')])
})

it('work after the answer runs two at a time, and its errors end nothing', async () => {
  const errors: unknown[] = []
  const background = createAccountBackground((error) => void errors.push(error))
  let running = 0
  let most = 0
  let done = 0
  for (let index = 0; index < 5; index += 1)
    background.later(async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      done += 1
      if (index === 0) throw new Error('stopped')
    })
  background.follow(Promise.reject(new Error('lost')))
  await background.settled()
  expect([most, done]).toEqual([2, 5])
  expect(errors).toHaveLength(2)
})
