import { createRandom, damaged, ODD_TEXTS } from '../../soak/requests/random.mjs'
import type { SoakRandom } from '../../soak/requests/random.mjs'
import { manifestFile, tarBody, tarFile, tarHeader } from './hostile-archive.js'

const FOLDERS = ['site/', 'site/', 'data/', 'tables/member/', 'files/main/forms/', '', '../', '/', 'site/../']
const NAMES = [
  'a.html',
  'b',
  'vitrine.accounts.key',
  '000001.ndjson',
  '.git/config',
  'manifest.json',
  'x/y/z',
]
const TYPES = ['0', '0', '0', '0', '\0', '1', '2', '3', '5', 'x', 'g', 'L', 'K', 'S', '7']
const SIZES = ['', ' 3', '-1', '77777777777', '9', '\x80\0\0\0\0\0\0\0\0\0\0\x03', '\xff'.repeat(12), '3 ']
const ATTRIBUTES = [
  '9 path=a\n',
  '10 size=3\n',
  '99999 path=a\n',
  '1 a=b\n',
  `${'0'.repeat(9000)}1 path=a\n`,
  '22 path=site/a.html\n9 pa',
  '16 path=../../a\n',
  '28 size=99999999999999999\n',
]
const MANIFESTS: readonly Readonly<Record<string, unknown>>[] = [
  { madeOn: 1e300 },
  { tables: null },
  { entries: Array(50).fill({ path: 'a', sizeBytes: 0, sha256: '0'.repeat(64) }) },
  { site: '\u001b[2J'.repeat(60) },
  { migrations: Array.from({ length: 5000 }, (_, at) => `m${at}`) },
  { missingFiles: Array(5000).fill('forms/a') },
  { format: [[[[]]]] },
  { program: { toString: 1 } },
]

const MAX_FILES = 6
const MAX_ZEROS = 3_000_000

/** The content of a backup that one time in three could be one of ours, as the parts of its archive. */
function partsOf(random: SoakRandom): readonly Buffer[] {
  const files: Record<string, string> = {}
  const parts: Buffer[] = []
  const isSound = random.chance(0.3)
  const pathOf = (): string =>
    isSound
      ? `site/${random.below(1000)}.html`
      : `${random.pick(FOLDERS)}${random.pick([...NAMES, ...ODD_TEXTS])}`
  const odd = (): Buffer =>
    random.pick([
      () =>
        Buffer.concat([
          tarHeader('x', random.pick(ATTRIBUTES).length, 'x'),
          tarBody(random.pick(ATTRIBUTES)),
        ]),
      () => tarHeader(pathOf(), random.pick(SIZES), random.pick(TYPES)),
      () => Buffer.alloc(random.below(MAX_ZEROS)),
      () => random.bytes(random.below(2000)),
      () => manifestFile(files, random.pick(MANIFESTS)),
    ])()
  for (let at = random.below(MAX_FILES); at >= 0; at -= 1) {
    const [path, content] = [pathOf(), random.pick(ODD_TEXTS)]
    files[path] = content
    parts.push(tarFile(path, content))
    if (!isSound && random.chance(0.3)) parts.push(odd())
  }
  parts.push(random.chance(0.8) ? manifestFile(files) : manifestFile(files, random.pick(MANIFESTS)))
  return parts.map((part) => (!isSound && random.chance(0.1) ? damaged(random, part) : part))
}

/** The parts of the archive of a seed, and the damage to be done to its encrypted bytes. */
export function randomArchive(seed: number): {
  readonly parts: readonly Buffer[]
  readonly damage: (bytes: Buffer) => Buffer
} {
  const random = createRandom(seed, 0)
  const parts = partsOf(random)
  return { parts, damage: (bytes) => (random.chance(0.2) ? damaged(random, bytes) : bytes) }
}
