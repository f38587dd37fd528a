/** `npm run build:desk`: builds the desk if one of its sources has changed. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const SOURCES = [
  'composition/desk',
  'ui-react/desk',
  'adapters/graphql/client/owner',
  'adapters/graphql/protocol/owner',
  'core',
]
const FILES = [
  'package-lock.json',
  'composition/setup/build-desk.mjs',
  'composition/setup/bundled-licences.mjs',
]
const stamp = join(root, 'dist/desk.stamp')

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function digestOfSources() {
  const hash = createHash('sha256')
  for (const path of [...FILES.map((file) => join(root, file)), ...SOURCES.flatMap(filesBelow)])
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

const digest = digestOfSources()
const isCurrent =
  existsSync(join(root, 'dist/desk/index.html')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === digest
if (!isCurrent) {
  const { build } = await import('vite')
  await build({ configFile: join(root, 'composition/desk/vite.config.mjs') })
  writeFileSync(stamp, digest)
}
