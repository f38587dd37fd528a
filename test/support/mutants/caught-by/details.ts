/** The case that catches each back end that breaks a rule of the details of an order, and of carts that change. */
export const CAUGHT_BY_DETAILS: Readonly<Record<string, readonly string[]>> = {
  'shows no data of one visitor to another, and only four digits of a card': [
    "another visitor's address is shown",
    "another visitor's card is shown",
    'the token of a payment is shown',
  ],
  'keeps the previous discount if another code is refused': [
    'a code that is refused takes the one before off',
  ],
  'keeps the previous shipping method if another one is refused': [
    'a way of shipping that is refused takes the one before off',
  ],
  'has the last answers in place of those before': ['answers of the shopper are added to those before'],
  'takes a discount off in whole cents, rounded once for all pieces': [
    'a discount is rounded for each piece',
  ],
  'keeps an e-mail exactly, and removes an emptied one': [
    "another visitor's mail is shown",
    'a mail cannot be changed',
  ],
  'reports the requirements of an order': ['both addresses are one'],
  'keeps both addresses, the last answers and the chosen shipping method of each visitor separate': [
    'the addresses are swapped',
    'the chosen way of shipping does not count',
    'a postal code is a number',
  ],
  'refuses an unknown shipping method, and an order whose method was removed': [
    'a way of shipping that does not exist is taken',
  ],
  'offers the shipping methods for the address, with their prices': [
    'every country is shipped to',
    'all ways of shipping cost the same',
  ],
  'adds shipping and tax to the total once they are known': [
    'no tax is taken',
    'shipping is taxed too',
    'shipping is free',
  ],
  'rounds a tax to the nearest minor unit, on the price of the goods': ['a tax is rounded down'],
  'takes a discount off, as a line below zero': [
    'a discount is not taken off',
    'a discount is taken off twice',
  ],
  'removes a discount, if it can: the order costs the former total': [
    'a discount stays when it is taken off',
  ],
  'refuses the discount BIG with DiscountRequirementsNotMet': [
    'a discount is not applied',
    'a discount for large orders is taken for small ones',
  ],
  'refuses the discount NOPE with DiscountDoesNotExist': ['every discount is taken'],
  'refuses the discount OLD with DiscountExpired': ['an expired discount is taken'],
  'keeps answers of the additional info block': [
    'additional information is lost',
    'a placed order has lost what the shopper wrote to it',
  ],
  'refuses a text that no database takes, without a fault': ['an unknown provider is taken'],
  'treats texts as data and never as commands': ['addresses are shortened', 'letters lose their accents'],
  'counts the uses of a discount by its orders': ['a declined payment uses a discount up'],
  'taxes and ships by the shipping address, at the present price of the cart': [
    'a way of shipping goes along to an address that it does not serve',
    'shipping stays as cheap as it was for a larger cart',
    'a tax is taken abroad too',
    'a tax goes by the billing address',
  ],
  'takes a discount off the goods and never off the shipping': [
    'a discount is taken off the shipping too',
    'an order is free when its goods are',
  ],
  'calculates estimates again without changing anything by itself': ['a new estimate takes the discount off'],
  'keeps a discount, the details and the payment when the count of a line changes': [
    'a changed count takes the discount off',
    'a changed count forgets the payment',
  ],
  "places no order for another visitor's cart": [
    "another visitor's cart is ordered by its id",
    'the id of the cart that was seen is not looked at',
  ],
  'charges the shown total of the cart, with discount and the chosen shipping method': [
    'a placed order has lost its discount',
    'a placed order shows the cheapest way of shipping',
  ],
  'allows the shopper to remove a withdrawn product, and has it in no category and no search': [
    'the category of a withdrawn product is still named',
  ],
  'names each category of its products once, if it lists them': [
    'a category is named once for each product',
    'no category is named',
  ],
}
