import { SUBSCRIPTION_WORDS } from '../../../subscriptions/index.js'
import type { OrderMailTexts } from './order-mail-texts.js'

/** The mails of orders in French. */
export const ORDER_TEXTS_FR: OrderMailTexts = {
  words: {
    order: 'Votre commande',
    number: 'Numéro de commande',
    date: 'Date',
    customer: 'Client',
    email: 'E-mail',
    phone: 'Téléphone',
    payment: 'Paiement',
    free: 'Rien à payer',
    moneyHeld: 'Le montant est simplement réservé sur votre moyen de paiement. Il sera débité plus tard.',
    filesLater: 'Vous recevrez vos fichiers par e-mail dès qu’il sera débité.',
    moneyToCapture:
      'L’argent est réservé, pas encaissé : encaissez-le sur la page de la commande avant ' +
      'l’expiration de la réservation.',
    moneyReleased:
      'Aucune somme n’a été débitée. La réservation sur votre moyen de paiement est levée ; ' +
      'selon votre banque, il faut quelques jours pour que vous le voyiez.',
    moneyDisputed: 'Vous avez contesté le paiement : la banque décide donc du sort de l’argent.',
    moneyUntaken: 'Aucune somme n’a été débitée pour cette commande.',
    shipping: 'Livraison',
    subtotal: 'Sous-total',
    total: 'Total',
    refundTotal: 'Remboursement',
    shippingAddress: 'Adresse de livraison',
    billingAddress: 'Adresse de facturation',
    downloads: 'Vos fichiers',
    seeOrder: 'Voir la commande',
    openAtDesk: 'Ouvrir la commande',
    payAgain: 'Payer à nouveau',
    trackParcel: 'Suivre le colis',
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    runningOut: 'Bientôt épuisé : pièces restantes',
    ownOrder: 'La commande',
    received: 'Reçu',
    statement: 'Message',
    withdrawn: 'Rétractation',
    wholeOrder: 'toute la commande',
    reason: 'Motif',
    terms: 'Conditions générales de vente',
    withdrawal: 'Droit de rétractation',
    invoice: 'Facture',
    withdrawHere: 'Renoncer au contrat ici',
    seller: 'Vendeur',
    taxId: 'N° TVA',
    uid: 'N° TVA',
    taxNumber: 'N° fiscal',
    register: 'Registre',
    colon: '\u00a0:',
    yes: 'oui',
    no: 'non',
    ...SUBSCRIPTION_WORDS.fr,
  },
  mails: {
    orderPlaced: {
      subject: 'Votre commande {number} chez {site}',
      text:
        'Bonjour {name}\n\nMerci pour votre commande. Ce message la confirme ; conservez-le.\n\n{link}\n\n' +
        '{order}\n\n{money}\n\n' +
        '{addresses}\n\n{answers}\n\n{downloads}\n\n{business}\n\n{withdrawal}\n\n{terms}',
    },
    orderReceived: {
      subject: 'Nouvelle commande {number} : {amount}',
      text:
        'Une nouvelle commande est arrivée chez {site}.\n\n{money}\n\n{link}\n\n{customer}\n\n{order}\n\n' +
        '{addresses}\n\n' +
        '{answers}\n\n{stock}',
    },
    orderPaymentFailed: {
      subject: 'Le paiement de votre commande {number} a échoué',
      text:
        'Bonjour {name}\n\nLe paiement de votre commande chez {site} a échoué, nous ne pouvons donc pas encore la ' +
        'traiter.\n\n{reason}\n\nVotre panier est gardé dans le navigateur de votre commande : payez-y à nouveau, ' +
        'ou répondez à ce message.\n\n{link}\n\n{order}\n\n{business}',
    },
    orderDownloads: {
      subject: 'Les fichiers de votre commande {number}',
      text:
        'Bonjour {name}\n\nVoici les fichiers que vous avez achetés chez {site}.\n\n{downloads}\n\n{link}\n\n' +
        '{business}',
    },
    orderInvoice: {
      subject: 'La facture de votre commande {number}',
      text:
        'Bonjour {name}\n\nLe paiement de votre commande chez {site} a été encaissé, {amount}. Voici la facture.' +
        '\n\n{link}\n\n{business}',
    },
    orderDispatched: {
      subject: 'Votre commande {number} est en route',
      text:
        'Bonjour {name}\n\nCes articles de votre commande chez {site} sont en route.\n\n{lines}\n\n{tracking}\n\n' +
        '{addresses}\n\n{link}\n\n{business}',
    },
    orderDispatchedInPart: {
      subject: 'Une partie de votre commande {number} est en route',
      text:
        'Bonjour {name}\n\nCes articles de votre commande chez {site} sont en route. Le reste suivra.\n\n{lines}' +
        '\n\n{tracking}\n\n{addresses}\n\n{link}\n\n{business}',
    },
    orderRefunded: {
      subject: 'Remboursement de {amount} pour votre commande {number}',
      text:
        'Bonjour {name}\n\nNous vous remboursons {amount} de votre commande chez {site}. Selon votre banque, il faut ' +
        'quelques jours pour que la somme arrive.\n\n{lines}\n\n{reason}\n\n{link}\n\n{business}',
    },
    orderCancelled: {
      subject: 'Votre commande {number} a été annulée',
      text:
        'Bonjour {name}\n\nVotre commande chez {site} a été annulée et ne sera pas traitée.\n\n{reason}\n\n' +
        'Nous vous rendons {amount} par le moyen de paiement utilisé.\n\n{money}\n\n{order}\n\n{business}',
    },
    orderRefundRefused: {
      subject: 'Le remboursement de la commande {number} a été refusé',
      text:
        'Le prestataire de paiement a refusé de rembourser {amount} d’une commande chez {site} ; le client n’a ' +
        'pas reçu l’argent.\n\n{reason}\n\n{lines}\n\n' +
        'Réessayez, ou rendez l’argent par un autre moyen.\n\n{link}\n\n{order}',
    },
    orderDisputed: {
      subject: 'Le paiement de la commande {number} est contesté',
      text:
        'Le titulaire de la carte d’une commande chez {site} a fait appel à sa banque. Elle décide ' +
        'du paiement ; ne remboursez rien pour le moment.\n\n' +
        'Répondez chez le prestataire de paiement jusqu’au {date}.\n\n{link}\n\n{order}',
    },
    withdrawalReceived: {
      subject: 'Nous avons reçu votre rétractation pour la commande {number}',
      text:
        'Bonjour {name}\n\nNous avons reçu votre rétractation du contrat le {date}. Ce message le confirme ; ' +
        'conservez-le.\n\n{withdrawn}\n\n{lines}\n\nNous vous recontacterons au sujet du retour et de votre argent.' +
        '\n\n{money}\n\n{business}',
    },
    withdrawalNotice: {
      subject: 'Rétractation de la commande {number}',
      text:
        'Un client s’est rétracté d’une commande chez {site}.\n\n{withdrawn}\n\n{link}\n\n{order}\n\n' +
        'La réception est confirmée. Répondez sur la page de la commande ou dans un terminal :\n' +
        'vitrine orders return {number} accept <dossier du site> (ou refuse)',
    },
  },
}
