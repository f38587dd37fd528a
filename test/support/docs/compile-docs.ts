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

const folderOf = (page: string): string => page.replace(/\W+/g, '-')

const isWhole = (code: string): boolean => /^(?:\/\/.*\n)?import /.test(code)

/** The blocks of a page in a language, with their places among those of that language. */
const blocksOf = (page: string, languages: string): readonly (readonly [code: string, name: string])[] =>
  [...readFileSync(page, 'utf8').matchAll(new RegExp(`^\`\`\`(${languages})\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, extension = '', code = ''], at) => [code, `block-${at}.${extension}`],
  )

/** The TypeScript blocks that are whole files: they begin with an import, or name their file. */
const files = (page: string): readonly DocsBlock[] =>
  blocksOf(page, 'tsx?').flatMap(([code, name]) =>
    isWhole(code)
      ? [
          {
            folder: folderOf(page),
            file: /^\/\/ ([\w-]+\.tsx?)$/m.exec(code.split('\n', 1)[0] ?? '')?.[1] ?? name,
            code,
          },
        ]
      : [],
  )

/** The other TypeScript blocks of a page as one file: they show types. */
function shapes(page: string): readonly DocsBlock[] {
  const shown = blocksOf(page, 'tsx?').flatMap(([code]) => (isWhole(code) ? [] : [code]))
  const code = shown.join('\n').replace(/^(?=type |interface )/gm, 'export ')
  return shown.length === 0 ? [] : [{ folder: folderOf(page), file: 'shapes.ts', code }]
}

/** The scripts of pages, which use its globals. */
const scripts = (page: string): readonly DocsBlock[] =>
  blocksOf(page, 'js').flatMap(([code, name]) =>
    isWhole(code)
      ? []
      : [{ folder: folderOf(page), file: name.replace(/js$/, 'script.ts'), code: `${code}export {}\n` }],
  )

/** All blocks of code in the documentation, but for JavaScript that imports, which the tests of the package run. */
export const docsBlocks = (): readonly DocsBlock[] =>
  pages().flatMap((page) => [...files(page), ...shapes(page), ...scripts(page)])

const GLOBALS = `import type { CartApi } from 'vitrine/core'
import type { createWebflow } from '../${TYPES}/adapters/browser/webflow-api/webflow.js'

declare global {
  const Vitrine: { readonly cart: CartApi }
  // Its modules have no types of their own.
  const Webflow: Omit<ReturnType<typeof createWebflow>, 'require'> & {
    readonly require: (name: 'ix2') => { readonly init: () => void }
  }
}
`

/** Types that the documentation shows, and the real ones. */
const AGREEMENT = `import type { Backend, CartOutcome, CartView } from 'vitrine/core'
import type { PageFiller, PageTransform } from '../${TYPES}/adapters/site/pages/index.js'
import type * as adapters from '../docs-adapters-md/port.js'
import type * as cart from '../docs-cart-api-md/shapes.js'
import type * as steps from '../docs-pages-md/steps.js'

type Plain<T> = T extends (...values: never) => unknown ? T : { -readonly [Key in keyof T]: Plain<T[Key]> }
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : never

export const areSame: [
  IsSame<Plain<adapters.Backend>, Plain<Backend>>,
  IsSame<Plain<cart.CartOutcome>, Plain<CartOutcome>>,
  IsSame<Plain<cart.CartView>, Plain<CartView>>,
  IsSame<Plain<steps.PageFiller>, Plain<PageFiller>>,
  IsSame<steps.PageTransform, PageTransform>,
] = [true, true, true, true, true]
`

/** Compiles the blocks against the types of the package. Returns the compiler's messages, empty if there are none. */
export function compileDocs(): string {
  rmSync(FOLDER, { recursive: true, force: true })
  const own = [
    { folder: 'agreement', file: 'agreement.ts', code: AGREEMENT },
    { folder: 'agreement', file: 'globals.ts', code: GLOBALS },
  ]
  for (const { folder, file, code } of [...docsBlocks(), ...own]) {
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
    // Code in the documentation of the tree itself imports from its root.
    rootDirs: ['docs-pages-md', TYPES],
    paths,
  }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/*'] }))
  const { status, text } = runCompiler(['-p', FOLDER])
  return status === 0 ? '' : text
}
