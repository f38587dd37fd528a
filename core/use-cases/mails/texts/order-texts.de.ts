import { SUBSCRIPTION_WORDS } from '../../../subscriptions/index.js'
import type { OrderMailTexts } from './order-mail-texts.js'

/** The mails of orders in German. */
export const ORDER_TEXTS_DE: OrderMailTexts = {
  words: {
    order: 'Ihre Bestellung',
    number: 'Bestellnummer',
    date: 'Datum',
    customer: 'Kundin oder Kunde',
    email: 'E-Mail',
    phone: 'Telefon',
    payment: 'Zahlung',
    free: 'Nichts zu zahlen',
    moneyHeld: 'Der Betrag ist bei Ihrem Zahlungsmittel bisher nur reserviert. Er wird später abgebucht.',
    filesLater: 'Sobald er abgebucht ist, erhalten Sie Ihre Dateien per E-Mail.',
    moneyToCapture:
      'Das Geld ist reserviert, nicht eingezogen: Ziehen Sie es auf der Seite der Bestellung ein, ' +
      'bevor die Reservierung verfällt.',
    moneyReleased:
      'Es wurde kein Geld abgebucht. Die Reservierung bei Ihrem Zahlungsmittel endet; je nach Bank ' +
      'dauert es einige Tage, bis Sie es sehen.',
    moneyDisputed: 'Sie haben der Zahlung widersprochen, daher entscheidet die Bank über das Geld.',
    moneyUntaken: 'Für diese Bestellung wurde kein Geld abgebucht.',
    shipping: 'Versand',
    subtotal: 'Zwischensumme',
    total: 'Gesamtsumme',
    refundTotal: 'Erstattung',
    shippingAddress: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse',
    downloads: 'Ihre Dateien',
    seeOrder: 'Bestellung ansehen',
    openAtDesk: 'Bestellung öffnen',
    payAgain: 'Erneut bezahlen',
    trackParcel: 'Sendung verfolgen',
    carrier: 'Versanddienst',
    trackingNumber: 'Sendungsnummer',
    runningOut: 'Geht zur Neige: restliche Stück',
    ownOrder: 'Die Bestellung',
    received: 'Eingegangen',
    statement: 'Nachricht',
    withdrawn: 'Widerrufen',
    wholeOrder: 'die gesamte Bestellung',
    reason: 'Grund',
    terms: 'Allgemeine Geschäftsbedingungen',
    withdrawal: 'Widerrufsbelehrung',
    invoice: 'Rechnung',
    withdrawHere: 'Vertrag hier widerrufen',
    seller: 'Verkäufer',
    taxId: 'USt-IdNr.',
    uid: 'UID',
    taxNumber: 'Steuernummer',
    register: 'Register',
    colon: ':',
    yes: 'ja',
    no: 'nein',
    ...SUBSCRIPTION_WORDS.de,
  },
  mails: {
    orderPlaced: {
      subject: 'Ihre Bestellung {number} bei {site}',
      text:
        'Guten Tag {name}\n\nVielen Dank für Ihre Bestellung. Diese E-Mail bestätigt sie; bitte bewahren Sie sie ' +
        'auf.\n\n{link}\n\n{order}\n\n{money}\n\n{addresses}\n\n{answers}\n\n{downloads}\n\n{business}\n\n' +
        '{withdrawal}\n\n{terms}',
    },
    orderReceived: {
      subject: 'Neue Bestellung {number}: {amount}',
      text:
        'Bei {site} ist eine neue Bestellung eingegangen.\n\n{money}\n\n{link}\n\n{customer}\n\n{order}\n\n' +
        '{addresses}\n\n' +
        '{answers}\n\n{stock}',
    },
    orderPaymentFailed: {
      subject: 'Die Zahlung Ihrer Bestellung {number} ist fehlgeschlagen',
      text:
        'Guten Tag {name}\n\nDie Zahlung Ihrer Bestellung bei {site} ist fehlgeschlagen, daher können wir sie noch ' +
        'nicht ausführen.\n\n{reason}\n\nIhr Warenkorb liegt noch in dem Browser, mit dem Sie bestellt ' +
        'haben: Bezahlen Sie dort erneut, oder antworten Sie auf diese E-Mail.\n\n{link}\n\n{order}\n\n{business}',
    },
    orderDownloads: {
      subject: 'Die Dateien Ihrer Bestellung {number}',
      text:
        'Guten Tag {name}\n\nDies sind die Dateien, die Sie bei {site} gekauft haben.\n\n{downloads}\n\n{link}\n\n' +
        '{business}',
    },
    orderInvoice: {
      subject: 'Die Rechnung zu Ihrer Bestellung {number}',
      text:
        'Guten Tag {name}\n\nDie Zahlung Ihrer Bestellung bei {site} wurde eingezogen, {amount}. Hier ist die ' +
        'Rechnung.\n\n{link}\n\n{business}',
    },
    orderDispatched: {
      subject: 'Ihre Bestellung {number} ist unterwegs',
      text:
        'Guten Tag {name}\n\nDiese Artikel Ihrer Bestellung bei {site} sind unterwegs.\n\n{lines}\n\n{tracking}\n\n' +
        '{addresses}\n\n{link}\n\n{business}',
    },
    orderDispatchedInPart: {
      subject: 'Ein Teil Ihrer Bestellung {number} ist unterwegs',
      text:
        'Guten Tag {name}\n\nDiese Artikel Ihrer Bestellung bei {site} sind unterwegs. Der Rest folgt.\n\n{lines}' +
        '\n\n{tracking}\n\n{addresses}\n\n{link}\n\n{business}',
    },
    orderRefunded: {
      subject: 'Erstattung von {amount} für Ihre Bestellung {number}',
      text:
        'Guten Tag {name}\n\nWir erstatten Ihnen {amount} Ihrer Bestellung bei {site}. Je nach Bank dauert es ' +
        'einige Tage, bis der Betrag ankommt.\n\n{lines}\n\n{reason}\n\n{link}\n\n{business}',
    },
    orderCancelled: {
      subject: 'Ihre Bestellung {number} wurde storniert',
      text:
        'Guten Tag {name}\n\nIhre Bestellung bei {site} wurde storniert und wird nicht ausgeführt.\n\n{reason}\n\n' +
        'Sie erhalten {amount} auf dem Weg zurück, auf dem Sie gezahlt haben.\n\n{money}\n\n{order}\n\n{business}',
    },
    orderRefundRefused: {
      subject: 'Die Erstattung zur Bestellung {number} wurde abgelehnt',
      text:
        'Der Zahlungsdienst hat die Erstattung von {amount} zu einer Bestellung bei {site} abgelehnt; das Geld ' +
        'ist nicht angekommen.\n\n{reason}\n\n{lines}\n\n' +
        'Versuchen Sie es erneut, oder zahlen Sie auf anderem Weg zurück.\n\n{link}\n\n{order}',
    },
    orderDisputed: {
      subject: 'Die Zahlung der Bestellung {number} wird angefochten',
      text:
        'Die Zahlung einer Bestellung bei {site} wurde bei der Bank angefochten. Die Bank entscheidet ' +
        'über das Geld; erstatten Sie jetzt nichts.\n\n' +
        'Antworten Sie beim Zahlungsdienst bis zum {date}.\n\n{link}\n\n{order}',
    },
    withdrawalReceived: {
      subject: 'Eingang Ihres Widerrufs zur Bestellung {number}',
      text:
        'Guten Tag {name}\n\nIhr Widerruf des Vertrags ist am {date} bei uns eingegangen. Diese E-Mail bestätigt ' +
        'das; bitte bewahren Sie sie auf.\n\n{withdrawn}\n\n{lines}\n\nWir melden uns wegen der Rücksendung und ' +
        'Ihres Geldes.\n\n{money}\n\n{business}',
    },
    withdrawalNotice: {
      subject: 'Widerruf der Bestellung {number}',
      text:
        'Der Vertrag einer Bestellung bei {site} wurde widerrufen.\n\n{withdrawn}\n\n{link}\n\n{order}\n\n' +
        'Der Eingang ist bestätigt. Antworten Sie auf der Seite der Bestellung oder mit diesem Befehl:\n' +
        'vitrine orders return {number} accept <Ordner der Site> (oder refuse)',
    },
  },
}
