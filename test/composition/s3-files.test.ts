import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { checkBucket, openS3FileStore } from '../../adapters/server/s3-files/index.js'
import type { S3Options } from '../../adapters/server/s3-files/index.js'
import { fileFindings } from '../../adapters/server/doctor/check-bucket-settings.js'
import { layeredFileStore } from '../../adapters/server/s3-files/layered-file-store.js'
import { readFileSettings, startSite, readSecrets } from '../../composition/server/index.js'
import type { FileSettings } from '../../composition/server/index.js'
import { readKeptFile } from '../../core/ports/platform/read-kept-file.js'
import type { FileStore } from '../../core/ports/platform/file-store.port.js'
import { describeFileStore } from '../contracts/file-store.contract.js'
import { createFakeFileStore } from '../fakes/file-store.fake.js'
import { valueOf } from '../support/value-of.js'
import { joinSite, openBrowser } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import { ok } from '../../core/shared/index.js'

const FIELD = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const BUCKET = 'files-of-sites'
const KEYS = { VITRINE_S3_ACCESS_KEY_ID: 'S3RVER', VITRINE_S3_SECRET_ACCESS_KEY: 'S3RVER' }

let folder: string
let server: InstanceType<typeof S3rver>
let endpoint: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-s3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (more: Readonly<Record<string, string>> = {}): FileSettings =>
  valueOf(readFileSettings({ ...KEYS, VITRINE_S3_BUCKET: BUCKET, VITRINE_S3_ENDPOINT: endpoint, ...more }))
let sites = 0
const told: string[] = []
async function open(change: Partial<S3Options> = {}): Promise<FileStore> {
  const { s3 } = settings()
  if (s3 === null) throw new Error('no store is set')
  sites += 1
  return valueOf(
    await openS3FileStore({ ...s3, prefix: `site-${sites}`, ...change }, (message) => told.push(message)),
  )
}
/** Names of what the store keeps below a prefix. */
const kept = (prefix: string): readonly string[] =>
  readdirSync(join(folder, BUCKET), { recursive: true })
    .map(String)
    .filter((name) => name.startsWith(prefix) && name.endsWith('_object'))

async function* pieces(bytes: Uint8Array, then?: () => never): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 700_001) yield bytes.subarray(at, at + 700_001)
  then?.()
}

describeFileStore('S3', open)

describe('files in S3', () => {
  it('are sent in parts where they are large, and are there as a whole or not at all', async () => {
    const files = await open()
    const large = Buffer.alloc(12_000_000, 'vitrine')
    valueOf(await files.put('forms/large', pieces(large)))
    const read = valueOf(await readKeptFile(files, 'forms/large'))
    expect([read?.length, Buffer.compare(read ?? PNG, large)]).toEqual([large.length, 0])
    const gone = await files.put(
      'forms/large',
      pieces(large, () => {
        throw new Error('gone')
      }),
    )
    expect([gone, valueOf(await readKeptFile(files, 'forms/large'))]).toEqual([
      { ok: false, failure: { tag: 'interrupted' } },
      null,
    ])
  })

  it('are a failure that the owner is told of where the store is not there, without its keys', async () => {
    const files = await open({ bucket: 'no-such-bucket', secretAccessKey: 'wrong' })
    told.length = 0
    expect(await files.put('forms/a', pieces(PNG))).toMatchObject({ failure: { tag: 'unavailable' } })
    expect(await readKeptFile(files, 'forms/a')).toMatchObject({ failure: { tag: 'unavailable' } })
    expect([told.length, told.join().includes('wrong')]).toEqual([2, false])
  })

  it('are found in the database where the bucket answers 403 for what it does not have, said once', async () => {
    const denied = createServer((request, response) => {
      response.writeHead(403, { 'Content-Type': 'application/xml' })
      const code = request.url?.includes('wrong') === true ? 'SignatureDoesNotMatch' : 'AccessDenied'
      response.end(
        request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code><Message>no</Message></Error>`,
      )
    }).listen(0, '127.0.0.1')
    await once(denied, 'listening')
    try {
      const address = denied.address()
      const port = typeof address === 'object' ? address?.port : 0
      const [store, before] = [await open({ endpoint: `http://127.0.0.1:${port}` }), createFakeFileStore()]
      const files = layeredFileStore(store, before)
      valueOf(await before.put('forms/old', pieces(PNG)))
      told.length = 0
      expect(valueOf(await readKeptFile(files, 'forms/old'))?.length).toBe(PNG.length)
      expect(valueOf(await readKeptFile(files, 'forms/none'))).toBe(null)
      expect(told).toEqual([expect.stringContaining('s3:ListBucket')])
      expect(await files.find('forms/wrong')).toMatchObject({ failure: { tag: 'unavailable' } })
    } finally {
      denied.close()
    }
  })

  it('are still found in the database after a move, and taken away from both', async () => {
    const [store, before] = [await open(), createFakeFileStore()]
    const files = layeredFileStore(store, before)
    valueOf(await before.put('forms/old', pieces(PNG)))
    expect(valueOf(await readKeptFile(files, 'forms/old'))?.length).toBe(PNG.length)
    valueOf(await files.put('forms/old', pieces(PNG.subarray(0, 9))))
    expect([
      valueOf(await readKeptFile(files, 'forms/old'))?.length,
      valueOf(await readKeptFile(before, 'forms/old')),
    ]).toEqual([9, null])
    valueOf(await before.put('forms/old', pieces(PNG)))
    valueOf(await files.remove('forms/old'))
    expect(valueOf(await readKeptFile(files, 'forms/old'))).toBe(null)
  })

  it.each([
    [{ VITRINE_S3_BUCKET: 'files' }, 'VITRINE_S3_ACCESS_KEY_ID and VITRINE_S3_SECRET_ACCESS_KEY are missing'],
    [{ ...KEYS, VITRINE_S3_BUCKET: 'No Bucket' }, 'is not the name of a bucket'],
    [
      { ...KEYS, VITRINE_S3_BUCKET: 'files', VITRINE_S3_ENDPOINT: 'here' },
      'VITRINE_S3_ENDPOINT is not an address',
    ],
  ])('are refused where %j is set: %s', (environment, reason) => {
    expect(readFileSettings(environment)).toMatchObject({ failure: [expect.stringContaining(reason)] })
  })

  it('are those of members as well: sent to the site, kept in the bucket, given to them alone', async () => {
    const site = scratchSite()
    const fields = [{ id: FIELD, name: 'Picture', type: 'FileRef', extensions: ['.png'] }]
    const club = { name: 'Club', currency: 'EUR', country: 'DE', accounts: { fields } }
    site.write('vitrine.json', JSON.stringify(club))
    const options = { port: 0, dataFolder: site.data, siteId: 'club', files: settings() }
    const running = valueOf(await startSite(site.folder, options))
    try {
      const ada = await joinSite(running.server.url, 'ada@example.com')
      const send = async (content: Buffer): Promise<readonly [status: number, key: string]> => {
        const form = valueOf(await ada.profile!.beginUpload({ fieldId: FIELD, filename: 'me.png' }))
        const body = new FormData()
        for (const { key, value } of form.fields) body.append(key, value)
        body.append('file', new Blob([new Uint8Array(content)]), 'me.png')
        const { status } = await fetch(new URL(form.url, running.server.url), { method: 'POST', body })
        return [status, form.key]
      }
      const [refused] = await send(Buffer.from('<script>alert(1)</script>'))
      expect([refused, kept('club')]).toEqual([400, []])
      const [taken, key] = await send(PNG)
      expect([taken, kept('club').length]).toEqual([204, 1])
      const entry = { id: FIELD, type: 'FileRef', value: { tag: 'uploaded', key } } as const
      const saved = valueOf(await ada.profile!.updateAccount([entry]))[FIELD]
      const url = saved?.tag === 'file' ? (saved.file.url ?? '') : ''
      const response = await ada.get(url)
      expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true)
      expect((await openBrowser(running.server.url).get(url)).status).toBe(404)
    } finally {
      await running.close()
      site.remove()
    }
  })
})

describe('vitrine doctor, of a bucket', () => {
  const s3 = (change: Partial<S3Options> = {}): S3Options => {
    const { s3: set } = settings()
    if (set === null) throw new Error('no store is set')
    return { ...set, prefix: 'doctor-site', ...change }
  }
  const closed = async (): Promise<Response> => new Response('', { status: 403 })

  it('finds no problem with a bucket that stores, returns and deletes a file, and leaves nothing there', async () => {
    expect(await checkBucket(s3(), closed)).toEqual([])
    expect(kept('doctor-site')).toEqual([])
  })

  it('says that it cannot be written: no such bucket, wrong keys, no server there', async () => {
    for (const change of [
      { bucket: 'never-created' },
      { secretAccessKey: 'wrong' },
      { endpoint: 'http://127.0.0.1:9' },
    ])
      expect((await checkBucket(s3(change), closed)).map(({ tag }) => tag)).toEqual(['not-written'])
  }, 60_000)

  it('says that it is public, or a list of what is in it', async () => {
    const asked: string[] = []
    const open = async (address: unknown): Promise<Response> => {
      asked.push(String(address))
      return new Response('', { status: 200 })
    }
    const faults = await checkBucket(s3(), open as typeof fetch)
    expect(faults.map(({ tag }) => tag)).toEqual(['public', 'public'])
    expect(asked[0]).toMatch(new RegExp(`^${endpoint}/${BUCKET}/doctor-site/doctor/[0-9a-f-]{36}$`))
    expect(asked[1]).toBe(`${endpoint}/${BUCKET}/`)
  })

  it('tells the owner in words, with what to do', async () => {
    const environment = { ...KEYS, VITRINE_S3_BUCKET: 'never-created', VITRINE_S3_ENDPOINT: endpoint }
    const [finding] = await fileFindings(readSecrets(environment, folder), 'main')
    expect([finding?.level, finding?.check]).toEqual(['problem', 'files'])
    expect(finding?.message).toContain('No file can be kept in the bucket never-created.')
    expect(finding?.fix).toContain('s3:PutObject')
    expect(await fileFindings(ok({}), 'main')).toEqual([])
    const halfSet = await fileFindings(ok({ VITRINE_S3_BUCKET: 'only' }), 'main')
    expect(halfSet.map(({ message }) => message)).toEqual([expect.stringContaining('are missing')])
  })
})
