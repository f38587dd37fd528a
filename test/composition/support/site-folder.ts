import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ScratchSite {
  /** A folder of its own for everything the test makes. */
  readonly root: string
  readonly folder: string
  readonly data: string
  readonly write: (name: string, text: string) => void
  readonly remove: () => void
}

export const STOOL_CATALOGUE = [
  'Product Handle,Product Name,Product Type,Variant Sku,Variant Price,Variant Inventory',
  'oak-stool,Oak stool,Physical,ST-1,129.00,5',
].join('\n')

const SETTINGS = {
  name: 'Scratch',
  currency: 'EUR',
  country: 'DE',
  shipping: [
    { id: 'parcel', name: 'Parcel', countries: ['DE'], rate: { type: 'flat-rate', amount: '4.90' } },
  ],
}

/** A small site with one product, in a scratch folder. */
export function scratchSite(): ScratchSite {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  const folder = join(root, 'shop')
  mkdirSync(folder)
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  write('index.html', '<!doctype html><title>Shop</title>')
  write('detail_product.html', '<!doctype html><title>Product</title>')
  write('catalogue.csv', STOOL_CATALOGUE)
  write('vitrine.json', JSON.stringify(SETTINGS))
  return {
    root,
    folder,
    data: join(root, 'data'),
    write,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** The same of a business that invoices with VAT, and sells a download too; `more`: further settings. */
export function invoicingSite(more: Readonly<Record<string, unknown>> = {}): ScratchSite {
  const site = scratchSite()
  const settings = {
    ...SETTINGS,
    taxes: [{ country: 'DE', name: 'VAT', percent: 19, included: 'incl. VAT', onShipping: true }],
    business: { name: 'Scratch GmbH', address: ['Market 1', '10115 Berlin'], taxId: 'DE123456789' },
    invoices: { prefix: '{year}-', withConfirmation: 'link' },
  }
  site.write('vitrine.json', JSON.stringify({ ...settings, ...more }))
  site.write(
    'catalogue.csv',
    `${STOOL_CATALOGUE.replace('\n', ',Download Files\n')},\nguide,Guide,Digital,G-1,5.00,,guide.pdf`,
  )
  return site
}
