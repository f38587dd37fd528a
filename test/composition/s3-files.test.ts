import { once } from 'node:events'
import { createServer, request as askOnwards } from 'node:http'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { checkBucket, openS3FileStore } from '../../adapters/server/s3-files/index.js'
import type { S3Options } from '../../adapters/server/s3-files/index.js'
import { createSqlFileStore } from '../../adapters/server/forms/index.js'
import { openDatabase } from '../../adapters/server/sql/engine/index.js'
import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../composition/cli/program.js'
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
import type { ScratchSite } from './support/site-folder.js'
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
/** The names of the store's objects below a prefix. */
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
  it('are sent in parts if they are large, and are stored completely or not at all', async () => {
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

  it('are a failure that is logged without keys if the store is not there', async () => {
    const files = await open({ bucket: 'no-such-bucket', secretAccessKey: 'wrong' })
    told.length = 0
    expect(await files.put('forms/a', pieces(PNG))).toMatchObject({ failure: { tag: 'unavailable' } })
    expect(await readKeptFile(files, 'forms/a')).toMatchObject({ failure: { tag: 'unavailable' } })
    expect([told.length, told.join().includes('wrong')]).toEqual([2, false])
  })

  it('are found in the database if the bucket answers 403 for missing files, logged once', async () => {
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

  it('are still found in the database after a move, and removed from both', async () => {
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
  ])('are refused if %j is set: %s', (environment, reason) => {
    expect(readFileSettings(environment)).toMatchObject({ failure: [expect.stringContaining(reason)] })
  })

  it('include those of members: sent to the site, kept in the bucket, sent to them alone, backed up', async () => {
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
      await expectBackup(site, key)
    } finally {
      await running.close()
      site.remove()
    }
  })
})

/** A bucket server that closes connections from a certain request on. */
async function unsteady(good: number) {
  let asked = 0
  const proxy = createServer((request, response) => {
    asked += 1
    if (asked > good) return void request.socket.destroy()
    const { method, url: path, headers } = request
    const onwards = askOnwards(new URL(path ?? '', endpoint), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onwards)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { endpoint: `http://127.0.0.1:${port}`, close: () => proxy.close() }
}

async function vitrine(environment: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const out: string[] = []
  const aside: string[] = []
  const before = { ...process.env }
  Object.assign(process.env, environment, { VITRINE_BACKUP_PASSPHRASE: 'correct horse battery' })
  const terminal = { out: (line: string) => out.push(line), err: (line: string) => aside.push(line) }
  const code = await runCommand(words, terminal)
  process.env = before
  return { code, out: out.join('\n'), text: [...out, ...aside].join('\n') }
}

/** Backs up a running site with one file in the bucket, and restores it in every way. */
async function expectBackup(site: ScratchSite, key: string): Promise<void> {
  const bucket = { ...KEYS, VITRINE_S3_BUCKET: BUCKET, VITRINE_S3_ENDPOINT: endpoint }
  const to = join(site.root, 'backups')
  const backup = (environment: Readonly<Record<string, string>>, ...words: readonly string[]) =>
    vitrine(
      environment,
      ...['backup', site.folder, '--data', site.data, '--site', 'club', '--to', to, '--json', ...words],
    )
  const restore = (environment: Readonly<Record<string, string>>, name: string) =>
    vitrine(environment, 'restore', file, join(site.root, name, 'shop'), '--site', 'club')
  const fileName = `accounts/${key}`

  const without = await backup({}, '--keep', '1')
  expect([without.code, without.text]).toEqual([EXIT.failure, expect.stringContaining('It is incomplete')])
  expect(without.text).toContain(`  ${fileName}`)
  const plan = await backup({}, '--no-bucket-files', '--dry-run')
  expect([plan.code, plan.text]).toEqual([0, expect.stringMatching(/  1 file of members[^]* left out/)])
  const broken = await unsteady(1)
  const stopped = await backup({ ...bucket, VITRINE_S3_ENDPOINT: broken.endpoint })
  expect([stopped.code, stopped.text]).toEqual([
    EXIT.failure,
    expect.stringContaining(`No backup was made: the file ${fileName} cannot be read`),
  ])

  const made = await backup(bucket)
  const { file, ...report } = JSON.parse(made.out) as { readonly file: string }
  expect([made.code, report]).toEqual([0, expect.objectContaining({ keptFiles: 1, missingFiles: [] })])
  const verified = await vitrine({}, 'backup', 'verify', file)
  expect([verified.code, verified.text]).toEqual([0, expect.stringContaining('1 file of members and forms')])

  const own = await open({ prefix: 'club' })
  valueOf(await own.put(fileName, pieces(PNG.subarray(1))))
  const refused = await restore(bucket, 'other')
  expect([refused.code, refused.text]).toEqual([
    EXIT.failure,
    expect.stringContaining('and is not overwritten'),
  ])
  expect(existsSync(join(site.root, 'other', 'shop'))).toBe(false)
  valueOf(await own.remove(fileName))
  const half = await unsteady(1)
  const cut = await restore({ ...bucket, VITRINE_S3_ENDPOINT: half.endpoint }, 'again')
  expect([cut.code, cut.text]).toEqual([EXIT.failure, expect.stringContaining('Nothing was restored')])
  expect((await restore(bucket, 'again')).text).toContain(`are in the bucket ${BUCKET}`)
  expect(valueOf(await readKeptFile(own, fileName))).toEqual(new Uint8Array(PNG))
  for (const { close } of [broken, half]) close()

  expect((await restore({}, 'no-bucket')).text).toContain('are in the database')
  const location = { folder: join(site.root, 'no-bucket', '.vitrine', 'shop') }
  const sql = valueOf(await openDatabase(location))
  const inDatabase = valueOf(await readKeptFile(createSqlFileStore(sql, 'club'), fileName))
  expect(inDatabase).toEqual(new Uint8Array(PNG))
  await sql.close()
}

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

  it('reports that it cannot be written: no such bucket, wrong keys, no server', async () => {
    for (const change of [
      { bucket: 'never-created' },
      { secretAccessKey: 'wrong' },
      { endpoint: 'http://127.0.0.1:9' },
    ])
      expect((await checkBucket(s3(change), closed)).map(({ tag }) => tag)).toEqual(['not-written'])
  }, 60_000)

  it('reports that its files or its list are public', async () => {
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

  it('gives the owner the reason in words, with the fix', async () => {
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
