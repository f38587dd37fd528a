import { expect, it } from '@jest/globals'
import { parsePage, shopNeeds, shopNeedSteps } from '../../../../adapters/site/pages/index.js'
import { valueOf } from '../../../support/value-of.js'

const LIST =
  '<div class="w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item"><a href="detail_product.html">' +
  '<h3 class="w-dyn-bind-empty"></h3></a></div></div></div>'

it('finds the shop data of a page in steps of one list, so that others are served between them', () => {
  const page = valueOf(parsePage(`<html><body>${LIST.repeat(50)}</body></html>`))
  const steps = shopNeedSteps(page, '/')
  let count = 0
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) count += 1
  expect(count).toBeGreaterThanOrEqual(100)
  expect(step.value?.lists).toHaveLength(50)
  expect(step.value).toEqual(shopNeeds(page, '/'))
})
