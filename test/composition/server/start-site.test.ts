import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ContainerModule } from 'inversify'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { serveUntil } from '../../../adapters/server/platform/until-stopped.js'
import { createRuntime, parseSettings } from '../../../composition/headless/index.js'
import { NO_FORM_SETTINGS, SERVER_TOKENS, startSite } from '../../../composition/server/index.js'
import type { BackendFactory } from '../../../composition/server/index.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import { readKeptFile } from '../../../core/ports/platform/read-kept-file.js'
import { formFileKey } from '../../../core/ports/forms/form-uploads.port.js'
import type { Mail, Mailer } from '../../../core/ports/mail/mailer.port.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import type { RateLimit } from '../../../core/ports/platform/rate-limit.port.js'
import { ok } from '../../../core/shared/index.js'
import { createMemoryRateLimit } from '../../../adapters/server/rate-limit/index.js'
import { createSandboxProcessor } from '../../../adapters/payments/sandbox/server/index.js'
import { createFakeFileStore } from '../../fakes/file-store.fake.js'
import { valueOf } from '../../support/value-of.js'
import { scriptedBackend } from '../../adapters/graphql/support/scripted-backend.js'
import { placeOrder } from '../support/place-order.js'
import { scratchSite, STOOL_CATALOGUE } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

const SETTINGS = { name: 'Shop', currency: 'EUR', country: 'DE', shipping: [] }

let site: ScratchSite
beforeEach(() => {
  site = scratchSite()
})
afterEach(() => site.remove())

const settingsWith = (more: object) => valueOf(parseSettings({ ...SETTINGS, ...more }))

describe('the back end that the settings name', () => {
  it('is the bundled store by default', () => {
    expect(settingsWith({}).backend).toBe('store')
  })

  it('is made once, from the table, with the parts of the server', async () => {
    const made: object[] = []
    const own: BackendFactory = (parts) => {
      made.push(parts)
      return scriptedBackend(() => ({}))
    }
    const runtime = valueOf(
      await createRuntime({
        settings: settingsWith({ backend: 'mine' }),
        backends: { mine: own },
        siteId: 's',
      }),
    )
    expect(made).toMatchObject([{ siteId: 's', settings: { name: 'Shop' } }])
    await runtime.close()
  })

  it('does not start if money is to be held and a provider can only take it at once', async () => {
    const { authorisation, ...atOnce } = createSandboxProcessor()
    const settings = settingsWith({ capture: 'on-fulfilment' })
    expect(authorisation).toBeDefined()
    expect(await createRuntime({ settings, processors: [atOnce] })).toMatchObject({
      ok: false,
      failure: {
        tag: 'unfit-provider',
        message: expect.stringContaining('sandbox can only take money at once'),
      },
    })
    const runtime = valueOf(await createRuntime({ settings }))
    await runtime.close()
  })

  it.each(['shopware', '__proto__', 'toString'])(
    'is refused if it is unknown, with the known names: %s',
    async (backend) => {
      writeFileSync(join(site.folder, 'vitrine.json'), JSON.stringify({ ...SETTINGS, backend }))
      const started = await startSite(site.folder, {
        port: 0,
        dataFolder: site.data,
        backends: { mine: () => scriptedBackend(() => ({})) },
      })
      expect(started).toMatchObject({
        ok: false,
        failure: { tag: 'bad-input', lines: [`There is no back end "${backend}"; known are: store, mine.`] },
      })
    },
  )
})

describe('a module of the owner’s', () => {
  it('replaces parts of the server', async () => {
    const charges: string[] = []
    const sandbox = createSandboxProcessor()
    const recording: PaymentProcessor = {
      ...sandbox,
      charge: (request) => {
        charges.push(request.key)
        return sandbox.charge(request)
      },
    }
    const runtime = valueOf(
      await createRuntime({
        settings: settingsWith({}),
        modules: [
          new ContainerModule((options) => {
            options
              .rebind<readonly PaymentProcessor[]>(SERVER_TOKENS.paymentProcessors)
              .toConstantValue([recording])
          }),
        ],
      }),
    )
    valueOf(await runtime.importCatalogue(STOOL_CATALOGUE.replace('Physical', 'Service')))
    await placeOrder(runtime.visit())
    expect(charges).toHaveLength(1)
    await runtime.close()
  })
})

describe('services that an owner binds', () => {
  it('send the mails, count the visitors and store the files of the site', async () => {
    const counted: string[] = []
    const own = createMemoryRateLimit()
    const limit: RateLimit = {
      ...own,
      take: (key, ...rest) => {
        counted.push(key)
        return own.take(key, ...rest)
      },
      takeAll: (counts) => {
        counted.push(...counts.map(({ key }) => key))
        return own.takeAll(counts)
      },
    }
    const files: FileStore = createFakeFileStore()
    let tell: (mail: Mail) => void = () => undefined
    const mailed = new Promise<Mail>((resolve) => (tell = resolve))
    const mailer: Mailer = { send: async (mail) => ok(tell(mail)) }
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@shop.test', to: 'owner@shop.test' }
    site.write('contact.html', '<div class="w-form"><form><input type="file" name="CV"></form></div>')
    const running = valueOf(
      await startSite(site.folder, {
        port: 0,
        dataFolder: site.data,
        forms: { ...NO_FORM_SETTINGS, mail },
        modules: [
          new ContainerModule((options) => {
            options.rebind<RateLimit>(SERVER_TOKENS.rateLimit).toConstantValue(limit)
            options.rebind<FileStore>(SERVER_TOKENS.fileStore).toConstantValue(files)
            options.rebind<Mailer | null>(SERVER_TOKENS.mailer).toConstantValue(mailer)
          }),
        ],
      }),
    )
    const form = `${running.server.url}/api/v1/form/abc`
    const signed = await fetch(`${form}/signFile?name=cv.pdf&size=5`)
    const { fileId, s3Url } = (await signed.json()) as { fileId: string; s3Url: string }
    const upload = new FormData()
    upload.append('file', new Blob(['%PDF-']), 'cv.pdf')
    await fetch(new URL(s3Url, form), { method: 'POST', body: upload })
    const body = new URLSearchParams({ name: 'Contact', 'fields[Name]': 'Ada' })
    await fetch(form, { method: 'POST', body })
    expect((await mailed).to).toBe(mail.to)
    expect(counted).not.toEqual([])
    expect(valueOf(await readKeptFile(files, formFileKey(fileId)))).toEqual(new TextEncoder().encode('%PDF-'))
    await running.close()
  }, 60_000)
})

describe('a start that breaks', () => {
  it('leaves nothing open when a step throws', async () => {
    const port = await freePort()
    const throwing: BackendFactory = () => {
      throw new Error('no such engine')
    }
    writeFileSync(join(site.folder, 'vitrine.json'), JSON.stringify({ ...SETTINGS, backend: 'mine' }))
    const options = { port, dataFolder: site.data, backends: { mine: throwing } }
    await expect(startSite(site.folder, options)).rejects.toThrow('no such engine')
    // The same port and the same folder are free again.
    const again = await startSite(site.folder, {
      ...options,
      backends: { mine: () => scriptedBackend(() => ({})) },
    })
    await valueOf(again).close()
  }, 60_000)

  it('ends after an earlier signal, also when an error follows', async () => {
    let closed = 0
    const close = async (): Promise<void> => {
      closed += 1
    }
    const broken = () => Promise.reject(new Error('cannot be announced'))
    await expect(serveUntil(new Promise(() => {}), { close }, broken)).rejects.toThrow('cannot be announced')
    expect(closed).toBe(1)
    let stop = () => {}
    const stopped = new Promise<void>((stops) => (stop = stops))
    const ended = serveUntil(stopped, { close }, async () => {})
    await new Promise((later) => setImmediate(later))
    expect(closed).toBe(1)
    stop()
    await ended
    expect(closed).toBe(2)
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
