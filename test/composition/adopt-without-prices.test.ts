import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from '@jest/globals'
import { runCommand } from '../../composition/cli/program.js'
import {
  exportedPage,
  exportFolder,
  PAGE_A,
  scriptTag,
  SCRIPTS,
} from '../adapters/site-export/support/export-folders.js'

const said: string[] = []
const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
let remove = (): void => undefined
afterEach(() => remove())

it('a saved shop whose pages show no price gets no catalogue, is told so, and opens', async () => {
  const made = exportFolder({
    'index.html': exportedPage(PAGE_A, {
      body: '<h1>Mug</h1><form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="p"></form>',
      scripts: scriptTag('js/webflow.js'),
    }),
    'css/normalize.css': '',
    'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
  })
  remove = made.remove
  const words = ['adopt', made.folder, '--yes', '--currency', 'EUR', '--country', 'DE', '--shipping', '4.90']
  expect(await runCommand(words, terminal)).toBe(0)
  const report = said.join('\n')
  expect(report).toContain('Mug: no page shows a price for it, so it is left out.')
  expect(report).toContain('The shop has no products yet')
  expect(report).not.toContain('read from the pages')
  expect(report).not.toContain('does not open')
  expect(existsSync(join(`${made.folder}-site`, 'catalogue.csv'))).toBe(false)
})
