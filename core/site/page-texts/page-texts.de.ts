/** Texts of the page script about products, carts and orders in German, keyed by the English texts. */
export const SHOP_TEXTS_DE = {
  Product: 'Produkt',
  'Buy now': 'Jetzt kaufen',
  'Subscribe now': 'Jetzt abonnieren',
  '{name} added to cart.': '{name} liegt im Warenkorb.',
  '{name} removed. {cart}': '{name} wurde entfernt. {cart}',
  '{name} updated. {cart}': '{name} wurde geändert. {cart}',
  'Your cart is empty.': 'Ihr Warenkorb ist leer.',
  'Cart: 1 item{total}.': 'Warenkorb: 1 Artikel{total}.',
  'Cart: {count} items{total}.': 'Warenkorb: {count} Artikel{total}.',
  'Open empty cart': 'Leeren Warenkorb öffnen',
  'Open cart containing {count} items': 'Warenkorb öffnen, Artikel: {count}',
  Cart: 'Warenkorb',
  Quantity: 'Menge',
  'Adding to cart...': 'Wird hinzugefügt...',
  'Hang Tight...': 'Einen Moment...',
  'Try again': 'Erneut versuchen',
  'This site is currently unsecured so you cannot add products to your cart.':
    'Diese Seite ist zurzeit nicht gesichert, darum kann nichts in den Warenkorb gelegt werden.',
  'This site is currently unsecured so you cannot purchase this item.':
    'Diese Seite ist zurzeit nicht gesichert, darum kann hier nichts gekauft werden.',
  'This site is currently unsecured so you cannot enter checkout.':
    'Diese Seite ist zurzeit nicht gesichert, darum kann hier nicht bestellt werden.',
  'We could not find this order. Please check the address of this page.':
    'Diese Bestellung wurde nicht gefunden. Bitte prüfen Sie die Adresse dieser Seite.',
  'We could not load your order. It is safe: please check your connection and try again.':
    'Ihre Bestellung konnte nicht geladen werden. Sie ist sicher: Bitte prüfen Sie Ihre Verbindung und versuchen ' +
    'Sie es erneut.',
  'Stripe has not been set up for this project': 'Stripe ist für dieses Projekt nicht eingerichtet.',
} as const

/** Texts of the page script about payments in German, keyed by the English texts. */
export const PAYMENT_TEXTS_DE = {
  'Placing Order...': 'Bestellung wird gesendet...',
  'We are checking whether your order was placed. This takes a moment.':
    'Wir prüfen, ob Ihre Bestellung eingegangen ist. Das dauert einen Moment.',
  'Card payments could not be loaded. Please check your connection and content blockers, then reload the page.':
    'Die Kartenzahlung konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und Werbeblocker und laden Sie ' +
    'die Seite neu.',
  'PayPal could not be loaded. Please check your connection and content blockers, then reload the page.':
    'PayPal konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und Werbeblocker und laden Sie ' +
    'die Seite neu.',
  'Complete your order with PayPal': 'Ihre Bestellung mit PayPal abschließen',
  'Card number': 'Kartennummer',
  'Expiry date, month and year': 'Gültig bis, Monat und Jahr',
  'Security code': 'Prüfnummer',
  'MM / YY': 'MM / JJ',
  CVC: 'Prüfnummer',
  'This is a test shop: no money is taken. Pay with 4242 4242 4242 4242, any later date and any code.':
    'Dies ist ein Testshop: Es wird kein Geld abgebucht. Zahlen Sie mit 4242 4242 4242 4242, einem späteren Datum ' +
    'und einer beliebigen Prüfnummer.',
  'Please enter the whole card number.': 'Bitte geben Sie die ganze Kartennummer ein.',
  'The card number is not right. Please check its digits.':
    'Die Kartennummer stimmt nicht. Bitte prüfen Sie die Ziffern.',
  'This is a test shop and takes no real cards. Please use a test card, such as 4242 4242 4242 4242.':
    'Dies ist ein Testshop, der keine echten Karten annimmt. Bitte nehmen Sie eine Testkarte, etwa 4242 ' +
    '4242 4242 4242.',
  'Please enter the expiry date as two digits for the month and two for the year.':
    'Bitte geben Sie das Ablaufdatum mit zwei Ziffern für den Monat und zwei für das Jahr ein.',
  'The expiry date lies in the past.': 'Das Ablaufdatum liegt in der Vergangenheit.',
  'Please enter the security code of the card: 3 digits.':
    'Bitte geben Sie die Prüfnummer der Karte ein: 3 Ziffern.',
  'Please enter the security code of the card: 4 digits.':
    'Bitte geben Sie die Prüfnummer der Karte ein: 4 Ziffern.',
  'Test bank: confirm this payment': 'Testbank: Zahlung bestätigen',
  'With a real card your bank would ask you to confirm now. This is a test shop, so you decide how it ends.':
    'Bei einer echten Karte würde Ihre Bank jetzt um Bestätigung bitten. Dies ist ein Testshop: Sie ' +
    'entscheiden, wie es ausgeht.',
  Complete: 'Bestätigen',
  Fail: 'Ablehnen',
  'The test bank did not answer. Please try again.':
    'Die Testbank hat nicht geantwortet. Bitte versuchen Sie es erneut.',
  'PayPal asks you to confirm': 'PayPal bittet um Bestätigung',
  'Agree at PayPal that your subscription is paid from your account there, then go on here.':
    'Stimmen Sie bei PayPal zu, dass Ihr Abonnement von Ihrem Konto dort bezahlt wird. ' +
    'Machen Sie dann hier weiter.',
  'Your bank wants to see this payment confirmed. Confirm it at PayPal, then go on here.':
    'Ihre Bank verlangt eine Bestätigung dieser Zahlung. Bestätigen Sie sie bei ' +
    'PayPal und machen Sie dann hier weiter.',
  'Confirm at PayPal': 'Bei PayPal bestätigen',
  'I have confirmed': 'Ich habe bestätigt',
  Cancel: 'Abbrechen',
} as const
