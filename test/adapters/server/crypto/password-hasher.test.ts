import { describe, expect, it } from '@jest/globals'
import { createPasswordHasher } from '../../../../adapters/server/sql/accounts/index.js'
import { createFakePasswordHasher } from '../../../fakes/password-hasher.fake.js'

it('hashes a shop’s passwords by argon2id with 19 MiB and two passes', async () => {
  expect(await createPasswordHasher().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

describe.each([
  ['a shop', createPasswordHasher()],
  ['tests of something else', createFakePasswordHasher()],
])('the hash of a password, as %s makes it', (_, { hash, verify }) => {
  it('differs each time', async () => {
    const [first, second] = await Promise.all([hash('correct horse'), hash('correct horse')])
    expect(second).not.toBe(first)
  })

  it('accepts only the exact password: whole, in its case, with its letters and spaces', async () => {
    const long = ` ${'x'.repeat(69)}ä²`
    const known = await hash(long)
    expect(await verify(known, long)).toBe(true)
    const others = [
      ...[long.normalize('NFD'), long.normalize('NFKC'), long.toUpperCase()],
      ...[long.trim(), `${long} `, long.slice(0, -1)],
    ]
    for (const other of others) expect([other, await verify(known, other)]).toEqual([other, false])
  })

  it('opens no unsealed text, and refuses a damaged seal', async () => {
    expect(await verify(null, 'no account has this password')).toBe(false)
    expect(await verify('no hash', 'correct horse')).toBe(false)
  })
})
