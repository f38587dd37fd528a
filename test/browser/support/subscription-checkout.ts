import type { Shopper } from './shopper.js'

/** Logs a member in on the log-in page, and takes them to the checkout of a subscription, with all but a card. */
export async function goToSubscription(shopper: Shopper, email: string, password: string): Promise<void> {
  const { page } = shopper
  const login = page.locator('[data-wf-user-form-type=login]')
  await login.locator('input[type=email]').fill(email)
  await login.locator('input[type=password]').fill(password)
  await login.locator('[type=submit]').click()
  await page.waitForURL('**/user-account')
  await shopper.openProduct('evening-circle')
  await page.getByText('Subscribe now').click()
  await page.waitForURL('**/checkout.html')
  await shopper.summary().getByText('€').first().waitFor()
  const billing = page.locator('[data-node-type=commerce-checkout-billing-address-wrapper]')
  await page.locator('#wf-ecom-email').fill(email)
  await billing.getByLabel('Full Name').fill('Ada Lovelace')
  await page.locator('#wf-ecom-billing-street-address').fill('Am Markt 1')
  await page.locator('#wf-ecom-billing-city').fill('Jena')
  await page.locator('#wf-ecom-billing-zip').fill('07743')
  await page.locator('#wf-ecom-billing-country').selectOption('DE')
}
