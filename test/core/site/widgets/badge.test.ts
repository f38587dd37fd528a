import { describe, expect, it } from '@jest/globals'
import { showsBadge } from '../../../../core/site/index.js'

const exported = {
  choice: null,
  status: null,
  domain: null,
  builderHosts: '.webflow.io',
  host: 'my.shop',
  isInEditor: false,
}

describe('the badge', () => {
  it('is off for an exported site', () => {
    expect(showsBadge(exported)).toBe(false)
  })

  it.each([
    [{ status: '1' }, true],
    [{ domain: 'my-shop.webflow.io' }, true],
    [{ domain: 'my-shop.webflow.io', host: 'my-shop.webflow.io' }, false],
    [{ domain: 'my.shop' }, false],
    [{ choice: 'on' }, true],
    [{ choice: 'off', status: '1' }, false],
    [{ choice: 'on', isInEditor: true }, false],
    [{ status: '1', isInEditor: true }, false],
  ])('with %j: %s', (facts, isShown) => {
    expect(showsBadge({ ...exported, ...facts })).toBe(isShown)
  })
})
