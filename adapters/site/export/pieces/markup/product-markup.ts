import { addToCartMarkup } from './add-to-cart-markup.js'
import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

/** A product page: pictures, name, price, options, description. */
export const productMarkup = (words: ShopWords): string => `
<main class="vitrine-product">
  <div class="vitrine-product-pictures">
    <img alt="" data-vitrine-bind="main-image" class="vitrine-product-picture">
    <div class="w-dyn-list">
      <div role="list" data-vitrine-bind="more-images" class="vitrine-product-more w-dyn-items">
        <div role="listitem" class="w-dyn-item w-dyn-repeater-item"><img alt=""></div>
      </div>
      <div class="w-dyn-hide w-dyn-empty"></div>
    </div>
  </div>
  <div class="vitrine-product-words">
    <h1 data-vitrine-bind="name"></h1>
    <div class="vitrine-product-prices">
      <div data-vitrine-bind="price"></div>
      <s data-vitrine-bind="compare-at-price"></s>
    </div>
    <p data-vitrine-bind="lowest-price"></p>
    <div class="vitrine-add">${addToCartMarkup(words)}</div>
    <div data-vitrine-bind="description" class="w-richtext"></div>
  </div>
</main>`
