import { describe, expect, it } from '@jest/globals'
import { createQueue } from '../../../core/shared/index.js'

describe('work in a queue', () => {
  it('runs one piece after the other, and goes on behind one that fails', async () => {
    const queue = createQueue()
    const said: string[] = []
    const piece = (name: string, turns: number, fails = false) =>
      queue(async () => {
        said.push(`${name} begins`)
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
        said.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      }).catch((thrown: Error) => `${thrown.message} failed`)
    const done = await Promise.all([piece('a', 9), piece('b', 3, true), piece('c', 0)])
    expect(done).toEqual(['a', 'b failed', 'c'])
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })
})
