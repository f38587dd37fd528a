import { connect } from 'node:net'

/** A client without an answer in this time counts as stuck; a busy machine may pause for long. */
const HANGING_MS = 120_000
/** Time that an odd sender waits before it ends its request. */
const PATIENCE_MS = 20
const PAUSE_MS = 5
const PIECES = 4

/** Length of the chunks at the beginning of a text, with their end; null: not all have come. */
function chunkedLength(text) {
  let at = 0
  for (;;) {
    const lineEnd = text.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = parseInt(text.slice(at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (at > text.length) return null
    if (size === 0) return at
  }
}

/**
 * The first answer in the received data; null: it is not complete. `isLast`: the server closes behind it.
 */
function readAnswer(text, method, isOver) {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = text.slice(0, headEnd)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? NaN)
  const rest = text.slice(headEnd + 4)
  if (status < 200) return readAnswer(rest, method, isOver)
  const answer = (body) => ({ status, head, body, isLast: /^connection: close/im.test(head) })
  if (method === 'HEAD' || status === 204 || status === 304) return answer('')
  if (/^transfer-encoding: chunked/im.test(head)) {
    const length = chunkedLength(rest)
    return length === null ? null : answer(rest.slice(0, length))
  }
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length === undefined) return isOver ? answer(rest) : null
  return rest.length < Number(length) ? null : answer(rest.slice(0, Number(length)))
}

/** Writes a request at once, or piece by piece. */
function write(socket, { bytes, isSlow }) {
  if (!isSlow) return void socket.write(bytes)
  const length = Math.ceil(bytes.length / PIECES)
  for (let piece = 0; piece < PIECES; piece += 1) {
    const send = () => socket.writable && socket.write(bytes.subarray(piece * length, (piece + 1) * length))
    setTimeout(send, piece * PAUSE_MS)
  }
}

/** A connection that is kept as long as the server keeps it, for requests one after the other. */
export function createConnection(port) {
  let socket = null
  let isFresh = true

  const open = () => {
    isFresh = true
    const opened = connect(port, '127.0.0.1')
    opened.on('error', () => undefined)
    // A server closes a connection without requests after a while.
    opened.on('close', () => {
      if (socket === opened) socket = null
    })
    socket = opened
  }
  const close = () => {
    socket?.destroy()
    socket = null
  }

  /** The outcome: `answered` with the answer, `closed`, or `hangs`. */
  const exchange = (request) =>
    new Promise((resolve) => {
      if (socket === null) open()
      const used = socket
      let text = ''
      const settle = (outcome) => {
        clearTimeout(hanging)
        clearTimeout(patience)
        used.off('data', onData).off('close', onClose)
        // Pieces of a slow request may still come behind an early answer.
        if (outcome.tag !== 'answered' || outcome.answer.isLast || !request.isSound || request.isSlow) close()
        isFresh = false
        resolve(outcome)
      }
      const onData = (chunk) => {
        text += chunk.toString('latin1')
        const answer = readAnswer(text, request.method, false)
        if (answer !== null) settle({ tag: 'answered', answer })
      }
      const onClose = () => {
        const answer = readAnswer(text, request.method, true)
        settle(answer === null ? { tag: 'closed', wasFresh: isFresh } : { tag: 'answered', answer })
      }
      const hanging = setTimeout(() => settle({ tag: 'hangs' }), HANGING_MS)
      const patience = request.isSound ? undefined : setTimeout(() => used.end(), PATIENCE_MS)
      used.on('data', onData).on('close', onClose)
      write(used, request)
    })

  /** Sends a request. A kept connection that the server has just closed is no answer: then it is sent anew. */
  const send = async (request) => {
    // Data behind a request with a wrong length would be taken for the next request.
    if (!request.isSound) close()
    const outcome = await exchange(request)
    return outcome.tag === 'closed' && !outcome.wasFresh ? exchange(request) : outcome
  }
  return { send, close }
}
