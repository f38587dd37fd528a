import { expect, it } from '@jest/globals'
import { DEFAULT_MAIL_LOOK } from '../../../../../core/use-cases/mails/render/mail-look.js'
import { renderBlocks } from '../../../../../core/use-cases/mails/render/render-html.js'

it('breaks a long address in a sentence, so that a phone shows the whole mail', () => {
  const text = `No more reminders: https://shop.example.org/.vitrine/unsubscribe?key=${'a'.repeat(128)}`
  expect(renderBlocks([{ tag: 'text', text }], DEFAULT_MAIL_LOOK)).toMatch(
    /^<p class="m-text" style="[^"]*overflow-wrap:anywhere[^"]*">No more reminders: /,
  )
})
