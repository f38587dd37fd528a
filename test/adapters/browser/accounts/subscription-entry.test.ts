/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { drawSubscription } from '../../../../adapters/browser/accounts/subscription-entry.js'
import { createTemplateParser } from '../../../../adapters/browser/template/index.js'
import { projectSubscription } from '../../../../core/account-flows/index.js'
import type { MemberSubscription } from '../../../../core/accounts/index.js'
import { money } from '../../../../core/money/index.js'
import { NO_ADDRESS } from '../../../../core/orders/index.js'
import { createTestContext } from '../../../browser/support/page-context.js'

afterEach(() => document.body.replaceChildren())

/** The builder's entry as an export has it: without bindings and conditions. */
const EXPORTED = `<div class="w-users-useraccountsubscriptionlistitem">
  <img class="w-commerce-commercecartitemimage" src="" alt="">
  <div><div class="w-commerce-commercecartproductname"></div>
    <div class="w-users-gridrow"><div>Purchased on:</div><div></div></div>
    <div class="w-users-gridrow"><div>Next billing:</div><div></div></div>
    <div class="w-users-gridrow"><div>Canceled on:</div><div></div></div></div>
  <div class="w-users-flexcolumn"><div></div><button data-wf-user-subscription-cancel="true">Cancel</button></div>
</div>`

const SUBSCRIPTION: MemberSubscription = {
  id: 'sub-1',
  productName: 'Tea <every> month',
  price: money(1250, 'USD'),
  image: { url: '/tea.png', alt: 'A cup', name: null },
  status: 'active',
  lastInvoicedMs: Date.UTC(2026, 0, 2),
  periodEndMs: Date.UTC(2026, 1, 2),
  createdOnMs: Date.UTC(2025, 11, 31),
  canceledOnMs: null,
  billingAddress: NO_ADDRESS,
  card: null,
}

/** The text of each row of an entry that is shown, and whether it can be cancelled. */
function entryOf(one: MemberSubscription) {
  const parse = createTemplateParser(window)
  const template = document.createElement('div')
  template.innerHTML = EXPORTED
  const entry = drawSubscription(
    createTestContext(),
    parse,
    template.firstElementChild!,
    projectSubscription(one),
  )
  const shown = (selector: string): readonly HTMLElement[] =>
    [...entry.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => !element.classList.contains('w-condition-invisible'),
    )
  return {
    name: entry.querySelector('.w-commerce-commercecartproductname')?.textContent,
    price: entry.querySelector('.w-users-flexcolumn > div')?.textContent,
    image: ['src', 'alt'].map((name) => entry.querySelector('img')?.getAttribute(name)),
    rows: shown('.w-users-gridrow').map((row) => [...row.children].map(({ textContent }) => textContent)),
    isCancellable: shown('[data-wf-user-subscription-cancel]').length === 1,
  }
}

describe('the entry of a subscription on an exported page', () => {
  it('shows its product, its price, the day of its purchase and the next charge', () => {
    expect(entryOf(SUBSCRIPTION)).toEqual({
      name: 'Tea <every> month',
      price: '$12.50',
      image: ['/tea.png', 'A cup'],
      rows: [
        ['Purchased on:', expect.stringMatching(/\b0?31\b/)],
        ['Next billing:', expect.stringMatching(/\b0?2\b/)],
      ],
      isCancellable: true,
    })
  })

  it('shows the day of its cancellation instead of the next charge', () => {
    const { rows, isCancellable } = entryOf({ ...SUBSCRIPTION, canceledOnMs: Date.UTC(2026, 0, 20) })
    expect([rows, isCancellable]).toEqual([
      [
        ['Purchased on:', expect.stringMatching(/\b0?31\b/)],
        ['Canceled on:', expect.stringMatching(/\b0?20\b/)],
      ],
      false,
    ])
  })
})
