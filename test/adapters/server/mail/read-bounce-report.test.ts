import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readReport } from '../../../../adapters/server/mail/read-bounce-report.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['letters beyond ASCII', Buffer.from('to: ügone@bücher.example'), 'to: ügone@bücher.example'],
  ['bytes that are no text', Buffer.from([0x61, 0xff, 0x62]), 'a\ufffdb'],
])('reads a report with %s', (_, bytes, text) => {
  const file = join(folder, 'report.eml')
  writeFileSync(file, bytes)
  expect(readReport(file)).toEqual({ ok: true, value: text })
})
