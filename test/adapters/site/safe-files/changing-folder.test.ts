import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { downloadsFolderOf } from '../../../../adapters/server/routes/orders/list-downloads.js'
import { openHandleInside } from '../../../../adapters/site/safe-files/index.js'

/** Exchanges a folder and a link to another one for ever, as a program of another user could. */
const EXCHANGE =
  `const { renameSync } = require('node:fs'); const [folder, plain, link] = process.argv.slice(1);` +
  `const move = (from, to) => { try { renameSync(from, to) } catch {} }; process.stdout.write('begun');` +
  `for (;;) { move(folder, plain); move(link, folder); move(folder, link); move(plain, folder) }`

let root = ''
let site = ''
let exchange: ChildProcess | null = null

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-changing-'))
  site = join(root, 'site')
  for (const folder of ['home', 'site/.downloads']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'home/book.pdf'), 'secret')
  writeFileSync(join(site, '.downloads/book.pdf'), 'for sale')
  symlinkSync(join(root, 'home'), join(site, '.link'))
  const paths = ['.downloads', '.plain', '.link'].map((name) => join(site, name))
  exchange = spawn(process.execPath, ['-e', EXCHANGE, ...paths], { stdio: ['ignore', 'pipe', 'ignore'] })
  if (exchange.stdout) await once(exchange.stdout, 'data')
})
afterEach(async () => {
  if (exchange?.kill('SIGKILL')) await once(exchange, 'exit')
  rmSync(root, { recursive: true, force: true })
})

it('reads no file of another folder while a link takes the place of the folder for buyers', async () => {
  const read = new Set<string>()
  for (let time = 0; time < 4000; time += 1) {
    const file = await openHandleInside(site, 'book.pdf', '.downloads')
    if (file === null) continue
    read.add(await file.readFile('utf8'))
    await file.close()
  }
  expect([...read]).toEqual(['for sale'])
})

it('removes no file of another folder meanwhile', async () => {
  const { remove } = downloadsFolderOf(site)
  for (let time = 0; time < 4000; time += 1) await remove('book.pdf')
  expect(existsSync(join(root, 'home/book.pdf'))).toBe(true)
})
