import { expect, it } from '@jest/globals'
import { businessBlocks } from '../../../../../core/use-cases/mails/orders/order-blocks.js'
import { orderTextsFor } from '../../../../../core/use-cases/mails/texts/order-texts.js'

it.each([
  ['de', 'DE123456789', 'USt-IdNr.: DE123456789'],
  ['de', 'ATU12345678', 'UID: ATU12345678'],
  ['de', 'CHE-123.456.789 MWST', 'UID: CHE-123.456.789 MWST'],
  ['de', '12/345/67890', 'Steuernummer: 12/345/67890'],
  ['en', '12-3456789', 'Tax ID: 12-3456789'],
  ['en', 'CHE-123.456.789 VAT', 'VAT ID: CHE-123.456.789 VAT'],
  ['fr', 'CHE-123.456.789 TVA', 'N° TVA : CHE-123.456.789 TVA'],
  ['es', 'B12345678', 'NIF: B12345678'],
  ['es', 'ESB12345678', 'NIF-IVA: ESB12345678'],
])('labels the tax number of the seller by its kind: %s %s', (language, taxId, line) => {
  const business = { name: 'Shop', address: [], email: null, phone: null, taxId, register: null }
  const [block] = businessBlocks(business, orderTextsFor(language).words)
  const text = block?.tag === 'small' ? block.text : null
  expect(text?.replaceAll('\u00a0', ' ')).toBe(`Shop\n${line}`)
})
