import { spawnSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { buildSchema, parse, validate } from 'graphql'
import * as operations from '../../../adapters/graphql/protocol/index.js'
import * as ownerOperations from '../../../adapters/graphql/protocol/owner/index.js'
import { OWNER_SCHEMA_TEXT } from '../../../adapters/graphql/protocol/owner/server.js'
import { SCHEMA_TEXT } from '../../../adapters/graphql/protocol/server.js'

const textsOf = (exported: object): readonly { readonly text: string }[] =>
  Object.values(exported).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'text' in value
      ? [value as { readonly text: string }]
      : [],
  )
const texts = textsOf(operations)

describe('the generated protocol', () => {
  it('matches schema and documents, as do the tables and the schema of settings', () => {
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

  it("holds every operation of the desk as a valid text of the owner's schema", () => {
    const schema = buildSchema(OWNER_SCHEMA_TEXT)
    const owned = textsOf(ownerOperations)
    expect(owned).not.toHaveLength(0)
    for (const { text } of owned) expect(validate(schema, parse(text))).toEqual([])
  })
})
