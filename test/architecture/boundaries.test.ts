import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import { compileDocs, docsBlocks } from '../support/docs/compile-docs.js'
import { compileTypes } from '../support/docs/compile-types.js'

/** Runs a checker of the project and returns its output; an empty text means no findings. */
function complaintsOf(bin: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${bin}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

const MAX_REQUIRED = 8

/** The required members that each interface of a port names itself. */
const requiredMembers = (text: string): readonly (readonly [name: string, count: number])[] =>
  [...text.matchAll(/^export interface (\w+)[^{]*\{(?:\n([^]*?)^)?\}/gm)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/^ {2}readonly \w+:/gm)].length,
  ])

describe('the ports', () => {
  const files = readdirSync('core/ports', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.port.ts'),
  )
  const texts = files.map((name) => readFileSync(`core/ports/${name}`, 'utf8'))
  const asked = new Map(texts.flatMap(requiredMembers))

  it.each(['Gateway', 'Processor', 'SelfService', 'Entrance', 'Profile'])(
    'of the kind %s have at most eight required members',
    (kind) => {
      const ofKind = [...asked].filter(([name]) => name.includes(kind))
      expect(ofKind.length).toBeGreaterThan(0)
      expect(ofKind.filter(([, count]) => count > MAX_REQUIRED)).toEqual([])
    },
  )

  it('are used by role: no user omits members of one', () => {
    const sources = ['core', 'adapters', 'composition', 'ui-react'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    expect(sources.length).toBeGreaterThan(1000)
    const roles = [...asked.keys()].filter((name) =>
      /Gateway|Processor|SelfService|Entrance|Profile/.test(name),
    )
    const omitted = new RegExp(`Omit<\\s*(?:${roles.join('|')})\\b`)
    expect(sources.filter((file) => omitted.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

interface ImportRule {
  readonly name: string
  readonly from: { readonly path?: string | readonly string[] }
  readonly to: { readonly path?: string | readonly string[] }
}

/** A pattern without its alternatives: one pattern for each of them. */
function withoutAlternatives(pattern: string): readonly string[] {
  const group = /\(([^()?][^()]*\|[^()]*)\)/.exec(pattern)
  if (group === null) return [pattern]
  const { 0: whole, 1: words = '', index } = group
  return words
    .split('|')
    .flatMap((word) =>
      withoutAlternatives(pattern.slice(0, index) + word + pattern.slice(index + whole.length)),
    )
}

describe('the rules of imports', () => {
  const sources = ['core', 'adapters', 'composition', 'ui-react', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const { forbidden } = createRequire(import.meta.url)('./dependency-cruiser.cjs') as {
    readonly forbidden: readonly ImportRule[]
  }

  it.each(forbidden.map((rule) => [rule.name, rule] as const))(
    'name only folders and files that exist: %s',
    (_name, { from, to }) => {
      const patterns = [from.path ?? [], to.path ?? []].flat().flatMap(withoutAlternatives)
      const ofTree = patterns.filter((pattern) => !/node_modules|\$1/.test(pattern))
      expect(ofTree.filter((pattern) => !sources.some((file) => new RegExp(pattern).test(file)))).toEqual([])
    },
  )
})

describe('the folders of the source', () => {
  it('import only the folders that they may import', () => {
    const rules = ['--config', 'test/architecture/dependency-cruiser.cjs', '--output-type', 'err']
    expect(
      complaintsOf('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...rules,
        'core',
        'adapters',
        'ui-react',
        'composition',
      ]),
    ).toBe('')
  }, 120_000)

  it('agree on every type', async () => {
    expect(await compileTypes()).toBe('')
  }, 300_000)

  it('compile what the documentation shows, and agree with it', () => {
    expect(docsBlocks().length).toBeGreaterThan(20)
    expect(compileDocs()).toBe('')
  }, 120_000)

  it('keep the rules of style', () => {
    expect(complaintsOf('oxlint/bin/oxlint', ['.', '--deny-warnings'])).toBe('')
  }, 120_000)

  it('are formatted alike', () => {
    expect(complaintsOf('oxfmt/bin/oxfmt', ['--list-different', '.'])).toBe('')
  }, 120_000)
})
