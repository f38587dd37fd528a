import type { Element } from 'domhandler'
import { decodeText } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { attributeOf, ownText, unique } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { inPieces } from './in-pieces.js'
import type { PageScript } from './scripts.js'

/** Hosts of pictures and films, and of pages in frames, as sources of a content security policy. */
export interface NamedHosts {
  readonly media: readonly string[]
  readonly frames: readonly string[]
}

/**
 * Addresses in any text, also as JSON writes them (`https:\/\/`); one without a scheme only at the start of a word.
 * Plain HTTP is loaded over HTTPS.
 */
const ADDRESS = /(?:https?:|(?<![\w:/\\]))(?:\\?\/){2}([a-z\d-][\w.-]{0,252})(:\d{1,5})?/gi
const MAX_ADDRESSES = 100_000
const MAX_FRAMES = 10_000

/** The host of XML namespaces, which are no file addresses. */
const NAMESPACES = 'www.w3.org'

/** The hosts of videos that the page script shows in a player, with the hosts of their preview pictures. */
const PLAYERS: readonly { readonly of: RegExp; readonly media: readonly string[]; readonly frame: string }[] =
  [
    {
      of: /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
      media: ['https://i.ytimg.com'],
      frame: 'https://www.youtube-nocookie.com',
    },
    { of: /(?:^|\.)vimeo\.com$/, media: [], frame: 'https://player.vimeo.com' },
  ]

/** The hosts in a text, each once: `https://cdn.example.com`. */
export function hostsIn(text: string): readonly string[] {
  const hosts = new Set<string>()
  let left = MAX_ADDRESSES
  for (const [, host = '', port = ''] of text.matchAll(ADDRESS)) {
    if ((left -= 1) < 0) break
    const name = host.toLowerCase()
    if ((name.includes('.') || port !== '') && name !== NAMESPACES) hosts.add(`https://${name}${port}`)
  }
  return [...hosts]
}

/** The hosts of the players for videos of these hosts. */
const playersOf = (hosts: readonly string[]): NamedHosts => {
  const players = PLAYERS.filter(({ of }) => hosts.some((host) => of.test(new URL(host).hostname)))
  return {
    media: players.flatMap(({ media }) => media),
    frames: players.map(({ frame }) => frame),
  }
}

/** The iframe tags in a text. In data quotes may be doubled or escaped, so a tag ends at any bracket. */
function framesIn(text: string): string {
  const tags: string[] = []
  for (const [tag] of text.matchAll(/<iframe\b[^<>]{0,4000}/gi)) if (tags.push(tag) >= MAX_FRAMES) break
  return tags.join(' ')
}

/** The hosts in data: a table of products or items, settings of a gallery. */
export function hostsOfData(text: string): NamedHosts {
  const hosts = hostsIn(text)
  const players = playersOf(hosts)
  const frames = hostsIn(framesIn(text))
  return { media: unique([...hosts, ...players.media]), frames: unique([...frames, ...players.frames]) }
}

const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame', 'embed', 'object'])
const LOADED: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'data',
  'background',
  'style',
])
/** Elements whose `href` is loaded, not followed. */
const LOADS_BY_HREF: ReadonlySet<string> = new Set(['image', 'use', 'feimage'])

function loads(element: Element, attribute: string): boolean {
  if (element.name === 'script') return false
  if (attribute === 'href' || attribute === 'xlink:href')
    return (
      LOADS_BY_HREF.has(element.name.toLowerCase()) ||
      (element.name === 'link' &&
        /\b(?:icon|preload|prefetch|apple-touch|mask)/i.test(attributeOf(element, 'rel') ?? ''))
    )
  return LOADED.has(attribute) || attribute.startsWith('data-')
}

const loadedText = (element: Element): string =>
  Object.entries(element.attribs)
    .filter(([name]) => loads(element, name))
    .map(([, value]) => value)
    .join(' ')

/** The hosts in the markup of a page, its styles and data included. */
export function* namedHostSteps({ elements }: ParsedPage, scripts: readonly PageScript[]): Steps<NamedHosts> {
  const data = scripts.flatMap((script) =>
    // Templates are percent-encoded; structured data for search engines name no displayed file.
    script.tag === 'data' && !/ld\+json/i.test(script.type) ? [script.text] : [],
  )
  const ofElements = (read: readonly Element[]) => inPieces(read, (each) => hostsIn(loadedText(each)))
  const frames = yield* ofElements(elements.filter(({ name }) => FRAMES.has(name)))
  const media = yield* ofElements(elements.filter(({ name }) => !FRAMES.has(name)))
  const styles = yield* inPieces(elements, (each) => (each.name === 'style' ? hostsIn(ownText(each)) : []))
  const ofData: NamedHosts[] = []
  for (const text of data) {
    yield
    ofData.push(hostsOfData(decodeText(text)))
  }
  return {
    media: unique([...media, ...styles, ...ofData.flatMap((each) => each.media)]),
    frames: unique([...frames, ...ofData.flatMap((each) => each.frames), ...playersOf(media).frames]),
  }
}
