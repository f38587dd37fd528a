import { createCipheriv, createDecipheriv, randomBytes, scrypt as scryptWithCallback } from 'node:crypto'
import type { BinaryLike, ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { Stanza } from 'age-encryption'
import type { Identity, Recipient } from 'age-encryption'

/**
 * The part of an age file for a passphrase: `scrypt`, a salt, the work factor, and the file's key, encrypted
 * by the key that scrypt derives. The library's own version computes scrypt in JavaScript, which takes twice
 * as long and blocks the process. Source: https://c2sp.org/age, "The scrypt recipient type".
 */
interface PassphrasePart {
  readonly salt: Buffer
  /** The cost of a guess: 2^workFactor kilobytes of memory, all written and read. */
  readonly workFactor: number
  /** The key of the file, encrypted. */
  readonly locked: Uint8Array
}

const KIND = 'scrypt'
const LABEL = 'age-encryption.org/v1/scrypt'
const BLOCK_SIZE = 8
const KEY_BYTES = 32
const SALT_BYTES = 16
const TAG_BYTES = 16
const FILE_KEY_BYTES = 16
const CIPHER = 'chacha20-poly1305'
/** Each key is used once, so that its nonce is always zero. */
const NONCE = Buffer.alloc(12)

/** The highest work factor that is read: a gigabyte of memory. Other programs write 18. */
const MAX_WORK_FACTOR = 20

/** Base64 without padding. */
const toText = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const scrypt = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scryptWithCallback)

const deriveKey = (passphrase: string, salt: Uint8Array, workFactor: number): Promise<Buffer> => {
  const N = 2 ** workFactor
  const maxmem = 2 * 128 * N * BLOCK_SIZE
  return scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), KEY_BYTES, {
    N,
    r: BLOCK_SIZE,
    maxmem,
  })
}

function lock(fileKey: Uint8Array, key: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
  return Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts the key of the file; null if `key` is the wrong one. */
function unlock(body: Uint8Array, key: Buffer): Uint8Array | null {
  const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(body.subarray(FILE_KEY_BYTES))
  const fileKey = decipher.update(body.subarray(0, FILE_KEY_BYTES))
  try {
    decipher.final()
    return fileKey
  } catch {
    return null
  }
}

/** Encrypts for a passphrase, at the cost of 2^`workFactor` kilobytes for each guess of it. */
export const passphraseRecipient = (passphrase: string, workFactor: number): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(SALT_BYTES)
    const key = await deriveKey(passphrase, salt, workFactor)
    return [new Stanza([KIND, toText(salt), String(workFactor)], lock(fileKey, key))]
  },
})

/**
 * Reads the part for a passphrase; null if the part is for another kind of key. Throws if it is malformed.
 */
function readPart({ args, body }: Stanza): PassphrasePart | null {
  const [kind, saltText = '', factorText = '', ...more] = args
  if (kind !== KIND) return null
  const salt = Buffer.from(saltText, 'base64')
  const isWhole = salt.length === SALT_BYTES && toText(salt) === saltText
  const isSound = isWhole && /^[1-9]\d*$/.test(factorText) && body.length === FILE_KEY_BYTES + TAG_BYTES
  if (!isSound || more.length > 0) throw new Error('the part for the passphrase is malformed')
  const workFactor = Number(factorText)
  if (workFactor > MAX_WORK_FACTOR)
    throw new Error(`its work factor is ${factorText}; the highest is ${MAX_WORK_FACTOR}`)
  return { salt, workFactor, locked: body }
}

/** Opens the archives of a passphrase. */
export type ArchiveKey = Identity

/**
 * Decrypts by a passphrase; reads files of `passphraseRecipient` and of other programs that write the age
 * format. It keeps the last derived key, so that several readings of a file derive it once.
 */
export function passphraseIdentity(passphrase: string): ArchiveKey {
  let last: { readonly name: string; readonly key: Promise<Buffer> } | null = null
  const keyOf = ({ salt, workFactor }: PassphrasePart): Promise<Buffer> => {
    const name = `${workFactor} ${toText(salt)}`
    if (last?.name !== name) last = { name, key: deriveKey(passphrase, salt, workFactor) }
    return last.key
  }
  return {
    unwrapFileKey: async (stanzas) => {
      for (const stanza of stanzas) {
        const part = readPart(stanza)
        if (part === null) continue
        if (stanzas.length > 1) throw new Error('the passphrase is not its only key')
        return unlock(part.locked, await keyOf(part))
      }
      return null
    },
  }
}
