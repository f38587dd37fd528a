import { describe, expect, it } from '@jest/globals'
import { loadOnce } from '../../../../core/shared/index.js'

describe('something that is loaded once', () => {
  it('is loaded by the first call and the same for all others', async () => {
    let loads = 0
    const load = loadOnce(async () => ({ number: (loads += 1) }))
    const [first, second] = await Promise.all([load(), load()])
    expect(second).toBe(first)
    expect(await load()).toBe(first)
    expect(loads).toBe(1)
  })

  it('is loaded again by the next call after a failure', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve('here')]
    const load = loadOnce(() => answers.shift() ?? Promise.resolve('late'))
    const both = [load(), load()]
    await expect(both[0]).rejects.toThrow('gone')
    await expect(both[1]).rejects.toThrow('gone')
    expect(await load()).toBe('here')
    expect(await load()).toBe('here')
  })
})
