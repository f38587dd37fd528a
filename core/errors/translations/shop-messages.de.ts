import type { ShopMessages } from './shop-messages.js'

const NOT_IN_STOCK = 'Das Produkt ist in dieser Menge nicht verfügbar.'
const TOO_LITTLE = 'Der Mindestbestellwert ist nicht erreicht. Bitte legen Sie mehr in den Warenkorb.'
const NO_CHECKOUT = 'Auf dieser Website kann zurzeit nicht bestellt werden.'
const PAUSED =
  'Der Shop nimmt gerade nichts an. Es wurde nichts berechnet. Bitte versuchen Sie es in einigen Minuten erneut.'
const UNVERIFIED = 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Der Link steht in der E-Mail an Sie.'

/** The messages of a shop in German. */
export const SHOP_MESSAGES_DE: ShopMessages = {
  addToCart: {
    quantity: NOT_IN_STOCK,
    general: 'Das Produkt konnte nicht in den Warenkorb gelegt werden.',
    'mixed-cart': 'Zusammen mit einem Abonnement kann nichts anderes gekauft werden.',
    'buy-now': 'Das Produkt konnte nicht gekauft werden.',
    'checkout-disabled': NO_CHECKOUT,
    'select-all-options': 'Bitte wählen Sie alle Ausführungen.',
    unavailable: PAUSED,
  },
  cart: {
    quantity: NOT_IN_STOCK,
    general: 'Mit dem Warenkorb stimmt etwas nicht. Bitte versuchen Sie es erneut.',
    checkout: NO_CHECKOUT,
    cart_order_min: TOO_LITTLE,
    subscription_error: UNVERIFIED,
    unavailable: PAUSED,
  },
  linesLeft:
    'Diese Produkte aus Ihrem früheren Warenkorb sind nicht in diesem. Sie bleiben bis zur nächsten Anmeldung ' +
    'erhalten:',
  checkout: {
    info: 'Ihre Angaben konnten nicht verarbeitet werden. Bitte versuchen Sie es erneut oder schreiben Sie uns.',
    session: 'Mitgliedschaften und Abonnements brauchen ein Konto. Bitte melden Sie sich zuerst an.',
    shipping: 'An diese Adresse können wir leider nicht liefern.',
    extras: 'Der Shop wurde geändert. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    pricing: 'Preise in Ihrem Warenkorb haben sich geändert. Bitte laden Sie die Seite neu.',
    product: 'Produkte in Ihrem Warenkorb gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    quantity: NOT_IN_STOCK,
    payment: 'Ihre Zahlung konnte nicht verarbeitet werden.',
    billing:
      'Ihre Karte wurde abgelehnt. Bitte prüfen Sie Karte und Rechnungsadresse oder nehmen Sie eine andere.',
    minimum: TOO_LITTLE,
    'invalid-discount': 'Dieser Rabattcode ist ungültig.',
    'expired-discount': 'Diesen Rabatt gibt es nicht mehr.',
    'usage-reached-discount': 'Diesen Rabatt gibt es nicht mehr.',
    'requirements-not-met': 'Ihre Bestellung erfüllt die Bedingungen dieses Rabatts nicht.',
    subscription:
      'Mit diesem Zahlungsmittel kann kein Abonnement verlängert werden. Es wurde nichts berechnet; bitte nehmen ' +
      'Sie ein anderes.',
    unverified: UNVERIFIED,
    unavailable: PAUSED,
    'too-many':
      'Das wurde zu oft versucht. Bitte warten Sie einige Minuten und versuchen Sie es erneut; es wurde nichts ' +
      'berechnet.',
    confirmation:
      'Für diese Bestellung ist noch etwas zu bestätigen. Bitte kreuzen Sie an der Kasse die Kästchen dafür an.',
  },
  ownCheckout: {
    network: 'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    'lost-answer':
      'Der Shop hat nicht geantwortet, vielleicht ist Ihre Bestellung schon eingegangen. Bitte versuchen Sie es ' +
      'erneut: Es wird nur einmal berechnet.',
    'not-placed':
      'Ihre Bestellung ging nicht ein, und es wurde nichts berechnet. Bitte versuchen Sie es erneut.',
    'empty-cart': 'Ihr Warenkorb ist leer.',
    insecure: 'Diese Seite ist zurzeit nicht gesichert, darum kann hier nicht bestellt werden.',
  },
}
