/**
 * JSON has no bytes: they are sent as `{ "bytes": "<base64>" }`. No column contains JSON objects, so nothing
 * else looks like it.
 */
export const toWire = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, plain: unknown) {
    const original = this[key]
    return original instanceof Uint8Array ? { bytes: Buffer.from(original).toString('base64') } : plain
  })

/** Reads what `toWire` wrote; throws on anything else. */
export const fromWire = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    const bytes: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, 'bytes') : undefined
    return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'base64')) : value
  })
