import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  beginContentCheck,
  checkFormFile,
  continueContentCheck,
  isContentAccepted,
  UPLOAD_CONTENTS,
} from '../../../../core/site/index.js'

/** The content of a file, as text of one letter for each byte. */
const isTaken = (name: string, content: string, pieceBytes = 1000): boolean => {
  const checked = checkFormFile(name, content.length)
  if (!checked.ok) throw new Error(name)
  const bytes = Buffer.from(content, 'latin1')
  let check = beginContentCheck(checked.value.content)
  for (let at = 0; at < bytes.length; at += pieceBytes)
    check = continueContentCheck(check, bytes.subarray(at, at + pieceBytes))
  return isContentAccepted(check)
}
const ZIP = 'PK\x03\x04'.padEnd(30, '\0')
const docx = `${ZIP}[Content_Types].xml${'x'.repeat(5000)}`
const docm = `${docx}word/vbaProject.bin${'x'.repeat(100)}`
const doc = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'.padEnd(5000, 'x')
const docWithProgram = `${doc}${[...'_VBA_PROJECT'].map((letter) => `${letter}\0`).join('')}x`
const docmDoubled = docm.replace('vba', 'vvba')
const exe = 'MZ\x90\0\x03\0\0\0'.padEnd(600, '\0')
const jpeg = '\xFF\xD8\xFF\xE0'.padEnd(400, 'x')

describe('content of an uploaded file', () => {
  it.each([
    ['cv.pdf', '%PDF-1.7\n'.padEnd(300, 'x'), true],
    ['cv.pdf', '%PDF-', true],
    ['cv.pdf', '%PDF', false],
    ['cv.pdf', '', false],
    ['cv.pdf', exe, false],
    ['cv.pdf', '<html><script>', false],
    ['me.jpg', jpeg, true],
    ['me.png', jpeg, false],
    ['me.jpg', '<svg onload=alert(1)>', false],
    ['me.heic', '\0\0\0\x18ftypheic'.padEnd(200, 'x'), true],
    ['me.webp', 'RIFF\0\0\0\0WEBP'.padEnd(200, 'x'), true],
    ['sound.wav', 'RIFF\0\0\0\0WEBP'.padEnd(200, 'x'), false],
    ['letter.docx', docx, true],
    ['letter.docx', docm, false],
    ['letter.docx', docmDoubled, false],
    ['letter.docx', ZIP.padEnd(500, 'x'), false],
    ['letter.odt', `${ZIP}mimetypeapplication/vnd.oasis.opendocument.text`.padEnd(300, 'x'), true],
    ['letter.odt', docx, false],
    ['letter.doc', doc, true],
    ['letter.doc', docWithProgram, false],
    ['letter.doc', docx, false],
    ['notes.txt', 'Grüße\r\n\tAda', true],
    ['notes.txt', '', true],
    ['notes.txt', exe, false],
    ['table.csv', 'a;b\n1;2', true],
    ['table.csv', 'a\0b', false],
  ])('%s: %#', (name, content, expected) => {
    expect(isTaken(name, content)).toBe(expected)
  })

  it('is judged the same for any pieces', () => {
    const samples = [docx, docm, doc, docWithProgram, exe, jpeg, '%PDF-1.7', 'text']
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.constantFrom('a.docx', 'a.doc', 'a.pdf', 'a.jpg', 'a.txt'),
        fc.integer({ min: 1, max: 300 }),
        (content, name, pieceBytes) => {
          expect(isTaken(name, content, pieceBytes)).toBe(isTaken(name, content, content.length + 1))
        },
      ),
    )
  })

  it.each([
    ['letter.docx', docx, '[Content_Types].xml'],
    ['letter.docx', docm, 'vbaProject.bin'],
    ['letter.docx', docmDoubled, 'vbaProject.bin'],
    ['letter.doc', docWithProgram, '_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0'],
  ])('is judged the same if the signature of %s is cut: %#', (name, content, wanted) => {
    const begin = content.indexOf(wanted)
    expect(begin).toBeGreaterThan(0)
    const whole = isTaken(name, content, content.length)
    for (let cut = begin; cut <= begin + wanted.length; cut += 1)
      expect([cut, isTaken(name, content, cut)]).toEqual([cut, whole])
    for (let pieceBytes = 1; pieceBytes <= wanted.length; pieceBytes += 1)
      expect([pieceBytes, isTaken(name, content, pieceBytes)]).toEqual([pieceBytes, whole])
  })

  it('is recognised by its beginning, among those allowed for its ending', () => {
    for (const [ending, content] of Object.entries(UPLOAD_CONTENTS)) {
      if (content.tag === 'text') continue
      const { magic, offset = 0, contains = '' } = content
      for (const begin of magic) {
        const file = `${'x'.repeat(offset)}${begin}${'x'.repeat(200)}${contains}`
        expect([ending, begin, isTaken(`a.${ending}`, file)]).toEqual([ending, begin, true])
        expect([ending, begin, isTaken(`a.${ending}`, `~${file}`)]).toEqual([ending, begin, false])
      }
    }
  })

  it('is never a program of Windows or Linux or a page, under any name', () => {
    for (const ending of Object.keys(UPLOAD_CONTENTS))
      for (const content of [exe, '\x7FELF\x02\x01\x01\0'.padEnd(600, '\0')])
        expect([ending, isTaken(`a.${ending}`, content)]).toEqual([ending, false])
  })
})
