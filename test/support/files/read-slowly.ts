import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** Longer than the time after which a server asks again whether a reader may go on. */
const LATER_MS = 2500

/** Reads the beginning of an answer, waits for `meanwhile` and reads on later; true: the whole content came. */
export async function readSlowly(
  url: string,
  headers: Readonly<Record<string, string>>,
  meanwhile: () => unknown,
): Promise<boolean> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject)
  })
  if (response.statusCode !== 200) throw new Error(`The answer has the status ${response.statusCode}.`)
  await meanwhile()
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  let bytes = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>) bytes += piece.length
  } catch {
    return false
  }
  return bytes === Number(response.headers['content-length'])
}
