import type { PaymentText, ShopText } from './page-texts.js'

/** Texts of the page script about products, carts and orders in Spanish, keyed by the English texts. */
export const SHOP_TEXTS_ES: Readonly<Record<ShopText, string>> = {
  Product: 'Producto',
  'Buy now': 'Comprar ahora',
  'Subscribe now': 'Suscribirse',
  '{name} added to cart.': '{name} está en la cesta.',
  '{name} removed. {cart}': 'Se ha quitado {name}. {cart}',
  '{name} updated. {cart}': 'Se ha cambiado {name}. {cart}',
  'Your cart is empty.': 'Su cesta está vacía.',
  'Cart: 1 item{total}.': 'Cesta: 1 artículo{total}.',
  'Cart: {count} items{total}.': 'Cesta: {count} artículos{total}.',
  'Open empty cart': 'Abrir la cesta vacía',
  'Open cart containing {count} items': 'Abrir la cesta, número de artículos: {count}',
  Cart: 'Cesta',
  Quantity: 'Cantidad',
  'Adding to cart...': 'Añadiendo...',
  'Hang Tight...': 'Un momento...',
  'Try again': 'Reintentar',
  'This site is currently unsecured so you cannot add products to your cart.':
    'Este sitio no es seguro en este momento: no se puede añadir nada a la cesta.',
  'This site is currently unsecured so you cannot purchase this item.':
    'Este sitio no es seguro en este momento: este artículo no se puede comprar.',
  'This site is currently unsecured so you cannot enter checkout.':
    'Este sitio no es seguro en este momento: no se puede hacer el pedido.',
  'We could not find this order. Please check the address of this page.':
    'No se ha encontrado este pedido. Compruebe la dirección de esta página.',
  'We could not load your order. It is safe: please check your connection and try again.':
    'No se ha podido cargar su pedido. Está registrado: compruebe su conexión e inténtelo de nuevo.',
  'Stripe has not been set up for this project': 'Stripe no está configurado para este proyecto.',
}

/** Texts of the page script about payments in Spanish, keyed by the English texts. */
export const PAYMENT_TEXTS_ES: Readonly<Record<PaymentText, string>> = {
  'Placing Order...': 'Enviando el pedido...',
  'We are checking whether your order was placed. This takes a moment.':
    'Comprobamos si su pedido se ha registrado. Tardará un momento.',
  'Card payments could not be loaded. Please check your connection and content blockers, then reload the page.':
    'No se ha podido cargar el pago con tarjeta. Compruebe su conexión y los bloqueadores de contenido y vuelva a ' +
    'cargar la página.',
  'PayPal could not be loaded. Please check your connection and content blockers, then reload the page.':
    'No se ha podido cargar PayPal. Compruebe su conexión y los bloqueadores de contenido y vuelva a cargar ' +
    'la página.',
  'Complete your order with PayPal': 'Terminar su pedido con PayPal',
  'Card number': 'Número de tarjeta',
  'Expiry date, month and year': 'Fecha de caducidad, mes y año',
  'Security code': 'Código de seguridad',
  'MM / YY': 'MM / AA',
  CVC: 'CVC',
  'This is a test shop: no money is taken. Pay with 4242 4242 4242 4242, any later date and any code.':
    'Esta es una tienda de prueba: no se cobra nada. Pague con 4242 4242 4242 4242, una fecha futura y un código ' +
    'cualquiera.',
  'Please enter the whole card number.': 'Introduzca el número de tarjeta completo.',
  'The card number is not right. Please check its digits.':
    'El número de tarjeta no es correcto. Compruebe las cifras.',
  'This is a test shop and takes no real cards. Please use a test card, such as 4242 4242 4242 4242.':
    'Esta es una tienda de prueba y no acepta tarjetas reales. Use una tarjeta de prueba, como 4242 4242 4242 4242.',
  'Please enter the expiry date as two digits for the month and two for the year.':
    'Introduzca la fecha de caducidad con dos cifras para el mes y dos para el año.',
  'The expiry date lies in the past.': 'La fecha de caducidad ya ha pasado.',
  'Please enter the security code of the card: 3 digits.':
    'Introduzca el código de seguridad de la tarjeta: 3 cifras.',
  'Please enter the security code of the card: 4 digits.':
    'Introduzca el código de seguridad de la tarjeta: 4 cifras.',
  'Test bank: confirm this payment': 'Banco de prueba: confirmar este pago',
  'With a real card your bank would ask you to confirm now. This is a test shop, so you decide how it ends.':
    'Con una tarjeta real, su banco le pediría ahora que confirmara. Esta es una tienda de prueba: usted ' +
    'decide cómo termina.',
  Complete: 'Confirmar',
  Fail: 'Rechazar',
  'The test bank did not answer. Please try again.':
    'El banco de prueba no ha respondido. Inténtelo de nuevo.',
  'PayPal asks you to confirm': 'PayPal le pide que confirme',
  'Agree at PayPal that your subscription is paid from your account there, then go on here.':
    'Acepte en PayPal que su suscripción se pague desde su cuenta y continúe aquí.',
  'Your bank wants to see this payment confirmed. Confirm it at PayPal, then go on here.':
    'Su banco pide que se confirme este pago. Confírmelo en PayPal y continúe aquí.',
  'Confirm at PayPal': 'Confirmar en PayPal',
  'I have confirmed': 'He confirmado',
  Cancel: 'Cancelar',
}
