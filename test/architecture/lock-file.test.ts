import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly engines?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

it('locks the optional packages of every platform, which a clean install requires', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

it('names no registry, so that everyone installs from their own', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

it('has a digest for every package, also for other platforms', () => {
  const unchecked = Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(unchecked.map(([path]) => path)).toEqual([])
})

const { engines, overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string }
  readonly overrides: Readonly<Record<string, string>>
}

/** Major and minor number as one number; a missing minor counts as 0. */
const versionNumber = (text: string): number => {
  const [, major = '0', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(text) ?? []
  return Number(major) * 1000 + Number(minor)
}

/** True if one alternative of a range begins at or below a version (and, with `^`, in its major number). */
const allows = (range: string, version: number): boolean =>
  range.split('||').some((part) => {
    const lowest = versionNumber(part)
    const isSameMajor = Math.floor(lowest / 1000) === Math.floor(version / 1000)
    return lowest <= version && (!part.trim().startsWith('^') || isSameMajor)
  })

/** The packages that are installed together with this one. */
const installed = Object.entries(packages).filter(
  ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
)

it.each([
  ['>=18', 20_019, true],
  ['>=22.15.0', 20_019, false],
  ['^18 || ^20.10.0', 20_019, true],
  ['^18 || ^22', 20_019, false],
])('reads the range of engines %s for %s', (range, version, expected) => {
  expect(allows(range, version)).toBe(expected)
})

it('installs only packages that run on the lowest Node that the package promises', () => {
  const lowest = versionNumber(engines.node)
  const tooNew = installed.filter(([, one]) => !allows(one.engines?.['node'] ?? '*', lowest))
  expect(tooNew.map(([path]) => path)).toEqual([])
  expect(installed.length).toBeGreaterThan(50)
})

it('installs only packages whose engines yarn 1 knows, which warns of any other', () => {
  const known = ['node', 'npm', 'yarn']
  const strange = installed.filter(([, one]) =>
    Object.keys(one.engines ?? {}).some((name) => !known.includes(name)),
  )
  expect(strange.map(([path]) => path)).toEqual([])
})

it('overrides only packages that are bundled, since overrides do not travel with a package', () => {
  const names = Object.keys(overrides)
  expect(installed.filter(([path]) => names.some((name) => path.endsWith(`node_modules/${name}`)))).toEqual(
    [],
  )
})
