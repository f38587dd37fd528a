import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers every request it is given; settles when the answer has been handed over. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
