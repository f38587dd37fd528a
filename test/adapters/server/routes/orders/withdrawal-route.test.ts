import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from '@jest/globals'
import { createClosedWithdrawalRoute } from '../../../../../adapters/server/routes/orders/withdrawal-route.js'
import { DEFAULT_MAIL_LOOK } from '../../../../../core/use-cases/mails/render/mail-look.js'

const TEXTS = [
  ['en', 'Please write to the shop'],
  ['de-AT', 'Bitte schreiben Sie dem Shop'],
  ['fr', 'Écrivez à la boutique'],
  ['es', 'Escriba a la tienda'],
] as const

it.each(TEXTS)('a shop without a withdrawal form says so in %s', async (language, text) => {
  const route = createClosedWithdrawalRoute({ siteName: 'Shop', language, look: DEFAULT_MAIL_LOOK })
  const server = createServer((request, response) => void route(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/vitrine/withdraw?order=7K3M-9QWT`
  const body = new URLSearchParams({ step: 'confirm', number: '7K3M-9QWT' })
  for (const answer of [await fetch(address), await fetch(address, { method: 'POST', body })]) {
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(text)])
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  }
  server.close()
})
