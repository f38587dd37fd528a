/** The case that catches each back end that breaks a rule of the details of an order, and of carts that change. */
export const CAUGHT_BY_DETAILS: Readonly<Record<string, readonly string[]>> = {
  'shows no data of one visitor to another, and only four digits of what they pay with': [
    "another visitor's address is shown",
    "another visitor's card is shown",
    'the token of a payment is shown',
  ],
  'keeps the previous discount if another code is refused': [
    'a code that is refused takes the one before off',
  ],
  'keeps the previous way of shipping if another one is refused': [
    'a way of shipping that is refused takes the one before off',
  ],
  'has the last answers in place of those before': ['answers of the shopper are added to those before'],
  'takes a discount off in whole cents, rounded once for all pieces': [
    'a discount is rounded for each piece',
  ],
  'keeps an e-mail to the letter, and forgets one that was emptied': [
    "another visitor's mail is shown",
    'a mail cannot be changed',
  ],
  'says what an order needs': ['both addresses are one'],
  'keeps the two addresses, the last answers and the chosen way of shipping apart from others': [
    'the addresses are swapped',
    'the chosen way of shipping does not count',
    'a postal code is a number',
  ],
  'refuses a way of shipping that does not exist, and an order whose way was taken back': [
    'a way of shipping that does not exist is taken',
  ],
  'offers the ways of shipping that serve the address, with their prices': [
    'every country is shipped to',
    'all ways of shipping cost the same',
  ],
  'adds shipping and tax to the total once they are known': [
    'no tax is taken',
    'shipping is taxed too',
    'shipping is free',
  ],
  'rounds a tax to the nearest minor unit, on what the goods cost': ['a tax is rounded down'],
  'takes a discount off, as a line below zero': [
    'a discount is not taken off',
    'a discount is taken off twice',
  ],
  'takes a discount off again, if it can: the order costs what it did before': [
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
  'answers a text no database takes with a refusal, not with a fault': ['an unknown provider is taken'],
  'takes texts as they are and never as commands': ['addresses are shortened', 'letters lose their accents'],
  'counts the uses of a discount with the orders it was used for': ['a declined payment uses a discount up'],
  'taxes and ships by the shipping address, at the price of the cart as it is now': [
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
  'charges what the cart showed, discount and the chosen way of shipping included': [
    'a placed order has lost its discount',
    'a placed order shows the cheapest way of shipping',
  ],
  'lets a withdrawn product be removed by the shopper, and has it in no category and no search': [
    'the category of a withdrawn product is still named',
  ],
  'names each category of its products once, if it names them': [
    'a category is named once for each product',
    'no category is named',
  ],
}
