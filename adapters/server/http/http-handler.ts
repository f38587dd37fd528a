import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers every request; resolves when the answer was handed over. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
