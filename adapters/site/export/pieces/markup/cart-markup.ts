import { optionList, repeated } from './repeated.js'
import { cartMessages } from './message-attributes.js'
import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

const items = (words: ShopWords): string =>
  repeated({
    id: 'vitrine-cart-items',
    collection: 'database.commerceOrder.userItems',
    tag: 'div',
    attributes: 'class="w-commerce-commercecartlist"',
    entry:
      '<div class="w-commerce-commercecartitem"><img alt="" class="w-commerce-commercecartitemimage">' +
      '<div class="w-commerce-commercecartiteminfo"><div class="w-commerce-commercecartproductname"></div><div></div>' +
      optionList('vitrine-cart-options', 'w-commerce-commercecartoptionlist') +
      `<a href="#" role="button" class="w-inline-block" aria-label="${words.removeItem}" ` +
      `data-wf-cart-action="remove-item" data-commerce-sku-id=""><div>${words.remove}</div></a></div>` +
      `<input type="number" aria-label="${words.updateQuantity}" class="w-commerce-commercecartquantity" required="" ` +
      'pattern="^[0-9]+$" inputmode="numeric" name="quantity" autocomplete="off" ' +
      'data-wf-cart-action="update-item-quantity" data-commerce-sku-id="" value="1"></div>',
  })

/** A cart that opens from the right: its button, lines and checkout link. */
export const cartMarkup = (words: ShopWords): string => `
<div data-node-type="commerce-cart-wrapper" data-open-product="" data-wf-cart-type="rightSidebar"
  data-wf-cart-query="" data-wf-cart-duration="400" data-wf-cart-easing="ease" data-wf-page-link-href-prefix=""
  class="w-commerce-commercecartwrapper vitrine-cart">
  <a href="#" data-node-type="commerce-cart-open-link" class="w-commerce-commercecartopenlink w-inline-block"
    role="button" aria-haspopup="dialog" aria-label="${words.openCart}">
    <div>${words.cart}</div>
    <div data-count-hide-rule="empty" style="display:none" class="w-commerce-commercecartopenlinkcount">0</div>
  </a>
  <div data-node-type="commerce-cart-container-wrapper" style="display:none"
    class="w-commerce-commercecartcontainerwrapper w-commerce-commercecartcontainerwrapper--cartType-rightSidebar">
    <div data-node-type="commerce-cart-container" role="dialog" aria-label="${words.yourCart}"
      class="w-commerce-commercecartcontainer">
      <div class="w-commerce-commercecartheader">
        <h4 aria-level="2" class="w-commerce-commercecartheading">${words.yourCart}</h4>
        <a href="#" data-node-type="commerce-cart-close-link"
          class="w-commerce-commercecartcloselink w-inline-block" role="button" aria-label="${words.closeCart}"><span
          aria-hidden="true">×</span></a>
      </div>
      <div class="w-commerce-commercecartformwrapper">
        <form data-node-type="commerce-cart-form" style="display:none" class="w-commerce-commercecartform">
          ${items(words)}
          <div class="w-commerce-commercecartfooter">
            <div aria-live="polite" aria-atomic="false"
              class="w-commerce-commercecartlineitem"><div>${words.subtotal}</div><div
              class="w-commerce-commercecartordervalue"></div></div>
            <div><a href="/checkout" value="${words.toCheckout}" data-node-type="cart-checkout-button"
              class="w-commerce-commercecartcheckoutbutton"
              data-loading-text="${words.moment}">${words.toCheckout}</a></div>
          </div>
        </form>
        <div class="w-commerce-commercecartemptystate"><div>${words.emptyCart}</div></div>
        <div aria-live="assertive" style="display:none" data-node-type="commerce-cart-error"
          class="w-commerce-commercecarterrorstate"><div class="w-cart-error-msg"${cartMessages(words)}></div></div>
      </div>
    </div>
  </div>
</div>`
