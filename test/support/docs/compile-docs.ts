import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCompiler } from './compile-types.js'

const FOLDER = join('node_modules', '.cache', 'vitrine-test', 'docs-code')
const TYPES = '../../../../dist/types'

/** The entry points of the package, as an application imports them. */
const ENTRIES = {
  vitrine: 'core/index.d.ts',
  'vitrine/core': 'core/index.d.ts',
  'vitrine/react': 'composition/react/index.d.ts',
  'vitrine/headless': 'composition/headless/index.d.ts',
  'vitrine/server': 'composition/server/index.d.ts',
  'vitrine/testing': 'test/contracts/index.d.ts',
  'vitrine/adapters/graphql-client': 'adapters/graphql/client/index.d.ts',
  'vitrine/adapters/graphql-server': 'adapters/server/graphql/index.d.ts',
  'vitrine/adapters/sandbox-payments': 'adapters/payments/sandbox/server/index.d.ts',
}

const pages = (): readonly string[] => [
  'README.md',
  'core/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

interface DocsBlock {
  /** The page that contains it, as the name of a folder. */
  readonly folder: string
  readonly file: string
  readonly code: string
}

/** The TypeScript blocks that are whole files: they begin with an import, or name their file. */
export const docsBlocks = (): readonly DocsBlock[] =>
  pages().flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^```(tsx?)\n([^]*?)^```/gm)]
      .map(([, extension = '', code = ''], at) => ({
        folder: page.replace(/\W+/g, '-'),
        file: /^\/\/ ([\w-]+\.tsx?)$/m.exec(code.split('\n', 1)[0] ?? '')?.[1] ?? `block-${at}.${extension}`,
        code,
      }))
      .filter(({ code }) => /^(?:\/\/.*\n)?import /.test(code)),
  )

/** Compiles the blocks against the types of the package. Returns the compiler's messages, empty if there are none. */
export function compileDocs(): string {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const { folder, file, code } of docsBlocks()) {
    mkdirSync(join(FOLDER, folder), { recursive: true })
    writeFileSync(join(FOLDER, folder, file), code)
  }
  const paths = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, path]) => [name, [`${TYPES}/${path}`]]),
  )
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    paths,
  }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/*'] }))
  const { status, text } = runCompiler(['-p', FOLDER])
  return status === 0 ? '' : text
}
