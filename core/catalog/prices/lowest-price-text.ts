import { ownValue } from '../../shared/index.js'

/** The place of the price in a sentence. */
const PRICE = '{price}'

const ENGLISH = 'Lowest price in the 30 days before the reduction: {price}'

/** The sentence beside a reduced price (directive 98/6/EC, article 6a), by language. */
const SENTENCES: Readonly<Record<string, string>> = {
  da: 'Laveste pris i de 30 dage før prisnedsættelsen: {price}',
  de: 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: {price}',
  en: ENGLISH,
  es: 'Precio más bajo en los 30 días anteriores a la reducción: {price}',
  fr: 'Prix le plus bas des 30 jours précédant la réduction\u00a0: {price}',
  it: 'Prezzo più basso nei 30 giorni precedenti la riduzione: {price}',
  nl: 'Laagste prijs in de 30 dagen voor de korting: {price}',
  pl: 'Najniższa cena z 30 dni przed obniżką: {price}',
  pt: 'Preço mais baixo nos 30 dias anteriores à redução: {price}',
  sv: 'Lägsta pris under de 30 dagarna före prissänkningen: {price}',
}

/**
 * The sentence that states the lowest price before a reduction: the page's own words, if they have a place for the
 * price, else those of its language, else English ones.
 */
export function lowestPriceText(price: string, language: string | null, ownWords: string): string {
  const main = language?.toLowerCase().split(/[-_]/)[0] ?? ''
  const sentence = ownWords.includes(PRICE) ? ownWords : (ownValue(SENTENCES, main) ?? ENGLISH)
  return sentence.replace(PRICE, () => price)
}
