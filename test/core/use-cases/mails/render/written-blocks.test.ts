import { expect, it } from '@jest/globals'
import { writtenBlocks } from '../../../../../core/use-cases/mails/render/written-blocks.js'

const LINK = 'https://shop.example/confirm?token=1'
const text = (words: string) => ({ tag: 'text', text: words })
const button = { tag: 'button', label: 'Confirm', href: LINK }

it.each([
  ['a paragraph', 'Hello', [text('Hello')]],
  ['paragraphs', 'Hello\n\nBye', [text('Hello'), text('Bye')]],
  ['lines of a paragraph', 'Hello\nAnna', [text('Hello\nAnna')]],
  ['blanks around paragraphs', '  Hello \n\n\n\n  Bye\n', [text('Hello'), text('Bye')]],
  ['paragraphs of blanks', 'Hello\n\n  \n\nBye\n\n', [text('Hello'), text('Bye')]],
  ['nothing', '', []],
  ['a link of the mail', `Hello\n\n ${LINK} \n\nBye`, [text('Hello'), button, text('Bye')]],
  ['a link in a sentence', `Open ${LINK}`, [text(`Open ${LINK}`)]],
  ['a link that is not of the mail', 'https://other.example/', [text('https://other.example/')]],
  ['a link of the mail that is no web address', 'javascript:alert(1)', [text('javascript:alert(1)')]],
])('%s', (_, written, blocks) => {
  expect(writtenBlocks(written, [LINK, 'javascript:alert(1)'], 'Confirm')).toEqual(blocks)
})
