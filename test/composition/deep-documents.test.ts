import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readJsonBody } from '../../adapters/server/http/index.js'
import { createSettingsFile } from '../../adapters/server/settings/settings-file.js'
import { answersFailure } from '../../adapters/server/site-folder/answered-settings.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { readTypedSetting } from '../../adapters/server/terminal/site/typed-setting.js'
import { isDeepJson, MAX_JSON_DEPTH } from '../../core/shared/index.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const nested = (levels: number): readonly string[] => [
  `${'['.repeat(levels)}${']'.repeat(levels)}`,
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
]

let site: ScratchSite
beforeAll(() => {
  site = scratchSite()
})
afterAll(() => site.remove())
const settings = (json: string): void => writeFileSync(join(site.folder, 'vitrine.json'), json)

it.each([
  ...nested(MAX_JSON_DEPTH).map((json) => [json, false] as const),
  ...nested(MAX_JSON_DEPTH + 1).map((json) => [json, true] as const),
  ['['.repeat(1_000_000), true],
  [JSON.stringify('[{'.repeat(1000)), false],
  [JSON.stringify(['\\"', '[{"'.repeat(1000)]), false],
  [`[${'[1],{"a":2},'.repeat(1000)}3]`, false],
  ['"', false],
  ['"\\', false],
  ['', false],
])('levels of lists and objects are counted, brackets in texts are not (%#)', (json, isDeep) =>
  expect(isDeepJson(json)).toBe(isDeep),
)

describe.each(nested(100_000))('JSON with more levels than a stack holds (%#)', (json) => {
  it('is a bad request', async () => {
    const request = Object.assign(Readable.from([Buffer.from(`{"query":"","variables":${json}}`)]), {
      headers: {},
      socket: new EventEmitter(),
    }) as unknown as IncomingMessage
    expect(await readJsonBody(request, { limitBytes: 2_000_000 })).toEqual({
      ok: false,
      failure: { status: 400, message: 'JSON may have at most 200 levels of lists and objects.' },
    })
  })

  it('is reported in the settings of a site', async () => {
    settings(`{"name":"a","currency":"EUR","country":"DE","shipping":${json}}`)
    const message = 'has more than 200 levels of lists and objects.'
    expect(readSiteFolder(site.folder)).toMatchObject({
      failure: { lines: [expect.stringContaining(message)] },
    })
    expect(await createSettingsFile(site.folder).read()).toMatchObject({
      failure: expect.stringContaining(message),
    })
  })

  it('is refused as a typed value', () =>
    expect(readTypedSetting({}, 'shipping', json)).toMatchObject({ failure: { tag: 'bad-input' } }))
})

it('of very many mistakes the first are listed, with the number of the others', () => {
  const shipping = Array.from({ length: 100_000 }, () => ({}))
  settings(JSON.stringify({ name: 'a', currency: 'EUR', country: 'DE', shipping }))
  const read = readSiteFolder(site.folder)
  const lines = read.ok ? [] : read.failure.lines
  expect(lines).toHaveLength(102)
  expect(lines.at(-1)).toMatch(/^ {2}and \d{6} more$/)
  expect(answersFailure({ shipping } as never)?.lines.length ?? 0).toBeLessThanOrEqual(102)
})
