import { REMINDER_BOX } from '../../../../core/builder-markup/index.js'
import { attributeSetting } from '../attribute-edit.js'
import { attributeOf } from '../elements.js'
import { selectOnPage } from '../select.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const BOXES = '[data-node-type="commerce-checkout-additional-info"] input[type="checkbox"]'
const TRACE = /commerce-checkout-additional-info/

/**
 * Marks the check box for reminders of carts (`abandonedCarts`), so that the page sends it at once and not
 * only with the order; null: the shop sends no reminders.
 */
export const withReminderBox =
  (consent: string | null): PageTransform =>
  (page) => {
    if (consent === null || !TRACE.test(page.html)) return UNCHANGED
    const edits = selectOnPage(page, BOXES)
      .filter((box) => attributeOf(box, 'name') === consent)
      .map((box) => attributeSetting(box, REMINDER_BOX, ''))
    return { edits: edits.filter((edit) => edit !== null), isForAudience: false }
  }
