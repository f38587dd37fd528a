import { means, members, textOf } from '../settings-kit.js'

const isCollector = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && url.username === '' && url.password === '' && url.search + url.hash === ''
  return isPlain && /^https?:$/.test(url.protocol)
}

/** The collector of traces: `telemetry` in `vitrine.json` (docs/traces.md). */
export const telemetry = members({
  collector: means(
    'the address of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`',
    textOf('an address such as http://localhost:4318, without user name and query', isCollector),
  ),
})
