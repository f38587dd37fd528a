import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { clientOf } from '../../adapters/graphql/support/site.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { valueOf } from '../../support/value-of.js'
import { readMails } from '../support/member-browser.js'
import { placeOrder } from '../support/place-order.js'
import { scratchSite } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

let scratch: ScratchSite
let site: RunningSite

beforeAll(async () => {
  scratch = scratchSite()
  site = valueOf(await startSite(scratch.folder, { port: 0, dataFolder: scratch.data }))
}, 240_000)
afterAll(async () => {
  await site.close()
  scratch.remove()
})

it('leads an owner without a mail server from the notice of an order to the order at the desk', async () => {
  const { url } = site.server
  const shop = clientOf(url, { clock: systemClock }).open({ id: visitorId('') }).commerce
  await placeOrder(shop)
  const notices = async () => (await readMails(url)).filter(({ subject }) => subject.startsWith('New order'))
  while ((await notices()).length === 0) await new Promise((go) => setTimeout(go, 50))
  const [notice] = await notices()
  expect(notice?.links).toEqual([
    expect.stringMatching(new RegExp(`^${new URL('vitrine/orders/', url).href}`)),
  ])
}, 240_000)
