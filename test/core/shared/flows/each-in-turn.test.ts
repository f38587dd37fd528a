import { describe, expect, it } from '@jest/globals'
import { eachInTurn } from '../../../../core/shared/index.js'

describe('works in turn', () => {
  it('are done one after the other, also after a failure, and the first failure rejects', async () => {
    const done: string[] = []
    const work = (name: string) => async () => {
      done.push(`${name} begins`)
      await Promise.resolve()
      if (name.startsWith('bad')) throw new Error(name)
      done.push(`${name} ends`)
    }
    await expect(eachInTurn([work('a'), work('bad b'), work('bad c'), work('d')])).rejects.toThrow('bad b')
    expect(done).toEqual(['a begins', 'a ends', 'bad b begins', 'bad c begins', 'd begins', 'd ends'])
    await expect(eachInTurn([])).resolves.toBeUndefined()
  })
})
