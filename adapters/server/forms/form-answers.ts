import type { ServerResponse } from 'node:http'
import { respond } from '../http/index.js'

/** Answers in the form that the page reads: `{ code, msg }` (reference/forms#sending). */
export const answer = (response: ServerResponse, status: number, msg: string): void =>
  respond.json(response, status, { code: status, msg })
