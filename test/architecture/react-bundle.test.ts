import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import nodeResolve from '@rollup/plugin-node-resolve'
import { build, transformSync } from 'esbuild'
import type { Plugin } from 'esbuild'
import { rollup } from 'rollup'

describe('files that a React application loads', () => {
  const BESIDE = /^react(?:-dom)?(?:\/|$)/
  const entryOf = (names: string): string => `export { ${names} } from './dist/lib/react.js'`

  /** The files that an application built by esbuild loads at once, beside React. */
  async function builtByEsbuild(names: string, splitting: boolean): Promise<readonly string[]> {
    const outside: Plugin = {
      name: 'outside',
      setup: (built) =>
        built.onResolve({ filter: /./ }, ({ kind, path }) =>
          (kind === 'dynamic-import' && !splitting) || BESIDE.test(path)
            ? { path, external: true }
            : undefined,
        ),
    }
    const { outputFiles, metafile } = await build({
      stdin: { contents: entryOf(names), resolveDir: process.cwd() },
      ...{ bundle: true, minify: true, write: false, format: 'esm', plugins: [outside] },
      ...{ splitting, metafile: true, outdir: 'out', absWorkingDir: process.cwd() },
    })
    const atOnce = new Set<string>()
    const visit = (name: string): void => {
      const output = metafile.outputs[name]
      if (output === undefined || atOnce.has(name)) return
      atOnce.add(name)
      for (const { kind, path } of output.imports) if (kind !== 'dynamic-import') visit(path)
    }
    visit('out/stdin.js')
    return outputFiles.filter(({ path }) => atOnce.has(relative('.', path))).map(({ text }) => text)
  }

  /** The files that an application built by Rollup, as in Vite, loads at once. */
  async function builtByRollup(names: string): Promise<readonly string[]> {
    const bundle = await rollup({
      input: 'entry',
      external: BESIDE,
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? join(process.cwd(), 'entry.js') : null),
          load: (id) => (id.endsWith('/entry.js') ? entryOf(names) : null),
        },
        nodeResolve({ browser: true }),
      ],
      onLog: () => undefined,
    })
    const { output } = await bundle.generate({ format: 'es' })
    await bundle.close()
    const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const atOnce = new Set<string>()
    const visit = (name: string): void => {
      const chunk = chunks.find(({ fileName }) => fileName === name)
      if (chunk === undefined || atOnce.has(name)) return
      atOnce.add(name)
      chunk.imports.forEach(visit)
    }
    chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName))
    return chunks
      .filter(({ fileName }) => atOnce.has(fileName))
      .map(({ code }) => transformSync(code, { minify: true, format: 'esm' }).code)
  }

  /** Test cards, and the texts of mails, which only a server sends. */
  const NEVER = /4242424242|sandbox_visa|ignore this mail/
  const CART = 'createShop, ShopProvider, useCart'
  const PRODUCTS = `${CART}, useProduct, useProductForm`

  it.each<[string, string, (names: string) => Promise<readonly string[]>, number]>([
    [CART, 'esbuild in one file', (names) => builtByEsbuild(names, false), 17_000],
    [CART, 'esbuild, split', (names) => builtByEsbuild(names, true), 17_000],
    [CART, 'Rollup', builtByRollup, 17_000],
    [PRODUCTS, 'esbuild in one file', (names) => builtByEsbuild(names, false), 20_500],
    [PRODUCTS, 'esbuild, split', (names) => builtByEsbuild(names, true), 20_500],
    [PRODUCTS, 'Rollup', builtByRollup, 20_500],
  ])('has %s by %s without test cards and mails, and is small', async (names, _by, built, limit) => {
    const texts = await built(names)
    const text = texts.join('\n')
    expect(text).toMatch(/ReadCart/)
    expect(NEVER.exec(text)).toBeNull()
    const bytes = texts.map((file) => gzipSync(file, { level: 9 }).length)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit)
  })
})
