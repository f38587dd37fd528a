import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createRequestHandler } from '../../../../../adapters/server/http/index.js'
import { skuIdOf } from '../../../../../adapters/server/sql/shop/index.js'
import {
  createDownloadLinks,
  createDownloadsRoute,
} from '../../../../../adapters/server/routes/orders/downloads.js'
import { startSite } from '../../../../../composition/server/index.js'
import type { RunningSite } from '../../../../../composition/server/index.js'
import { productId } from '../../../../../core/catalog/index.js'
import { downloadFilesOf } from '../../../../../core/orders/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import { clientOf, serve } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'
import { acceptedOf } from '../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { readSlowly } from '../../../../support/files/read-slowly.js'
import { valueOf } from '../../../../support/value-of.js'

const HOUR_MS = 3_600_000
const CATALOGUE = `Product Handle,Product Name,Product Type,Variant Price,Download Files
guide,Guide,Digital,0.00,guide.pdf; plans/hall ö.txt
mug,Mug,Service,0.00,
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-downloads-'))
  await mkdir(join(folder, '.downloads', 'plans'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Shop</title>')
  await writeFile(join(folder, 'vitrine.json'), '{ "name": "Guides", "currency": "EUR", "country": "DE" }')
  await writeFile(join(folder, 'catalogue.csv'), CATALOGUE)
  await writeFile(join(folder, '.downloads', 'guide.pdf'), 'the guide')
  await writeFile(join(folder, '.downloads', 'film.mp4'), Buffer.alloc(40 * 1024 * 1024))
  await writeFile(join(folder, '.downloads', 'plans', 'hall ö.txt'), 'the hall')
  await symlink(join(folder, 'vitrine.json'), join(folder, '.downloads', 'link.json'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the files of a product', () => {
  const filesOf = (text: string | null) =>
    downloadFilesOf([{ product: { id: productId('p'), fields: { 'download-files': text } } }])

  it.each<[string | null, readonly string[]]>([
    [null, []],
    ['', []],
    ['a.pdf', ['a.pdf']],
    [' a.pdf ; b/c.zip;', ['a.pdf', 'b/c.zip']],
    ['a.pdf;a.pdf', ['a.pdf']],
    ['../vitrine.json;/etc/passwd;.hidden;a/../../b;a\\b;good.pdf', ['good.pdf']],
  ])('are those that its catalogue names inside the folder: %s', (text, paths) => {
    expect(filesOf(text).map(({ path }) => path)).toEqual(paths)
  })

  it('are named as in their folder, and each has an id', () => {
    expect(filesOf('a.pdf;b/c.zip')).toEqual([
      { id: 'p-1', name: 'a.pdf', path: 'a.pdf' },
      { id: 'p-2', name: 'c.zip', path: 'b/c.zip' },
    ])
  })
})

describe('a link to a bought file', () => {
  const clock = createFakeClock()
  const reported: string[] = []
  const givenBack: string[] = []
  let site: TestSite
  const open = (siteKey: string) => ({
    ...createDownloadLinks({ siteKey, clock }),
    route: createDownloadsRoute({
      siteFolder: folder,
      siteKey,
      clock,
      mayDownload: async (orderId) => !givenBack.includes(orderId),
      trustProxy: false,
      report: (error) => reported.push(String(error)),
    }),
  })
  let downloads: ReturnType<typeof open>
  beforeAll(async () => {
    downloads = open('a key of the site')
    site = await serve(createRequestHandler({ routes: [downloads.route] }))
  })
  afterAll(() => site.close())
  const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init)

  it('sends the file as a download under its own name, and forbids caching', async () => {
    const answer = await get(downloads.urlOf('o1', 'plans/hall ö.txt'))
    expect(await answer.text()).toBe('the hall')
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''hall%20%C3%B6.txt")
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const asked = await get(downloads.urlOf('o1', 'guide.pdf'), { method: 'HEAD' })
    expect([asked.status, asked.headers.get('content-length')]).toEqual([200, '9'])
    expect((await get(downloads.urlOf('o1', 'guide.pdf'), { method: 'POST' })).status).toBe(405)
  })

  it('ends after a day, and links to a new one', async () => {
    const url = downloads.urlOf('o1', 'guide.pdf')
    clock.advance(24 * HOUR_MS - 1)
    expect((await get(url)).status).toBe(200)
    clock.advance(1)
    const ended = await get(url)
    expect([ended.status, await ended.text()]).toEqual([
      410,
      'This link has expired. Open the confirmation of your order for a new one.\n',
    ])
  })

  it('gives the part of a file that is asked for', async () => {
    const url = downloads.urlOf('o1', 'guide.pdf')
    const etag = (await get(url)).headers.get('etag') ?? ''
    const part = await get(url, { headers: { range: 'bytes=4-', 'if-range': etag } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 4-8/9',
      'guide',
    ])
  })

  it('ends when the order is refunded, and stays valid for other orders', async () => {
    const [mine, theirs] = [downloads.urlOf('o3', 'guide.pdf'), downloads.urlOf('o1', 'guide.pdf')]
    expect((await get(mine)).status).toBe(200)
    givenBack.push('o3')
    expect([(await get(mine)).status, (await get(mine, { method: 'HEAD' })).status]).toEqual([403, 403])
    expect((await get(theirs)).status).toBe(200)
  })

  it('gives no more of a long file once the order is refunded', async () => {
    const read = (order: string, meanwhile: () => unknown) =>
      readSlowly(new URL(downloads.urlOf(order, 'film.mp4'), site.url).href, {}, meanwhile)
    expect(await read('o1', () => undefined)).toBe(true)
    expect(await read('o4', () => givenBack.push('o4'))).toBe(false)
  })

  it('is refused if it is changed, for another file, or made by another site', async () => {
    const url = downloads.urlOf('o1', 'guide.pdf')
    const later = url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`)
    const other = url.replace('guide.pdf', 'plans/hall%20%C3%B6.txt')
    const made = open('another key').urlOf('o1', 'guide.pdf')
    const bare = url.replace(/\?.*/, '')
    const ofAnother = url.replace('order=o1', 'order=o2')
    for (const wrong of [
      later,
      other,
      ofAnother,
      made,
      bare,
      `${bare}?key=00&until=9`,
      '/.vitrine/downloads/%E0%A4%A',
    ])
      expect((await get(wrong)).status).toBe(404)
  })

  it('opens no file outside of the folder, and reports missing files to the owner', async () => {
    expect((await get(downloads.urlOf('o1', 'link.json'))).status).toBe(404)
    expect((await get(downloads.urlOf('o1', 'missing.pdf'))).status).toBe(404)
    expect(reported.pop()).toMatch(/names missing\.pdf, and .*\.downloads does not have it/)
  })
})

describe('a shop that sells files', () => {
  let running: RunningSite
  beforeAll(async () => {
    running = valueOf(await startSite(folder, { port: 0, dataFolder: join(folder, '.data') }))
  }, 60_000)
  afterAll(() => running.close())

  it('gives them to their buyer, and to no other visitor', async () => {
    const { url } = running.server
    const buy = async (handle: string) => {
      const { commerce } = clientOf(url).open({ id: visitorId(handle) })
      valueOf(await commerce.addToCart({ skuId: skuIdOf(handle, []), count: 1, buyNow: true, key: handle }))
      valueOf(await commerce.updateIdentity('ada@example.com'))
      const cart = valueOf(await commerce.readCart()).order
      const placed = acceptedOf(await commerce.submitOrder({ key: `${handle} order` }))
      return { cart, order: valueOf(await commerce.readPlacedOrder(placed)).order }
    }
    const { cart, order } = await buy('guide')
    expect([cart?.flags.hasDownloads, cart?.downloads]).toEqual([true, []])
    expect(order?.flags.hasDownloads).toBe(true)
    expect(order?.downloads.map(({ name }) => name)).toEqual(['guide.pdf', 'hall ö.txt'])
    const files = await Promise.all(
      (order?.downloads ?? []).map(async (file) => (await fetch(new URL(file.url, url))).text()),
    )
    expect(files).toEqual(['the guide', 'the hall'])
    for (const path of ['/.downloads/guide.pdf', '/%2edownloads/guide.pdf', '/.vitrine/downloads/guide.pdf'])
      expect((await fetch(new URL(path, url))).status).toBe(404)
    const mug = await buy('mug')
    expect([mug.order?.flags.hasDownloads, mug.order?.downloads]).toEqual([false, []])
  })
})
