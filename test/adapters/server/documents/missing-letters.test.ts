import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { FONT_FILES, missingLetters } from '../../../../adapters/server/documents/sheet-fonts.js'
import { composed } from '../../../../adapters/server/documents/sheet.js'

it('names each letter once that no font of a PDF has', () => {
  expect(missingLetters('東京 Łukasz 東 Αθηνά ½ © €', null)).toEqual(['東', '京'])
  expect(missingLetters('\u0000\u200b \n\t–„“…', null)).toEqual([])
})

it('names no emoji, which papers leave out', () => {
  expect(missingLetters(composed('Lamp 💡 “Ida”'), null)).toEqual([])
})

it('reads the owner’s font too, and leaves out a broken one', () => {
  expect(missingLetters('ש', readFileSync(FONT_FILES.bold))).toEqual(['ש'])
  expect(missingLetters('ש', new Uint8Array([1, 2, 3]))).toEqual(['ש'])
})
