/** The case that catches each broken back end whose calls change unrelated data. */
export const CAUGHT_BY_STRAYS: Readonly<Record<string, readonly string[]>> = {
  'keeps e-mail, addresses, method and additional information': ['an address takes the mail away'],
  'reports the requirements of an order': ['a shipping address becomes the billing address too'],
  'keeps answers of the additional info block': ['a mail takes what was written away'],
  'calculates estimates again without changing anything by itself': [
    'a recalculation takes the way of shipping away',
    'a recalculation takes the discount off',
  ],
  'keeps an e-mail exactly, and removes an emptied one': ['a mail cannot be taken back'],
  'has the last answers in place of those before': ['what was written to an order is added to'],
  'sets a count, removes a line with 0, and accepts repetitions': [
    'the last line of a cart cannot be removed',
    'removing a line removes them all',
  ],
  'keeps the whole cart if a buy-now is refused': [
    'an addition that is refused adds what is left',
    'buying at once what is sold out empties the cart',
  ],
  'never takes 1.5 for a quantity': ['a count that is refused becomes one'],
  'finds every submit by its key, in its present state, and begins none': [
    'a submit is found with another payment',
    'a submit is found without its goods',
  ],
  'places an order, which leaves the cart empty': [
    'an order is said to be paid without its extras',
    'an order is said to have one piece of each line',
  ],
  'returns the changed line of every change, with its new number of pieces': [
    'lines have other ids at each reading',
  ],
  'adds pieces, and more of the same SKU to the same line': [
    'a cart is called placed',
    'lines cost what one piece costs',
  ],
  'shows a placed order by its token': ['a placed order is called a cart'],
  'refuses a key that was used for another cart, and places nothing for it': [
    'a cart has another id at each reading',
  ],
  'shows the present stock after each sale, on the page of the product and in lists': [
    'goods in carts are taken from the shown stock',
  ],
}
