import { describe, expect, it } from '@jest/globals'
import { createPasswordHasher } from '../../../adapters/accounts/index.js'

const { hash, verify } = createPasswordHasher()

describe('the hash of a password', () => {
  it('is argon2id with 19 MiB and two passes, another one each time', async () => {
    const [first, second] = await Promise.all([hash('correct horse'), hash('correct horse')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second).not.toBe(first)
  })

  it('knows the password as it was written: all of it, in its case, however a keyboard makes its letters', async () => {
    const long = `${'x'.repeat(71)}ä`
    const known = await hash(long)
    expect(await verify(known, long.normalize('NFD'))).toBe(true)
    expect(await verify(known, long.toUpperCase())).toBe(false)
    expect(await verify(known, 'x'.repeat(71))).toBe(false)
  })

  it('is nobody’s where there is none, and takes no damaged one', async () => {
    expect(await verify(null, 'nobody has this password')).toBe(false)
    expect(await verify('no hash', 'correct horse')).toBe(false)
  })
})
