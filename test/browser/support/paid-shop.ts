import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContainerModule } from 'inversify'
import { NO_FORM_SETTINGS, SERVER_TOKENS, startSite } from '../../../composition/server/index.js'
import type { FormSettings, RequestRecord } from '../../../composition/server/index.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'

/** The demonstration shop on a folder of its own, as `vitrine serve` starts it, paid through given providers. */
export interface PaidShop {
  readonly origin: string
  readonly dataFolder: string
  /** Errors that the server reported as unexpected. */
  readonly problems: readonly string[]
  readonly requests: RequestRecord[]
  readonly close: () => Promise<void>
}

export async function openPaidShop(
  processors: readonly PaymentProcessor[],
  site = 'demo',
  forms: FormSettings = NO_FORM_SETTINGS,
): Promise<PaidShop> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-paid-'))
  const dataFolder = join(folder, 'data')
  const problems: string[] = []
  const requests: RequestRecord[] = []
  const paidThrough = new ContainerModule(({ rebind }) => {
    rebind<readonly PaymentProcessor[]>(SERVER_TOKENS.paymentProcessors).toConstantValue(processors)
  })
  const started = await startSite(site, {
    port: 0,
    dataFolder,
    cartLimit: 0,
    forms,
    modules: [paidThrough],
    onError: (error) => problems.push(String(error)),
    onRequest: (record) => void requests.push(record),
  })
  if (!started.ok) throw new Error(JSON.stringify(started.failure))
  return {
    origin: started.value.server.url.replace(/\/$/, ''),
    dataFolder,
    problems,
    requests,
    close: async () => {
      await started.value.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
