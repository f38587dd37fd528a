import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const REFERENCE = 'docs/reference'
const PARTS = ['adapters', 'composition', 'core', 'demo', 'docs', 'test', 'ui-react']

const textOf = (file: string): string => readFileSync(file, 'utf8')

const files = [
  ...readdirSync('.'),
  ...PARTS.flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' }).map((name) => join(part, name)),
  ),
].filter((name) => /\.(ts|tsx|mjs|cjs|md|graphql|css|sql)$/.test(name) && !name.includes('node_modules'))

const pages = files.filter((name) => name.endsWith('.md'))

/** The anchor that a heading gets where Markdown is shown: small letters, hyphens, no punctuation. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

const anchorsByPage = new Map(pages.map((page) => [page, anchorsOf(page)]))

/** The citations of comments: `reference/<page>#<heading>`, or the page alone. */
const citationsIn = (file: string): readonly { readonly page: string; readonly anchor: string }[] =>
  [...textOf(file).matchAll(/\breference\/([a-z][a-z-]*)(?:#([a-z0-9_-]+))?/g)].map(
    ([, page = '', anchor = '']) => ({ page: `${REFERENCE}/${page}.md`, anchor }),
  )

const resolves = (page: string, anchor: string): boolean => {
  const anchors = anchorsByPage.get(page)
  return anchors !== undefined && (anchor === '' || anchors.has(anchor))
}

describe('citations', () => {
  it('of the reference lead to a page and a heading', () => {
    const dead = files.flatMap((file) =>
      citationsIn(file)
        .filter(({ page, anchor }) => !resolves(page, anchor))
        .map(({ page, anchor }) => `${file}: ${basename(page, '.md')}#${anchor}`),
    )
    expect(dead).toEqual([])
  })

  it('name nothing outside the repository', () => {
    // Documents behind the first comments, which a reader of the repository cannot open.
    const outside = /\bcontract\/[a-z]|\bspec \d|\bbackends(?:\.md)? [A-H]\d|\(design[ :]/
    const citing = files
      .filter((file) => !file.endsWith('citations.test.ts'))
      .map(
        (file) =>
          `${file}: ${outside.exec(textOf(file).replace(/\n\s*(?:\*|\/\/|#|--) ?/g, ' '))?.[0] ?? ''}`,
      )
      .filter((line) => !line.endsWith(': '))
    expect(citing).toEqual([])
  })

  it('between pages lead to a heading', () => {
    const dead = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\]\(([^)\s:#]*)#([^)\s]+)\)/g)]
        .map(([, target = '', anchor = '']) => ({
          target: target === '' ? page : join(dirname(page), target),
          anchor,
        }))
        .filter(({ target, anchor }) => !existsSync(target) || !resolves(target, anchor))
        .map(({ target, anchor }) => `${page}: ${target}#${anchor}`),
    )
    expect(dead).toEqual([])
  })

  it('can be found from the first page of the reference', () => {
    const listed = textOf(`${REFERENCE}/README.md`)
    const missing = readdirSync(REFERENCE).filter(
      (name) => name !== 'README.md' && !listed.includes(`(${name})`),
    )
    expect(missing).toEqual([])
  })
})
