import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  optionSetIdOf,
  optionValueIdOf,
  productIdOf,
  skuIdOf,
} from '../../../adapters/server/sql/shop/index.js'

const SOURCE = 'test/browser/pages/commerce'

/** A page to be made: its source file and the words for its `«arg …»`. */
export interface PageSource {
  readonly source: string
  readonly args?: Readonly<Record<string, string>>
}

/**
 * Makes the pages of the shop that the tests visit. The sources are pages with marks `«kind rest»`, read from
 * the innermost out: `part` includes a file with its arguments, `uri` and `html` encode as the builder does,
 * the others are ids of the catalogue.
 */
export function renderSite(pages: Readonly<Record<string, PageSource>>): {
  readonly folder: string
  readonly remove: () => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  cpSync(SOURCE, folder, { recursive: true })
  for (const [name, { source, args = {} }] of Object.entries(pages)) {
    writeFileSync(join(folder, name), render(withArgs(readFileSync(join(SOURCE, source), 'utf8'), args)))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

const MARK = /«(\w+) ([^«»]*)»/

function render(text: string): string {
  let done = text
  for (let mark = MARK.exec(done); mark; mark = MARK.exec(done)) {
    const made = resolve(mark[1] ?? '', mark[2] ?? '')
    done = done.slice(0, mark.index) + made + done.slice(mark.index + mark[0].length)
  }
  return done
}

const withArgs = (text: string, args: Readonly<Record<string, string>>): string =>
  text.replace(/«arg (\w+)»/g, (_, name: string) => args[name] ?? '')

function resolve(kind: string, rest: string): string {
  const names = rest.split('/')
  const [handle = '', first = '', second = ''] = names
  switch (kind) {
    case 'part':
      return part(rest)
    case 'uri':
      return encodeURIComponent(rest.trim())
    case 'html':
      return rest.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    case 'product':
      return productIdOf(handle)
    case 'sku':
      return skuIdOf(handle, names.slice(1))
    case 'set':
      return optionSetIdOf(handle, first)
    case 'value':
      return optionValueIdOf(handle, first, second)
    default:
      throw new Error(`[vitrine] a test page has an unknown mark: ${kind}`)
  }
}

function part(rest: string): string {
  const [name = '', ...words] = rest.split(' ')
  const args = words
    .join(' ')
    .split('|')
    .map((pair): [string, string] => {
      const end = pair.indexOf('=')
      return [pair.slice(0, end).trim(), pair.slice(end + 1)]
    })
  return withArgs(readFileSync(join(SOURCE, 'parts', name), 'utf8'), Object.fromEntries(args)).trim()
}
