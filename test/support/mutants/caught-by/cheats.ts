/** The case that catches each back end that cheats. */
export const CAUGHT_BY_CHEATS: Readonly<Record<string, readonly string[]>> = {
  'finds a product by its slug': ['a slug is found in any case'],
  'keeps an e-mail exactly, and removes an emptied one': ['a mail is lower-cased'],
  'lists products in the order of the shop, at most the requested number, of a named category': [
    'a list has ten products at most',
  ],
  'opens an order with its whole token alone, and shows it as it was when the next one is placed': [
    'a placed order has the mail of the last order',
    'the last order of a visitor alone can be read',
  ],
  'shows and sorts by the present price after an earlier reading': [
    'all variants cost what the first one costs',
  ],
  'sells the last piece once': ['the stock of the first line alone is looked at'],
  'refuses a price that the shopper has not seen, shows it, then accepts it': [
    'the price of the first line alone is looked at',
  ],
  'refuses the discount T% with DiscountDoesNotExist': ['a code is a pattern'],
  'refuses the discount TE with DiscountDoesNotExist': ['the beginning of a code is enough'],
  'finds products by their words': ['the words of a search are patterns'],
  'belongs to one visitor, in all their tabs, whose secret is compared exactly': [
    'secrets of visitors are compared without case',
    'secrets of visitors are cut to 20 characters',
  ],
  'places no order for the payment of another order': [
    'the payment of a challenge pays for the next order too',
  ],
  'places no order for an invented payment': ['a confirmation pays that comes before its challenge'],
  'adds pieces, and more of the same SKU to the same line': ['a cart shows two lines at most'],
  'sets a count, removes a line with 0, and accepts repetitions': [
    'a count above 99 becomes 99',
    'a line that was removed comes back with its count',
  ],
  'keeps answers of the additional info block': ['answers of a shopper are cut to 255 characters'],
  'refuses an unknown shipping method, and an order whose method was removed': [
    'a way of shipping cannot be taken back',
  ],
  'accepts the same goods for another order, which begins without texts of the last one': [
    "another visitor's answers are shown",
  ],
  'shows no data of one visitor to another, and only four digits of a card': [
    'a discount of one visitor is taken off for all',
  ],
  'gives a member one trial of a product, and shows the second subscription without': [
    'a trial is paid at once',
  ],
  'refuses a wrong password as it refuses an unknown address, and changes nothing': [
    'an address is a pattern',
  ],
}
