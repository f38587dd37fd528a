import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { addKeptFiles, keptFilesProblem, restoreKeptFiles } from '../../../../adapters/server/backup/index.js'
import type { ArchiveItem } from '../../../../adapters/server/backup/index.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import { readKeptFile } from '../../../../core/ports/platform/read-kept-file.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { BackupEntry } from '../../../../core/use-cases/backups/index.js'
import { createFakeFileStore } from '../../../fakes/file-store.fake.js'
import { valueOf } from '../../../support/value-of.js'

const place = (key: string) => ({ siteId: 'main', key })
const CONTENT = Uint8Array.from({ length: 25_000 }, (_, index) => index % 251)
const KEYS = ['accounts/a', 'forms/b', 'forms/c']
const NOT_THERE = err({ tag: 'unavailable', message: 'The file store did not do it.' } as const)

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function storeOf(...keys: readonly string[]): Promise<FileStore> {
  const store = createFakeFileStore()
  for (const key of keys) valueOf(await store.put(key, once(CONTENT)))
  return store
}

const opening = (store: FileStore | null) => () => Promise.resolve(ok(store))

/** An archive in memory. */
function archive() {
  const files = new Map<string, Uint8Array>()
  const entries: BackupEntry[] = []
  const add = async (path: string, sizeBytes: number, content: AsyncIterable<Uint8Array>) => {
    const pieces: Uint8Array[] = []
    for await (const piece of content) pieces.push(piece)
    const bytes = Buffer.concat(pieces)
    files.set(path, bytes)
    return { path, sizeBytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  async function* read(): AsyncGenerator<ArchiveItem> {
    for (const [path, content] of files) yield { path, sizeBytes: content.length, content: once(content) }
  }
  return { add, read, entries, note: (entry: BackupEntry) => void entries.push(entry) }
}

async function archiveOf(store: FileStore, keys: readonly string[] = KEYS) {
  const made = archive()
  const missing = await addKeptFiles(made, keys.map(place), opening(store), made.note)
  return { ...made, missing }
}

describe('files of members and forms outside of the tables', () => {
  it('go into an archive and back into an empty store, byte for byte', async () => {
    const { read, entries, missing } = await archiveOf(await storeOf(...KEYS))
    expect(missing).toEqual(ok([]))
    expect(entries.map(({ path }) => path)).toEqual(KEYS.map((key) => `files/main/${key}`))
    const target = createFakeFileStore()
    const restored = await restoreKeptFiles(read, entries, opening(target), () => undefined)
    expect(restored).toEqual(ok(KEYS.length))
    for (const key of KEYS)
      expect(Buffer.compare(valueOf(await readKeptFile(target, key)) ?? new Uint8Array(), CONTENT)).toBe(0)
  })

  it('are requested a bounded number at once, and stay in their order, also large ones', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => `forms/${at}`)
    const large = Uint8Array.from({ length: 1_100_000 }, (_, index) => index % 251)
    const kept = createFakeFileStore()
    for (const [at, key] of keys.entries())
      valueOf(await kept.put(key, once(at % 30 === 0 ? large : CONTENT)))
    let [running, most] = [0, 0]
    const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, 2))
      const done = await work()
      running -= 1
      return done
    }
    const slow = (store: FileStore): FileStore => ({
      ...store,
      find: (key) => slowly(() => store.find(key)),
      put: (key, content) => slowly(() => store.put(key, content)),
    })
    const { read, entries, missing } = await archiveOf(slow(kept), keys)
    expect(missing).toEqual(ok([]))
    expect(entries.map(({ path }) => path)).toEqual(keys.map((key) => `files/main/${key}`))
    const target = createFakeFileStore()
    expect(await restoreKeptFiles(read, entries, opening(slow(target)), () => undefined)).toEqual(ok(60))
    expect(Buffer.compare(valueOf(await readKeptFile(target, 'forms/0')) ?? CONTENT, large)).toBe(0)
    expect([running, most > 4, most <= 17]).toEqual([0, true, true])
  })

  it('are named in the report if no store has them, and the others are saved', async () => {
    const { entries, missing } = await archiveOf(await storeOf('forms/b'))
    expect([missing, entries.length]).toEqual([ok(['accounts/a', 'forms/c']), 1])
    const without = await addKeptFiles(archive(), KEYS.map(place), opening(null), () => undefined)
    expect(without).toEqual(ok(KEYS))
  })

  it('are reported as lost if the store stops answering, before a file or within it', async () => {
    const store = await storeOf(...KEYS)
    const before: FileStore = {
      ...store,
      find: async (key) => (key === 'forms/b' ? NOT_THERE : store.find(key)),
    }
    const within: FileStore = {
      ...store,
      find: async () =>
        ok({
          sizeBytes: CONTENT.length,
          read: async function* () {
            yield ok(CONTENT.subarray(0, 9))
            yield NOT_THERE
          },
        }),
    }
    expect((await archiveOf(before)).missing).toEqual(
      err('the file forms/b cannot be read: The file store did not do it'),
    )
    expect((await archiveOf(within)).missing).toEqual(
      err('the file accounts/a cannot be read: The file store did not do it'),
    )
  })

  it('are restored by a second try after the store failed once', async () => {
    const { read, entries } = await archiveOf(await storeOf(...KEYS))
    const target = createFakeFileStore()
    const failing: FileStore = {
      ...target,
      put: async (key, content) => (key === 'forms/b' ? NOT_THERE : target.put(key, content)),
    }
    const put: string[] = []
    const note = (path: string): void => void put.push(path)
    expect(await restoreKeptFiles(read, entries, opening(failing), note)).toEqual(
      err('the file forms/b cannot be stored: The file store did not do it'),
    )
    expect(await restoreKeptFiles(read, entries, opening(target), note)).toEqual(ok(KEYS.length))
    expect(put.sort()).toEqual(KEYS.map((key) => `files/main/${key}`))
  })

  it('are named in the error if the archive ends within them', async () => {
    const { entries } = await archiveOf(await storeOf(...KEYS))
    async function* cut(): AsyncGenerator<ArchiveItem> {
      const content = (async function* () {
        yield CONTENT.subarray(0, 9)
        throw new Error('cut off')
      })()
      yield { path: 'files/main/forms/b', sizeBytes: CONTENT.length, content }
    }
    const target = createFakeFileStore()
    expect(await restoreKeptFiles(cut, entries, opening(target), () => undefined)).toEqual(
      err('the file forms/b cannot be stored: the backup ended early'),
    )
    expect(await target.find('forms/b')).toEqual(ok(null))
  })

  it.each([[CONTENT.slice(1)], [CONTENT.map((byte) => byte ^ 1)]])(
    'never replace another content, and nothing is written then (%#)',
    async (content) => {
      const { read, entries } = await archiveOf(await storeOf(...KEYS))
      const target = createFakeFileStore()
      valueOf(await target.put('forms/c', once(content)))
      const problem = 'another file is stored under forms/c, and is not overwritten'
      expect(await keptFilesProblem(entries, opening(target))).toBe(problem)
      expect(await restoreKeptFiles(read, entries, opening(target), () => undefined)).toEqual(err(problem))
      expect(valueOf(await readKeptFile(target, 'accounts/a'))).toBe(null)
      expect(valueOf(await readKeptFile(target, 'forms/c'))?.length).toBe(content.length)
    },
  )

  it('are a failure if a store returns other content than it got', async () => {
    const { read, entries } = await archiveOf(await storeOf(...KEYS))
    const target = createFakeFileStore()
    const careless: FileStore = { ...target, put: (key) => target.put(key, once(CONTENT.slice(1))) }
    expect(await restoreKeptFiles(read, entries, opening(careless), () => undefined)).toEqual(
      err('the file accounts/a came back with another content'),
    )
  })
})
