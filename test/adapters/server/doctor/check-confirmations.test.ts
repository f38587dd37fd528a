import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { confirmationFindings } from '../../../../adapters/server/doctor/check-confirmations.js'
import { createSiteFiles } from '../../../../adapters/site/files/index.js'
import { createPageStore } from '../../../../adapters/site/pages/index.js'
import { scratchSite } from '../../../composition/support/site-folder.js'
import type { ScratchSite } from '../../../composition/support/site-folder.js'

let site: ScratchSite
beforeAll(() => {
  site = scratchSite()
  site.write(
    'checkout.html',
    '<div data-node-type="commerce-checkout-form-container"><form data-node-type="commerce-checkout-additional-info">' +
      '<input type="checkbox" name="Terms"><input type="text" name="Age"></form></div>',
  )
  site.write('index.html', '<input type="checkbox" name="Age">')
})
afterAll(() => site.remove())

const find = (...names: readonly string[]) =>
  confirmationFindings({
    files: createSiteFiles({ folder: site.folder }),
    store: createPageStore(),
    pages: ['checkout.html', 'index.html', 'gone.html'],
    confirmations: names.map((name) => ({ name, for: 'all' })),
  })

it('reports required check boxes that a checkout lacks', async () => {
  expect(await find('Terms', 'Age')).toMatchObject([
    {
      level: 'problem',
      check: 'settings',
      page: 'checkout.html',
      message: expect.stringContaining('named "Age"'),
    },
  ])
  expect(await find('Terms')).toEqual([])
  expect(await find()).toEqual([])
})
