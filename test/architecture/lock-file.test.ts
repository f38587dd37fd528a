import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

it('locks the optional packages of every platform, since a clean install refuses a lock file without them', () => {
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

it('says of every package by which digest it is checked, also of those for other platforms', () => {
  const unchecked = Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(unchecked.map(([path]) => path)).toEqual([])
})
