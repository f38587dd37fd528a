import { describe, expect, it } from '@jest/globals'
import { shopMessagesIn } from '../../../../core/errors/translations/shop-messages-in.js'
import { taxRulesIn } from '../../../../core/pricing/index.js'
import { ofLanguage } from '../../../../core/shared/index.js'
import { pageTextsIn } from '../../../../core/site/page-texts/page-texts-in.js'
import { partNamesIn } from '../../../../core/site/page-texts/part-names.js'
import { shopWordsIn } from '../../../../core/site/shop-words/shop-words-in.js'
import { unsubscribeTexts } from '../../../../core/use-cases/mails/cart-reminder.js'
import { noticeTextsFor } from '../../../../core/use-cases/mails/texts/notice-texts.js'
import { nameOfGone } from '../../../../core/use-cases/shop/name-of-gone.js'

describe('the entry for a language', () => {
  it.each([
    ['de', 1],
    ['de-AT', 1],
    ['DE', 1],
    ['en', undefined],
    ['', undefined],
    [null, undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('%j is %j', (language, entry) => {
    expect(ofLanguage({ de: 1 }, language)).toBe(entry)
  })

  it.each(['constructor', 'hasOwnProperty', '__proto__', 'xx'])(
    'is English on a page in "%s"',
    (language) => {
      const rules = [{ name: 'VAT', isIncluded: true }] as unknown as Parameters<typeof taxRulesIn>[1]
      expect([partNamesIn, pageTextsIn, shopMessagesIn].map((textsIn) => textsIn(language))).toEqual([
        null,
        null,
        null,
      ])
      expect(taxRulesIn(language, rules)).toBe(rules)
      expect(nameOfGone('Mug', language)).toBe('Mug (no longer available)')
      expect(shopWordsIn(language)).toBe(shopWordsIn('en'))
      expect(unsubscribeTexts({ language })).toBe(unsubscribeTexts({ language: 'en' }))
      expect(noticeTextsFor(language)).toBe(noticeTextsFor('en'))
    },
  )
})
