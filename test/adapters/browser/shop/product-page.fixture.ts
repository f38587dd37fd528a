export const page = (html: string): HTMLFormElement => {
  document.body.innerHTML = html
  return document.querySelector('form') as HTMLFormElement
}

export const FORM =
  '<form data-node-type="commerce-add-to-cart-form" data-loading-text="Form waits">' +
  '<input type="submit" data-node-type="commerce-add-to-cart-button" value="Add">' +
  '<a data-node-type="commerce-buy-now-button" href="/checkout" data-subscription-text="Join">Buy' +
  '</a></form>'

export const BLOCK =
  `<div>${FORM}<div style="display:none" class="w-commerce-commerceaddtocartoutofstock">Sold out` +
  '</div><div style="display:none" data-node-type="commerce-add-to-cart-error" class="outer">' +
  '<div data-node-type="commerce-add-to-cart-error" class="inner" ' +
  'data-w-add-to-cart-quantity-error="Too many">?</div></div></div>'
