/** The frame of an embed code. */
export interface EmbedFrame {
  /** An https address. */
  readonly src: string
  readonly title: string
  readonly allow: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' }

/**
 * Reads the address of the frame in an embed code, without parsing the code as markup; undefined if there is
 * no frame with an https (or protocol-relative) address.
 */
export function parseEmbedFrame(html: string): EmbedFrame | undefined {
  const start = html.search(/<iframe\b/i)
  const end = html.indexOf('>', start)
  const tag = start === -1 || end === -1 ? undefined : html.slice(start, end + 1)
  const src = tag && attribute(tag, 'src')
  if (!tag || !src) return undefined
  const address = src.startsWith('//') ? `https:${src}` : src
  if (!/^https:\/\//i.test(address)) return undefined
  return { src: address, title: attribute(tag, 'title') ?? 'video', allow: attribute(tag, 'allow') ?? '' }
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value?.replace(/&(amp|quot|#39|lt|gt);/g, (_, entity: string) => ENTITIES[entity] ?? '')
}
