import { means, members, optional, text, wholeNumber } from '../settings-kit.js'

const DEFAULT_HOURS = 24

/** The settings of cart reminders: `abandonedCarts` in `vitrine.json` (docs/mail.md). */
export const cartReminder = members({
  consent: means('the name of the check box in the checkout with which shoppers ask for it', text),
  afterHours: means(
    'hours after the last change of the cart',
    optional(wholeNumber(1, 'a whole number, one or more'), DEFAULT_HOURS),
  ),
})
