/** How an answer may be compressed: `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The smallest packing that a request's `Accept-Encoding` allows (RFC 9110 12.5.3): Brotli, then gzip, then
 * none.
 */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding {
  const weights = new Map(
    [header ?? []]
      .flat()
      .join(',')
      .toLowerCase()
      .split(',')
      .map((part): readonly [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight) || 0]
      }),
  )
  const isAllowed = (name: Encoding): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return isAllowed('br') ? 'br' : isAllowed('gzip') ? 'gzip' : 'identity'
}
