/** A pattern of whole words, in any case. */
const words = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})`, 'iu')

/** The same for words that end there. */
const wholeWords = (parts: string): RegExp => words(`(?:${parts})(?![\\p{L}\\p{N}])`)

/** A unit of measure, as a whole word. */
const UNIT = '(?:kg|g|mg|l|cl|ml|liter|litre|m|m²|m2)(?![\\p{L}\\p{N}])'

/**
 * The words with which pages name legally required content, in English, German, French, Italian and Spanish.
 */
export const LAW_WORDS = {
  imprint: words(
    'impressum|imprint|anbieterkennzeichnung|legal[\\s_-]*(?:notice|information)|mentions?[\\s_-]*l[ée]gales?',
    'note[\\s_-]*legali|informazioni[\\s_-]*legali|aviso[\\s_-]*legal|informaci[óo]n[\\s_-]*legal',
  ),
  contact: words(
    'contact|kontakt|contatti|contacto|about|über[\\s_-]*uns|qui[\\s_-]*sommes|chi[\\s_-]*siamo',
  ),
  privacy: words(
    'datenschutz|privacy|data[\\s_-]*protection|confidentialit[ée]|donn[ée]es[\\s_-]*personnelles|privacidad',
    'riservatezza|protecci[óo]n[\\s_-]*de[\\s_-]*datos|protezione[\\s_-]*dei[\\s_-]*dati',
  ),
  terms: words(
    'agb(?!\\p{L})|allgemeine[\\s_-]*gesch[äa]|terms|conditions|cgv(?!\\p{L})|condizioni|t[ée]rminos|condiciones',
  ),
  withdrawal: words(
    'widerruf|withdraw|right[\\s_-]*to[\\s_-]*cancel|cancellation|r[ée]tract|recesso|desist',
    'returns?[\\s_-]*(?:policy|and)',
  ),
  withdrawalText: words(
    'widerrufsbelehrung|widerrufsrecht|right\\s+(?:of\\s+withdrawal|to\\s+(?:withdraw|cancel))',
    'droit\\s+de\\s+r[ée]tractation|diritto\\s+di\\s+recesso|derecho\\s+de\\s+desistimiento',
  ),
  includedTax: words(
    '(?:inkl|einschl|incl|inc)\\w*\\.?[^.]{0,30}(?:mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|vat|tax|iva|tva)',
    '(?:mwst|ust|vat|tax|tva|iva)\\.?\\s*(?:incl|inkl|enthalten)',
    'ttc(?!\\p{L})|toutes\\s+taxes|tasse\\s+incluse|impuestos\\s+incluidos|(?:§\\s*19|kleinunternehmer)',
  ),
  shipping: words(
    'versand|liefer(?:ung|kosten)|shipping|delivery|postage|livraison|frais\\s+de\\s+port|spedizion|env[íi]o',
  ),
  lowestPrice: words(
    '30\\s*(?:days|tage|jours|giorni|d[íi]as)|lowest\\s+(?:prior\\s+)?price|niedrigste|prix\\s+le\\s+plus\\s+bas',
    'prezzo\\s+pi[ùu]\\s+basso|precio\\s+m[áa]s\\s+bajo',
  ),
  unitPrice: new RegExp(
    'grundpreis|unit\\s+price|prix\\s+(?:au|à\\s+l)|precio\\s+por\\s+(?:unidad|kilo|litro|metro)|' +
      `prezzo\\s+per\\s+unità|(?:/|(?<!\\p{L})(?:per|pro|je|por|al|au)\\s)\\s*(?:1\\s*)?(?:100\\s*)?${UNIT}`,
    'iu',
  ),
  manufacturer: words(
    'hersteller|manufactur|producer|made\\s+by|fabri(?:cant|qu[ée]\\s+par|cado\\s+por)|produttore|prodotto\\s+da|gpsr',
  ),
  guarantee: words(
    'legal\\s+guarantee|gew[äa]hrleistung|garantie\\s+l[ée]gale|garanzia\\s+legale|garant[íi]a\\s+legal',
  ),
  endContract: words('k[üu]ndig|r[ée]sili|cancel\\s+(?:your\\s+|my\\s+)?(?:contract|subscription)'),
} as const satisfies Readonly<Record<string, RegExp>>

/** A quantity with its unit in the name of a product or a choice: `500 g`, `0,75 l`. */
export const QUANTITY = new RegExp(`(?<![\\p{L}\\p{N}.,])\\d{1,6}(?:[.,]\\d{1,3})?\\s?${UNIT}`, 'iu')

/** A link to the European Union's closed platform for disputes. */
export const DISPUTE_PLATFORM = /(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr/i

/** The texts of order buttons by language: the required words, and a sufficient label. */
export const ORDER_WORDS = {
  de: { says: wholeWords('zahlungspflichtig|kostenpflichtig|kaufen'), label: 'Zahlungspflichtig bestellen' },
  en: { says: wholeWords('pay|buy|purchase'), label: 'Buy now' },
  fr: {
    says: wholeWords('obligation\\s+de\\s+paiement|payer|acheter'),
    label: 'Commander avec obligation de paiement',
  },
  it: {
    says: wholeWords('obbligo\\s+di\\s+pagare|paga|pagare|acquista|acquistare|compra|comprare'),
    label: 'Ordine con obbligo di pagare',
  },
  es: {
    says: wholeWords('obligaci[óo]n\\s+de\\s+pago|pagar|comprar|compra'),
    label: 'Pedido con obligación de pago',
  },
} as const satisfies Readonly<Record<string, { readonly says: RegExp; readonly label: string }>>

/** A language whose order buttons can be checked. */
export type OrderLanguage = keyof typeof ORDER_WORDS

/** The languages whose order buttons can be checked. */
export const ORDER_LANGUAGES = Object.keys(ORDER_WORDS) as readonly OrderLanguage[]

/**
 * The language of a page whose order button can be checked; null: it cannot. A page without a declared
 * language counts as English.
 */
export const orderLanguage = (language: string | null): OrderLanguage | null => {
  const main = (language ?? 'en').toLowerCase().split(/[-_]/)[0]
  return ORDER_LANGUAGES.find((known) => known === main) ?? null
}
