import type { ServerResponse } from 'node:http'
import { answerJson } from '../http/index.js'

/** Answers as the page reads it: `{ code, msg }` (reference/forms#sending). */
export const answer = (response: ServerResponse, status: number, msg: string): void =>
  answerJson(response, status, { code: status, msg })

/**
 * Refusals of uploads look like those of an object store, which the page knows how to read
 * (reference/forms#file-upload).
 */
export function refuseUpload(response: ServerResponse, status: number, code: string): void {
  if (response.destroyed) return
  response.writeHead(status, { 'Content-Type': 'application/xml', 'Cache-Control': 'no-store' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)
}
