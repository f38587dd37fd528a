import { toList, toRecord } from '../../shared/index.js'
import { parseEmbedFrame } from '../policy/embed-frame.js'
import type { EmbedFrame } from '../policy/embed-frame.js'

/** One thing that a lightbox shows; sizes in px, 0 when unknown. */
export interface LightboxItem {
  readonly content:
    | { readonly tag: 'image'; readonly url: string }
    | { readonly tag: 'frame'; readonly frame: EmbedFrame }
  readonly widthPx: number
  readonly heightPx: number
  readonly caption: string
  readonly alt: string
  readonly thumbnailUrl: string
}

/** The content of one lightbox link; links of one group share a gallery. */
export interface LightboxContent {
  readonly items: readonly LightboxItem[]
  readonly group: string | undefined
}

/**
 * Reads the JSON of a lightbox link in its present and its older form (reference/widgets#lightbox); other
 * content gives no items.
 */
export function parseLightbox(json: string): LightboxContent {
  const data = toRecord(parseJson(json))
  const older = [...toList(data['images']), ...(data['embed'] ? [data['embed']] : [])]
  const entries = Array.isArray(data['items']) ? toList(data['items']) : older
  const group = textOf(data['group']) || textOf(data['groupId']) || undefined
  return { items: entries.flatMap((entry) => parseItem(toRecord(entry))), group }
}

function parseItem(data: Readonly<Record<string, unknown>>): readonly LightboxItem[] {
  const url = textOf(data['url'])
  const frame = parseEmbedFrame(textOf(data['html']))
  const isImage = url !== '' && data['type'] !== 'video' && !frame
  if (!isImage && !frame) return []
  return [
    {
      content: frame ? { tag: 'frame', frame } : { tag: 'image', url },
      widthPx: numberOf(data['width']),
      heightPx: numberOf(data['height']),
      caption: textOf(data['caption']),
      alt: textOf(data['alt']),
      thumbnailUrl: textOf(data['thumbnailUrl']) || (isImage ? url : ''),
    },
  ]
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => {
  const number = Number(value)
  return number > 0 && Number.isFinite(number) ? number : 0
}
