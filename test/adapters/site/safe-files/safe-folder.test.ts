import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { overlapFailure, openSafeFolder } from '../../../../adapters/site/safe-files/index.js'
import type { SafeFolder } from '../../../../adapters/site/safe-files/index.js'

let root = ''
let inside = ''
let outside = ''
let folder: SafeFolder

/** Every foreign name below the folder, with its content. */
const outsideNow = (): readonly string[] =>
  readdirSync(outside, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => (name.endsWith('.txt') ? `${name} ${readFileSync(join(outside, name), 'utf8')}` : name))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-safe-'))
  inside = join(root, 'site')
  outside = join(root, 'home')
  mkdirSync(join(inside, 'css'), { recursive: true })
  mkdirSync(join(outside, 'deep'), { recursive: true })
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(outside, 'deep/key.txt'), 'key')
  writeFileSync(join(inside, 'old.txt'), 'old')
  folder = openSafeFolder(inside)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Each operation that changes something, at one path. */
const CHANGES: readonly (readonly [string, (path: string) => Promise<unknown>])[] = [
  ['replace', (path) => folder.replace(path, { content: 'new' })],
  [
    'replace by a copy',
    async (path) => {
      const copyOf = await open(join(inside, 'old.txt'))
      await folder.replace(path, { copyOf }).finally(() => copyOf.close())
    },
  ],
  ['create', (path) => folder.create(path, 'new')],
  ['append', (path) => folder.append(path, 'new')],
  ['write on', (path) => folder.openToWrite(path, true).then((file) => file.close())],
  ['write anew', (path) => folder.openToWrite(path, false).then((file) => file.close())],
  ['make a folder', (path) => folder.makeFolder(path)],
  ['move to', (path) => folder.move('old.txt', path)],
  ['move from', (path) => folder.move(path, 'new.txt')],
  ['remove', (path) => folder.remove(path)],
  ['remove a tree', (path) => folder.removeTree(path)],
  ['remove an empty folder', (path) => folder.removeEmpty(path)],
  ['read', (path) => folder.read(path, async (file) => file.readFile('utf8'))],
]

describe.each(CHANGES)('a safe folder asked to %s', (_, change) => {
  it.each([
    '../home/secret.txt',
    'css/../../home/secret.txt',
    '..',
    '.',
    '',
    'css//a.txt',
    'css/./a.txt',
    'css/',
    '..\\home\\secret.txt',
    'css\\..\\..\\home\\secret.txt',
    'C:\\secret.txt',
    'old.txt\0.css',
  ])('refuses the path %j', async (path) => {
    await Promise.resolve(change(path)).then(
      (answer) => expect(answer).toBe(false),
      (thrown: unknown) => expect((thrown as NodeJS.ErrnoException).code).toBe('UNSAFE_PATH'),
    )
    expect(outsideNow()).toEqual(['deep', 'deep/key.txt key', 'secret.txt secret'])
    expect(readFileSync(join(inside, 'old.txt'), 'utf8')).toBe('old')
  })

  it('refuses an absolute path', async () => {
    const path = join(outside, 'secret.txt')
    await Promise.resolve(change(path)).then(
      (answer) => expect(answer).toBe(false),
      (thrown: unknown) => expect(String(thrown)).toContain('is an absolute path'),
    )
    expect(outsideNow()).toEqual(['deep', 'deep/key.txt key', 'secret.txt secret'])
  })

  it('follows no link in any part of the path', async () => {
    symlinkSync(outside, join(inside, 'away'))
    symlinkSync('../../home', join(inside, 'css/away'))
    symlinkSync(join(outside, 'secret.txt'), join(inside, 'a.txt'))
    symlinkSync(join(outside, 'made.txt'), join(inside, 'dangling.txt'))
    const paths = ['away/secret.txt', 'away/made.txt', 'away/deep', 'away', 'css/away/deep/key.txt', 'a.txt']
    for (const path of [...paths, 'dangling.txt']) {
      const answer = await Promise.resolve(change(path)).catch((thrown: unknown) => thrown)
      expect(answer).not.toBe('secret')
      if (!existsSync(join(inside, 'old.txt'))) writeFileSync(join(inside, 'old.txt'), 'old')
    }
    expect(outsideNow()).toEqual(['deep', 'deep/key.txt key', 'secret.txt secret'])
  })

  it('writes into no file that has a second name elsewhere', async () => {
    linkSync(join(outside, 'secret.txt'), join(inside, 'twin.txt'))
    linkSync(join(outside, 'secret.txt'), join(inside, 'b.txt.part'))
    for (const path of ['twin.txt', 'b.txt', 'b.txt.part'])
      await Promise.resolve(change(path)).catch(() => undefined)
    expect(outsideNow()).toEqual(['deep', 'deep/key.txt key', 'secret.txt secret'])
  })
})

describe('a safe folder', () => {
  it('names the link that blocks the path, and the fix', async () => {
    symlinkSync(outside, join(inside, 'away'))
    await expect(folder.replace('away/page.html', { content: '' })).rejects.toThrow(
      `${join(folder.path, 'away')} is a link, and no link is followed here: remove it`,
    )
  })

  it('removes links in a tree and not their targets', async () => {
    mkdirSync(join(inside, 'tree/deep'), { recursive: true })
    symlinkSync(outside, join(inside, 'tree/deep/away'))
    symlinkSync(join(outside, 'secret.txt'), join(inside, 'tree/secret.txt'))
    await folder.removeTree('tree')
    expect(existsSync(join(inside, 'tree'))).toBe(false)
    expect(outsideNow()).toEqual(['deep', 'deep/key.txt key', 'secret.txt secret'])
  })

  it('refuses another folder in the place of the one that was opened', async () => {
    renameSync(inside, join(root, 'moved'))
    symlinkSync(outside, inside)
    await expect(folder.replace('made.txt', { content: '' })).rejects.toThrow()
    expect(outsideNow()).toEqual(['deep', 'deep/key.txt key', 'secret.txt secret'])
  })

  it('stays the same while a folder of the path becomes a link and a folder again', async () => {
    const css = join(inside, 'css')
    let isOver = false
    const swapping = (async () => {
      for (let turn = 0; !isOver; turn += 1) {
        renameSync(css, join(inside, 'kept'))
        symlinkSync(outside, css)
        await new Promise((resume) => setImmediate(resume))
        rmSync(css)
        renameSync(join(inside, 'kept'), css)
        await new Promise((resume) => setImmediate(resume))
      }
    })()
    for (let turn = 0; turn < 500; turn += 1) {
      await folder.replace('css/made.txt', { content: 'new' }).catch(() => undefined)
      await folder.remove('css/secret.txt').catch(() => undefined)
      await folder.removeTree('css/deep').catch(() => undefined)
      await folder.append('css/secret.txt', 'x').catch(() => undefined)
    }
    isOver = true
    await swapping
    expect(outsideNow()).toEqual(['deep', 'deep/key.txt key', 'secret.txt secret'])
  })

  it('may itself be named by a link', async () => {
    symlinkSync(inside, join(root, 'current'))
    await openSafeFolder(join(root, 'current')).replace('made/page.txt', { content: 'new' })
    expect(readFileSync(join(inside, 'made/page.txt'), 'utf8')).toBe('new')
  })

  it('finds by real paths that one folder contains the other', () => {
    symlinkSync(inside, join(root, 'current'))
    const within = join(root, 'current/out')
    expect(overlapFailure(within, inside, '--out')?.lines).toEqual([
      `Of ${within} and ${inside}, one contains the other. Name another folder with --out.`,
    ])
    expect(overlapFailure(join(root, 'site-out'), inside, '--out')).toBeNull()
  })
})

describe('a name as long as file systems allow', () => {
  it.each([
    ['letters of one byte', `${'x'.repeat(250)}.html`],
    ['letters of two bytes', `${'é'.repeat(125)}.html`],
  ])('is written and replaced, in %s', async (_, name) => {
    await folder.replace(name, { content: 'one' })
    await folder.replace(name, { content: 'two' })
    expect(readFileSync(join(inside, name), 'utf8')).toBe('two')
    expect(readdirSync(inside).sort()).toEqual(['css', 'old.txt', name].sort())
  })

  it('does not collide with another that is written at the same time', async () => {
    const names = ['a', 'b', 'c'].map((letter) => `${letter}${'x'.repeat(254)}`)
    await Promise.all(names.map((name) => folder.replace(name, { content: name })))
    for (const name of names) expect(readFileSync(join(inside, name), 'utf8')).toBe(name)
  })
})
