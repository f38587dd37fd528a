import { existsSync, readFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { transformSync } from 'esbuild'
import esbuild from 'rollup-plugin-esbuild'
import { bundledLicences } from './composition/setup/bundled-licences.mjs'
import { chunkOwners } from './composition/setup/chunk-owners.mjs'
import { commonJsFiles, commonJsInputs } from './composition/setup/common-js.mjs'
import {
  paymentFormInputs,
  paymentFormPath,
  withoutPaymentForms,
} from './composition/setup/payment-forms.mjs'
import { reflectLite, terser } from './composition/setup/page-plugins.mjs'
import { cleanUp, precompress } from './composition/setup/written-files.mjs'

const {
  name: packageName,
  version,
  dependencies,
  peerDependencies,
  exports: entries,
} = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Property names that neither page code, nor data, nor a chunk ever sees: the page script has short ones in
 * their place. `test/architecture/bundle.test.ts` holds them to that.
 */
const SHORTENED_NAMES = JSON.parse(readFileSync('composition/setup/short-names.json', 'utf8'))

/**
 * The short names, the same in every bundle: the page script hands objects to the chunks that share its
 * modules. Letters that objects have as names of their own, such as those of colours and points, are left out.
 */
const LETTERS = [...'cdefhjklmnopqstuvwACDEFGHIJKLMNOPQSTUVW']
const SHORT_NAMES = Object.fromEntries(
  SHORTENED_NAMES.map((name, at) => [`$${name}`, LETTERS[at] ?? `_${(at - LETTERS.length).toString(36)}`]),
)

const transpile = () => esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false })

/**
 * Read by Chromium: compile every function while the file still arrives, on a thread of its own, instead of
 * each at its first call. For files of which a page calls nearly all.
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad'

/** `shortened`: property names that only this bundle knows, made short. */
const forPages = (shortened = []) => [
  reflectLite(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __VITRINE_VERSION__: JSON.stringify(version) },
  }),
  nodeResolve({
    browser: true,
    exportConditions: ['browser', 'es2015'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  }),
  commonjs(),
  transpile(),
  terser({
    module: true,
    // `pure_getters` is off, since reading a layout property starts a transition. `reduce_funcs` is off,
    // since a function with one caller would be created at each call, in every frame.
    compress: {
      passes: 3,
      hoist_funs: true,
      ecma: 2020,
      inline: 2,
      unsafe_arrows: true,
      reduce_funcs: false,
      lhs_constants: false,
    },
    // `builtins`: also a name that a browser has for something of its own, as `plugins`.
    mangle: shortened.length === 0 || {
      properties: { keep_quoted: true, builtins: true, regex: new RegExp(`^(?:${shortened.join('|')})$`) },
    },
    ...(shortened.length > 0 ? { nameCache: { props: { props: SHORT_NAMES } } } : {}),
    format: { comments: /^# allFunctionsCalledOnLoad$/ },
  }),
  precompress(),
]

/** No module of ours does anything by being imported. */
const treeshake = { moduleSideEffects: (id) => !/\/(core|adapters|ui-react)\//.test(id) }

/** The classic script of every page: the interactions, the services and the loader of the rest. */
const pageScript = {
  input: 'composition/page/main.ts',
  treeshake,
  output: { file: 'dist/page/vitrine.js', format: 'iife', banner: CALLED_ON_LOAD, generatedCode: 'es2015' },
  plugins: forPages(SHORTENED_NAMES),
}

/** The table of the chunks, which is TypeScript as everything that the page script is made of. */
const { CHUNKS, SHOP_CHUNKS, chunkEntry } = await import(
  `data:text/javascript,${encodeURIComponent(
    transformSync(readFileSync('composition/page/chunks.ts', 'utf8'), { loader: 'ts' }).code,
  )}`
)

const entryId = (name) => `\0chunk:${name}.ts`

/** Gives each chunk of the table an entry module that exports its parts. */
const chunkEntries = () => ({
  name: 'chunk-entries',
  resolveId: (source) => (source.startsWith('chunk:') ? entryId(source.slice(6)) : null),
  load: (id) => {
    const name = /^\0chunk:(.+)\.ts$/.exec(id)?.[1]
    return name ? chunkEntry(CHUNKS[name], process.cwd()) : null
  },
})

/**
 * No small chunks of what others share: what the shop's chunks share is with the cart (`base`), and a chunk that
 * stands alone has what the parts that it loads later share. What draws lists comes later or never.
 */
const createSharing = (base) => {
  let ownersOf
  return (id, { getModuleInfo }) => {
    ownersOf ??= chunkOwners(
      Object.keys(CHUNKS).map((name) => [name, entryId(name)]),
      getModuleInfo,
    )
    const owners = ownersOf(id)
    const drawing = /node_modules\/(react|react-dom|scheduler)\/|\/ui-react\/|commonjsHelpers/
    if (drawing.test(id) || owners.join() === 'list-view') return 'drawing'
    if (owners.length < 2) return owners[0]
    // Prices are in lists that few pages of accounts have, each of which comes later.
    return /\/core\/money\/|\/kit\/page-prices\.ts/.test(id) && !owners.includes(base) ? 'money' : base
  }
}

/** Large parts of which a page calls little at first. */
const isForLater = ({ name }) => /^(drawing|commerce|checkout)$/.test(name)

/** Chunks that share modules, and so objects, with the page script. */
const SHORTENED_CHUNKS = [
  'timelines',
  'timelines-eases',
  'timelines-more',
  'timelines-rare',
  'timelines-scroll',
]

const chunkFile = (inputs, base, plugins = []) => ({
  input: Object.fromEntries(inputs.map((name) => [name, `chunk:${name}`])),
  preserveEntrySignatures: 'allow-extension',
  treeshake,
  output: {
    dir: 'dist/page/chunks',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[name]-[hash].js',
    manualChunks: createSharing(base),
    onlyExplicitManualChunks: true,
    banner: (chunk) => (isForLater(chunk) ? '' : CALLED_ON_LOAD),
    generatedCode: 'es2015',
  },
  plugins: [chunkEntries(), ...forPages(SHORTENED_CHUNKS.includes(base) ? SHORTENED_NAMES : []), ...plugins],
})

/** Chunks that a page loads only where its markup asks for them. */
const pageChunks = [
  chunkFile(Object.keys(SHOP_CHUNKS), 'commerce', [cleanUp()]),
  ...Object.keys(CHUNKS)
    .filter((name) => !(name in SHOP_CHUNKS))
    .map((name) => chunkFile([name], name)),
]

const external = Object.keys({ ...dependencies, ...peerDependencies })
const packages = new RegExp(`^(node:|(${external.join('|')})(/|$))`)

/** The adapters that the package offers by themselves. */
const adapters = Object.entries(entries).flatMap(([name, target]) => {
  const output = /^\.\/(adapters\/.+)$/.exec(name)?.[1]
  return output ? [[output, target.default.types.replace('./dist/types/', '').replace('.d.ts', '.ts')]] : []
})

/** Imports of bundled packages in the style of bundlers, as Node finds them. */
const NODE_PATHS = {
  crypto: 'node:crypto',
  'graphql/language/parser': 'graphql/language/parser.js',
  'graphql/type': 'graphql/type/index.js',
  'graphql/utilities': 'graphql/utilities/index.js',
}

/** First lines of entry files; a directive in a source file would be lost in a chunk that it shares. */
const LIBRARY_BANNERS = { vitrine: '#!/usr/bin/env node', react: `'use client'` }

/** The same as in package.json: no module of ours has effects when it is loaded. */
const withoutEffects = { moduleSideEffects: (_, isExternal) => isExternal }

const libraryPlugins = () => [
  replace({ preventAssignment: true, values: { __VITRINE_VERSION__: JSON.stringify(version) } }),
  nodeResolve({ preferBuiltins: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  commonjs(),
  transpile(),
  cleanUp(),
]

/** The forms of payment providers, for applications that need them. */
const paymentForms = {
  input: paymentFormInputs(),
  external: packages,
  treeshake: withoutEffects,
  output: {
    dir: 'dist/lib/payment-forms',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
  },
  plugins: libraryPlugins(),
}

/**
 * The parts that applications bundle: a file for each module, since bundlers leave out whole modules that are
 * not used
 * and keep what they cannot tell to be without effects from a module that is.
 */
const forApplications = {
  input: { core: 'core/index.ts', react: 'composition/react/index.ts' },
  external: packages,
  treeshake: withoutEffects,
  output: {
    dir: 'dist/lib',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: '.',
    entryFileNames: ({ isEntry, name }) => (isEntry ? '[name].js' : `modules/${name}.js`),
    banner: ({ isEntry, name }) => (isEntry ? (LIBRARY_BANNERS[name] ?? '') : ''),
    paths: paymentFormPath,
  },
  plugins: [withoutPaymentForms(), ...libraryPlugins()],
}

/** The same parts for `require` if no ES modules can be loaded, as in Jest. */
const commonJs = {
  input: commonJsInputs(entries),
  external: packages,
  treeshake: withoutEffects,
  output: {
    dir: 'dist/cjs',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'shared/[name]-[hash].cjs',
    dynamicImportInCjs: false,
    banner: ({ name }) => LIBRARY_BANNERS[name] ?? '',
  },
  plugins: [...libraryPlugins(), commonJsFiles(packageName, entries)],
}

/** Everything that runs in Node: packages stay imports. */
const library = {
  input: Object.fromEntries(
    Object.entries({
      vitrine: 'composition/cli/vitrine.ts',
      server: 'composition/server/index.ts',
      headless: 'composition/headless/index.ts',
      testing: 'test/contracts/index.ts',
      // A file for composition/setup only, not an entry point of the package.
      'adapters/sql': 'adapters/server/sql/engine/index.ts',
      ...Object.fromEntries(adapters),
    }).filter(([, path]) => existsSync(path)),
  ),
  external: packages,
  treeshake: withoutEffects,
  output: {
    dir: 'dist/node',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
    // Commands share many small modules: a file for each set of commands would only be more to open.
    experimentalMinChunkSize: 20_000,
    // Node would load a little sooner with them, but bundlers of applications warn of imports without names.
    hoistTransitiveImports: false,
    paths: NODE_PATHS,
    banner: (chunk) => LIBRARY_BANNERS[chunk.name] ?? '',
  },
  plugins: [...libraryPlugins(), bundledLicences()],
}

const targets = {
  page: [pageScript, ...pageChunks],
  node: [library, forApplications, paymentForms, commonJs],
}

const chosen = process.env['TARGET'] ? targets[process.env['TARGET']] : [...targets.page, ...targets.node]

/** A module that is not found would stay as an import of a file that no browser finds. */
const refuseUnresolved = (level, log, handle) => {
  if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
  handle(level, log)
}

export default chosen.map((options) => ({ ...options, onLog: refuseUnresolved }))
