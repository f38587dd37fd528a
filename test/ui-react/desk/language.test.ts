import { afterEach, expect, it } from '@jest/globals'
import { keptChoice } from '../../../ui-react/desk/kit/kept-choice.js'
import { chooseLanguage, languageName, LANGUAGES } from '../../../ui-react/desk/kit/language.js'
import { clockText, dayText, decimalMark, moneyText, numberText } from '../../../ui-react/desk/kit/texts.js'

const NOW = new Date(2027, 2, 1, 0, 30)
const EVENING = new Date(2027, 1, 28, 19, 5).toISOString()

afterEach(() => chooseLanguage('browser'))

const written = (): readonly string[] =>
  [
    dayText(EVENING, NOW),
    clockText(EVENING),
    numberText(12_000),
    moneyText({ amountMinor: 123_450, currency: 'EUR' }),
    decimalMark(),
  ].map((text) => text.replace(/\s/g, ' '))

it.each([
  ['en-GB', ['Yesterday', '19:05', '12,000', '€1,234.50', '.']],
  ['en-US', ['Yesterday', '7:05 PM', '12,000', '€1,234.50', '.']],
  ['de', ['Yesterday', '19:05', '12.000', '1.234,50 €', ',']],
  ['es', ['Yesterday', '19:05', '12.000', '1234,50 €', ',']],
  ['fr', ['Yesterday', '19:05', '12 000', '1 234,50 €', ',']],
  ['it', ['Yesterday', '19:05', '12.000', '1234,50 €', ',']],
  ['nl', ['Yesterday', '19:05', '12.000', '€ 1.234,50', ',']],
  ['pt', ['Yesterday', '19:05', '12.000', '€ 1.234,50', ',']],
] as const)('writes all dates, numbers and amounts in the chosen language %s', (language, texts) => {
  chooseLanguage(language)
  expect(written()).toEqual(texts)
})

it('names each language in that language, and finds that of the browser', () => {
  expect(LANGUAGES.map(languageName)).toEqual([
    'Automatic: English',
    'British English',
    'American English',
    'Deutsch',
    'Español',
    'Français',
    'Italiano',
    'Nederlands',
    'Português',
  ])
})

it('keeps a choice in the browser, and takes the first where there is none that is known', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  Object.assign(globalThis, { localStorage: storage })
  try {
    const make = () => keptChoice('colour', ['red', 'blue'])
    const first = make()
    let told = 0
    const stop = first.watch(() => (told += 1))
    first.choose('blue')
    stop()
    first.choose('blue')
    expect([first.now(), make().now(), told]).toEqual(['blue', 'blue', 1])
    kept.set('colour', 'green')
    expect(make().now()).toBe('red')
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
  expect(keptChoice('colour', ['red', 'blue']).now()).toBe('red')
})
