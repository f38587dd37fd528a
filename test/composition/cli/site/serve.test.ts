import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { systemClock } from '../../../../adapters/server/platform/index.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import { eventually } from '../../../browser/support/eventually.js'
import { BUILT_COMMAND, RUN_COMMAND } from '../../../support/processes/built-command.js'
import { valueOf } from '../../../support/value-of.js'
import { clientOf } from '../../../adapters/graphql/support/site.js'
import { placeOrder } from '../../support/place-order.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const SLOW_MS = 120_000

let site: ScratchSite
const running = new Set<ChildProcess>()

beforeEach(() => {
  site = scratchSite()
})
afterEach(async () => {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')))
  site.remove()
})

interface Served {
  readonly url: string
  readonly child: ChildProcess
  /** The output of the process so far, on stdout and on stderr. */
  readonly said: () => { readonly out: string; readonly err: string }
}

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended(child.exitCode)
    // The last output may come after the end of the process: its streams close only then.
    child.once('close', (code) => ended(code))
    child.kill(signal)
  })

const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  const own: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', ...more }
  delete own['DATABASE_URL']
  delete own['NODE_OPTIONS']
  return own
}

/** Starts the real command and waits for the line with the address. */
const serve = (...options: readonly string[]): Promise<Served> => serveIn({}, ...options)

function serveIn(more: NodeJS.ProcessEnv, ...options: readonly string[]): Promise<Served> {
  const words = [...RUN_COMMAND, 'serve', site.folder, '--port', '0', '--data', site.data, ...options]
  const child = spawn(process.execPath, words, { env: environment(more) })
  running.add(child)
  let [out, err] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)))
  return new Promise((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk)
      const url = / is open at (http:\S+)\s/.exec(out)?.[1]
      if (url) ready({ url, child, said: () => ({ out, err }) })
    })
    child.once('close', (code) => {
      running.delete(child)
      failed(new Error(`ended with ${code}: ${out}${err}`))
    })
  })
}

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [...RUN_COMMAND, ...words], { env: environment(), encoding: 'utf8' })

const shopAt = (url: string) => clientOf(url, { clock: systemClock }).open({ id: visitorId('') }).commerce

describe('vitrine serve', () => {
  it('was built before this test', () => {
    expect(existsSync(BUILT_COMMAND)).toBe(true)
  })

  it(
    'keeps an order when the process is killed without warning, and shows it after the next start',
    async () => {
      const first = await serve()
      const placed = await placeOrder(shopAt(first.url), { count: 2 })
      await end(first.child, 'SIGKILL')

      const second = await serve()
      const shop = shopAt(second.url)
      const { order } = valueOf(await shop.readPlacedOrder({ orderId: placed.orderId, token: placed.token }))
      expect(order).toMatchObject({
        status: 'placed',
        itemCount: 2,
        email: 'anna@example.org',
        total: placed.customerPaid,
        shippingAddress: { line1: 'Am Markt 1', city: 'Jena' },
      })
      expect(await end(second.child, 'SIGTERM')).toBe(0)

      const listed = run('orders', 'list', '--data', site.data, '--json')
      expect(listed.status).toBe(0)
      expect(JSON.parse(listed.stdout)).toMatchObject([
        { id: placed.orderId, status: 'placed', itemCount: 2 },
      ])
    },
    SLOW_MS,
  )

  it(
    'prints the address of the site in one line, and no secrets',
    async () => {
      const served = await serve('--log')
      const shop = shopAt(served.url)
      const placed = await placeOrder(shop)
      await fetch(`${served.url}/order-confirmation?orderId=${placed.orderId}&token=${placed.token}`)
      await fetch(`${served.url}/`)
      for (const [path, status] of [
        ['/health', 'running'],
        ['/.vitrine/ready', 'ready'],
      ] as const) {
        const answer = await fetch(served.url + path)
        expect([answer.status, await answer.json()]).toEqual([200, { status }])
      }
      expect(await end(served.child, 'SIGINT')).toBe(0)
      const { out, err } = served.said()
      expect(out.split('\n')[0]).toBe(`Scratch is open at ${served.url}`)
      const said = out + err
      expect(said).toContain(site.data)
      expect(said).toContain('no money moves')
      expect(said).toMatch(/GET \/order-confirmation 404 \d+ ms/)
      expect(said).not.toContain(placed.token)
      expect(said).not.toMatch(/[0-9a-f]{32}/)
      expect(said).not.toContain('anna@example.org')
    },
    SLOW_MS,
  )

  it(
    'prints the code of the first start, another at each start, and the address of mails while no server is set',
    async () => {
      const first = await serve()
      await eventually(() => expect(first.said().err).toContain('Stop with Ctrl+C.'))
      const { err } = first.said()
      const code = /valid once and until \d\d:\d\d UTC: (\S+)/.exec(err)?.[1] ?? ''
      expect(err).toContain(`It is used at ${first.url}/vitrine (docs/desk.md).`)
      const mailbox = /^Mails: (\S+) \(no mail server is set\)$/m.exec(err)?.[1] ?? ''
      expect(mailbox).toMatch(`${first.url}/`)
      expect((await fetch(mailbox)).status).toBe(200)
      await end(first.child, 'SIGTERM')

      // Each start makes another code.
      const second = await serveIn({
        VITRINE_SMTP_URL: 'smtp://127.0.0.1:1',
        VITRINE_MAIL_FROM: 'a@example.org',
        VITRINE_FORMS_TO: 'b@example.org',
      })
      await eventually(() => expect(second.said().err).toContain('Stop with Ctrl+C.'))
      const later = second.said().err
      expect(later).toContain('No owner can sign in yet.')
      expect(code).not.toBe('')
      expect(later).not.toContain(code)
      expect(later).not.toContain('Mails: ')
    },
    SLOW_MS,
  )

  it(
    'sells the stock left by sample orders, which are announced with their number and address',
    async () => {
      const demo = (...words: readonly string[]) => {
        const { status, stdout, stderr } = run('demo-orders', site.folder, '--data', site.data, ...words)
        return { status, stdout, stderr }
      }
      expect(demo('--count', '2', '--dry-run')).toEqual({
        status: 0,
        stdout: '2 sample orders would be made; nothing was changed.\n',
        stderr: '',
      })
      expect(existsSync(site.data)).toBe(false)
      const begun = 'Orders are being placed; this takes about a second for each.\n'
      expect(demo('--count', '1')).toEqual({
        status: 0,
        stdout: '1 sample order made. Serve the site and look at them at /vitrine.\n',
        stderr: begun,
      })
      expect(demo('--count', '1', '--site', 'other')).toEqual({
        status: 0,
        stdout: '1 sample order made. Serve the site and look at them at /vitrine.\n',
        stderr: `"other" is a new site in these data, beside main (--site).\n${begun}`,
      })
      const listed = run('orders', 'list', '--data', site.data, '--json')
      expect(JSON.parse(listed.stdout)).toHaveLength(1)
      rmSync(join(site.folder, 'catalogue.csv'))
      expect(demo()).toEqual({
        status: 3,
        stdout: '',
        stderr: `Error: There is no catalogue.csv in ${site.folder}: there is nothing that could be ordered.\n`,
      })
    },
    SLOW_MS,
  )

  it(
    'does not mention payments if nothing is sold',
    async () => {
      rmSync(join(site.folder, 'catalogue.csv'))
      const served = await serve()
      expect(await end(served.child, 'SIGINT')).toBe(0)
      const { out, err } = served.said()
      expect(err).toContain('Data: ')
      expect(out + err).not.toMatch(/test shop|payments/)
    },
    SLOW_MS,
  )

  it(
    'does not open the folder of a running shop: a second process exits with code 4',
    async () => {
      await serve()
      const second = run('serve', site.folder, '--port', '0', '--data', site.data)
      expect(second.status).toBe(4)
      expect(second.stderr).toMatch(/^Error: /)
      expect(second.stderr).not.toMatch(/\n\s+at /)
    },
    SLOW_MS,
  )

  it.each(['catalogue.csv', 'vitrine.json'])('does not wait for a %s that is a pipe', (name) => {
    rmSync(join(site.folder, name))
    spawnSync('mkfifo', [join(site.folder, name)])
    const words = [...RUN_COMMAND, 'serve', site.folder, '--port', '0', '--data', site.data]
    const ended = spawnSync(process.execPath, words, {
      env: environment(),
      encoding: 'utf8',
      timeout: SLOW_MS / 2,
    })
    const reason = `${join(site.folder, name)} cannot be read: it is a pipe or a device, not a file.`
    expect(ended).toMatchObject({ status: 3, stderr: `Error: ${reason}\n` })
    expect(existsSync(site.data)).toBe(false)
  })

  it(
    'continues to sell when its catalogue becomes a pipe or an endless device',
    async () => {
      const { url, said } = await serve()
      const catalogue = join(site.folder, 'catalogue.csv')
      for (const [make, refusal] of [
        [() => spawnSync('mkfifo', [catalogue]), 'it is a pipe or a device'],
        [() => symlinkSync('/dev/zero', catalogue), 'it is a link that leads out of its folder'],
      ] as const) {
        rmSync(catalogue)
        make()
        await eventually(() => expect(said().err).toContain(refusal))
        const answer = await fetch(url, { signal: AbortSignal.timeout(SLOW_MS / 4) })
        expect(answer.status).toBe(200)
      }
      expect(valueOf(await shopAt(url).listProducts({ category: null, limit: 10 }))).toHaveLength(1)
    },
    SLOW_MS,
  )

  it.each([24, 64, 300])('reports in one sentence that %d files are too few, with the fix', (files) => {
    const words = [...RUN_COMMAND, 'serve', site.folder, '--port', '0', '--data', site.data]
    const limited = ['-c', `ulimit -n ${files}; exec "$@"`, 'sh', process.execPath, ...words]
    const ended = spawnSync('sh', limited, { env: environment(), encoding: 'utf8' })
    expect(ended).toMatchObject({ status: 1, stdout: '' })
    expect(ended.stderr).toMatch(/^Error: This process may open \d+ files and needs 512 at least\. .*\n$/)
    expect(ended.stderr).toContain('ulimit -n 4096')
    expect(existsSync(site.data)).toBe(false)
  })

  it(
    'keeps the carts of two visitors apart and refuses an invalid count',
    async () => {
      const { url } = await serve()
      const [anna, bert] = [shopAt(url), shopAt(url)]
      const { product } = valueOf(await anna.readProduct({ slug: 'oak-stool' as never }))
      const item = { skuId: product.skus[0]!.id, buyNow: false }
      expect((await anna.addToCart({ ...item, count: 2, key: 'a' })).ok).toBe(true)
      for (const count of [0, -1, 1e9, Number.NaN]) {
        expect(await bert.addToCart({ ...item, count, key: `b${count}` })).toMatchObject({
          failure: { tag: 'rejected', code: 'InvalidQuantity' },
        })
      }
      expect(valueOf(await anna.readCart()).order?.itemCount).toBe(2)
      expect(valueOf(await bert.readCart()).order).toBeNull()
    },
    SLOW_MS,
  )
})
