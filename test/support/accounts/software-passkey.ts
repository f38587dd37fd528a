import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** The part of CBOR that an attestation needs: small integers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  const head = (kind: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** User present, user verified. */
const VERIFIED = 0b101
const WITH_KEY = 0b1000000

interface Options {
  readonly challenge?: unknown
}

/** A device with one passkey. It answers as a browser does, with real signatures. */
export interface SoftwarePasskey {
  readonly create: (options: Options) => Readonly<Record<string, unknown>>
  readonly get: (options: Options) => Readonly<Record<string, unknown>>
}

/** Makes a device for the pages of `origin`. */
export function createSoftwarePasskey(origin: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const rpIdHash = sha256(new URL(origin).hostname)
  let counter = 0

  const clientData = (type: string, challenge: unknown): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, ...more: readonly Buffer[]): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, ...more])
  }
  const credential = (response: Readonly<Record<string, unknown>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create: ({ challenge }) => {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(VERIFIED | WITH_KEY, ...attested)],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    get: ({ challenge }) => {
      const data = clientData('webauthn.get', challenge)
      const authData = authenticatorData(VERIFIED)
      const signature = createSign('sha256').update(authData).update(sha256(data)).sign(privateKey)
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
