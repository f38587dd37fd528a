import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

/** The search page: its form, above the results that the server adds. */
export const searchMarkup = (words: ShopWords): string => `
<main class="vitrine-search">
  <h1>${words.search}</h1>
  <form action="/search" class="vitrine-search-form w-form" role="search">
    <label for="vitrine-search-field">${words.search}</label>
    <input type="search" class="w-input" maxlength="100" name="query" id="vitrine-search-field" required>
    <input type="submit" class="w-button" value="${words.search}">
  </form>
</main>`
