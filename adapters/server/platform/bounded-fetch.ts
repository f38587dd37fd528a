/** The maximum size of a service's answer; those about payments and log-ins have some thousand bytes. */
const MAX_ANSWER_BYTES = 2_000_000

const limitedTo = (maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
  let size = 0
  return new TransformStream({
    transform: (piece, controller) => {
      size += piece.byteLength
      if (size > maxBytes) controller.error(new Error(`The answer has more than ${maxBytes} bytes.`))
      else controller.enqueue(piece)
    },
  })
}

/**
 * `fetch` for services that the server itself calls. A redirect is never followed, since it would send the request,
 * with its secret, to a host that the owner did not name: it is an error, unless the caller asks for the answer as it
 * is (`manual`). The body fails beyond `maxBytes`. The time is limited by the caller's signal.
 */
export const boundedFetch =
  (fetch: typeof globalThis.fetch, maxBytes = MAX_ANSWER_BYTES): typeof globalThis.fetch =>
  async (input, init) => {
    const redirect = init?.redirect === 'manual' ? 'manual' : 'error'
    const answer = await fetch(input, { ...init, redirect })
    if (answer.body === null) return answer
    const { status, statusText, headers } = answer
    return new Response(answer.body.pipeThrough(limitedTo(maxBytes)), { status, statusText, headers })
  }
