/** The case that catches each back end that cheats. */
export const CAUGHT_BY_CHEATS: Readonly<Record<string, readonly string[]>> = {
  'finds a product by its slug': ['a slug is found in any case'],
  'keeps an e-mail to the letter, and forgets one that was emptied': ['a mail is lower-cased'],
  'lists products in the order of the shop, no more than asked for, of a category if one is named': [
    'a list has ten products at most',
  ],
  'opens an order with its whole token alone, and shows it as it was when the next one is placed': [
    'a placed order has the mail of the last order',
    'the last order of a visitor alone can be read',
  ],
  'shows and sorts by the price of now what was read at the price before': [
    'all variants cost what the first one costs',
  ],
  'sells the last piece once': ['the stock of the first line alone is looked at'],
  'refuses a price the shopper has not seen, shows it, then takes it': [
    'the price of the first line alone is looked at',
  ],
  'refuses the discount T% with DiscountDoesNotExist': ['a code is a pattern'],
  'refuses the discount TE with DiscountDoesNotExist': ['the beginning of a code is enough'],
  'finds products by their words': ['the words of a search are patterns'],
  'belongs to one visitor, in all their tabs, whose secret is read to the letter': [
    'secrets of visitors are compared without case',
    'secrets of visitors are cut to 20 characters',
  ],
  'places no order for the payment of another one': [
    'the payment of a challenge pays for the next order too',
  ],
  'places no order for a payment that was invented': ['a confirmation pays that comes before its challenge'],
  'takes pieces, and more of the same into the same line': ['a cart shows two lines at most'],
  'sets a count, removes a line with 0, and may be asked twice': [
    'a count above 99 becomes 99',
    'a line that was removed comes back with its count',
  ],
  'keeps answers of the additional info block': ['answers of a shopper are cut to 255 characters'],
  'refuses a way of shipping that does not exist, and an order whose way was taken back': [
    'a way of shipping cannot be taken back',
  ],
  'takes the same goods once more for another order, which begins without words of the last one': [
    "another visitor's answers are shown",
  ],
  'shows no data of one visitor to another, and only four digits of what they pay with': [
    'a discount of one visitor is taken off for all',
  ],
  'gives a member one trial of a product, and shows the second subscription without': [
    'a trial is paid at once',
  ],
  'refuses a wrong password as it refuses an unknown address, and changes nothing': [
    'an address is a pattern',
  ],
}
