import type { WebhookEndpoint } from '../../../../core/ports/owner/webhook-desk.port.js'
import { plainLine } from '../plain-words.js'
import { utcText } from '../time-text.js'

/** The hint for a site without endpoints. */
export const NO_ENDPOINTS = 'There are none: name them in "webhooks" of vitrine.json and start the site.'

/** An endpoint with its events and the ages of its secrets. */
export function endpointLine({ url, kinds, rotatedMs, oldEndsMs }: WebhookEndpoint): string {
  const wanted = kinds.length === 0 ? 'all events' : kinds.join(', ')
  const made = rotatedMs === null ? '' : `  secret of ${utcText(rotatedMs)}`
  const old = oldEndsMs === null ? '' : ` (the earlier one until ${utcText(oldEndsMs)})`
  return plainLine(`${url}  ${wanted}${made}${old}`)
}

/** The new secret of an endpoint, and how long the earlier one holds. */
export const rotatedLines = ({
  secret,
  oldEndsMs,
}: Pick<WebhookEndpoint, 'oldEndsMs'> & { readonly secret: string }): readonly string[] => [
  `The new secret, which is shown only now, is ${secret}`,
  oldEndsMs === null
    ? 'The earlier one signs nothing any more.'
    : `Events are signed with the earlier one too until ${utcText(oldEndsMs)}.`,
]
