import type { ShopMessages } from './shop-messages.js'

const NOT_IN_STOCK = 'Le produit n’est pas disponible dans cette quantité.'
const TOO_LITTLE = 'Le montant minimum de commande n’est pas atteint. Ajoutez des articles à votre panier.'
const NO_CHECKOUT = 'Il n’est pas possible de commander sur ce site pour le moment.'
const PAUSED =
  'La boutique n’accepte rien pour le moment. Rien n’a été débité. Veuillez réessayer dans quelques minutes.'
const UNVERIFIED =
  'Confirmez d’abord votre adresse e-mail : le lien se trouve dans le message que vous avez reçu.'

/** The messages of a shop in French. */
export const SHOP_MESSAGES_FR: ShopMessages = {
  addToCart: {
    quantity: NOT_IN_STOCK,
    general: 'Le produit n’a pas pu être ajouté au panier.',
    'mixed-cart': 'Un abonnement ne peut pas être acheté avec un autre produit.',
    'buy-now': 'Le produit n’a pas pu être acheté.',
    'checkout-disabled': NO_CHECKOUT,
    'select-all-options': 'Veuillez choisir toutes les options.',
    unavailable: PAUSED,
  },
  cart: {
    quantity: NOT_IN_STOCK,
    general: 'Un problème est survenu avec votre panier. Veuillez réessayer.',
    checkout: NO_CHECKOUT,
    cart_order_min: TOO_LITTLE,
    subscription_error: UNVERIFIED,
    unavailable: PAUSED,
  },
  linesLeft:
    'Ces produits de votre ancien panier ne sont pas dans celui-ci. Ils sont conservés jusqu’à votre prochaine ' +
    'connexion :',
  checkout: {
    info: 'Vos coordonnées n’ont pas pu être traitées. Veuillez réessayer ou nous écrire.',
    session: 'Les adhésions et les abonnements demandent un compte. Veuillez d’abord vous connecter.',
    shipping: 'Nous ne pouvons malheureusement pas livrer à cette adresse.',
    extras: 'La boutique a été modifiée. Veuillez recharger la page et réessayer.',
    pricing: 'Des prix de votre panier ont changé. Veuillez recharger la page.',
    product: 'Des produits de votre panier n’existent plus. Veuillez recharger la page.',
    quantity: NOT_IN_STOCK,
    payment: 'Votre paiement n’a pas pu être traité.',
    billing:
      'Votre carte a été refusée. Vérifiez la carte et l’adresse de facturation, ou utilisez une autre carte.',
    minimum: TOO_LITTLE,
    'invalid-discount': 'Ce code de réduction n’est pas valable.',
    'expired-discount': 'Cette réduction n’est plus disponible.',
    'usage-reached-discount': 'Cette réduction n’est plus disponible.',
    'requirements-not-met': 'Votre commande ne remplit pas les conditions de cette réduction.',
    subscription:
      'Ce moyen de paiement ne permet pas de renouveler un abonnement. Rien n’a été débité ; veuillez en ' +
      'choisir un autre.',
    unverified: UNVERIFIED,
    unavailable: PAUSED,
    'too-many': 'Trop d’essais. Veuillez attendre quelques minutes et réessayer ; rien n’a été débité.',
    confirmation:
      'Cette commande demande encore une confirmation. Veuillez cocher les cases prévues lors du paiement.',
  },
  ownCheckout: {
    network: 'La boutique est injoignable. Vérifiez votre connexion et réessayez.',
    'lost-answer':
      'La boutique n’a pas répondu, votre commande est peut-être déjà passée. Veuillez réessayer : vous ne ' +
      'serez débité qu’une fois.',
    'not-placed': 'Votre commande n’a pas été passée et rien n’a été débité. Veuillez réessayer.',
    'empty-cart': 'Votre panier est vide.',
    insecure: 'Cette page n’est pas sécurisée pour le moment, il n’est donc pas possible d’y commander.',
  },
}
