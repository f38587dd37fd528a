import { SUBSCRIPTION_WORDS } from '../../../subscriptions/index.js'
import type { OrderMailTexts } from './order-mail-texts.js'

/** The mails of orders in Spanish. */
export const ORDER_TEXTS_ES: OrderMailTexts = {
  words: {
    order: 'Su pedido',
    number: 'Número de pedido',
    date: 'Fecha',
    customer: 'Cliente',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    payment: 'Pago',
    free: 'Nada que pagar',
    moneyHeld: 'El importe está solo reservado en su medio de pago. Se cobrará más adelante.',
    filesLater: 'Recibirá sus archivos por correo en cuanto se cobre.',
    moneyToCapture:
      'El dinero está reservado, no cobrado: cóbrelo en la página del pedido antes de que caduque la reserva.',
    moneyReleased:
      'No se ha cobrado nada. La reserva en su medio de pago se anula; según su banco, puede ' +
      'tardar unos días en verlo.',
    moneyDisputed: 'Usted ha impugnado el pago, por lo que el banco decide sobre el dinero.',
    moneyUntaken: 'No se ha cobrado nada por este pedido.',
    shipping: 'Envío',
    subtotal: 'Subtotal',
    total: 'Total',
    refundTotal: 'Reembolso',
    shippingAddress: 'Dirección de envío',
    billingAddress: 'Dirección de facturación',
    downloads: 'Sus archivos',
    seeOrder: 'Ver el pedido',
    openAtDesk: 'Abrir el pedido',
    payAgain: 'Pagar de nuevo',
    trackParcel: 'Seguir el envío',
    carrier: 'Transportista',
    trackingNumber: 'Número de seguimiento',
    runningOut: 'Se agota: unidades restantes',
    ownOrder: 'El pedido',
    received: 'Recibido',
    statement: 'Mensaje',
    withdrawn: 'Desistimiento',
    wholeOrder: 'todo el pedido',
    reason: 'Motivo',
    terms: 'Condiciones de venta',
    withdrawal: 'Derecho de desistimiento',
    invoice: 'Factura',
    withdrawHere: 'Desistir del contrato aquí',
    seller: 'Vendedor',
    taxId: 'NIF-IVA',
    uid: 'NIF-IVA',
    taxNumber: 'NIF',
    register: 'Registro',
    colon: ':',
    yes: 'sí',
    no: 'no',
    ...SUBSCRIPTION_WORDS.es,
  },
  mails: {
    orderPlaced: {
      subject: 'Su pedido {number} en {site}',
      text:
        'Hola {name}\n\nGracias por su pedido. Este mensaje lo confirma; consérvelo.\n\n{link}\n\n{order}\n\n' +
        '{money}\n\n' +
        '{addresses}\n\n{answers}\n\n{downloads}\n\n{business}\n\n{withdrawal}\n\n{terms}',
    },
    orderReceived: {
      subject: 'Pedido nuevo {number}: {amount}',
      text:
        'Ha llegado un pedido nuevo a {site}.\n\n{money}\n\n{link}\n\n{customer}\n\n{order}\n\n{addresses}\n\n' +
        '{answers}\n\n{stock}',
    },
    orderPaymentFailed: {
      subject: 'El pago de su pedido {number} ha fallado',
      text:
        'Hola {name}\n\nEl pago de su pedido en {site} ha fallado, así que todavía no podemos tramitarlo.\n\n' +
        '{reason}\n\nSu cesta sigue en el navegador con el que hizo el pedido: pague allí de nuevo o responda ' +
        'a este mensaje.\n\n{link}\n\n{order}\n\n{business}',
    },
    orderDownloads: {
      subject: 'Los archivos de su pedido {number}',
      text: 'Hola {name}\n\nEstos son los archivos que ha comprado en {site}.\n\n{downloads}\n\n{link}\n\n{business}',
    },
    orderInvoice: {
      subject: 'La factura de su pedido {number}',
      text:
        'Hola {name}\n\nSe ha cobrado el pago de su pedido en {site}, {amount}. Aquí tiene la factura.' +
        '\n\n{link}\n\n{business}',
    },
    orderDispatched: {
      subject: 'Su pedido {number} está en camino',
      text:
        'Hola {name}\n\nEstos artículos de su pedido en {site} están en camino.\n\n{lines}\n\n{tracking}\n\n' +
        '{addresses}\n\n{link}\n\n{business}',
    },
    orderDispatchedInPart: {
      subject: 'Una parte de su pedido {number} está en camino',
      text:
        'Hola {name}\n\nEstos artículos de su pedido en {site} están en camino. El resto llegará después.' +
        '\n\n{lines}\n\n{tracking}\n\n{addresses}\n\n{link}\n\n{business}',
    },
    orderRefunded: {
      subject: 'Reembolso de {amount} de su pedido {number}',
      text:
        'Hola {name}\n\nLe reembolsamos {amount} de su pedido en {site}. Según su banco, tarda unos días en ' +
        'llegar.\n\n{lines}\n\n{reason}\n\n{link}\n\n{business}',
    },
    orderCancelled: {
      subject: 'Su pedido {number} se ha cancelado',
      text:
        'Hola {name}\n\nSu pedido en {site} se ha cancelado y no se tramitará.\n\n{reason}\n\n' +
        'Le devolvemos {amount} por el mismo medio de pago.\n\n{money}\n\n{order}\n\n{business}',
    },
    orderRefundRefused: {
      subject: 'El reembolso del pedido {number} fue rechazado',
      text:
        'El proveedor de pagos rechazó el reembolso de {amount} de un pedido en {site}; el cliente no ha recibido ' +
        'el dinero.\n\n{reason}\n\n{lines}\n\n' +
        'Inténtelo de nuevo o devuelva el dinero por otro medio.\n\n{link}\n\n{order}',
    },
    orderDisputed: {
      subject: 'El pago del pedido {number} está en disputa',
      text:
        'El titular de la tarjeta de un pedido en {site} ha recurrido a su banco. El banco decide ' +
        'sobre el dinero; no reembolse nada ahora.\n\n' +
        'Responda en el proveedor de pagos hasta el {date}.\n\n{link}\n\n{order}',
    },
    withdrawalReceived: {
      subject: 'Hemos recibido su desistimiento del pedido {number}',
      text:
        'Hola {name}\n\nHemos recibido su desistimiento del contrato el {date}. Este mensaje lo confirma; ' +
        'consérvelo.\n\n{withdrawn}\n\n{lines}\n\nNos pondremos en contacto con usted sobre la devolución y su ' +
        'dinero.\n\n{money}\n\n{business}',
    },
    withdrawalNotice: {
      subject: 'Desistimiento del pedido {number}',
      text:
        'Se ha desistido del contrato de un pedido en {site}.\n\n{withdrawn}\n\n{link}\n\n{order}\n\n' +
        'La recepción está confirmada. Responda en la página del pedido o con esta orden:\n' +
        'vitrine orders return {number} accept <carpeta del sitio> (o refuse)',
    },
  },
}
