import * as v from 'valibot'
import { SHOP_EVENT_KINDS } from '../../../core/use-cases/events/shop-events.js'
import { list, means, members, must, oneOf, parsed } from './settings-kit.js'

const ADDRESS = 'an address such as https://example.com/hooks, without user name and fragment'

/** An endpoint that is told of events: `webhooks` in `vitrine.json` (docs/webhooks.md). */
export const webhook = members({
  url: means(
    'where events are sent',
    v.pipe(
      v.string(must(ADDRESS)),
      parsed<string, string>(ADDRESS, (value) => {
        const url = URL.canParse(value) ? new URL(value) : null
        const isPlain =
          url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === ''
        return isPlain ? url.href : undefined
      }),
    ),
  ),
  kinds: means('the events that it is told of; none: all', list(oneOf(SHOP_EVENT_KINDS))),
})
