import { inflateSync } from 'node:zlib'

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** The inflated streams of a PDF, by object number; each has the length that its dictionary states. */
function streamsOf(pdf: string): ReadonlyMap<string, string> {
  const streams = new Map<string, string>()
  for (const object of pdf.matchAll(/\n(\d+) 0 obj\n((?:(?!endobj)[\s\S])*?)\nstream\r?\n/g)) {
    const [head, id = '', dictionary = ''] = object
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    const start = object.index + head.length
    const bytes = Buffer.from(pdf.slice(start, start + length), 'latin1')
    streams.set(id, dictionary.includes('FlateDecode') ? latin(inflateSync(bytes)) : latin(bytes))
  }
  return streams
}

const fromUtf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)))

/** The letters of a font by the code of their glyph. */
function lettersOf(cmap: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => fromUtf16(hex.replace(/\s/g, '')))
    texts.forEach((text, index) => letters.set(parseInt(first, 16) + index, text))
  }
  return letters
}

/** The text of a PDF with embedded fonts, read as a program does: each run by the letters that its font names. */
export function pdfText(bytes: Uint8Array): string {
  const pdf = latin(bytes)
  const streams = streamsOf(pdf)
  const fonts = new Map<string, ReadonlyMap<number, string>>()
  for (const [, name = '', font = ''] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const object = new RegExp(`\\n${font} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(pdf)?.[1] ?? ''
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(object)?.[1] ?? ''
    fonts.set(name, lettersOf(streams.get(cmap) ?? ''))
  }
  const runs: string[] = []
  for (const content of streams.values()) {
    let letters: ReadonlyMap<number, string> = new Map()
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? letters
      const hex = [...(shown ?? '').matchAll(/<(\w+)>/g)].map(([, part = '']) => part).join('')
      if (hex !== '')
        runs.push(
          (hex.match(/.{4}/g) ?? []).map((code) => letters.get(parseInt(code, 16)) ?? '\ufffd').join(''),
        )
    }
  }
  return runs.join('\n')
}
