/** The case that catches each back end with a mistake of an engine. */
export const CAUGHT_BY_ENGINES: Readonly<Record<string, readonly string[]>> = {
  'taxes all goods of an order together, after the discount, half a cent upwards': [
    'a tax is taken on what the goods cost before the discount',
    'half a cent of a tax is rounded to the even cent',
    'a tax is rounded for each piece',
    'goods that are not shipped are not taxed',
  ],
  'takes a discount off the goods and never off the shipping': [
    'a discount takes more off than the goods cost',
  ],
  'keeps everything that a shopper sends at once': [
    'of two changes at once one is lost',
    'the second line of an address is lost',
    'the state of an address is lost',
  ],
  'keeps discount and details while goods come and go, an address changes, and a card is declined': [
    'a changed address takes the discount off',
    'another line takes the discount off',
    'a declined card takes the discount off',
    'a declined card takes the answers of the shopper off',
    'a key whose card was declined pays with the next card',
  ],
  'keeps visitors apart whose requests come at the same time': [
    'requests at once are answered for the visitor who came last',
  ],
  'shows a tab the changes of another tab of the same visitor': ['a tab keeps the cart that it has read'],
  'adds nothing for a repeated key with other goods': [
    'a key counts anew with other goods',
    'a key counts anew with another count',
  ],
  'accepts the same goods for another order, which begins without texts of the last one': [
    'the same goods are the same order',
    'what was written to an order stays for the next one',
  ],
  "reports the times of an order's begin and change, in milliseconds": [
    'times are seconds',
    'times are those of another zone',
  ],
  'shows in the cart the name, the picture and the variant that the product page shows': [
    'names are escaped in the cart',
    'the cart shows no variant',
    'the cart shows no picture',
  ],
  'leaves a placed order as it is when its shopper goes on, with its goods as the cart showed them': [
    'a placed order shows no variant',
    'a placed order shows no picture',
    'what is changed without a cart changes the placed order',
  ],
  'shows an order to no shopper who lacks its token, whether or not they have ordered': [
    'a shopper who has ordered reads every order',
  ],
  'takes a piece from stock once for an order with a challenge, and none for an abandoned one': [
    'an order with a challenge takes its stock twice',
    'a challenge that was left keeps its stock',
  ],
  'counts the uses of a discount by its orders': ['a challenge that was left uses a discount up'],
  'lists every product once, page by page, in every order': [
    'a further page forgets its category',
    'a further page forgets its search',
  ],
  'lists products in the order of the shop, at most the requested number, of a named category': [
    'no list holds more than two products',
  ],
  'shows and sorts by the present price after an earlier reading': [
    'shown prices are those that were read first',
    'prices of products by their slug are those that were read first',
    'found prices are those that were read first',
    'lists are sorted by the prices that were read first',
  ],
  'allows the shopper to remove a withdrawn product, and has it in no category and no search': [
    'a withdrawn product is still found by its slug',
  ],
  'reads a password to the letter': [
    'passwords are compared without case',
    'passwords are trimmed',
    'passwords are cut to eight characters',
  ],
  'ends the one session that logs out, and leaves the others of its member': [
    'a log-out ends every session of the member',
  ],
  'takes a link for nothing but what it was mailed for, and the account it was mailed to': [
    'the link of a verification sets a password',
    'the link for a password verifies an address',
    'a link for a password is read without its end',
  ],
  'takes every link away that was mailed before a password was set, and gives a new secret': [
    'a link for a password outlives the one that was used',
    'a new password keeps the secret of before',
  ],
  'logs in by a mailed link, once, and in the browser that asked for it only': [
    'a mailed link keeps the secret of before',
  ],
  'changes a password with the previous one, and ends every other session': [
    'a link for a password outlives a changed password',
  ],
  'stores no field that the owner did not define, and no address or password by the form': [
    'the form of an account changes the address',
    'the form of an account stores every field',
    'the form of an account lets members into groups',
  ],
  'shows a subscription to its member alone, whose period is a month and whose end stays': [
    'members cancel the subscriptions of others',
    'members see the subscriptions of others',
    'a month is a day',
    'a subscription that is cancelled again has another end',
  ],
}
