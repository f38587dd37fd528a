import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

interface Target {
  readonly types: string
  readonly default: string
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, Target>>>>
  readonly files: readonly string[]
  readonly bin: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
/** The entry points that applications import: name -> built script and types. */
const ENTRIES = Object.entries(manifest.exports).flatMap(([name, target]) => {
  if (typeof target === 'string') return []
  return Object.entries(target).map(([condition, { types, default: script }]) => ({
    ...{ name: name.replace('.', 'vitrine'), condition, script, types },
  }))
})

const isPacked = (path: string): boolean => manifest.files.some((folder) => path.startsWith(`./${folder}/`))

/** The packages that a built script and what it imports ask for. */
function packagesOf(script: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(script)) return []
  seen.add(script)
  const text = readFileSync(new URL(script, `file://${process.cwd()}/`), 'utf8')
  const imported = /(?:^|\s|;)(?:import|export)(?:[^'"]*?from)?\s*['"]([^'"]+)['"]/g
  const sources = [...text.matchAll(script.endsWith('.cjs') ? /^(?:.* = )?require\('([^']+)'\)/gm : imported)]
  return sources.flatMap(([, source = '']) => {
    if (!source.startsWith('.')) return [source]
    const { pathname } = new URL(source, new URL(script, 'file:///'))
    return packagesOf(`.${pathname}`, seen)
  })
}

describe('the package', () => {
  it('offers the entry points that docs/packages.md lists, each explained, and no others', () => {
    const page = readFileSync('docs/packages.md', 'utf8')
    const listed = [...page.matchAll(/^\| `(vitrine(?:\/[^`]+)?)`/gm)].map(([, name]) => name)
    const explained = [...page.matchAll(/^## (vitrine\S*)$/gm)].map(([, name]) => name)
    const names = Object.keys(manifest.exports)
      .filter((name) => name !== './package.json')
      .map((name) => name.replace('.', 'vitrine'))
    expect([...listed].sort()).toEqual([...names].sort())
    expect([...explained, 'vitrine/react'].sort()).toEqual(names.map((name) => name.replace('/*', '')).sort())
  })

  it.each(ENTRIES)('$name is built, packed and typed ($condition)', ({ script, types }) => {
    const source = types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts')
    expect([script, types].filter((path) => !isPacked(path))).toEqual([])
    expect([script, source].filter((path) => !existsSync(path))).toEqual([])
  })

  it.each(ENTRIES)('$name imports only packages that are installed with it ($condition)', ({ script }) => {
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const foreign = packagesOf(script).filter(
      (name) =>
        !name.startsWith('node:') &&
        !declared.some((known) => name === known || name.startsWith(`${known}/`)),
    )
    expect(foreign).toEqual([])
  })

  it('gives Node one copy of an entry, by `import` and by `require`', () => {
    const conditions = ENTRIES.filter(({ condition }) => condition !== 'require')
    expect(ENTRIES.slice(0, 3).map(({ condition }) => condition)).toEqual([
      'module-sync',
      'require',
      'default',
    ])
    const scripts = new Map<string, Set<string>>()
    for (const { name, script } of conditions) scripts.set(name, (scripts.get(name) ?? new Set()).add(script))
    expect([...scripts.values()].filter(({ size }) => size > 1)).toEqual([])
  })

  it('packs its command', () => {
    expect(Object.values(manifest.bin).filter((path) => !isPacked(path) || !existsSync(path))).toEqual([])
  })
})
