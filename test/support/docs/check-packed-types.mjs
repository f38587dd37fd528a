/**
 * `node check-packed-types.mjs ARCHIVE`: finds types of a packed package that a module resolution misses or
 * reads as another kind of module. Prints JSON: the checked entries, and the problems.
 */
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'

/** Ways of resolving that the package does not serve: without `exports`, and by `require` of its modules. */
const NOT_SERVED = new Set(['node10', 'node16-cjs'])

const archive = createPackageFromTarballData(new Uint8Array(readFileSync(process.argv[2])))

/** All folders of the package: looking through thousands of file names for each is most of the time of a check. */
const folders = new Set(['/'])
for (const file of archive.listFiles())
  for (let at = file.indexOf('/', 1); at !== -1; at = file.indexOf('/', at + 1))
    folders.add(file.slice(0, at))
archive.directoryExists = (path) => folders.has(path.replace(/(.)\/$/, '$1'))

const { entrypoints, problems } = await checkPackage(archive)
console.log(
  JSON.stringify({
    entries: Object.keys(entrypoints),
    problems: problems.filter(({ resolutionKind }) => !NOT_SERVED.has(resolutionKind)),
  }),
)
