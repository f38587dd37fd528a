import { expect, it } from '@jest/globals'
import { ok } from '../../../../core/shared/index.js'
import { visitorAt } from '../support/post.js'
import { scriptedBackend } from '../support/scripted-backend.js'
import { serveShop } from '../support/site.js'

it('a submit with a challenge sends the page’s next action', async () => {
  const backend = scriptedBackend(() => ({
    submitOrder: async () => ok({ tag: 'action-required', action: { provider: 'cards', data: 'cs' } }),
  }))
  const site = await serveShop(backend)
  const post = await visitorAt(site.url)
  const query =
    'mutation { ecommerceAttemptSubmitOrder(checkoutType: normal) { ok status clientSecret nextAction } }'
  const { body } = await post([{ operationName: null, variables: {}, query }])
  await site.close()
  expect(body).toEqual([
    {
      data: {
        ecommerceAttemptSubmitOrder: {
          ok: false,
          status: 'requires_action',
          clientSecret: 'cs',
          nextAction: 'use_stripe_sdk',
        },
      },
    },
  ])
})
