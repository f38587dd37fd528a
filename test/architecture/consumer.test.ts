import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  existsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { compileTypes, runCompiler } from '../support/docs/compile-types.js'
import { examplesOf } from '../support/docs/examples.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'))
const installed = join(folder, 'node_modules')
const ours = join(installed, 'vitrine')
let archive = ''

const MAX_PACKED_BYTES = 6_000_000
/** The checker of types writes more than the default of one megabyte. */
const MAX_OUTPUT_BYTES = 2 ** 24

/** Every way into the package, as an application writes it. */
let entries: readonly string[] = []

function run(
  script: string,
  args: readonly string[],
  nodeOptions = '',
): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
    timeout: 240_000,
    maxBuffer: MAX_OUTPUT_BYTES,
  })
  return { status, text: stdout + stderr }
}

beforeAll(async () => {
  // The test of the folders reports code that does not compile.
  await compileTypes()
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
  execFileSync('npm', pack, { stdio: ['ignore', 'ignore', 'ignore'] })
  archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  // The package is unpacked, not linked: tools treat files in `node_modules` as code that is ready to run.
  mkdirSync(ours, { recursive: true })
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', ours, '--strip-components=1'])
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(installed, name))

  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> }
  entries = Object.keys(exports)
    .filter((name) => !name.startsWith('./page') && name !== './package.json')
    .map((name) => name.replace('.', 'vitrine'))
  const imports = entries.map((name, index) => `import * as entry${index} from '${name}'`)
  const all = `[${entries.map((_, index) => `entry${index}`).join(', ')}]`
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'import-all.mjs'),
    [...imports, `console.log(JSON.stringify(${all}.map((entry) => Object.keys(entry).length)))`].join('\n'),
  )
  writeFileSync(join(folder, 'import-all.ts'), [...imports, `export const all = ${all}`].join('\n'))
  const application = examplesOf('docs/react.md', 'tsx')
  for (const { file, code } of application) writeFileSync(join(folder, file), code)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
      },
      files: ['import-all.ts', ...application.map(({ file }) => file)],
    }),
  )
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an application with the packed package', () => {
  it('imports every entry point in plain Node, with each adapter, and each has exports', () => {
    const { status, text } = run('import-all.mjs', [])
    expect([status, text.replace(/\[.*\]\n/, '')]).toEqual([0, ''])
    const sizes = JSON.parse(text) as readonly number[]
    expect(entries.filter((_, index) => (sizes[index] ?? 0) === 0)).toEqual([])
    expect(sizes).toHaveLength(entries.length)
  }, 60_000)

  it('loads every entry point by `require` too', () => {
    const calls = entries.map((name) => `Object.keys(require('${name}')).length > 0`)
    writeFileSync(join(folder, 'require-all.cjs'), `console.log([${calls.join(', ')}].every(Boolean))`)
    expect(run('require-all.cjs', ['--no-warnings'])).toEqual({ status: 0, text: 'true\n' })
  }, 60_000)

  it('loads every entry point in Jest as it comes, with modules switched on as docs/packages.md says', () => {
    const body =
      `for (const name of ${JSON.stringify(entries)}) ` +
      'expect(Object.keys(await import(name))).not.toEqual([])'
    writeFileSync(join(folder, 'entries.test.cjs'), `test('entries', async () => { ${body} }, 240_000)`)
    const words = ['--rootDir', folder, '--testPathPatterns', 'entries', '--no-cache']
    const { status, text } = run('node_modules/jest/bin/jest.js', words, '--experimental-vm-modules')
    expect([status, text]).toEqual([0, expect.stringContaining('1 passed')])
  }, 240_000)

  it('runs by `require` in plain Jest: every entry, hooks, suites, and the README with a database', () => {
    const [readme] = examplesOf('README.md', 'js')
    const example = readme?.code.replace(/^import (\{.+\}) from (.+)$/gm, 'const $1 = require($2)') ?? ''
    const written = `
      test('entries', () => {
        const names = ${JSON.stringify(entries)}
        expect(names.filter((name) => Object.keys(require(name)).length === 0)).toEqual([])
      })
      test('hooks', () => {
        const { createElement } = require('react')
        const { createShop, ShopProvider, useCart } = require('vitrine/react')
        const Cart = () => useCart().status
        const page = createElement(ShopProvider, { shop: createShop() }, createElement(Cart))
        expect(require('react-dom/server').renderToString(page)).toBe('unread')
      })
      require('vitrine/testing').describePaymentProcessor('sandbox', () => {
        throw new Error('asked for a processor')
      })
      test('readme', async () => {
        const console = { log: jest.fn() }
        ${example}
        expect(console.log.mock.calls).toEqual([['accepted', { amount: 13390, currency: 'EUR' }]])
      }, 60_000)`
    writeFileSync(join(folder, 'required.test.cjs'), written)
    const words = ['--rootDir', folder, '--testPathPatterns', 'required', '--no-cache', '--verbose']
    const { text } = run('node_modules/jest/bin/jest.js', words)
    expect(text.match(/✓ (?:entries|hooks|readme)\b/g)).toEqual(['✓ entries', '✓ hooks', '✓ readme'])
    expect(text).toMatch(/PaymentProcessor: sandbox[^]+asked for a processor/)
  }, 240_000)

  it.each(['lib/react.js', 'cjs/react.cjs'])(
    'marks the hooks for the client at the very beginning of %s',
    (file) => {
      const text = readFileSync(join(ours, 'dist', file), 'utf8')
      expect(text.split('\n')[0]).toMatch(/^'use client';?$/)
    },
  )

  it('has docs whose relative links all lead to packed files', () => {
    const packed = readdirSync(ours, { recursive: true, encoding: 'utf8' })
    const pages = packed.filter((path) => path.endsWith('.md'))
    const links = pages.flatMap((page) => {
      const text = readFileSync(join(ours, page), 'utf8')
      const targets = [...text.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)].map(([, target = '']) => target)
      const relative = targets.filter((target) => !/^(https?|mailto):/.test(target))
      return relative.map((target) => ({ page, path: normalize(join(dirname(page), target)) }))
    })
    expect(links.filter(({ path }) => !existsSync(join(ours, path)))).toEqual([])
    expect(links.length).toBeGreaterThan(100)
  })

  it('has complete types without development packages, and a README in strict TypeScript', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
    }
    const application = join(folder, 'strict')
    // An application that uses React or runs the suites installs these itself.
    const own = ['react', '@types/react', 'csstype', '@jest/globals']
    const names = Object.entries(packages).flatMap(([path, { dev }]) => {
      const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]
      return name !== undefined && (!dev || own.includes(name)) ? [name] : []
    })
    for (const name of names) {
      const place = join(application, 'node_modules', name)
      mkdirSync(dirname(place), { recursive: true })
      symlinkSync(resolve('node_modules', name), place)
    }
    symlinkSync(ours, join(application, 'node_modules/vitrine'))
    writeFileSync(join(application, 'package.json'), '{ "type": "module" }')
    const options = {
      ...{ target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
      ...{ strict: true, noEmit: true, skipLibCheck: false, preserveSymlinks: true },
      // A configuration of `tsc --init` has these too.
      ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    }
    writeFileSync(join(application, 'all.ts'), readFileSync(join(folder, 'import-all.ts')))
    const [readme] = examplesOf('README.md', 'js')
    writeFileSync(join(application, 'readme.ts'), readme?.code ?? 'the README has no example')
    const config = { compilerOptions: options, files: ['all.ts', 'readme.ts'] }
    writeFileSync(join(application, 'tsconfig.json'), JSON.stringify(config))
    expect(runCompiler(['-p', 'strict'], folder)).toEqual({ status: 0, text: '' })
  }, 240_000)

  it('has types for `require` in a strict application, even if that loads no ES modules', () => {
    const application = join(folder, 'required')
    mkdirSync(application)
    writeFileSync(join(application, 'package.json'), '{ "type": "commonjs" }')
    const all = readFileSync(join(folder, 'import-all.ts'), 'utf8')
    const used = `
      import { createShop } from 'vitrine/react'
      import type { ShopOptions } from 'vitrine/react'
      import { money, productSlug } from 'vitrine/core'
      import type { Money, ProductSlug } from 'vitrine/core'
      import root = require('vitrine')
      export const one: Money = money.money(5, 'EUR')
      export const two: money.Money = root.money.money(5, 'EUR')
      export const slug: ProductSlug = productSlug('stool')
      export const shop = createShop({} satisfies ShopOptions)
      // @ts-expect-error not a number: values have their types
      money.money('5', 'EUR')`
    writeFileSync(join(application, 'all.ts'), all + used)
    const options = {
      ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], jsx: 'react-jsx' },
      ...{ module: 'node16', strict: true, noEmit: true, skipLibCheck: false, preserveSymlinks: true },
    }
    const config = { compilerOptions: options, files: ['all.ts'] }
    writeFileSync(join(application, 'tsconfig.json'), JSON.stringify(config))
    const { text } = runCompiler(['-p', 'required'], folder)
    const faults = text.split('\n').filter((line) => /^(?:required\/|node_modules\/vitrine\/)/.test(line))
    expect(faults).toEqual([])
  }, 240_000)

  it.each(examplesOf('docs/packages.md', 'js'))(
    'runs the example of $section with the documented result',
    ({ code, printed }) => {
      mkdirSync(join(folder, 'site'), { recursive: true })
      writeFileSync(join(folder, 'example.mjs'), code)
      const { status, text } = run('example.mjs', [])
      expect({ status, printed: text.trim() }).toEqual({ status: 0, printed })
      expect(printed).not.toBe('')
    },
    60_000,
  )

  it('finds the page script and its chunks in a folder that a server can serve', () => {
    writeFileSync(
      join(folder, 'page.mjs'),
      `console.log(import.meta.resolve('vitrine/page/vitrine.js'), ` +
        `import.meta.resolve('vitrine/page/chunks/commerce.js'))`,
    )
    const { text } = run('page.mjs', [])
    const paths = text
      .trim()
      .split(' ')
      .map((address) => new URL(address))
    expect(paths.map((path) => readFileSync(path, 'utf8').length > 1000)).toEqual([true, true])
  })

  it('has complete types of all of them', () => {
    const { text } = run('node_modules/typescript/bin/tsc', ['-p', '.'])
    const faults = text
      .split('\n')
      .filter((line) => /^(?:import-all|\w+\.tsx|node_modules\/vitrine\/)/.test(line))
    expect(faults).toEqual([])
  }, 240_000)

  it('passes publint', () => {
    const { status, text } = run('node_modules/publint/src/cli.js', ['run', archive, '--strict'])
    expect([status, text]).toEqual([0, expect.stringContaining('All good!')])
  }, 60_000)

  it('has types that every resolution finds, checked by attw', () => {
    const { status, text } = run(resolve('test/support/docs/check-packed-types.mjs'), [archive])
    expect([status, text]).toEqual([0, expect.stringMatching(/^\{/)])
    const { entries: looked, problems } = JSON.parse(text) as {
      readonly entries: readonly string[]
      readonly problems: readonly unknown[]
    }
    expect(problems).toEqual([])
    expect(looked.map((name) => name.replace('.', 'vitrine'))).toEqual(expect.arrayContaining([...entries]))
  }, 120_000)

  it('has only the command, the page script, types, the demonstration shop and the docs', () => {
    const wanted = [
      /^(?:package\.json|vitrine\.schema\.json|(?:README|CHANGELOG|CONTRIBUTING|core\/README)\.md|LICENSE)$/,
      /^dist\/lib\/(?:core|react|modules\/.+|payment-forms\/(?:shared\/)?[\w-]+)\.js$/,
      /^dist\/cjs\/(?:(?:adapters|shared)\/)?[\w.-]+\.(?:cjs|d\.cts)$/,
      /^dist\/node\/third-party-licences\.txt$/,
      /^dist\/node\/(?:(?:adapters|shared)\/)?[\w-]+(?:\.(?:port|service)-[\w-]+)?\.js$/,
      /^dist\/node\/[\w-]+-database-[\w.-]+\.br$/,
      /^dist\/page\/(?:chunks\/)?[\w-]+\.js(?:\.gz)?$/,
      /^dist\/desk\/(?:index\.html|third-party-licences\.txt|assets\/[\w.-]+\.(?:js|css|svg))$/,
      /^dist\/types\/(?:core|adapters|ui-react|composition|test\/contracts)\/.+\.d\.ts$/,
      /^demo\/.+\.(?:html|css|js|svg|csv|json|pdf)$/,
      /^demo\/react\/.+\.(?:tsx?|json|html|css)$/,
      /^docs\/(?:adr\/|reference\/)?[\w-]+\.md$/,
      /^docs\/pictures\/[\w-]+\.webp$/,
    ]
    const packed = readdirSync(ours, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(ours, '/').length))
    expect(packed.filter((path) => !wanted.some((pattern) => pattern.test(path)))).toEqual([])
    expect(wanted.filter((pattern) => !packed.some((path) => pattern.test(path)))).toEqual([])
    const ofThisMachine = packed.filter(
      (path) => !path.endsWith('.gz') && readFileSync(join(ours, path), 'utf8').includes(process.cwd()),
    )
    expect(ofThisMachine).toEqual([])
    // Most bytes are the new database, with which a shop opens quickly.
    expect(statSync(join(folder, archive)).size).toBeLessThan(MAX_PACKED_BYTES)
  })

  it('runs the command', () => {
    expect(run('node_modules/vitrine/dist/node/vitrine.js', ['--version'])).toMatchObject({ status: 0 })
  }, 30_000)
})
