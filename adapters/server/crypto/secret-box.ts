import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts texts for the database: a reader of the database cannot read them, the site can. */
export interface SecretBox {
  /** `about` names the owner: a text that was sealed for one opens for no other. */
  readonly seal: (text: string, about: string) => string
  /** null: the text was sealed with an unknown key or for another owner, or was changed. */
  readonly open: (sealed: string, about: string) => string | null
  /** True if a text is sealed with the present key. */
  readonly isCurrent: (sealed: string) => boolean
}

/** Bytes of a key. */
export const SECRET_KEY_BYTES = 32

const MARK = 'sealed1'
/** The parameters of NIST SP 800-38D for AES-GCM: 96 random bits for each text, a tag of 128 bits. */
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Identifies a key without revealing it. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('key id').update(key).digest('hex').slice(0, 12)

/** True if a text in the tables is sealed. */
export const isSealed = (text: string): boolean => text.startsWith(`${MARK}.`)

/** Seals with the first of these keys of 32 bytes, and opens texts sealed with any of them. */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const [current] = keys
  const byId = new Map(keys.map((key) => [idOf(key), key]))
  const currentId = idOf(current)
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(about))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [MARK, currentId, nonce.toString('base64url'), content.toString('base64url')].join('.')
    },
    open: (sealed, about) => {
      const [mark, id = '', nonce = '', content = ''] = sealed.split('.')
      const key = byId.get(id)
      if (mark !== MARK || key === undefined) return null
      const bytes = Buffer.from(content, 'base64url')
      try {
        const options = { authTagLength: TAG_BYTES }
        const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'), options)
        decipher.setAAD(Buffer.from(about))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = decipher.update(bytes.subarray(0, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${MARK}.${currentId}.`),
  }
}
