import { spawnSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { buildSchema, parse, validate } from 'graphql'
import * as operations from '../../../adapters/graphql/protocol/index.js'
import { SCHEMA_TEXT } from '../../../adapters/graphql/protocol/server.js'

const texts = Object.values(operations).flatMap((value) =>
  typeof value === 'object' && 'text' in value ? [value] : [],
)

describe('the generated protocol', () => {
  it('is what schema and documents say now', () => {
    const check = spawnSync(process.execPath, ['composition/setup/generate.mjs', '--check'], {
      encoding: 'utf8',
    })
    expect(check.stderr.split('\n').filter((line) => line.startsWith('Not current'))).toEqual([])
    expect(check.status).toBe(0)
  })

  it('holds every operation as a valid text without superfluous blanks', () => {
    expect(texts).toHaveLength(53)
    const schema = buildSchema(SCHEMA_TEXT)
    for (const { text } of texts) {
      expect(validate(schema, parse(text))).toEqual([])
      expect(text).not.toMatch(/\n|\s{2}/)
    }
  })
})
