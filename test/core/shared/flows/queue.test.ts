import { describe, expect, it } from '@jest/globals'
import { createCallQueue, createQueue } from '../../../../core/shared/index.js'

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

describe('calls in a queue', () => {
  const recorder = () => {
    const calls = createCallQueue()
    const said: string[] = []
    const work = (name: string) => async (): Promise<void> => {
      said.push(`${name} begins`)
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
      said.push(`${name} ends`)
      if (name.endsWith('!')) throw new Error(name)
    }
    return { calls, said, work }
  }

  it('run beside each other if they are shared, and alone if they are exclusive', async () => {
    const { calls, said, work } = recorder()
    void calls.shared(work('a'))
    void calls.shared(work('b'))
    void calls.exclusive(work('C'))
    void calls.shared(work('d'))
    await calls.ended()
    const order = ['a begins', 'b begins', 'a ends', 'b ends', 'C begins', 'C ends', 'd begins', 'd ends']
    expect(said).toEqual(order)
  })

  it('continue after a failed call', async () => {
    const { calls, said, work } = recorder()
    const failed = [calls.exclusive(work('A!')), calls.shared(work('b!'))]
    void calls.exclusive(work('C'))
    expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await calls.ended()
    expect(said.at(-1)).toBe('C ends')
  })

  it('wait for an exclusive call, failed or not', async () => {
    const rests: string[] = []
    const calls = createCallQueue(async () => void rests.push('rest'))
    void calls.shared(async () => rests.push('a'))
    void calls.exclusive(async () => rests.push('B'))
    void calls.exclusive(() => Promise.reject(new Error('C'))).catch(() => undefined)
    await calls.ended()
    expect(rests).toEqual(['a', 'B', 'rest', 'rest'])
  })
})
