import type { Steps } from '../../../../core/shared/index.js'

/** Hosts of pictures and films, and of pages in frames, as sources of a content security policy. */
export interface NamedHosts {
  readonly media: readonly string[]
  readonly frames: readonly string[]
}

/** Hosts that are being collected. */
export interface HostCollector {
  /** Adds a host of markup; a video is shown in a frame. */
  readonly addMedia: (host: string) => void
  /** Adds a host of data; a video is shown with its preview picture. */
  readonly addData: (host: string) => void
  readonly addFrame: (host: string) => void
  readonly all: () => NamedHosts
}

/**
 * An address in any text, also in the notation of JSON (`https:\/\/`); one without a scheme only at the start
 * of a word. Plain HTTP is loaded over HTTPS.
 */
const ADDRESS = /(?:https?:|(?<![\w:/\\]))(?:\\?\/){2}([a-z\d-][\w.-]{0,252})(:\d{1,5})?/gi
/** The start tag of a frame. It ends at any angle bracket, since quotes in data may be doubled or escaped. */
const FRAME = /<iframe\b[^<>]{0,4000}/gi
/** The overlap of two pieces; no address and no tag of a frame is longer. */
const OVERLAP_CHARACTERS = 4_100
/** The characters of one turn, which takes some milliseconds. */
const PIECE_CHARACTERS = 65_536
/** The maximum number of hosts of each kind; a policy uses `https:` far below it. */
const MAX_HOSTS = 2_000

/** The host of XML namespaces, which are no file addresses. */
const NAMESPACES = 'www.w3.org'

/** The hosts of videos that the page script shows in a player, with the hosts of their preview pictures. */
const PLAYERS: readonly { readonly of: RegExp; readonly media: readonly string[]; readonly frame: string }[] =
  [
    {
      of: /^https:\/\/(?:[^:]*\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)(?::|$)/,
      media: ['https://i.ytimg.com'],
      frame: 'https://www.youtube-nocookie.com',
    },
    { of: /^https:\/\/(?:[^:]*\.)?vimeo\.com(?::|$)/, media: [], frame: 'https://player.vimeo.com' },
  ]

/** Collects hosts, with those of the players of their videos. */
export function createHostCollector(): HostCollector {
  const media = new Set<string>()
  const frames = new Set<string>()
  const add = (hosts: Set<string>, host: string): void => {
    if (hosts.size < MAX_HOSTS) hosts.add(host)
  }
  // Preview hosts are few, and are kept beyond the maximum too.
  const previews = new Set<string>()
  const players = new Set<string>()
  const addPlayed = (host: string, isData: boolean): void => {
    add(media, host)
    for (const player of PLAYERS) {
      if (players.has(player.frame) && !isData) continue
      if (!player.of.test(host)) continue
      players.add(player.frame)
      for (const preview of isData ? player.media : []) previews.add(preview)
    }
  }
  return {
    addMedia: (host) => addPlayed(host, false),
    addData: (host) => addPlayed(host, true),
    addFrame: (host) => add(frames, host),
    all: () => ({
      media: [...new Set([...media, ...previews])],
      frames: [...new Set([...frames, ...players])],
    }),
  }
}

/** A piece of a text that overlaps the next one: matches from `end` on belong to the next piece. */
interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Pieces of a text, each with the character before it. */
function* piecesOf(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
    const from = Math.max(0, at - 1)
    const piece = text.slice(from, at + PIECE_CHARACTERS + OVERLAP_CHARACTERS)
    yield { text: piece, start: at - from, end: at - from + PIECE_CHARACTERS }
  }
}

function* matchesIn({ text, start, end }: Piece, pattern: RegExp): Generator<RegExpExecArray> {
  const own = new RegExp(pattern)
  own.lastIndex = start
  for (let match = own.exec(text); match !== null && match.index < end; match = own.exec(text)) yield match
}

function addHosts(piece: Piece, add: (host: string) => void): void {
  for (const [, host = '', port = ''] of matchesIn(piece, ADDRESS)) {
    const name = host.toLowerCase()
    if ((name.includes('.') || port !== '') && name !== NAMESPACES) add(`https://${name}${port}`)
  }
}

/** Finds the hosts in a text, with a turn of the event loop after each long piece. */
export function* textHostSteps(text: string, add: (host: string) => void): Steps<void> {
  for (const piece of piecesOf(text)) {
    if (piece.start > 0) yield
    addHosts(piece, add)
  }
}

/** Decodes percent-encoded ASCII, of which addresses and tags are made; a text with a stray `%` is unchanged. */
function* decodedSteps(text: string): Steps<string> {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const ends = Math.min(at + PIECE_CHARACTERS, text.length)
    const open = ends < text.length ? text.slice(ends - 2, ends).indexOf('%') : -1
    const piece = text.slice(at, open < 0 ? ends : ends - 2 + open)
    if (/%(?![\da-f]{2})/i.test(piece)) return text
    parts.push(
      piece.replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )
    at += piece.length
    yield
  }
  return parts.join('')
}

/** Finds the hosts in data: a table of products or items, settings of a gallery. */
export function* dataHostSteps(text: string, { addData, addFrame }: HostCollector): Steps<void> {
  for (const piece of piecesOf(text)) {
    if (piece.start > 0) yield
    addHosts(piece, addData)
    for (const [tag] of matchesIn(piece, FRAME)) addHosts({ text: tag, start: 0, end: tag.length }, addFrame)
  }
}

/** Finds the hosts in data of a page, which may be percent-encoded. */
export function* pageDataHostSteps(text: string, hosts: HostCollector): Steps<void> {
  yield* dataHostSteps(text.includes('%') ? yield* decodedSteps(text) : text, hosts)
}
