import { extname } from 'node:path'

/** Media types of the files that are text, or shrink like text, by the end of their name. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.csv': 'text/csv;charset=utf-8',
  '.eot': 'application/vnd.ms-fontobject',
  '.htm': 'text/html;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown;charset=utf-8',
  '.mjs': 'text/javascript;charset=utf-8',
  '.otf': 'font/otf',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain;charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** The media type of a file that is worth packing; null: it is packed already, or unknown. */
export const textTypeOf = (name: string): string | null => TEXT_TYPES[extname(name).toLowerCase()] ?? null
