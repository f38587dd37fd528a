import { extname } from 'node:path'

/** A kind of file that belongs on the web. */
export interface FileType {
  /** Media type for `Content-Type`. */
  readonly mediaType: string
  /** True if compression makes it much smaller. */
  readonly isText: boolean
}

const text = (mediaType: string): FileType => ({ mediaType, isText: true })
const binary = (mediaType: string): FileType => ({ mediaType, isText: false })

/** The file types of pages and their parts, by file extension. No other types are served. */
const WEB_TYPES: ReadonlyMap<string, FileType> = new Map([
  ['.html', text('text/html;charset=utf-8')],
  ['.htm', text('text/html;charset=utf-8')],
  ['.css', text('text/css;charset=utf-8')],
  ['.js', text('text/javascript;charset=utf-8')],
  ['.mjs', text('text/javascript;charset=utf-8')],
  ['.json', text('application/json')],
  ['.map', text('application/json')],
  ['.geojson', text('application/geo+json')],
  ['.lottie', binary('application/zip+dotlottie')],
  ['.riv', binary('application/octet-stream')],
  ['.splinecode', binary('application/octet-stream')],
  ['.webmanifest', text('application/manifest+json')],
  ['.txt', text('text/plain;charset=utf-8')],
  ['.xml', text('application/xml')],
  ['.xsl', text('application/xslt+xml')],
  ['.rss', text('application/rss+xml')],
  ['.atom', text('application/atom+xml')],
  ['.vtt', text('text/vtt;charset=utf-8')],
  ['.wasm', text('application/wasm')],
  ['.svg', text('image/svg+xml')],
  ['.ico', binary('image/x-icon')],
  ['.png', binary('image/png')],
  ['.apng', binary('image/apng')],
  ['.jpg', binary('image/jpeg')],
  ['.jpeg', binary('image/jpeg')],
  ['.jfif', binary('image/jpeg')],
  ['.gif', binary('image/gif')],
  ['.webp', binary('image/webp')],
  ['.avif', binary('image/avif')],
  ['.heic', binary('image/heic')],
  ['.bmp', text('image/bmp')],
  ['.cur', binary('image/x-icon')],
  ['.woff', binary('font/woff')],
  ['.woff2', binary('font/woff2')],
  ['.ttf', text('font/ttf')],
  ['.otf', text('font/otf')],
  ['.eot', text('application/vnd.ms-fontobject')],
  ['.mp4', binary('video/mp4')],
  ['.m4v', binary('video/mp4')],
  ['.webm', binary('video/webm')],
  ['.ogv', binary('video/ogg')],
  ['.mov', binary('video/quicktime')],
  ['.m3u8', text('application/vnd.apple.mpegurl')],
  ['.mp3', binary('audio/mpeg')],
  ['.m4a', binary('audio/mp4')],
  ['.aac', binary('audio/aac')],
  ['.ogg', binary('audio/ogg')],
  ['.oga', binary('audio/ogg')],
  ['.opus', binary('audio/ogg')],
  ['.wav', binary('audio/wav')],
  ['.flac', binary('audio/flac')],
  ['.glb', binary('model/gltf-binary')],
  ['.gltf', text('model/gltf+json')],
  ['.usdz', binary('model/vnd.usdz+zip')],
  ['.pdf', binary('application/pdf')],
  ['.ics', text('text/calendar;charset=utf-8')],
  ['.vcf', text('text/vcard;charset=utf-8')],
])

/**
 * The downloads of a site. An owner's private tables and archives have the same types, so the folder decides.
 */
const DOWNLOAD_TYPES: ReadonlyMap<string, FileType> = new Map([
  ['.doc', binary('application/msword')],
  ['.docx', binary('application/vnd.openxmlformats-officedocument.wordprocessingml.document')],
  ['.xls', binary('application/vnd.ms-excel')],
  ['.xlsx', binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')],
  ['.ppt', binary('application/vnd.ms-powerpoint')],
  ['.pptx', binary('application/vnd.openxmlformats-officedocument.presentationml.presentation')],
  ['.odt', binary('application/vnd.oasis.opendocument.text')],
  ['.ods', binary('application/vnd.oasis.opendocument.spreadsheet')],
  ['.odp', binary('application/vnd.oasis.opendocument.presentation')],
  ['.rtf', text('application/rtf')],
  ['.epub', binary('application/epub+zip')],
  ['.zip', binary('application/zip')],
])

const DOWNLOAD_FOLDERS: ReadonlySet<string> = new Set(['documents', 'downloads'])

/** Files without an extension that programs request by these names (RFC 8615). */
const WELL_KNOWN: FileType = text('application/json')

/**
 * The type of a file in a site folder; null: not served. Word processor files, tables and archives are served
 * only from the folders `documents` and `downloads`, in which exports have them.
 */
export function fileTypeOf(segments: readonly string[]): FileType | null {
  const end = extname(segments.at(-1) ?? '').toLowerCase()
  if (end === '' && segments[0] === '.well-known') return WELL_KNOWN
  const folder = (segments[0] ?? '').toLowerCase()
  const download = segments.length > 1 && DOWNLOAD_FOLDERS.has(folder) ? DOWNLOAD_TYPES.get(end) : undefined
  return WEB_TYPES.get(end) ?? download ?? null
}
