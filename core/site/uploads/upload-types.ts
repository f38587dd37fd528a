/**
 * The content that an ending requires. Bytes are written as text, one letter for each. `text` contains no
 * control characters.
 */
export type UploadContent = { readonly tag: 'text' } | BinaryContent

/** Content that is recognised by some of its bytes. */
export interface BinaryContent {
  readonly tag: 'binary'
  /** One of these is at the beginning, or `offset` bytes after it. */
  readonly magic: readonly string[]
  readonly offset?: number
  /** Must occur somewhere. */
  readonly contains?: string
  /** Must not occur anywhere. */
  readonly lacks?: string
}

const OPEN_DOCUMENT: BinaryContent = {
  tag: 'binary',
  magic: ['mimetypeapplication/vnd.oasis.opendocument'],
  offset: 30,
}
/** The name of the storage for programs inside Office files: plain in a zip, UTF-16 in older files. */
const OFFICE: BinaryContent = {
  tag: 'binary',
  magic: ['PK\x03\x04'],
  contains: '[Content_Types].xml',
  lacks: 'vbaProject.bin',
}
const OLD_OFFICE: BinaryContent = {
  tag: 'binary',
  magic: ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
  lacks: '_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0',
}
const JPEG: BinaryContent = { tag: 'binary', magic: ['\xFF\xD8\xFF'] }
const TIFF: BinaryContent = { tag: 'binary', magic: ['II*\0', 'MM\0*'] }
/** The first boxes of files in the MPEG-4 family, which tell the format. */
const BOXES: BinaryContent = {
  tag: 'binary',
  magic: ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'],
  offset: 4,
}
const IMAGE_BOX: BinaryContent = { tag: 'binary', magic: ['ftyp'], offset: 4 }
const MPEG: BinaryContent = { tag: 'binary', magic: ['\0\0\x01\xBA', '\0\0\x01\xB3'] }
const OGG: BinaryContent = { tag: 'binary', magic: ['OggS'] }
const MATROSKA: BinaryContent = { tag: 'binary', magic: ['\x1A\x45\xDF\xA3'] }
const WINDOWS_MEDIA: BinaryContent = { tag: 'binary', magic: ['\x30\x26\xB2\x75\x8E\x66\xCF\x11'] }
const TEXT: UploadContent = { tag: 'text' }

/** The allowed contents by ending, in lower case; other endings may not be uploaded. */
export const UPLOAD_CONTENTS: Readonly<Record<string, UploadContent>> = {
  avif: IMAGE_BOX,
  bmp: { tag: 'binary', magic: ['BM'] },
  gif: { tag: 'binary', magic: ['GIF87a', 'GIF89a'] },
  heic: IMAGE_BOX,
  heif: IMAGE_BOX,
  jpeg: JPEG,
  jpg: JPEG,
  png: { tag: 'binary', magic: ['\x89PNG\r\n\x1A\n'] },
  tif: TIFF,
  tiff: TIFF,
  webp: { tag: 'binary', magic: ['WEBP'], offset: 8 },

  csv: TEXT,
  doc: OLD_OFFICE,
  docx: OFFICE,
  odp: OPEN_DOCUMENT,
  ods: OPEN_DOCUMENT,
  odt: OPEN_DOCUMENT,
  pdf: { tag: 'binary', magic: ['%PDF-'] },
  ppt: OLD_OFFICE,
  pptx: OFFICE,
  rtf: { tag: 'binary', magic: ['{\\rtf'] },
  txt: TEXT,
  xls: OLD_OFFICE,
  xlsx: OFFICE,

  aac: { tag: 'binary', magic: ['\xFF\xF1', '\xFF\xF9'] },
  avi: { tag: 'binary', magic: ['AVI '], offset: 8 },
  flac: { tag: 'binary', magic: ['fLaC'] },
  m4a: BOXES,
  m4v: BOXES,
  mkv: MATROSKA,
  mov: BOXES,
  mp3: { tag: 'binary', magic: ['ID3', '\xFF\xFB', '\xFF\xFA', '\xFF\xF3', '\xFF\xF2'] },
  mp4: BOXES,
  mpeg: MPEG,
  mpg: MPEG,
  oga: OGG,
  ogg: OGG,
  ogv: OGG,
  wav: { tag: 'binary', magic: ['WAVE'], offset: 8 },
  webm: MATROSKA,
  wma: WINDOWS_MEDIA,
  wmv: WINDOWS_MEDIA,
}

/** The endings of pictures. */
export const IMAGE_ENDINGS: readonly string[] = [
  'avif',
  'bmp',
  'gif',
  'heic',
  'heif',
  'jpeg',
  'jpg',
  'png',
  'tif',
  'tiff',
  'webp',
]
