import { pipeline, Readable, Transform } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import type { StorageFailure } from '../../../core/ports/platform/storage-failure.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** The store of files: Amazon's S3, or another store that speaks its protocol. */
export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** The address of a store that is not Amazon's; null: Amazon's. */
  readonly endpoint: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The prefix of all keys, so that several sites share a bucket. */
  readonly prefix: string
  /** The time of one request with its body (ms), long enough for a part on a slow line. @default 60000 */
  readonly requestMs?: number
}

const KEY = /^[\w-]+(?:\/[\w-]+)*$/
/** The minimum size of a part of a file in S3, except the last one. */
const PART_BYTES = 5 * 1024 * 1024
/** The size of one read request. */
const PIECE_BYTES = 256 * 1024
const CONNECT_MS = 5000
/** The maximum size of an answer that is no file; those of S3 have some hundred bytes. */
const MAX_ANSWER_BYTES = 65_536

/** Loads the S3 package, which the owner installs, only if files are stored in a bucket. */
const s3Client = () => import('@aws-sdk/client-s3')
type S3 = Awaited<ReturnType<typeof s3Client>>
type Sender = Pick<S3Client, 'send'>

/** Thrown if the content fails, not the store. */
class Interrupted extends Error {}

/** The content in parts of at least `PART_BYTES`, the last one shorter. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  let length = 0
  try {
    for await (const piece of content) {
      pieces.push(piece)
      length += piece.length
      if (length < PART_BYTES) continue
      yield Buffer.concat(pieces)
      pieces = []
      length = 0
    }
  } catch (thrown) {
    throw new Interrupted('the content ended early', { cause: thrown })
  }
  yield Buffer.concat(pieces)
}

interface Place {
  readonly Bucket: string
  readonly Key: string
}

/** Stores a file of more than one part. It exists completely when the last part is stored. */
async function putInParts(
  s3: S3,
  client: Sender,
  place: Place,
  first: Buffer,
  rest: AsyncGenerator<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(place))
  const parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = []
  const send = async (Body: Buffer): Promise<void> => {
    const PartNumber = parts.length + 1
    const { ETag } = await client.send(new s3.UploadPartCommand({ ...place, UploadId, PartNumber, Body }))
    parts.push({ PartNumber, ETag })
  }
  try {
    await send(first)
    for await (const part of rest) if (part.length > 0) await send(part)
    const MultipartUpload = { Parts: [...parts] }
    await client.send(new s3.CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload }))
  } catch (thrown) {
    await client.send(new s3.AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined)
    throw thrown
  }
}

async function put(s3: S3, client: Sender, place: Place, content: AsyncIterable<Uint8Array>): Promise<void> {
  const parts = partsOf(content)
  const { value: first = Buffer.alloc(0) } = await parts.next()
  if (first.length < PART_BYTES) await client.send(new s3.PutObjectCommand({ ...place, Body: first }))
  else await putInParts(s3, client, place, first, parts)
}

/** The error's name and message, without the request, which contains keys. */
const wordsOf = (thrown: unknown): string => {
  const { name, message } = Object(thrown) as { readonly name?: unknown; readonly message?: unknown }
  return `The file store failed: ${String(name)}${message ? `, ${String(message)}` : ''}.`
}

const statusOf = (thrown: unknown): number | undefined =>
  (Object(thrown) as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode

const DENIAL_NOTE =
  'The bucket does not say whether a file is there (403, AccessDenied): files that it denies count as missing. ' +
  'Allow s3:ListBucket on the bucket and s3:GetObject on its files (docs/files.md).'

/**
 * The size of a file in bytes; null: it does not exist. Without s3:ListBucket a bucket answers 403 for a
 * missing file, and the answer to HEAD gives no reason: a GET does, and so distinguishes wrong keys.
 */
async function sizeOf(s3: S3, client: Sender, place: Place, onDenied: () => void): Promise<number | null> {
  try {
    const { ContentLength } = await client.send(new s3.HeadObjectCommand(place))
    return ContentLength ?? 0
  } catch (thrown) {
    if (thrown instanceof s3.NotFound) return null
    if (statusOf(thrown) !== 403) throw thrown
  }
  try {
    const { Body, ContentRange } = await client.send(
      new s3.GetObjectCommand({ ...place, Range: 'bytes=0-0' }),
    )
    await firstOf(Body as AsyncIterable<Uint8Array>, 1)
    return Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? 0)
  } catch (thrown) {
    if (thrown instanceof s3.NoSuchKey) return null
    if (statusOf(thrown) !== 403 || (thrown as Error).name !== 'AccessDenied') throw thrown
    onDenied()
    return null
  }
}

/** The first `wanted` bytes of a body. A store that does not support ranges answers with the whole file. */
async function firstOf(body: AsyncIterable<Uint8Array>, wanted: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    pieces.push(piece)
    length += piece.length
    if (length >= wanted) break
  }
  return Buffer.concat(pieces).subarray(0, wanted)
}

/** Ends each request in time, its body included: the package itself only warns of a slow store. */
const withinTime = (client: S3Client, requestMs: number): Sender => ({
  send: (command: never) => client.send(command, { abortSignal: AbortSignal.timeout(requestMs) }) as never,
})

/**
 * Ends answers that are longer than those of S3, except files: the package reads them whole, and its parser of XML
 * takes long for deep ones.
 */
function limitAnswers(client: S3Client): S3Client {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args)
        const response = result.response as { readonly statusCode: number; body: unknown }
        const isFile = commandName === 'GetObjectCommand' && response.statusCode < 300
        if (!isFile && response.body instanceof Readable) response.body = limited(response.body)
        return result
      },
    { step: 'deserialize', priority: 'low', name: 'vitrineAnswerLimit' },
  )
  return client
}

function limited(body: Readable): Readable {
  let size = 0
  const limit = new Transform({
    transform: (piece: Uint8Array, _, done) => {
      size += piece.length
      if (size > MAX_ANSWER_BYTES) done(new Error(`The answer has more than ${MAX_ANSWER_BYTES} bytes.`))
      else done(null, piece)
    },
  })
  return pipeline(body, limit, () => undefined)
}

const clientOf = (s3: S3, { region, endpoint, accessKeyId, secretAccessKey }: S3Options): S3Client =>
  new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Other stores than Amazon's address buckets by paths, and do not support all of its newer checksums.
    ...(endpoint !== null && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  })

/**
 * Stores files in a bucket. `onFailure` is called with the reasons of failures, for the site's owner. A
 * failure: the S3 package is not installed.
 */
export async function openS3FileStore(
  options: S3Options,
  onFailure: (message: string) => void,
): Promise<Result<FileStore, string>> {
  const loaded = await s3Client().catch(() => null)
  if (loaded === null)
    return err('@aws-sdk/client-s3 is not installed: run `npm install @aws-sdk/client-s3`.')
  const s3: S3 = loaded
  const client = withinTime(limitAnswers(clientOf(s3, options)), options.requestMs ?? 60_000)
  const { bucket, prefix } = options
  let isDenialNoted = false
  const placeOf = (key: string): Place => ({ Bucket: bucket, Key: `${prefix}/${key}` })
  const remove = async (key: string): Promise<void> => {
    await client.send(new s3.DeleteObjectCommand(placeOf(key)))
  }
  const run = async <T>(key: string, work: () => Promise<T>): Promise<Result<T, StorageFailure>> => {
    if (!KEY.test(key)) return err({ tag: 'unavailable', message: 'That is not a key for a file.' })
    try {
      return ok(await work())
    } catch (thrown) {
      const message = wordsOf(thrown)
      onFailure(message)
      return err({ tag: 'unavailable', message })
    }
  }
  /** Each piece is a separate request, so that a slow reader does not block a connection to the store. */
  async function* read(
    key: string,
    start: number,
    end: number,
  ): AsyncGenerator<Result<Uint8Array, StorageFailure>> {
    for (let at = start; at < end;) {
      const wanted = Math.min(PIECE_BYTES, end - at)
      const piece = await run(key, async () => {
        const Range = `bytes=${at}-${at + wanted - 1}`
        const { Body } = await client.send(new s3.GetObjectCommand({ ...placeOf(key), Range }))
        return firstOf(Body as AsyncIterable<Uint8Array>, wanted)
      })
      if (piece.ok && piece.value.length === 0)
        return yield err({ tag: 'unavailable', message: 'The file became shorter while it was read.' })
      yield piece
      if (!piece.ok) return
      at += piece.value.length
    }
  }
  return ok({
    put: async (key, content) => {
      let isInterrupted = false
      const stored = await run(key, async () => {
        try {
          await put(s3, client, placeOf(key), content)
        } catch (thrown) {
          if (!(thrown instanceof Interrupted)) throw thrown
          isInterrupted = true
          await remove(key)
        }
      })
      return stored.ok && isInterrupted ? err({ tag: 'interrupted' }) : stored
    },
    find: (key) =>
      run(key, async () => {
        const sizeBytes = await sizeOf(s3, client, placeOf(key), () => {
          if (!isDenialNoted) onFailure(DENIAL_NOTE)
          isDenialNoted = true
        })
        return sizeBytes === null ? null : { sizeBytes, read: (start, end) => read(key, start, end) }
      }),
    remove: (key) => run(key, () => remove(key)),
  })
}
