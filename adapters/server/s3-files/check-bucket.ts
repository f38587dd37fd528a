import { randomUUID } from 'node:crypto'
import { readKeptFile } from '../../../core/ports/platform/read-kept-file.js'
import { openS3FileStore } from './s3-file-store.js'
import type { S3Options } from './s3-file-store.js'

/** A fault that makes a bucket unusable. `missing`: the S3 package is not installed. */
export type BucketFault =
  | { readonly tag: 'missing' | 'not-written' | 'not-read' | 'not-removed'; readonly message: string }
  /** Files or their list are public: a stranger with an address can read them. */
  | { readonly tag: 'public'; readonly address: string }

const PUBLIC_TIMEOUT_MS = 10_000

/** The public address of a bucket's file with a key. */
const addressOf = ({ bucket, region, endpoint }: S3Options, key: string): string =>
  endpoint === null
    ? `https://${bucket}.s3.${region}.amazonaws.com/${key}`
    : `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`

async function isOpen(address: string, read: typeof fetch): Promise<boolean> {
  try {
    const answer = await read(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PUBLIC_TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Checks that a bucket stores, returns and removes a file of the site, and is not public. The check uses a
 * file of a few letters and leaves nothing behind.
 */
export async function checkBucket(
  options: S3Options,
  read: typeof fetch = fetch,
): Promise<readonly BucketFault[]> {
  let said = ''
  const opened = await openS3FileStore(options, (message) => (said = message))
  if (!opened.ok) return [{ tag: 'missing', message: opened.failure }]
  const store = opened.value
  const key = `doctor/${randomUUID()}`
  const content = Buffer.from(`vitrine doctor ${key}`)
  async function* once() {
    yield content
  }
  const put = await store.put(key, once())
  if (!put.ok) return [{ tag: 'not-written', message: said }]
  const faults: BucketFault[] = []
  const got = await readKeptFile(store, key)
  if (!got.ok || got.value === null || !content.equals(got.value))
    faults.push({
      tag: 'not-read',
      message:
        got.ok && got.value !== null ? 'It returned another content.' : said || 'It did not find the file.',
    })
  for (const path of [`${options.prefix}/${key}`, '']) {
    const address = addressOf(options, path)
    if (await isOpen(address, read)) faults.push({ tag: 'public', address })
  }
  const removed = await store.remove(key)
  if (!removed.ok) faults.push({ tag: 'not-removed', message: said })
  else {
    const left = await readKeptFile(store, key)
    if (left.ok && left.value !== null)
      faults.push({ tag: 'not-removed', message: 'It is still there afterwards.' })
  }
  return faults
}
