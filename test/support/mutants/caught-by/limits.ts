/** The case that catches each back end with a mistake at a limit, in parallel calls, or between connections. */
export const CAUGHT_BY_LIMITS: Readonly<Record<string, readonly string[]>> = {
  'takes an amount off the order once, for any number of pieces and lines': [
    'an amount is taken off each piece',
  ],
  'gives a discount from its minimum on, and not a cent below': [
    'a discount for large orders begins above its minimum',
  ],
  'places an order that costs the minimum to the cent': ['an order must cost more than the minimum'],
  'ships for the price of a tier from its exact amount on': ['cheaper shipping begins above its step'],
  'adds up a second line of many pieces': ['a second line is free from the tenth piece on'],
  'charges no shipping for goods that are not shipped': [
    'shipping is charged for goods that are not shipped',
  ],
  'keeps a mail address with a plus exactly': ['what follows a plus in a mail is dropped'],
  'sells no more pieces than the stock to carts of several pieces': [
    'an order is placed while there is any stock of it',
  ],
  'sells the last piece once to shoppers who have to pass a challenge': [
    'the last piece is sold twice behind challenges',
  ],
  'adds no more pieces in parallel than the stock': ['additions at once may exceed the stock'],
  'loses no goods that are added while the order is placed': [
    'what is added while an order is placed is lost',
  ],
  'shares the keys of a visitor between all their connections': [
    'keys of additions are known to one connection',
    'keys of submits are known to one connection',
  ],
  'shows an order that was paid behind a challenge as any other': [
    'an order with a challenge shows a guest no mail',
  ],
  'marks a product in the cart that is no longer sold, refuses it, and removes it from the cart': [
    'a list behind a withdrawn product is refused',
  ],
  'charges the authorised amount after a challenge, though the price changes meanwhile': [
    'a challenge is paid at the price of after it',
  ],
  'shows the name of a product as its owner wrote it': ['tags are taken out of names'],
  'shows a product with its options, prices and stock': ['the codes of variants are lost'],
  'lists every product with the data of its own page': ['goods of one kind are listed a cent too low'],
  'adds shipping and tax to the total once they are known': ['the base of a tax is a euro too low'],
  'takes a discount off, as a line below zero': ['the parts of a discount come to another sum'],
}
