import { Readable, Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import {
  createArchiveWriter,
  passphraseIdentity,
  verifyArchive,
} from '../../../../adapters/server/backup/index.js'
import { BACKUP_FORMAT, MANIFEST_PATH } from '../../../../core/use-cases/backups/index.js'
import {
  archiveParts,
  entryOf,
  manifestFile,
  sealArchive,
  tarBody,
  tarFile,
  tarHeader,
} from '../../../support/files/hostile-archive.js'

const PASSPHRASE = 'correct horse battery'
const PAGE = '<p>'
const page = tarFile('site/a.html', PAGE)
const manifest = manifestFile({ 'site/a.html': PAGE })
const attributes = (text: string): readonly Buffer[] => [tarHeader('x', text.length, 'x'), tarBody(text)]
const MEGABYTE = 1024 * 1024
/** More zeros than the limit allows at gzip's highest ratio. */
const MEGABYTES = 80

async function* pieces(bytes: Uint8Array, count: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < count; piece += 1) yield bytes
}

const verify = (bytes: Uint8Array) =>
  verifyArchive(Readable.from([Buffer.from(bytes)]), passphraseIdentity(PASSPHRASE))
const verifyParts = async (parts: readonly Buffer[]) => verify(await sealArchive(parts, PASSPHRASE))

const foreign = (reason: string): string => `This backup was not made by Vitrine: ${reason}.`
const unreadable = foreign('attributes of a file cannot be read')

describe('an archive from others', () => {
  it('is read if its blocks are those of a backup', async () => {
    expect(await verifyParts([page, manifest])).toMatchObject({ ok: true })
    const path = `site/${'b'.repeat(120)}`
    const long = [...attributes(`135 path=${path}\n`), tarFile('b', PAGE)]
    expect(await verifyParts([...long, manifestFile({ [path]: PAGE })])).toMatchObject({ ok: true })
  })

  it.each<readonly [string, readonly Buffer[], string]>([
    // Each of these zeros would be read as a length of its own, with all that follow.
    ['attributes of zeros', attributes(`${'0'.repeat(12_000)}1 a=b`), unreadable],
    ['attributes without a length', attributes('path=a\n'), unreadable],
    ['an attribute that goes beyond them', attributes('99999 path=a\n'), unreadable],
    ['an attribute without an end', attributes('9 path=ab'), unreadable],
    ['an attribute twice', attributes('9 path=a\n9 path=b\n'), unreadable],
    ['another attribute', attributes('12 mtime=12\n'), unreadable],
    ['a size in words', [...attributes('10 size=1e\n'), page], unreadable],
    ['a size that is no number', [...attributes('12 size=abc\n'), page], foreign('a size cannot be read')],
    [
      'attributes twice',
      [...attributes('9 path=a\n'), ...attributes('9 path=b\n')],
      foreign('the attributes of a file are too long'),
    ],
    [
      'attributes of megabytes',
      [tarHeader('x', MEGABYTE, 'x')],
      foreign('the attributes of a file are too long'),
    ],
    [
      'attributes of all files',
      [tarHeader('x', 9, 'g'), tarBody('9 path=a\n')],
      foreign('it has an entry that is not a file'),
    ],
    [
      'a long name of GNU',
      [tarHeader('x', 9, 'L'), tarBody('site/a')],
      foreign('it has an entry that is not a file'),
    ],
    ['a link', [tarHeader('site/a', 0, '2')], foreign('it has an entry that is not a file')],
    ['a size with blanks', [tarHeader('site/a', ' 3')], foreign('a size cannot be read')],
    [
      'a size in bytes',
      [tarHeader('site/a', '\x80\0\0\0\0\0\0\0\0\0\0\x03')],
      foreign('a size cannot be read'),
    ],
    ['no name', [tarHeader('', 0)], foreign(' is not part of a backup')],
    ['a second manifest', [manifest, page, manifest], foreign('its manifest is not its last entry')],
    [
      'a manifest of brackets',
      [tarFile(MANIFEST_PATH, `{"entries":[${'[],{},'.repeat(6000)}0]}`)],
      foreign('its manifest has too many parts'),
    ],
    ['a file after the manifest', [manifest, page], foreign('its manifest is not its last entry')],
    [
      'a file of the site after tables',
      [tarFile('tables/a/1', ''), page],
      foreign('site/a.html is in the wrong place'),
    ],
    [
      'a table after files of members',
      [tarFile('files/main/forms/a', ''), tarFile('tables/a/1', '')],
      foreign('tables/a/1 is in the wrong place'),
    ],
    [
      'settings of a repository',
      [tarFile('site/.git/config', '')],
      foreign('site/.git/config is not part of a backup'),
    ],
    [
      'packages',
      [tarFile('site/a/node_modules/b', '')],
      foreign('site/a/node_modules/b is not part of a backup'),
    ],
    [
      'another file beside the key',
      [tarFile('data/database/PG_VERSION', '')],
      foreign('data/database/PG_VERSION is not part of a backup'),
    ],
  ])('is refused for %s', async (_, parts, failure) => {
    expect(await verifyParts([...parts, page, manifest])).toEqual({ ok: false, failure })
  })

  it.each([
    ['another size', { entries: [{ ...entryOf('site/a.html', PAGE), sizeBytes: 0 }] }, 'has another size'],
    ['a file twice', { entries: Array(2).fill(entryOf('site/a.html', PAGE)) }, 'one name twice'],
    [
      'a table twice',
      { tables: Array(2).fill({ table: 'a', rows: 0, digest: '0'.repeat(64) }) },
      'name twice',
    ],
    ['a time that is none', { madeOn: Number.MAX_SAFE_INTEGER }, 'lacks a part'],
    ['a long name', { site: 'a'.repeat(256) }, 'lacks a part'],
    ['a long path', { entries: [entryOf('a'.repeat(4097), PAGE)] }, 'lacks a part'],
    ['a long migration', { migrations: ['a'.repeat(256)] }, 'lacks a part'],
    ['another format', { format: 'x'.repeat(10_000) }, `format ${'x'.repeat(40)} is not known`],
  ])('is refused for a manifest with %s', async (_, more, problem) => {
    const verified = await verifyParts(archiveParts({ 'site/a.html': PAGE }, more))
    expect(verified).toEqual({ ok: false, failure: expect.stringContaining(problem) })
    expect(JSON.stringify(verified).length).toBeLessThan(200)
  })

  it.each([
    ['in one line', `-> scrypt ${'a'.repeat(20_000)}`],
    ['of many keys', '-> x y\n\n'.repeat(5000)],
  ])('is refused for a header without an end, %s', async (_, header) => {
    const bytes = Buffer.from(`age-encryption.org/v1\n${header}`)
    let taken = 0
    const source = Readable.from(
      (async function* () {
        for (let start = 0; start < bytes.length; start += 1000) {
          taken = start
          yield bytes.subarray(start, start + 1000)
        }
      })(),
      { objectMode: false },
    )
    expect(await verifyArchive(source, passphraseIdentity(PASSPHRASE))).toEqual({
      ok: false,
      failure: expect.stringContaining('its header has no end'),
    })
    expect(taken).toBeLessThan(bytes.length / 2)
  })

  it('is refused early if it is packed a thousand times; a backup of the same content is read', async () => {
    const size = MEGABYTES * MEGABYTE
    const zeros = new Uint8Array(MEGABYTE)
    const bomb = [tarHeader('site/zeros', size), Buffer.alloc(size)]
    expect(await verifyParts([...bomb, manifest])).toEqual({
      ok: false,
      failure: foreign('it is packed too tightly'),
    })
    const chunks: Buffer[] = []
    const target = new Writable({
      write: (chunk: Buffer, _, done) => {
        chunks.push(chunk)
        done()
      },
    })
    const archive = await createArchiveWriter(target, PASSPHRASE, 10)
    const entries = [await archive.add('site/zeros', size, pieces(zeros, MEGABYTES))]
    const base = { format: BACKUP_FORMAT, program: '1', madeOn: 5, site: 's', migrations: [], tables: [] }
    const text = Buffer.from(JSON.stringify({ ...base, entries }))
    await archive.add(MANIFEST_PATH, text.length, pieces(text, 1))
    await archive.finish()
    const bytes = Buffer.concat(chunks)
    expect(await verify(bytes)).toMatchObject({ ok: true })
    expect(bytes.length).toBeLessThan(size / 20)
  })
})
