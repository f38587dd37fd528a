import type { IncomingMessage } from 'node:http'
import { PassThrough, Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { BusboyFileStream, BusboyHeaders, BusboyInstance } from '@fastify/busboy'

/** The reasons why an upload ends early; the page reads them in the answer, as codes of object stores. */
export type UploadFault =
  | 'EntityTooLarge'
  | 'EntityTooSmall'
  | 'IncompleteBody'
  | 'InvalidFileTypeError'
  | 'MalformedPOSTRequest'
  | 'RequestTimeout'

/** A file as it arrives. */
export interface Upload {
  /**
   * The content of the file. It fails for every reason in `fault`, without a message of its own. It ends only
   * if the whole body was valid and the file had its size.
   */
  readonly content: Readable
  /** Null: no fault so far. */
  readonly fault: () => UploadFault | null
  /** Stops reading an unwanted upload. */
  readonly abandon: (fault: UploadFault) => void
}

/** The time without data after which a sender counts as gone. */
export const UPLOAD_IDLE_MS = 20_000

/** The limits of an upload. */
export interface UploadLimits {
  /** The sizes of the file, in bytes; equal if the size was announced. */
  readonly minBytes: number
  readonly maxBytes: number
  /** The time that the whole body may take. */
  readonly limitMs: number
  /** The time without data after which the upload ends while more is wanted. */
  readonly idleMs: number
}

/** The limits for fields and headers beside the file; a page sends a few short ones. */
const PARTS = {
  fields: 10,
  files: 1,
  parts: 11,
  fieldSize: 2048,
  headerPairs: 10,
} as const
const HEADER_BYTES = 2048
const BESIDE_THE_FILE_BYTES = 64 * 1024
const FILE_FIELD = 'file'
const SLICE_BYTES = 4096

/** The callbacks of a parser of a body. */
interface ParserEvents {
  readonly take: (file: BusboyFileStream) => void
  readonly malformed: () => void
  readonly tooLarge: () => void
  readonly finish: () => void
}

function listenToParser(parser: BusboyInstance, { take, malformed, tooLarge, finish }: ParserEvents): void {
  parser.on('file', (name, stream) => {
    stream.on('error', malformed)
    if (name !== FILE_FIELD) return malformed()
    stream.on('limit', tooLarge)
    take(stream)
  })
  parser.on('field', (_name, _value, _isNameCut, isValueCut) => {
    if (isValueCut) malformed()
  })
  for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit', 'error'] as const)
    parser.on(event, malformed)
  parser.on('finish', finish)
}

/**
 * Reads a multipart body with one file as it arrives; memory holds only the part that the consumer of the
 * content has not read yet.
 */
export function readUpload(
  request: IncomingMessage,
  { minBytes, maxBytes, limitMs, idleMs }: UploadLimits,
): Upload {
  const content = new PassThrough()
  const slices = createSlices()
  let fault: UploadFault | null = null
  let isComplete = false
  let receivedBytes = 0
  let file: BusboyFileStream | null = null

  const release = (): void => {
    clearTimeout(late)
    clearTimeout(idle)
    request.off('data', count)
    request.off('close', onClose)
  }
  const abandon = (reason: UploadFault): void => {
    fault ??= reason
    release()
    request.unpipe(slices)
    if (parser) slices.unpipe(parser)
    file?.unpipe(content)
    content.destroy(new Error(reason))
  }
  const fail = (reason: UploadFault): void => {
    if (!isComplete) abandon(reason)
  }
  const count = (chunk: Buffer): void => {
    idle.refresh()
    receivedBytes += chunk.length
    if (receivedBytes > maxBytes + BESIDE_THE_FILE_BYTES) fail('EntityTooLarge')
  }
  const onClose = (): void => {
    if (!request.complete) fail('IncompleteBody')
  }
  const malformed = (): void =>
    fail(request.destroyed && !request.complete ? 'IncompleteBody' : 'MalformedPOSTRequest')
  const finish = (): void => {
    if (file === null) malformed()
    else if (file.bytesRead < minBytes) fail('EntityTooSmall')
    else if (fault === null) {
      isComplete = true
      release()
      content.end()
    }
  }

  // The consumer of the content learns the reason from `fault`.
  content.on('error', () => undefined)
  const late = setTimeout(() => fail('RequestTimeout'), limitMs)
  const idle = setTimeout(() => fail('RequestTimeout'), idleMs)
  const parser = createParser(request, maxBytes)
  if (parser === null || request.destroyed) malformed()
  else {
    listenToParser(parser, {
      malformed,
      finish,
      tooLarge: () => fail('EntityTooLarge'),
      take: (stream) => {
        file = stream
        stream.pipe(content, { end: false })
      },
    })
    request.on('data', count)
    request.on('close', onClose)
    request.pipe(slices).pipe(parser)
  }
  return { content, fault: () => fault, abandon }
}

/** Cuts the incoming data into small pieces, so that a stopped parser has little left to read. */
const createSlices = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += SLICE_BYTES) this.push(chunk.subarray(at, at + SLICE_BYTES))
      done()
    },
  })

/** Null: the header names no boundary. */
function createParser({ headers }: IncomingMessage, maxBytes: number): BusboyInstance | null {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...PARTS, headerSize: HEADER_BYTES, fileSize: maxBytes },
    })
  } catch {
    return null
  }
}
