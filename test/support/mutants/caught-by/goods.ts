/** The case that catches each back end that breaks a rule of products and carts. */
export const CAUGHT_BY_GOODS: Readonly<Record<string, readonly string[]>> = {
  'shows the present stock after each sale, on the page of the product and in lists': [
    'shown stock never changes',
    'listed stock never changes',
  ],
  'shows a product with its options, prices and stock': [
    'stock is a number too large',
    'everything is without end',
    'shown prices are a cent too low',
    'prices are in another currency',
    'a product has lost its description',
    'the price before is lost',
    'further pictures are lost',
    'variants have no options',
    'variants come in another order',
    'every visitor holds memberships',
  ],
  'marks a product in the cart that is no longer sold, refuses it, and removes it from the cart': [
    'a withdrawn product is still counted in the cart',
    'the cart says nothing of a withdrawn product',
    'a withdrawn product is still listed',
    'a withdrawn product is still shown',
  ],
  'lists products in the order of the shop, at most the requested number, of a named category': [
    'lists have no end',
    'lists do not know categories',
    'a category that does not exist has everything',
  ],
  'lists every product once, page by page, in every order': [
    'every page is the first one',
    'a page begins with the last product of the page before',
    'a list behind an unknown product begins anew',
    'pages are sorted one by one',
  ],
  'sorts a list by name and by the lowest price, both ways': [
    'lists are not sorted',
    'lists are sorted upwards only',
  ],
  'finds products by their words': [
    'a search finds everything',
    'a search finds what has one of its words',
    'a search tells upper case apart',
    'a search looks outside of the category',
  ],
  'refuses a product that does not exist': ['a product that does not exist is another one'],
  'adds nothing for a repeated key, and gives the same answer': [
    'a key adds as often as it comes',
    'an addition that is repeated answers something else',
  ],
  'keeps the keys of visitors separate': [
    'keys of additions are shared between visitors',
    'a change says the count before',
  ],
  'keeps only the goods of a buy-now': [
    'buy now keeps the rest of the cart',
    'a cart is forgotten when it is read in another tab',
  ],
  'adds pieces, and more of the same SKU to the same line': [
    'adding replaces the cart',
    'only one piece is added at a time',
    'a change says another price',
    'lines come in another order',
    'lines are counted and not pieces',
    'a row is a cent too much',
    'the subtotal is a cent too much',
    'the total is a cent too much',
    'the total is in another currency',
  ],
  'refuses to add 0 pieces': [
    'a quantity below one is taken for one',
    'an impossible quantity is said to be sold out',
  ],
  'never takes 1.5 for a quantity': ['a broken quantity is rounded'],
  'returns the changed line of every change, with its new number of pieces': [
    'a count is added and not set',
    'a change names no line',
  ],
  'sets a count, removes a line with 0, and accepts repetitions': ['a line cannot be removed'],
  'keeps the whole cart if a buy-now is refused': ['sold out is said in other words'],
  'refuses a SKU that does not exist': ['what does not exist is said to be sold out'],
  'does not mix a subscription with other goods': [
    'mixed carts are refused in other words',
    'the total leaves extras out',
  ],
  'is empty for a new visitor, who can read the shop': ['an empty cart is an order without lines'],
  'belongs to one visitor, in all their tabs, whose secret is compared exactly': [
    'all visitors have one cart',
  ],
}
