import type { ShopMessages } from './shop-messages.js'

const NOT_IN_STOCK = 'El producto no está disponible en esta cantidad.'
const TOO_LITTLE = 'No se alcanza el pedido mínimo. Añada más artículos a su cesta.'
const NO_CHECKOUT = 'En este momento no se puede comprar en este sitio.'
const PAUSED =
  'La tienda no acepta nada en este momento. No se ha cobrado nada. Inténtelo de nuevo en unos minutos.'
const UNVERIFIED = 'Confirme primero su dirección de correo: el enlace está en el mensaje que recibió.'

/** The messages of a shop in Spanish. */
export const SHOP_MESSAGES_ES: ShopMessages = {
  addToCart: {
    quantity: NOT_IN_STOCK,
    general: 'No se pudo añadir el producto a la cesta.',
    'mixed-cart': 'Una suscripción no se puede comprar junto con otro producto.',
    'buy-now': 'No se pudo comprar el producto.',
    'checkout-disabled': NO_CHECKOUT,
    'select-all-options': 'Elija todas las opciones.',
    unavailable: PAUSED,
  },
  cart: {
    quantity: NOT_IN_STOCK,
    general: 'Algo falló con su cesta. Inténtelo de nuevo.',
    checkout: NO_CHECKOUT,
    cart_order_min: TOO_LITTLE,
    subscription_error: UNVERIFIED,
    unavailable: PAUSED,
  },
  linesLeft:
    'Estos productos de su cesta anterior no están en esta. Se guardan hasta que vuelva a iniciar sesión:',
  checkout: {
    info: 'No se pudieron procesar sus datos. Inténtelo de nuevo o escríbanos.',
    session: 'Las membresías y suscripciones necesitan una cuenta. Inicie sesión primero.',
    shipping: 'Lo sentimos, no podemos enviar a esta dirección.',
    extras: 'La tienda ha cambiado. Vuelva a cargar la página e inténtelo de nuevo.',
    pricing: 'Han cambiado precios de su cesta. Vuelva a cargar la página.',
    product: 'Hay productos de su cesta que ya no existen. Vuelva a cargar la página.',
    quantity: NOT_IN_STOCK,
    payment: 'No se pudo procesar su pago.',
    billing: 'Su tarjeta fue rechazada. Revise la tarjeta y la dirección de facturación, o use otra tarjeta.',
    minimum: TOO_LITTLE,
    'invalid-discount': 'Este código de descuento no es válido.',
    'expired-discount': 'Este descuento ya no está disponible.',
    'usage-reached-discount': 'Este descuento ya no está disponible.',
    'requirements-not-met': 'Su pedido no cumple las condiciones de este descuento.',
    subscription:
      'Con este medio de pago no se puede renovar una suscripción. No se ha cobrado nada; elija otro.',
    unverified: UNVERIFIED,
    unavailable: PAUSED,
    'too-many': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo; no se ha cobrado nada.',
    confirmation:
      'Falta confirmar algo para este pedido. Marque en la página de pago las casillas correspondientes.',
  },
  ownCheckout: {
    network: 'No se puede acceder a la tienda. Revise su conexión e inténtelo de nuevo.',
    'lost-answer':
      'La tienda no respondió, quizá su pedido ya esté hecho. Inténtelo de nuevo: no se le cobrará dos veces.',
    'not-placed': 'Su pedido no se realizó y no se ha cobrado nada. Inténtelo de nuevo.',
    'empty-cart': 'Su cesta está vacía.',
    insecure: 'Esta página no es segura en este momento, por eso no se puede comprar aquí.',
  },
}
