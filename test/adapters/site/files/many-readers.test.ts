import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createSiteFiles, openFile } from '../../../../adapters/site/files/index.js'
import type { OpenFile } from '../../../../adapters/site/files/index.js'
import { valueOf } from '../../../support/value-of.js'

const READERS = 200
const PIECE_BYTES = 65_536

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-readers-')))
  writeFileSync(join(folder, 'long.mp4'), Buffer.alloc(40 * PIECE_BYTES, 'x'))
  writeFileSync(join(folder, 'short.html'), 'short')
  writeFileSync(join(folder, 'page.html'), 'x'.repeat(3 * PIECE_BYTES))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function open(name: string): Promise<OpenFile> {
  const file = createSiteFiles({ folder }).find(name)
  if (file === null) throw new Error(`${name} is not there`)
  return valueOf(await openFile(file))
}

async function readAll(name: string): Promise<number> {
  const file = await open(name)
  let size = 0
  for await (const piece of file.read(0, file.file.sizeBytes - 1)) size += piece.length
  await file.close()
  return size
}

it.each([
  ['short.html', 5],
  ['page.html', 3 * PIECE_BYTES],
])('reads %s before most of the readers of a long file have their next piece', async (name, size) => {
  const files = await Promise.all(Array.from({ length: READERS }, () => open('long.mp4')))
  const readers = files.map((file) => file.read(0, 40 * PIECE_BYTES - 1))
  await Promise.all(readers.map((reader) => reader.next()))
  let done = 0
  const next = readers.map((reader) => reader.next().then(() => (done += 1)))
  expect(await readAll(name)).toBe(size)
  expect(done).toBeLessThan(READERS / 2)
  await Promise.all(next)
  expect(done).toBe(READERS)
  await Promise.all(readers.map((reader) => reader.return(undefined)))
  await Promise.all(files.map((file) => file.close()))
})
