import { expect, it } from '@jest/globals'
import { findLawGaps } from '../../../../core/use-cases/law/find-law-gaps.js'
import type { LawFacts } from '../../../../core/use-cases/law/law-facts.js'
import { PAGE, OFFER, CHECKOUT, SOUND, selling, gapsOf, OTHER_OFFER } from './law-facts.fixture.js'

it.each<readonly [string, LawFacts, readonly string[]]>([
  ['a former price', selling({ isReduced: true }), ['problem lowest-price site']],
  [
    'a former price with words',
    selling({ isReduced: true }, { ...OFFER, text: `${OFFER.text} Niedrigster Preis der letzten 30 Tage` }),
    [],
  ],
  [
    'a former price on a page that has no place for the lowest one',
    selling({ isReduced: true }, { ...OFFER, showsFormerPrice: true }),
    ['problem lowest-price detail_product.html'],
  ],
  [
    'a former price on another page than its lowest one',
    {
      ...selling({ isReduced: true }, { ...OFFER, showsFormerPrice: true, showsLowestPrice: true }),
      pages: [
        { ...PAGE, showsFormerPrice: true },
        { ...OFFER, showsFormerPrice: true, showsLowestPrice: true },
        CHECKOUT,
      ],
    },
    ['problem lowest-price index.html'],
  ],
  [
    'a former price with the lowest one',
    selling({ isReduced: true }, { ...OFFER, showsFormerPrice: true, showsLowestPrice: true }),
    [],
  ],
  ['a place for former prices where there are none', selling({}, { ...OFFER, showsFormerPrice: true }), []],
  ['goods by measure', selling({ name: 'Tea 500 g' }), ['problem unit-price site']],
  ['goods by measure in their choices', selling({ options: ['0,75 l'] }), ['problem unit-price site']],
  [
    'goods by measure with their price',
    selling({ name: 'Tea 500 g' }, { ...OFFER, text: `${OFFER.text} 12,90 €/kg` }),
    [],
  ],
  [
    'goods by measure beside words that begin as a preposition does',
    selling({ name: 'Tea 500 g' }, { ...OFFER, text: `${OFFER.text} Accept all, auf, Prog` }),
    ['problem unit-price site'],
  ],
  [
    'goods with a stated content and a place for their unit price',
    selling({ hasUnitPrice: true }, { ...OFFER, showsUnitPrice: true }),
    [],
  ],
  [
    'goods with a stated content without that place',
    selling({ hasUnitPrice: true }),
    ['problem unit-price site'],
  ],
  [
    'goods by measure without a stated content beside that place',
    selling({ name: 'Tea 500 g' }, { ...OFFER, showsUnitPrice: true }),
    ['problem unit-price site'],
  ],
  ['goods with a weight', selling({ hasWeight: true }), ['note unit-price site']],
  ['a name with a number that is no measure', selling({ name: 'Lamp 3000 Kelvin' }), []],
  [
    'no manufacturer',
    selling({}, OTHER_OFFER),
    ['problem manufacturer site', 'problem guarantee-notice site'],
  ],
  [
    'a manufacturer in a field that the page shows',
    selling(
      { fields: ['hersteller'] },
      { ...OTHER_OFFER, text: `${OTHER_OFFER.text} Gewährleistung`, shownFields: ['hersteller'] },
    ),
    [],
  ],
  [
    'a manufacturer in a field that no page shows',
    selling({ fields: ['hersteller'] }, { ...OTHER_OFFER, text: `${OTHER_OFFER.text} Gewährleistung` }),
    ['problem manufacturer site'],
  ],
  [
    'a manufacturer in a field that only a page without goods shows',
    {
      ...selling({ fields: ['hersteller'] }, { ...OTHER_OFFER, text: `${OTHER_OFFER.text} Gewährleistung` }),
      pages: [
        { ...PAGE, shownFields: ['hersteller'] },
        { ...OTHER_OFFER, text: `${OTHER_OFFER.text} Gewährleistung` },
        CHECKOUT,
      ],
    },
    ['problem manufacturer site'],
  ],
  ['downloads', selling({ kind: 'digital' }, OTHER_OFFER), ['note digital-consent site']],
  [
    'downloads that are not sold without the consent',
    {
      ...selling({ kind: 'digital' }, OTHER_OFFER),
      settings: { ...SOUND.settings, confirmations: ['Ich verliere mein Widerrufsrecht'] },
    },
    [],
  ],
  [
    'downloads that are not sold without another box',
    {
      ...selling({ kind: 'digital' }, OTHER_OFFER),
      settings: { ...SOUND.settings, confirmations: ['Ich bin 18'] },
    },
    ['note digital-consent site'],
  ],
  [
    'goods by measure with their price in Spanish',
    selling({ name: 'Té 500 g' }, { ...OFFER, text: `${OFFER.text} Precio por 1 kg: 12,90 €` }),
    [],
  ],
])('names what the goods of a shop lack: %s', (_, facts, expected) => {
  expect(gapsOf(facts)).toEqual(expected)
})

it.each([
  ['missing', OTHER_OFFER],
  ['to be compared', { ...OTHER_OFFER, text: `${OTHER_OFFER.text} Gewährleistung` }],
] as const)('says where the notice on the legal guarantee is found: %s', (_, page) => {
  const [gap] = findLawGaps(selling({}, page), { today: '2026-11-01', only: null }).filter(
    ({ rule }) => rule === 'guarantee-notice',
  )
  expect(gap?.fix).toContain('https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj')
  expect(gap?.fix).toContain('docs/law.md#the-guarantee-notice')
})
