import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { checkFormFile, UPLOAD_CONTENTS } from '../../../../core/site/index.js'

const outcome = (name: string, sizeBytes = 1): string => {
  const checked = checkFormFile(name, sizeBytes)
  return checked.ok ? checked.value.name : checked.failure
}
const REFUSED = 'InvalidFileTypeError'
const TOO_LARGE = 'MaxFileSizeError'
const RUNNABLE = ['exe', 'bat', 'js', 'html', 'php', 'svg', 'url', 'lnk', 'ps1', 'docm', 'scr', 'msi', 'zip']

describe('a file for a form', () => {
  it.each([
    ['cv.pdf', 10 * 1024 * 1024, 'cv.pdf'],
    ['cv.pdf', 10 * 1024 * 1024 + 1, TOO_LARGE],
    ['me.JPG', 4 * 1024 * 1024, 'me.JPG'],
    ['me.JPG', 4 * 1024 * 1024 + 1, TOO_LARGE],
    ['cv.pdf', Number.NaN, TOO_LARGE],
    ['cv.pdf', -1, TOO_LARGE],
    ['cv.pdf', 1.5, TOO_LARGE],
  ])('%s of %d bytes: %s', (name, size, expected) => {
    expect(outcome(name, size)).toBe(expected)
  })

  it.each([
    ['run.exe', REFUSED],
    ['run.exe. ', REFUSED],
    ['invoice.exe. .', REFUSED],
    ['invoice.docm', REFUSED],
    ['invoice.url', REFUSED],
    ['page.HTML', REFUSED],
    ['drawing.svg', REFUSED],
    ['archive.zip', REFUSED],
    ['invoice.exe.pdf', REFUSED],
    ['invoice.exe .pdf', REFUSED],
    ['invoice.EXE.tar.pdf', REFUSED],
    ['invoice.html.txt', REFUSED],
    // Written from right to left this reads "invoicefdp.exe", and the other way round.
    ['invoice\u202Efdp.exe', REFUSED],
    ['invoice.exe\u202E.pdf', REFUSED],
    ['invoice.e\u200Bxe.pdf', REFUSED],
    ['invoice.exe\u200B', REFUSED],
    ['invoice．exe.pdf', REFUSED],
    ['invoice․exe.pdf', REFUSED],
    ['invoice.ｅｘｅ', REFUSED],
    ['invoice.pdf\0.exe', REFUSED],
    ['invoice.pdf:stream.exe', REFUSED],
    ['invoice.exe:.pdf', REFUSED],
    ['invoice.exe：$DATA.pdf', REFUSED],
    ['invoice.exe/.pdf', REFUSED],
    ['invoice.asp;.pdf', REFUSED],
    ['invoice.exe；x.pdf', REFUSED],
    ['invoice.php%00.pdf', REFUSED],
    ['invoice.exe%20.pdf', REFUSED],
    ['invoice.html#.pdf', REFUSED],
    ['invoice.exe\u2800\u2800\u2800.pdf', REFUSED],
    ['invoice.exe\u3164.pdf', REFUSED],
    ['invoice.e\u034Fxe.pdf', REFUSED],
    ['invoice.exe….pdf', REFUSED],
    ['invoice.pdf。', REFUSED],
    ['invoice.pdf\u3164exe', REFUSED],
    ['letter.xlsm.pdf', REFUSED],
    ['help.chm.txt', REFUSED],
    ['console.msc.pdf', REFUSED],
    ['page.shtml.jpg', REFUSED],
    ['web.phtml.jpg', REFUSED],
    ['desk.desktop.pdf', REFUSED],
    ['', REFUSED],
    ['.pdf', REFUSED],
    ['pdf', REFUSED],
    ['constructor', REFUSED],
    ['a.constructor', REFUSED],
    ['a.__proto__', REFUSED],
  ])('%j is refused', (name, expected) => {
    expect(outcome(name)).toBe(expected)
  })

  it.each([
    ['CV.2024.final.pdf', 'CV.2024.final.pdf'],
    ['invoice;50%#1.pdf', 'invoice;50%#1.pdf'],
    ['offer www.example.com.pdf', 'offer www.example.com.pdf'],
    ['cv.pdf. .', 'cv.pdf'],
    ['\u200EWhatsApp Image.jpeg', 'WhatsApp Image.jpeg'],
    ['履歴書.pdf', '履歴書.pdf'],
    ['cv\u3164.pdf', 'cv.pdf'],
    ['a\u2800b.pdf', 'a b.pdf'],
    ['../../etc/cv.pdf', '.._.._etc_cv.pdf'],
    [String.raw`C:\work\cv.pdf`, 'C__work_cv.pdf'],
    ['cv.pdf:stream.pdf', 'cv.pdf_stream.pdf'],
    ['what? "yes" <b>|*.txt', 'what_ _yes_ _b___.txt'],
    ['a\tb.docx', 'a b.docx'],
    ['sheet.XLSX', 'sheet.XLSX'],
  ])('%j is accepted as %j', (name, expected) => {
    expect(outcome(name)).toBe(expected)
  })

  it('is accepted only under a name with an allowed ending, for any text around it', () => {
    const signs = [
      '.',
      ' ',
      '\u202E',
      '\u200B',
      '\u3164',
      '\u2800',
      '．',
      '\0',
      'a',
      '\t',
      ':',
      '/',
      '\\',
      '*',
    ]
    const noise = fc.string({ unit: fc.constantFrom(...signs) })
    const ending = fc.constantFrom(...RUNNABLE, ...Object.keys(UPLOAD_CONTENTS), '')
    fc.assert(
      fc.property(noise, ending, noise, ending, noise, (first, inner, second, last, third) => {
        const checked = checkFormFile(`${first}.${inner}${second}.${last}${third}`, 1)
        if (!checked.ok) return
        const { name } = checked.value
        expect(name).toMatch(/\.[a-z0-9]+$/u)
        expect(Object.keys(UPLOAD_CONTENTS)).toContain(name.replace(/^.*\./su, ''))
        expect(name).not.toMatch(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800"*/:<>?\\|]/u)
        for (const runnable of ['exe', 'bat', 'js', 'html', 'php', 'svg', 'url', 'lnk', 'ps1', 'scr', 'msi'])
          expect(name.normalize('NFKC').split(/[.\s]/)).not.toContain(runnable)
      }),
      { numRuns: 2000 },
    )
  })
})
