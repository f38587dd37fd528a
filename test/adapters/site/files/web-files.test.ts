import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fileTypeOf } from '../../../../adapters/site/files/file-types.js'
import { isPrivate } from '../../../../adapters/site/files/index.js'

const PRIVATE = [
  'catalogue.csv',
  'members.csv',
  'composer.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'node_modules',
  'vitrine.json',
  'vitrine.access.json',
  'vitrine.a.b.json',
  '.env',
  '.git',
  '.DS_Store',
  '.',
  '~$letter.docx',
  '#index.html#',
  'index.html~',
  ...['bak', 'backup', 'old', 'orig', 'save', 'swp', 'swo', 'tmp'].flatMap((end) => [
    `index.html.${end}`,
    `index.${end}.html`,
  ]),
]

describe('a file of a site folder', () => {
  it('is private by the name of any part of its path, in any spelling', () => {
    const part = fc.constantFrom('shop', 'a.b', 'images', '.well-known')
    fc.assert(
      fc.property(
        fc.constantFrom(...PRIVATE),
        fc.array(part, { maxLength: 3 }),
        fc.array(part, { maxLength: 3 }),
        fc.constantFrom<(name: string) => string>(
          (name) => name,
          (name) => name.toUpperCase(),
          // Full-width letters are the same letters to file systems that fold them.
          (name) => name.replace(/[a-z]/, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
        ),
        (name, before, behind, write) => {
          expect([name, isPrivate([...before, write(name), ...behind])]).toEqual([name, true])
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    'index.html',
    'catalogue.html',
    'my-catalogue.csv',
    'members.csv.html',
    'package.json.html',
    'node_modules.html',
    'vitrine.html',
    'my-vitrine.json',
    'vitrine-json',
    '.well-known',
    'threshold.html',
    'old.html',
    'bak',
    'a.temporary.html',
    '#index.html',
    'index#.html',
    'a~b.html',
    '$letter.docx',
  ])('is not private for names that only look private: %s', (name) => {
    expect(isPrivate([name])).toBe(false)
    expect(isPrivate(['shop', name])).toBe(false)
  })
})

describe('the type of a file', () => {
  it.each([
    ['page.html', 'text/html;charset=utf-8'],
    ['page.htm', 'text/html;charset=utf-8'],
    ['a.css', 'text/css;charset=utf-8'],
    ['a.js', 'text/javascript;charset=utf-8'],
    ['a.mjs', 'text/javascript;charset=utf-8'],
    ['a.json', 'application/json'],
    ['a.map', 'application/json'],
    ['a.geojson', 'application/geo+json'],
    ['a.webmanifest', 'application/manifest+json'],
    ['a.lottie', 'application/zip+dotlottie'],
    ['a.riv', 'application/octet-stream'],
    ['a.splinecode', 'application/octet-stream'],
    ['a.txt', 'text/plain;charset=utf-8'],
    ['a.xml', 'application/xml'],
    ['a.rss', 'application/rss+xml'],
    ['a.atom', 'application/atom+xml'],
    ['a.svg', 'image/svg+xml'],
    ['a.ico', 'image/x-icon'],
    ['a.png', 'image/png'],
    ['a.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.avif', 'image/avif'],
    ['a.woff', 'font/woff'],
    ['a.woff2', 'font/woff2'],
    ['a.ttf', 'font/ttf'],
    ['a.otf', 'font/otf'],
    ['a.mp4', 'video/mp4'],
    ['a.webm', 'video/webm'],
    ['a.mp3', 'audio/mpeg'],
    ['a.wav', 'audio/wav'],
    ['a.wasm', 'application/wasm'],
    ['a.pdf', 'application/pdf'],
    ['a.vtt', 'text/vtt;charset=utf-8'],
    ['a.xsl', 'application/xslt+xml'],
    ['a.apng', 'image/apng'],
    ['a.jfif', 'image/jpeg'],
    ['a.heic', 'image/heic'],
    ['a.bmp', 'image/bmp'],
    ['a.cur', 'image/x-icon'],
    ['a.eot', 'application/vnd.ms-fontobject'],
    ['a.m4v', 'video/mp4'],
    ['a.ogv', 'video/ogg'],
    ['a.mov', 'video/quicktime'],
    ['a.m3u8', 'application/vnd.apple.mpegurl'],
    ['a.m4a', 'audio/mp4'],
    ['a.aac', 'audio/aac'],
    ['a.ogg', 'audio/ogg'],
    ['a.oga', 'audio/ogg'],
    ['a.opus', 'audio/ogg'],
    ['a.flac', 'audio/flac'],
    ['a.glb', 'model/gltf-binary'],
    ['a.gltf', 'model/gltf+json'],
    ['a.usdz', 'model/vnd.usdz+zip'],
    ['a.ics', 'text/calendar;charset=utf-8'],
    ['a.vcf', 'text/vcard;charset=utf-8'],
  ])('%s is %s', (name, mediaType) => {
    expect(fileTypeOf([name])?.mediaType).toBe(mediaType)
    expect(fileTypeOf(['folder', name])?.mediaType).toBe(mediaType)
  })

  it.each([
    'a.csv',
    'a.php',
    'a.exe',
    'a.ts',
    'a.sql',
    'a.html.exe',
    'html',
    'Makefile',
    '',
    'a.',
    'a.zip',
    'a.docx',
  ])('is not served: %j', (name) => {
    expect(fileTypeOf([name])).toBeNull()
    expect(fileTypeOf(['shop', name])).toBeNull()
    expect(fileTypeOf(['shop', 'documents', name])).toBeNull()
  })

  it.each(['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'epub', 'zip'])(
    'of a .%s is served in the folders of downloads only',
    (end) => {
      for (const folder of ['documents', 'Downloads', 'DOCUMENTS']) {
        const type = fileTypeOf([folder, 'deep', `a.${end}`])
        expect(type?.mediaType).toMatch(/^application\/[\w.+-]+$/)
        expect(type?.isText).toBe(end === 'rtf')
      }
      expect(fileTypeOf([`documents.${end}`])).toBeNull()
    },
  )

  it('of a name without an ending is known below .well-known only', () => {
    expect(fileTypeOf(['.well-known', 'assetlinks'])?.mediaType).toBe('application/json')
    expect(fileTypeOf(['.well-known', 'a.txt'])?.mediaType).toBe('text/plain;charset=utf-8')
    expect(fileTypeOf(['shop', '.well-known'])).toBeNull()
    expect(fileTypeOf([])).toBeNull()
  })
})
