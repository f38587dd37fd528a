import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from '@jest/globals'
import { runCommand } from '../../../composition/cli/program.js'
import {
  exportedPage,
  exportFolder,
  PAGE_A,
  scriptTag,
} from '../../adapters/site/export/support/export-folders.js'

let remove = (): void => undefined
afterEach(() => remove())

it('a built site shows complete lists without pages, since static hosts answer no queries', async () => {
  const made = exportFolder({
    'index.html': exportedPage(PAGE_A, {
      body:
        '<div class="w-dyn-list" data-vitrine-limit="1"><div class="w-dyn-items"><div class="w-dyn-item">' +
        '<h3 class="w-dyn-bind-empty"></h3></div></div><div class="w-pagination-wrapper">' +
        '<a href="#" class="w-pagination-next">Next</a></div></div>',
      scripts: scriptTag('/vitrine.js'),
    }),
    'css/normalize.css': '',
    'collections/news.csv': 'Name,Slug\nOne,one\nTwo,two\nThree,three\n',
    'vitrine.json': '{"name":"News"}',
  })
  remove = made.remove
  const out = join(made.folder, '..', 'public')
  const said: string[] = []
  const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
  expect([await runCommand(['build', made.folder, '--out', out], terminal), said.join('\n')]).toEqual([
    0,
    expect.any(String),
  ])
  const built = readFileSync(join(out, 'index.html'), 'utf8')
  expect([...built.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['One', 'Two', 'Three'])
  expect(built).not.toContain('l1_page')
})
