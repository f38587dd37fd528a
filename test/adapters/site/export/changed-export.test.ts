import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { openBuildFolder } from '../../../../adapters/site/build/build-folder.js'
import { copyAsset } from '../../../../adapters/site/adoption/copy-assets.js'
import { adoptPages, openExport, openSiteWriter } from '../../../../adapters/site/export/index.js'
import { valueOf } from '../../../support/value-of.js'
import { exportedPage, exportFolder, PAGE_A } from './support/export-folders.js'

const SECRET = 'a secret of this machine'
const FOLDERS = ['pages', 'css', 'images', 'js']

let made = exportFolder({})
let root = ''
let out = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-changed-'))
  out = join(root, 'site')
  mkdirSync(out)
  made = exportFolder({
    'index.html': exportedPage(PAGE_A, { body: '<h1>Home</h1>' }),
    'pages/about.html': exportedPage(PAGE_A, { body: '<h1>About</h1>' }),
    'css/site.css': 'a{}',
    'images/a.png': 'picture',
    'js/site.js': 'let a',
  })
  for (const [folder, name] of [
    ['pages', 'about.html'],
    ['css', 'site.css'],
    ['images', 'a.png'],
    ['js', 'site.js'],
  ] as const) {
    mkdirSync(join(root, 'home', folder), { recursive: true })
    writeFileSync(join(root, 'home', folder, name), SECRET)
  }
})
afterEach(() => {
  made.remove()
  rmSync(root, { recursive: true, force: true })
})

/** Another user of the machine puts links in place of the folders of an export. */
function swapFolders(): void {
  for (const folder of FOLDERS) {
    renameSync(join(made.folder, folder), join(made.folder, `${folder}-before`))
    symlinkSync(join(root, 'home', folder), join(made.folder, folder))
  }
}

const written = (): readonly string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => readFileSync(join(out, name), 'utf8'))

it('reads no file through a folder that became a link after the export was listed', async () => {
  const source = valueOf(await openExport(made.folder))
  swapFolders()
  const adopted: string[] = []
  for await (const page of adoptPages(source))
    adopted.push('html' in page ? page.path : `${page.path}: ${page.message}`)
  expect(adopted.sort()).toEqual(['index.html', 'pages/about.html: it cannot be read'])
  const writer = valueOf(await openSiteWriter(out, false))
  const around = { taken: [], files: source.context.files, encoding: null }
  for (const path of source.assets) await copyAsset(writer, path, source.sourceOf(path), around)
  const { failures } = await writer.finish()
  expect(failures.map(({ path, message }) => `${path}: ${message}`).sort()).toEqual([
    'css/site.css: it cannot be read in the export',
    'images/a.png: it cannot be read in the export',
    'js/site.js: it cannot be read in the export',
  ])
  expect(written().join()).not.toContain(SECRET)
})

it('copies a file with its permissions', async () => {
  chmodSync(join(made.folder, 'images/a.png'), 0o600)
  const writer = valueOf(await openSiteWriter(out, false))
  expect(await writer.copy('a.png', { folder: made.folder, path: 'images/a.png' })).toBe('created')
  expect(readFileSync(join(out, 'a.png'), 'utf8')).toBe('picture')
  expect(statSync(join(out, 'a.png')).mode & 0o777).toBe(0o600)
})

it('cannot make a build publish a file of another folder', async () => {
  const folder = valueOf(await openBuildFolder(out))
  swapFolders()
  await expect(folder.copy('a.png', { folder: made.folder, path: 'images/a.png' })).rejects.toThrow(
    'images/a.png cannot be read',
  )
  await folder.discard()
  expect(existsSync(join(out, 'a.png'))).toBe(false)
})
