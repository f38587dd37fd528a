import type { PaymentText, ShopText } from './page-texts.js'

/** Texts of the page script about products, carts and orders in French, keyed by the English texts. */
export const SHOP_TEXTS_FR: Readonly<Record<ShopText, string>> = {
  Product: 'Produit',
  'Buy now': 'Acheter maintenant',
  'Subscribe now': 'S’abonner',
  '{name} added to cart.': '{name} a été ajouté au panier.',
  '{name} removed. {cart}': '{name} a été retiré. {cart}',
  '{name} updated. {cart}': '{name} a été modifié. {cart}',
  'Your cart is empty.': 'Votre panier est vide.',
  'Cart: 1 item{total}.': 'Panier : 1 article{total}.',
  'Cart: {count} items{total}.': 'Panier : {count} articles{total}.',
  'Open empty cart': 'Ouvrir le panier vide',
  'Open cart containing {count} items': 'Ouvrir le panier, nombre d’articles : {count}',
  Cart: 'Panier',
  Quantity: 'Quantité',
  'Adding to cart...': 'Ajout en cours...',
  'Hang Tight...': 'Un instant...',
  'Try again': 'Réessayer',
  'This site is currently unsecured so you cannot add products to your cart.':
    'Ce site n’est pas sécurisé pour le moment : rien ne peut être ajouté au panier.',
  'This site is currently unsecured so you cannot purchase this item.':
    'Ce site n’est pas sécurisé pour le moment : cet article ne peut pas être acheté.',
  'This site is currently unsecured so you cannot enter checkout.':
    'Ce site n’est pas sécurisé pour le moment : il n’est pas possible de commander.',
  'We could not find this order. Please check the address of this page.':
    'Cette commande est introuvable. Veuillez vérifier l’adresse de cette page.',
  'We could not load your order. It is safe: please check your connection and try again.':
    'Votre commande n’a pas pu être chargée. Elle est enregistrée : vérifiez votre connexion et réessayez.',
  'Stripe has not been set up for this project': 'Stripe n’est pas configuré pour ce projet.',
}

/** Texts of the page script about payments in French, keyed by the English texts. */
export const PAYMENT_TEXTS_FR: Readonly<Record<PaymentText, string>> = {
  'Placing Order...': 'Envoi de la commande...',
  'We are checking whether your order was placed. This takes a moment.':
    'Nous vérifions si votre commande a été enregistrée. Cela prend un instant.',
  'Card payments could not be loaded. Please check your connection and content blockers, then reload the page.':
    'Le paiement par carte n’a pas pu être chargé. Vérifiez votre connexion et vos bloqueurs de contenu, puis ' +
    'rechargez la page.',
  'PayPal could not be loaded. Please check your connection and content blockers, then reload the page.':
    'PayPal n’a pas pu être chargé. Vérifiez votre connexion et vos bloqueurs de contenu, puis rechargez la page.',
  'Complete your order with PayPal': 'Terminer votre commande avec PayPal',
  'Card number': 'Numéro de carte',
  'Expiry date, month and year': 'Date d’expiration, mois et année',
  'Security code': 'Code de sécurité',
  'MM / YY': 'MM / AA',
  CVC: 'CVC',
  'This is a test shop: no money is taken. Pay with 4242 4242 4242 4242, any later date and any code.':
    'Ceci est une boutique de test : rien n’est débité. Payez avec 4242 4242 4242 4242, une date future ' +
    'et un code quelconque.',
  'Please enter the whole card number.': 'Veuillez saisir le numéro de carte complet.',
  'The card number is not right. Please check its digits.':
    'Le numéro de carte est incorrect. Veuillez vérifier les chiffres.',
  'This is a test shop and takes no real cards. Please use a test card, such as 4242 4242 4242 4242.':
    'Ceci est une boutique de test qui n’accepte pas de vraies cartes. Utilisez une carte de test, par exemple ' +
    '4242 4242 4242 4242.',
  'Please enter the expiry date as two digits for the month and two for the year.':
    'Veuillez saisir la date d’expiration : deux chiffres pour le mois et deux pour l’année.',
  'The expiry date lies in the past.': 'La date d’expiration est passée.',
  'Please enter the security code of the card: 3 digits.':
    'Veuillez saisir le code de sécurité de la carte : 3 chiffres.',
  'Please enter the security code of the card: 4 digits.':
    'Veuillez saisir le code de sécurité de la carte : 4 chiffres.',
  'Test bank: confirm this payment': 'Banque de test : confirmer ce paiement',
  'With a real card your bank would ask you to confirm now. This is a test shop, so you decide how it ends.':
    'Avec une vraie carte, votre banque vous demanderait de confirmer. Ceci est une boutique de test : vous décidez ' +
    'du résultat.',
  Complete: 'Confirmer',
  Fail: 'Refuser',
  'The test bank did not answer. Please try again.': 'La banque de test n’a pas répondu. Veuillez réessayer.',
  'PayPal asks you to confirm': 'PayPal vous demande de confirmer',
  'Agree at PayPal that your subscription is paid from your account there, then go on here.':
    'Acceptez chez PayPal que votre abonnement soit payé depuis votre compte, puis continuez ici.',
  'Your bank wants to see this payment confirmed. Confirm it at PayPal, then go on here.':
    'Votre banque demande une confirmation de ce paiement. Confirmez chez PayPal, puis continuez ici.',
  'Confirm at PayPal': 'Confirmer chez PayPal',
  'I have confirmed': 'J’ai confirmé',
  Cancel: 'Annuler',
}
