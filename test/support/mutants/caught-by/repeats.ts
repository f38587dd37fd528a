/** The case that catches each broken back end with a mistake in repeated calls. */
export const CAUGHT_BY_REPEATS: Readonly<Record<string, readonly string[]>> = {
  'accepts no payment of an earlier order for a later challenge': [
    'a payment of before answers a challenge of the same shopper',
    'a submit is not found that a challenge was passed for',
  ],
  'adds the same goods for each visitor with the same key': [
    'equal goods are added once for a key of all visitors',
  ],
  'places the order of one visitor by the key of a payment that was refused to another': [
    'a payment is refused to all by the key of one',
  ],
  'answers a repeated submit with the prices of its order': [
    'a submit that is found has the prices of today',
  ],
  'finds a free order by its key': ['a submit is not found that cost nothing'],
  'places no next cart by the key of a payment that was refused': [
    'a key of a refused payment places the next cart',
  ],
  'requires no challenge of an earlier cart for the next order': [
    'a challenge of a cart before is asked for again',
  ],
  'shows the present stock after each sale, on the page of the product and in lists': [
    'stock in the lists of a category is that of the first reading',
    'stock by a slug is that of the first reading',
  ],
  'marks a product in the cart that is no longer sold, refuses it, and removes it from the cart': [
    'a withdrawn product stays in short lists',
    'a withdrawn product is still sold at once',
  ],
  'shows no data of one visitor to another, and only four digits of a card': [
    "another visitor's address is shown beside a mail",
  ],
  'opens an order with a token that cannot be guessed': [
    'a token is a long digest of the order',
    'a token is a digest of the order, written for addresses',
    'a token is a digest of the order and its mail',
    'a token is a digest of how many orders there are',
  ],
}
