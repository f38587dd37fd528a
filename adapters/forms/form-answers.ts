import type { ServerResponse } from 'node:http'
import { answerJson } from '../http/index.js'

/** Answers as the page reads it: `{ code, msg }` (contract/animation 6.7). */
export const answer = (response: ServerResponse, status: number, msg: string): void =>
  answerJson(response, status, { code: status, msg })

/** Refusals of uploads look like those of an object store, which the page knows how to read (spec 7). */
export function refuseUpload(response: ServerResponse, status: number, code: string): void {
  if (response.destroyed) return
  response.writeHead(status, { 'Content-Type': 'application/xml', 'Cache-Control': 'no-store' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)
}
