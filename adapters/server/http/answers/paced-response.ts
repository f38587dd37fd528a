import { ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AnswerHold, AnswerMemory } from './answer-memory.js'

/** The size of the pieces in which an answer is written to its connection. */
export const SLICE_BYTES = 64 * 1024
/** The size below which answers are not counted, since a connection itself takes more. */
const UNCOUNTED_BYTES = 4096

type Written = (error?: Error | null) => void

interface Piece {
  readonly bytes: Uint8Array
  readonly written: Written | undefined
}

/** The optional arguments of `write` and `end`: encoding and callback, or the callback alone. */
function optionsOf(rest: readonly unknown[]): readonly [BufferEncoding | undefined, Written | undefined] {
  const callback = rest.find((each): each is Written => typeof each === 'function')
  const encoding = typeof rest[0] === 'string' ? (rest[0] as BufferEncoding) : undefined
  return [encoding, callback]
}

const toBytes = (chunk: unknown, encoding: BufferEncoding | undefined): Uint8Array =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : (chunk as Uint8Array)

/** The pieces of an answer that are not yet written to its connection. */
class WaitingPieces {
  readonly #pieces: Piece[] = []
  #bytes = 0

  get bytes(): number {
    return this.#bytes
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0
  }

  add(bytes: Uint8Array, written: Written | undefined): void {
    for (let at = 0; at < bytes.length || at === 0; at += SLICE_BYTES) {
      const piece = bytes.subarray(at, at + SLICE_BYTES)
      const isLast = at + SLICE_BYTES >= bytes.length
      this.#pieces.push({ bytes: piece, written: isLast ? written : undefined })
    }
    this.#bytes += bytes.length
  }

  next(): Piece | undefined {
    const piece = this.#pieces.shift()
    this.#bytes -= piece?.bytes.length ?? 0
    return piece
  }

  drop(): void {
    this.#pieces.length = 0
  }
}

/** A response that counts the bytes of its answer before they are written. */
interface Reserving {
  readonly reserve: (bytes: number) => void
}

/** Counts the memory of an answer that is still being made, if its server counts answers. */
export function reserveAnswer(response: ServerResponse, bytes: number): void {
  if ('reserve' in response) (response as ServerResponse & Reserving).reserve(bytes)
}

/** A response whose unread bytes are counted, however a route writes them. */
abstract class PacedResponse<R extends IncomingMessage = IncomingMessage>
  extends ServerResponse<R>
  implements Reserving
{
  readonly #waiting = new WaitingPieces()
  #movingBytes = 0
  #hold: AnswerHold | null = null
  #finish: (() => void) | null = null
  #needsDrain = false

  reserve(bytes: number): void {
    this.#count(bytes)
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    const [encoding, written] = optionsOf(rest)
    this.#queue(toBytes(chunk, encoding), written)
    this.#pump()
    this.#needsDrain ||= this.#waiting.bytes > 0
    return !this.#needsDrain && !this.writableNeedDrain
  }

  override end(...given: unknown[]): this {
    const [first, ...rest] = typeof given[0] === 'function' ? [undefined, ...given] : given
    const [encoding, ended] = optionsOf(rest)
    const bytes = first === undefined || first === null ? null : toBytes(first, encoding)
    if (this.#finish !== null) return this
    if (this.#waiting.isEmpty && (bytes?.length ?? 0) <= SLICE_BYTES) {
      if (bytes !== null) this.#count(this.#movingBytes + bytes.length)
      return bytes === null ? super.end(ended) : super.end(bytes, ended)
    }
    if (bytes !== null) {
      if (!this.headersSent && !this.hasHeader('Content-Length') && !this.hasHeader('Transfer-Encoding'))
        this.setHeader('Content-Length', bytes.length)
      this.#queue(bytes, undefined)
    }
    this.#finish = () => void super.end(ended)
    this.#pump()
    return this
  }

  #queue(bytes: Uint8Array, written: Written | undefined): void {
    this.#waiting.add(bytes, written)
    this.#count(this.#waiting.bytes + this.#movingBytes)
  }

  /** Writes the next pieces while the connection's buffer holds less than one piece. */
  #pump(): void {
    while (this.#movingBytes < SLICE_BYTES && !this.destroyed) {
      const piece = this.#waiting.next()
      if (piece === undefined) break
      const { length } = piece.bytes
      this.#movingBytes += length
      super.write(piece.bytes, (error) => {
        this.#movingBytes -= length
        this.#count(this.#waiting.bytes + this.#movingBytes)
        piece.written?.(error)
        this.#pump()
      })
    }
    if (!this.#waiting.isEmpty) return
    this.#finish?.()
    if (this.#finish !== null) this.#finish = () => undefined
    if (this.#needsDrain) {
      this.#needsDrain = false
      this.emit('drain')
    }
  }

  #count(bytes: number): void {
    if (this.#hold === null) {
      if (bytes < UNCOUNTED_BYTES) return
      const hold = this.openHold()
      this.once('close', () => {
        this.#waiting.drop()
        hold.end()
      })
      this.#hold = hold
    }
    this.#hold.set(bytes)
  }

  /** Begins to count the memory of this answer. */
  protected abstract openHold(): AnswerHold
}

/**
 * Responses whose unread bytes are counted, whether a route writes them as a whole, in pieces, or from a
 * stream. `memory` ends those that are not read.
 */
export function pacedResponses(
  memory: AnswerMemory,
  sourceOf: (request: IncomingMessage) => string,
): typeof ServerResponse<IncomingMessage> {
  return class<R extends IncomingMessage> extends PacedResponse<R> {
    protected override openHold(): AnswerHold {
      return memory.open(sourceOf(this.req), () => this.destroy())
    }
  } as unknown as typeof ServerResponse<IncomingMessage>
}
