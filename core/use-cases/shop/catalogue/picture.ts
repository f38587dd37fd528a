import type { Image, Video } from '../../../catalog/index.js'

const YOUTUBE = new RegExp(
  String.raw`^https://(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com/` +
    String.raw`(?:watch\?(?:[^#\s]*&)?v=|embed/|shorts/)|youtu\.be/)([\w-]{6,})`,
)

const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/

const SHAPE = { width: 1280, height: 720 } as const

/**
 * A picture in a catalogue file: its address, or the address of a video at YouTube or Vimeo, optionally
 * followed by a space and the address of its still picture. YouTube has a still picture of every video.
 */
export function parsePicture(text: string): Image {
  const [address = '', still = ''] = text.split(/\s+/)
  const film = filmAt(address)
  if (film === null) return { url: text, alt: null, name: nameOf(text) }
  const url = still === '' ? film.still : still
  return { url, alt: null, name: url === '' ? null : nameOf(url), video: film.video }
}

function filmAt(url: string): { readonly video: Video; readonly still: string } | null {
  const youtube = YOUTUBE.exec(url)?.[1]
  if (youtube !== undefined)
    return {
      video: { url, html: player(`https://www.youtube-nocookie.com/embed/${youtube}`), ...SHAPE },
      still: `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg`,
    }
  const vimeo = VIMEO.exec(url)?.[1]
  return vimeo === undefined
    ? null
    : { video: { url, html: player(`https://player.vimeo.com/video/${vimeo}`), ...SHAPE }, still: '' }
}

const player = (src: string): string =>
  `<iframe src="${src}" title="Video" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`

const nameOf = (url: string): string | null => url.split(/[?#]/)[0]?.split('/').at(-1) ?? null
