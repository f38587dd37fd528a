import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

const text = readFileSync('docs/security.md', 'utf8')
const rules = text.slice(text.indexOf('\n## A member'), text.indexOf('\n## Soaks')).split(/^- |^## /m)
/** Names of tests: words of small letters, as files have, with folders before them or a hyphen in them. */
const TEST = /`([a-z][a-z0-9-]*(?:[/-][a-z0-9-]+)+)`/g
const namesIn = (rule: string): readonly string[] => [...rule.matchAll(TEST)].map(([, name = '']) => name)
const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.test\.tsx?$/.test(file),
)

describe('the threat model', () => {
  it.each([...new Set(rules.flatMap(namesIn))])('names a test that `npm test -- %s` finds', (name) => {
    expect(files.filter((file) => file.includes(name))).not.toEqual([])
  })

  it('names a test for most of its rules', () => {
    expect(rules.filter((rule) => namesIn(rule).length > 0).length).toBeGreaterThan(70)
  })
})
