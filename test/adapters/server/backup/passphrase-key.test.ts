import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { Decrypter, Encrypter, Stanza } from 'age-encryption'
import { passphraseIdentity, passphraseRecipient } from '../../../../adapters/server/backup/passphrase-key.js'

const PASSPHRASE = 'correct horse – bättery'
const QUICK = 10
const FILE_KEY = new Uint8Array(16).map((_, index) => index * 3)

const wrapped = async (factor = QUICK): Promise<Stanza> => {
  const [stanza] = await passphraseRecipient(PASSPHRASE, factor).wrapFileKey(FILE_KEY)
  if (stanza === undefined) throw new Error('nothing was wrapped')
  return stanza
}

describe('the key that a passphrase opens', () => {
  it('is read by the library, and reads a key that the library wrote', async () => {
    const [ours, theirs] = [new Encrypter(), new Encrypter()]
    ours.addRecipient(passphraseRecipient(PASSPHRASE, QUICK))
    theirs.setPassphrase(PASSPHRASE)
    theirs.setScryptWorkFactor(QUICK)
    const [reader, readerHere] = [new Decrypter(), new Decrypter()]
    reader.addPassphrase(PASSPHRASE)
    readerHere.addIdentity(passphraseIdentity(PASSPHRASE))
    expect(await reader.decrypt(await ours.encrypt('from here'), 'text')).toBe('from here')
    expect(await readerHere.decrypt(await theirs.encrypt('from there'), 'text')).toBe('from there')
  })

  it('has another salt each time, and stays closed for another passphrase', async () => {
    const [first, second] = [await wrapped(), await wrapped()]
    expect(first.args[1]).not.toBe(second.args[1])
    expect(await passphraseIdentity(PASSPHRASE).unwrapFileKey([first])).toEqual(Buffer.from(FILE_KEY))
    expect(await passphraseIdentity('correct horse').unwrapFileKey([first])).toBeNull()
  })

  it('is derived once for all readings of a file, and again for another file', async () => {
    const key = passphraseIdentity(PASSPHRASE)
    const [first, second] = [await wrapped(17), await wrapped()]
    const took = async (): Promise<number> => {
      const begun = performance.now()
      expect(await key.unwrapFileKey([first])).toEqual(Buffer.from(FILE_KEY))
      return performance.now() - begun
    }
    const once = await took()
    expect(await took()).toBeLessThan(once / 5)
    expect(await key.unwrapFileKey([second])).toEqual(Buffer.from(FILE_KEY))
  })

  it('is made while other work goes on', async () => {
    let isMade = false
    const work = wrapped(17).then(() => (isMade = true))
    await setImmediate()
    expect(isMade).toBe(false)
    await work
  })

  const other = new Stanza(['X25519', 'share'], new Uint8Array(32))
  it.each<[string, (sound: Stanza) => readonly Stanza[], string]>([
    ['a second part', (sound) => [sound, other], 'not its only key'],
    ['no work factor', ({ args, body }) => [new Stanza(args.slice(0, 2), body)], 'malformed'],
    ['a word too many', ({ args, body }) => [new Stanza([...args, '1'], body)], 'malformed'],
    [
      'a work factor of 21',
      ({ args: [kind = '', salt = ''], body }) => [new Stanza([kind, salt, '21'], body)],
      '21',
    ],
    [
      'a factor that is none',
      ({ args: [kind = '', salt = ''], body }) => [new Stanza([kind, salt, '0x9'], body)],
      'malf',
    ],
    [
      'a factor with zeros',
      ({ args: [kind = '', salt = ''], body }) => [new Stanza([kind, salt, '010'], body)],
      'malf',
    ],
    [
      'a short salt',
      ({ args: [kind = '', , factor = ''], body }) => [new Stanza([kind, 'AAAA', factor], body)],
      'malf',
    ],
    [
      'padding',
      ({ args: [kind = '', salt, factor = ''], body }) => [new Stanza([kind, `${salt}==`, factor], body)],
      'malf',
    ],
    ['a short key', ({ args, body }) => [new Stanza(args, body.subarray(1))], 'malformed'],
  ])('is refused with %s', async (_, change, problem) => {
    const stanzas = [...change(await wrapped())]
    const opened = Promise.resolve().then(() => passphraseIdentity(PASSPHRASE).unwrapFileKey(stanzas))
    await expect(opened).rejects.toThrow(problem)
  })

  it('is not searched in parts for other keys', async () => {
    expect(await passphraseIdentity(PASSPHRASE).unwrapFileKey([other])).toBeNull()
  })
})
