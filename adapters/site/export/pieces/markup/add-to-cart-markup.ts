import { addToCartMessages } from './message-attributes.js'
import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

/** The add-to-cart form: its options, quantity, button and error message. */
export const addToCartMarkup = (words: ShopWords): string => `
<form data-node-type="commerce-add-to-cart-form" class="w-commerce-commerceaddtocartform">
  <div data-node-type="commerce-add-to-cart-option-list" data-preselect-default-variant="true" role="group"
    aria-label="${words.options}">
    <div role="group"><label for="option-set-vitrine">${words.option}</label><select id="option-set-vitrine"
      data-node-type="commerce-add-to-cart-option-select" class="w-select"><option value=""
      selected="">${words.pleaseChoose}</option></select></div>
  </div>
  <label for="quantity-vitrine">${words.quantity}</label>
  <input type="number" pattern="^[0-9]+$" inputmode="numeric" id="quantity-vitrine"
    name="commerce-add-to-cart-quantity-input" min="1" class="w-commerce-commerceaddtocartquantityinput"
    value="1">
  <input type="submit" data-node-type="commerce-add-to-cart-button" data-loading-text="${words.adding}"
    aria-busy="false" aria-haspopup="dialog" class="w-commerce-commerceaddtocartbutton" value="${words.addToCart}">
</form>
<div style="display:none" class="w-commerce-commerceaddtocartoutofstock"
  tabindex="0"><div>${words.outOfStock}</div></div>
<div aria-live="assertive" data-node-type="commerce-add-to-cart-error" style="display:none"
  class="w-commerce-commerceaddtocarterror"><div
  data-node-type="commerce-add-to-cart-error"${addToCartMessages(words)}></div></div>`
