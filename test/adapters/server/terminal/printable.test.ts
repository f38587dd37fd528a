import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import pc from 'picocolors'
import { jsonLine, jsonText } from '../../../../adapters/server/terminal/plain-words.js'
import { shownLine, shownLines } from '../../../../adapters/server/terminal/printable.js'
import { siteLog } from '../../../../adapters/server/terminal/site/site-log.js'

const { bold, dim, red } = pc.createColors(true)

/** Characters that end a line, control a terminal or turn the direction of a text. */
const OBEYED = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Words that strangers write into names, settings, tables and messages. */
const FOREIGN = {
  'a line end': 'a\nError: all is lost',
  'the line end of an old system': 'a\rb',
  'a line separator': 'a\u2028b\u2029c',
  'a control sequence': '\u001b[2J\u001b]0;title\u0007\u009b31m',
  'hidden letters': '\u001b[8mhidden',
  'a turned direction': '\u202elmth.\u2066exe\u061c',
  'a null': 'a\0b',
  'a long word': 'x'.repeat(1_000_000),
  'a long text': 'x '.repeat(500_000),
  'many lines': 'x\n'.repeat(500_000),
  'many colours': red('x').repeat(100_000),
}

it.each(Object.entries(FOREIGN))('prints %s of a stranger as a short line', (_, words) => {
  const line = shownLine(`A name: ${words}.`)
  expect(line.length).toBeLessThan(4_100)
  expect(line).not.toMatch(OBEYED)
})

it.each(Object.entries(FOREIGN))('prints %s between its own colours', (_, words) => {
  const line = shownLine(`${red('Error:')} ${dim(words)}${bold('.')}`)
  expect(line.length).toBeLessThan(4_200)
  expect(line.replace(/\u001b\[(?:1|2|22|31|39)m/gu, '')).not.toMatch(OBEYED)
})

it('keeps a line of its own as it is', () => {
  const line = `${red('Error:')} ${bold('a')} and ${dim('b')}: 2 files, é, 𝒳, العربية`
  expect(shownLine(line)).toBe(line)
  expect(shownLines(`${line}\n\n  ${line}`)).toBe(`${line}\n\n  ${line}`)
  const cursor = 'y'.repeat(1_500)
  expect(shownLine(`--after ${cursor}`)).toContain(cursor)
})

it('cuts no letter into halves', () => {
  expect(shownLine(`x${'𝒳'.repeat(5_000)}`)).toMatch(/^x𝒳+…$/u)
})

it.each(Object.entries(FOREIGN))('writes %s into JSON that a terminal does not obey', (_, words) => {
  const raw = /[\0-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
  expect(jsonText({ words })).not.toMatch(raw)
  expect(JSON.parse(jsonText({ words }))).toEqual({ words })
  expect(jsonLine({ words })).not.toMatch(/\n/u)
  expect(JSON.parse(jsonLine({ words }))).toEqual({ words })
})

it.each(Object.entries(FOREIGN))('logs %s as one short entry, which programs can read', (_, words) => {
  const said: string[] = []
  const log = siteLog('json', { out: () => undefined, err: (line) => said.push(line) })
  log.onNotice(words)
  log.onError(new Error(words))
  log.onRequest({ ...({} as Parameters<typeof log.onRequest>[0]), status: 200, path: words })
  expect(said.map((line) => typeof JSON.parse(line))).toEqual(['object', 'object', 'object'])
  expect(Math.max(...said.map((line) => line.length))).toBeLessThan(4_300)
})

it('makes printable text in these files only', () => {
  const makers = ['adapters', 'composition', 'core', 'ui-react'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.tsx?$/.test(path) && /\bas Printable\b/.test(readFileSync(path, 'utf8'))),
  )
  const terminal = 'adapters/server/terminal'
  expect(makers.sort()).toEqual([
    `${terminal}/plain-words.ts`,
    `${terminal}/printable.ts`,
    `${terminal}/terminal.ts`,
  ])
})
