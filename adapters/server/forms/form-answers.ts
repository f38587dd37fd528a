import type { ServerResponse } from 'node:http'
import { answerJson } from '../http/index.js'

/** Answers as the page reads it: `{ code, msg }` (reference/forms#sending). */
export const answer = (response: ServerResponse, status: number, msg: string): void =>
  answerJson(response, status, { code: status, msg })
