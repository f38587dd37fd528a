import type { MailText } from '../../../accounts/index.js'
import type { AccountMailKind } from './account-mail.js'

/** The mails about subscriptions. */
export type SubscriptionMailKind = Extract<
  AccountMailKind,
  | 'subscriptionBegun'
  | 'paymentSuccessful'
  | 'paymentFailed'
  | 'renewalAhead'
  | 'paymentMethodChanged'
  | 'subscriptionCanceled'
  | 'subscriptionEnded'
>

type SubscriptionMails = Readonly<Record<SubscriptionMailKind, MailText>>

/** The texts by language. */
export const SUBSCRIPTION_MAILS = {
  en: {
    subscriptionBegun: {
      subject: 'Your subscription has begun',
      text:
        'Hello {name}\n\nThank you: your subscription to {product} at {site} has begun. {amount} will be ' +
        'charged {every} from {date}. You can cancel it in your account at any time.\n\n{link}',
    },
    paymentSuccessful: {
      subject: 'Your subscription was renewed',
      text:
        'Hello {name}\n\nYour subscription to {product} at {site} was renewed, and {amount} was ' +
        'charged. It lasts until {date}.\n\n{link}',
    },
    paymentFailed: {
      subject: 'Your subscription could not be charged',
      text:
        'Hello {name}\n\nWe could not charge {amount} for {product} at {site}. We try again on {date}. ' +
        'Please check that your card is covered and still valid, or enter another card in your ' +
        'account: the amount due is then charged to it at once.\n\n{link}',
    },
    renewalAhead: {
      subject: 'Your subscription will be renewed soon',
      text:
        'Hello {name}\n\nYour subscription to {product} at {site} is renewed on {date}: {amount} will ' +
        'be charged. You can cancel it in your account before.\n\n{link}',
    },
    paymentMethodChanged: {
      subject: 'Your means of payment was changed',
      text:
        'Hello {name}\n\nOn {date} the means of payment of your subscription to {product} at {site} was ' +
        'changed. Payments are now charged to the new one. If this was not you, please change your password ' +
        'and tell us.\n\n{link}',
    },
    subscriptionCanceled: {
      subject: 'Your subscription was cancelled',
      text:
        'Hello {name}\n\nYour subscription to {product} at {site} was cancelled. It lasts until ' +
        '{date}, and nothing will be charged any more.\n\n{link}',
    },
    subscriptionEnded: {
      subject: 'Your subscription has ended',
      text:
        'Hello {name}\n\nYour subscription to {product} at {site} has ended. Nothing will be charged ' +
        'any more.\n\n{link}',
    },
  },
  de: {
    subscriptionBegun: {
      subject: 'Ihr Abonnement hat begonnen',
      text:
        'Guten Tag {name}\n\nVielen Dank: Ihr Abonnement von {product} bei {site} hat begonnen. Ab dem ' +
        '{date} werden {amount} {every} abgebucht. Sie können es jederzeit in Ihrem Konto ' +
        'kündigen.\n\n{link}',
    },
    paymentSuccessful: {
      subject: 'Ihr Abonnement wurde verlängert',
      text:
        'Guten Tag {name}\n\nIhr Abonnement von {product} bei {site} wurde verlängert, {amount} wurden ' +
        'abgebucht. Es läuft bis zum {date}.\n\n{link}',
    },
    paymentFailed: {
      subject: 'Ihr Abonnement konnte nicht abgebucht werden',
      text:
        'Guten Tag {name}\n\n{amount} für {product} bei {site} konnten nicht abgebucht werden. Am {date} ' +
        'versuchen wir es wieder. Bitte sorgen Sie dafür, dass Ihre Karte gedeckt und noch gültig ist, ' +
        'oder geben Sie in Ihrem Konto eine andere Karte an: Was offen ist, wird ihr dann gleich ' +
        'belastet.\n\n{link}',
    },
    renewalAhead: {
      subject: 'Ihr Abonnement wird bald verlängert',
      text:
        'Guten Tag {name}\n\nIhr Abonnement von {product} bei {site} wird am {date} verlängert: {amount} ' +
        'werden dann abgebucht. Bis dahin können Sie es in Ihrem Konto kündigen.\n\n{link}',
    },
    paymentMethodChanged: {
      subject: 'Ihr Abonnement wird anders bezahlt',
      text:
        'Guten Tag {name}\n\nAm {date} wurde für Ihr Abonnement von {product} bei {site} ein anderes ' +
        'Zahlungsmittel angegeben, das von da an belastet wird. Falls Sie das nicht waren, ändern Sie bitte ' +
        'Ihr Passwort und sagen Sie uns Bescheid.\n\n{link}',
    },
    subscriptionCanceled: {
      subject: 'Ihr Abonnement ist gekündigt',
      text:
        'Guten Tag {name}\n\nIhr Abonnement von {product} bei {site} ist gekündigt. Es läuft noch bis ' +
        'zum {date}; abgebucht wird nichts mehr.\n\n{link}',
    },
    subscriptionEnded: {
      subject: 'Ihr Abonnement ist beendet',
      text:
        'Guten Tag {name}\n\nIhr Abonnement von {product} bei {site} ist beendet. Abgebucht wird nichts ' +
        'mehr.\n\n{link}',
    },
  },
  fr: {
    subscriptionBegun: {
      subject: 'Votre abonnement a commencé',
      text:
        'Bonjour {name}\n\nMerci : votre abonnement à {product} chez {site} a commencé. {amount} seront prélevés ' +
        '{every} à partir du {date}. Vous pouvez le résilier à tout moment dans votre ' +
        'compte.\n\n{link}',
    },
    paymentSuccessful: {
      subject: 'Votre abonnement a été renouvelé',
      text:
        'Bonjour {name}\n\nVotre abonnement à {product} chez {site} a été renouvelé, et {amount} ont été ' +
        'prélevés. Il dure jusqu’au {date}.\n\n{link}',
    },
    paymentFailed: {
      subject: 'Votre abonnement n’a pas pu être prélevé',
      text:
        'Bonjour {name}\n\nNous n’avons pas pu prélever {amount} pour {product} chez {site}. Nous ' +
        'réessaierons le {date}. Vérifiez que votre carte est approvisionnée et encore valable, ou ' +
        'indiquez une autre carte dans votre compte : ce qui est dû y sera prélevé aussitôt.\n\n{link}',
    },
    renewalAhead: {
      subject: 'Votre abonnement sera bientôt renouvelé',
      text:
        'Bonjour {name}\n\nVotre abonnement à {product} chez {site} sera renouvelé le {date} : {amount} ' +
        'seront prélevés. D’ici là, vous pouvez le résilier dans votre compte.\n\n{link}',
    },
    paymentMethodChanged: {
      subject: 'Votre abonnement est payé autrement',
      text:
        'Bonjour {name}\n\nLe {date}, un autre moyen de paiement a été indiqué pour votre abonnement à ' +
        '{product} chez {site} ; c’est lui qui sera désormais débité. Si ce n’était pas vous, changez votre ' +
        'mot de passe et prévenez-nous.\n\n{link}',
    },
    subscriptionCanceled: {
      subject: 'Votre abonnement est résilié',
      text:
        'Bonjour {name}\n\nVotre abonnement à {product} chez {site} est résilié. Il dure jusqu’au {date}, ' +
        'et plus rien ne sera prélevé.\n\n{link}',
    },
    subscriptionEnded: {
      subject: 'Votre abonnement est terminé',
      text:
        'Bonjour {name}\n\nVotre abonnement à {product} chez {site} est terminé. Plus rien ne sera ' +
        'prélevé.\n\n{link}',
    },
  },
  es: {
    subscriptionBegun: {
      subject: 'Su suscripción ha comenzado',
      text:
        'Hola {name}\n\nGracias: su suscripción a {product} en {site} ha comenzado. Se cobrarán {amount} ' +
        '{every} a partir del {date}. Puede cancelarla en su cuenta en cualquier ' +
        'momento.\n\n{link}',
    },
    paymentSuccessful: {
      subject: 'Su suscripción se ha renovado',
      text:
        'Hola {name}\n\nSu suscripción a {product} en {site} se ha renovado y se han cobrado {amount}. ' +
        'Dura hasta el {date}.\n\n{link}',
    },
    paymentFailed: {
      subject: 'No se ha podido cobrar su suscripción',
      text:
        'Hola {name}\n\nNo hemos podido cobrar {amount} por {product} en {site}. Lo intentaremos de nuevo ' +
        'el {date}. Compruebe que su tarjeta tiene fondos y sigue siendo válida, o indique otra tarjeta ' +
        'en su cuenta: lo pendiente se cobrará entonces enseguida.\n\n{link}',
    },
    renewalAhead: {
      subject: 'Su suscripción se renovará pronto',
      text:
        'Hola {name}\n\nSu suscripción a {product} en {site} se renueva el {date}: se cobrarán {amount}. ' +
        'Hasta entonces puede cancelarla en su cuenta.\n\n{link}',
    },
    paymentMethodChanged: {
      subject: 'Su suscripción se paga de otra forma',
      text:
        'Hola {name}\n\nEl {date} se indicó otro medio de pago para su suscripción a {product} en {site}, y ' +
        'desde entonces se cobra en él. Si no fue usted, cambie su contraseña y avísenos.\n\n{link}',
    },
    subscriptionCanceled: {
      subject: 'Su suscripción está cancelada',
      text:
        'Hola {name}\n\nSu suscripción a {product} en {site} está cancelada. Dura hasta el {date} y no se ' +
        'cobrará nada más.\n\n{link}',
    },
    subscriptionEnded: {
      subject: 'Su suscripción ha terminado',
      text: 'Hola {name}\n\nSu suscripción a {product} en {site} ha terminado. No se cobrará nada más.\n\n{link}',
    },
  },
} as const satisfies Readonly<Record<string, SubscriptionMails>>
