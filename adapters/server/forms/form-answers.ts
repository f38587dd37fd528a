import type { ServerResponse } from 'node:http'
import { respond } from '../http/index.js'

/** Answers as the page reads it: `{ code, msg }` (reference/forms#sending). */
export const answer = (response: ServerResponse, status: number, msg: string): void =>
  respond.json(response, status, { code: status, msg })
