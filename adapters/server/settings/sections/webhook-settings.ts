import * as v from 'valibot'
import { SHOP_EVENT_KINDS } from '../../../../core/use-cases/events/shop-events.js'
import { flag, list, means, members, must, oneOf, optional, parsed, together } from '../settings-kit.js'
import { webAddress } from '../web-address.js'

const ADDRESS = 'an address such as https://example.com/hooks, without user name and fragment'
const SECURE = 'must begin with https: (http: is for an endpoint with "private": true)'

/** An endpoint for events: `webhooks` in `vitrine.json` (docs/webhooks.md). */
export const webhook = v.pipe(
  members({
    url: means(
      'the address that receives events',
      v.pipe(
        v.string(must(ADDRESS)),
        parsed<string, string>(ADDRESS, (value) => webAddress(value)?.href),
      ),
    ),
    kinds: means('the events that it receives; all if absent', list(oneOf(SHOP_EVENT_KINDS))),
    private: means('true if it may be on your own network, also with `http:`', optional(flag, false)),
  }),
  together(['url', 'private'], 'url', (endpoint) =>
    endpoint.private || endpoint.url.startsWith('https:') ? null : SECURE,
  ),
)
