/** The add-to-cart form: its options, quantity, button and error message. */
export const addToCartMarkup = (): string => `
<form data-node-type="commerce-add-to-cart-form" class="w-commerce-commerceaddtocartform">
  <div data-node-type="commerce-add-to-cart-option-list" data-preselect-default-variant="true" role="group"
    aria-label="Options">
    <div role="group"><label for="option-set-vitrine">Option</label><select id="option-set-vitrine"
      data-node-type="commerce-add-to-cart-option-select" class="w-select"><option value=""
      selected="">Please choose</option></select></div>
  </div>
  <label for="quantity-vitrine">Quantity</label>
  <input type="number" pattern="^[0-9]+$" inputmode="numeric" id="quantity-vitrine"
    name="commerce-add-to-cart-quantity-input" min="1" class="w-commerce-commerceaddtocartquantityinput"
    value="1">
  <input type="submit" data-node-type="commerce-add-to-cart-button" data-loading-text="Adding to cart..."
    aria-busy="false" aria-haspopup="dialog" class="w-commerce-commerceaddtocartbutton" value="Add to Cart">
</form>
<div style="display:none" class="w-commerce-commerceaddtocartoutofstock"
  tabindex="0"><div>This product is out of stock.</div></div>
<div aria-live="assertive" data-node-type="commerce-add-to-cart-error" style="display:none"
  class="w-commerce-commerceaddtocarterror"><div data-node-type="commerce-add-to-cart-error"></div></div>`
