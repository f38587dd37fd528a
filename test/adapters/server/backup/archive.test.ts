import { createHash } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { Decrypter, Encrypter } from 'age-encryption'
import {
  createArchiveWriter,
  passphraseIdentity,
  readArchive,
  verifyArchive,
} from '../../../../adapters/server/backup/index.js'
import { BACKUP_FORMAT, MANIFEST_PATH } from '../../../../core/use-cases/backups/index.js'
import type { BackupEntry } from '../../../../core/use-cases/backups/index.js'

const PASSPHRASE = 'correct horse battery'
/** A test's key may be cheap to guess. */
const QUICK = 10
const LARGE = new Uint8Array(3_000_000).map((_, index) => (index * 7919) % 251)
const FILES: readonly (readonly [string, Uint8Array])[] = [
  ['site/index.html', Buffer.from('<!doctype html>')],
  [`site/${'ö'.repeat(80)}/${'long-'.repeat(30)}.html`, Buffer.from('far')],
  ['site/empty.css', new Uint8Array()],
  ['tables/shop_order/000001.ndjson', LARGE],
]

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 100_000) yield bytes.subarray(start, start + 100_000)
}

function memory(): { readonly target: Writable; readonly bytes: () => Buffer } {
  const chunks: Buffer[] = []
  const target = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk)
      done()
    },
  })
  return { target, bytes: () => Buffer.concat(chunks) }
}

/** An archive of the files; `change` gets the entries of its manifest. */
async function archiveOf(
  change: (entries: readonly BackupEntry[]) => readonly BackupEntry[] | null = (entries) => entries,
): Promise<Buffer> {
  const { target, bytes } = memory()
  const archive = await createArchiveWriter(target, PASSPHRASE, QUICK)
  const entries: BackupEntry[] = []
  for (const [path, content] of FILES) entries.push(await archive.add(path, content.length, pieces(content)))
  const stated = change(entries)
  if (stated !== null) {
    const manifest = { format: BACKUP_FORMAT, program: '1', madeOn: 5, site: 's', migrations: [], tables: [] }
    const text = Buffer.from(JSON.stringify({ ...manifest, entries: stated }))
    await archive.add(MANIFEST_PATH, text.length, pieces(text))
  }
  await archive.finish()
  return bytes()
}

const verify = (bytes: Buffer, passphrase = PASSPHRASE) =>
  verifyArchive(Readable.from([bytes]), passphraseIdentity(passphrase))

describe('an encrypted archive', () => {
  it('returns its entries unchanged, of any length and name', async () => {
    const bytes = await archiveOf()
    expect(bytes.includes('doctype')).toBe(false)
    const read: (readonly [string, string])[] = []
    for await (const { path, content } of readArchive(
      Readable.from([bytes]),
      passphraseIdentity(PASSPHRASE),
    )) {
      const hash = createHash('sha256')
      for await (const piece of content) hash.update(piece)
      read.push([path, hash.digest('hex')])
    }
    expect(read.slice(0, FILES.length)).toEqual(
      FILES.map(([path, content]) => [path, createHash('sha256').update(content).digest('hex')]),
    )
    expect(await verify(bytes)).toMatchObject({ ok: true, value: { site: 's', madeOn: 5 } })
  })

  it('is refused with another passphrase, cut off anywhere, or with a byte changed anywhere', async () => {
    const bytes = await archiveOf()
    expect(await verify(bytes, 'another passphrase')).toEqual({
      ok: false,
      failure: 'The passphrase is wrong.',
    })
    for (const share of [0, 0.001, 0.3, 0.7, 0.99]) {
      const end = Math.floor(bytes.length * share)
      expect(await verify(bytes.subarray(0, end))).toMatchObject({ ok: false })
      const changed = Buffer.from(bytes)
      changed[end] = (changed[end] ?? 0) ^ 1
      expect(await verify(changed)).toMatchObject({ ok: false })
    }
    expect(await verify(bytes.subarray(0, -1))).toMatchObject({ ok: false })
    expect(await verify(Buffer.from('no backup at all'))).toMatchObject({ ok: false })
  })

  it.each([
    ['without a manifest', () => null, 'it has no manifest'],
    ['with an entry too few', (all: readonly BackupEntry[]) => all.slice(1), 'not in its manifest'],
    [
      'with an entry too many',
      (all: readonly BackupEntry[]) => [...all, { path: 'x', sizeBytes: 0, sha256: '0'.repeat(64) }],
      'x is missing',
    ],
    [
      'with another checksum',
      (all: readonly BackupEntry[]) => all.map((entry) => ({ ...entry, sha256: '0'.repeat(64) })),
      'has another checksum',
    ],
  ])('%s is not whole', async (_, change, problem) => {
    expect(await verify(await archiveOf(change))).toEqual({
      ok: false,
      failure: expect.stringContaining(problem),
    })
  })

  it.each([
    ['site/../../.bashrc', 1, 'leads out'],
    ['site/a/./b', 1, 'leads out'],
    ['site//b', 1, 'leads out'],
    ['data/..', 1, 'leads out'],
    ['/etc/cron.d/x', 1, 'not part of a backup'],
    ['../site/x', 1, 'not part of a backup'],
    ['tables/shop_order/000009.ndjson', 64 * 1024 * 1024 + 1, 'too many'],
    ['site/index.html', 15, 'one name'],
    ['files/main/forms/../../x', 1, 'leads out'],
    ['files/a%2F..%2Fb/forms/x', 1, 'no file of a member or a form'],
    ['files/main/doctor/x', 1, 'no file of a member or a form'],
  ])('from others is refused for %s of %d bytes', async (path, length, problem) => {
    const { target, bytes } = memory()
    const archive = await createArchiveWriter(target, PASSPHRASE, QUICK)
    const entries: BackupEntry[] = []
    for (const [name, content] of [...FILES.slice(0, 1), [path, new Uint8Array(length)] as const])
      entries.push(await archive.add(name, content.length, pieces(content)))
    const manifest = { format: BACKUP_FORMAT, program: '1', madeOn: 5, site: 's', migrations: [], tables: [] }
    const text = Buffer.from(JSON.stringify({ ...manifest, entries }))
    await archive.add(MANIFEST_PATH, text.length, pieces(text))
    await archive.finish()
    expect(await verify(bytes())).toEqual({ ok: false, failure: expect.stringContaining(problem) })
  })

  it('is refused if names or the manifest take more memory than its entries need', async () => {
    const made = async (path: string, blanks: number): Promise<Buffer> => {
      const { target, bytes } = memory()
      const archive = await createArchiveWriter(target, PASSPHRASE, QUICK)
      await archive.add(path, 1, pieces(new Uint8Array(1)))
      const text = Buffer.from(`{${' '.repeat(blanks)}}`)
      await archive.add(MANIFEST_PATH, text.length, pieces(text))
      await archive.finish()
      return bytes()
    }
    for (const [path, blanks, problem] of [
      [`site/${'a'.repeat(4092)}`, 0, 'a path has 4097 characters'],
      ['site/a', 17 * 1024 * 1024, 'The manifest of the backup is too long'],
      ['site/a', 0, 'its format'],
    ] as const) {
      const verified = await verify(await made(path, blanks))
      expect(verified).toEqual({ ok: false, failure: expect.stringContaining(problem) })
      expect(JSON.stringify(verified).length).toBeLessThan(300)
    }
  })

  it('is refused if it was cut off before it was compressed, at any byte', async () => {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(PASSPHRASE)
    const tar = gunzipSync(await decrypter.decrypt(await archiveOf()))
    for (const end of [0, 100, 512, 1030, 1536, 10_000, 1_000_000, tar.length - 1024]) {
      const encrypter = new Encrypter()
      encrypter.setPassphrase(PASSPHRASE)
      encrypter.setScryptWorkFactor(QUICK)
      const cut = await encrypter.encrypt(new Uint8Array(gzipSync(tar.subarray(0, end))))
      expect(await verify(Buffer.from(cut))).toEqual({
        ok: false,
        failure: expect.stringMatching(/damaged|cut off/),
      })
    }
  })

  it('stops if content has another length, or the disk is full', async () => {
    const archive = await createArchiveWriter(memory().target, PASSPHRASE, QUICK)
    await expect(archive.add('short', 3, pieces(Buffer.from('ab')))).rejects.toThrow('short was changed')
    await archive.abandon(new Error('changed'))
    const full = new Writable({ write: (_, __, done) => done(new Error('no space')) })
    const stuck = await createArchiveWriter(full, PASSPHRASE, QUICK)
    const work = async (): Promise<void> => {
      for (let index = 0; index < 50; index += 1) await stuck.add(`${index}`, LARGE.length, pieces(LARGE))
    }
    await expect(work()).rejects.toThrow('no space')
  })
})
