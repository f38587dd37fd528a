import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { emailKey } from '../../../../core/accounts/index.js'
import { isSlug, toSlug } from '../../../../core/catalog/index.js'
import { normalizeText } from '../../../../core/shared/index.js'
import { expectOnceBelow, processorMsOf } from '../../../support/processes/processor-time.js'

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
/** Marks of different classes, so that a system puts each before all that came earlier: minutes for so many. */
const MARKS = '\u0300\u0323'.repeat(150_000)
/** Processor time: quadratic work takes minutes. */
const MAX_MS = 5_000
const WIDE_MARKS = '\u0300\uFF9E'.repeat(150_000)

describe('a text in one form of Unicode', () => {
  it("equals the system's result, up to thirty marks of a letter", () => {
    const unit = fc.constantFrom('a', 'ä', 'ﬁ', 'ﷺ', '\u0300', '\u0323', '\u{1d165}', '\uFF9E', ' ', '한')
    fc.assert(
      fc.property(fc.array(fc.string({ unit, maxLength: 14 }), { maxLength: 12 }), (words) => {
        const text = words.join('x')
        for (const form of FORMS) expect(normalizeText(text, form)).toBe(text.normalize(form))
      }),
    )
  })

  it('takes linear time, and keeps thirty marks', async () => {
    let lengths: number[] = []
    let keys: string[] = []
    let slug = ''
    const normalizeAll = (): void => {
      lengths = FORMS.flatMap((form) =>
        [MARKS, WIDE_MARKS, 'a\u0300'.repeat(150_000)].map((text) => normalizeText(text, form).length),
      )
      keys = [emailKey(`${MARKS}@example.org`), emailKey('ﷺ'.repeat(100_000))]
      slug = toSlug(`mug ${MARKS}`)
    }
    await expectOnceBelow(MAX_MS, () => processorMsOf(normalizeAll))
    expect(Math.max(...lengths.filter((_, at) => at % 3 < 2))).toBe(30)
    expect(keys.map((key) => key.length)).toEqual([255, 255])
    expect([slug, isSlug(slug)]).toEqual(['mug', true])
  })

  it('is made in one place, since others would take minutes for the marks of a stranger', () => {
    const callers = ['core', 'adapters', 'composition']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => file.endsWith('.ts') && /\.normalize\((?:'NF|form)/.test(readFileSync(file, 'utf8')))
    expect(callers.sort()).toEqual([
      // The beginning of a name is enough, and the page has no room for more.
      'core/catalog/slug.ts',
      'core/shared/texts/normalize-text.ts',
      // The names are its own.
      'core/use-cases/shop/demo/demo-shoppers.ts',
    ])
  })
})
