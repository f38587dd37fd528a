import { means, members, textOf } from '../settings-kit.js'
import { webAddress } from '../web-address.js'

const isCollector = (text: string): boolean => webAddress(text)?.search === ''

/** The collector of traces: `telemetry` in `vitrine.json` (docs/traces.md). */
export const telemetry = members({
  collector: means(
    'the address of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`',
    textOf('an address such as http://localhost:4318, without user name and query', isCollector),
  ),
})
