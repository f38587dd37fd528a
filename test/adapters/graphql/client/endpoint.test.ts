import { describe, expect, it } from '@jest/globals'
import { shopEndpoints } from '../../../../adapters/graphql/client/index.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import { clientOf, serve } from '../support/site.js'

const PUBLISHED = { mode: 'published', siteId: 'site-1', publication: null, previewKey: null } as const

describe('the address of a page’s shop', () => {
  it.each([
    [PUBLISHED, '/.wf_graphql/apollo'],
    [{ ...PUBLISHED, publication: 'p 1' }, '/.wf_graphql/apollo?pub=p%201'],
    [{ ...PUBLISHED, publication: 'p', previewKey: 'k&x' }, '/.wf_graphql/apollo?pub=p&preview=k%26x'],
  ])('of %j is %s, with a token', (place, endpoint) => {
    expect(shopEndpoints(place)).toEqual({ endpoint, csrfEndpoint: '/.wf_graphql/csrf' })
  })

  it.each(['design', 'preview'] as const)('in %s mode is the site’s own, without a token', (mode) => {
    const place = { ...PUBLISHED, mode, siteId: 'a/b', previewKey: 'k' }
    expect(shopEndpoints(place)).toEqual({ endpoint: '/api/v1/sites/a%2Fb/apollo', csrfEndpoint: null })
  })

  it('is the published one if the page names no site', () => {
    expect(shopEndpoints({ ...PUBLISHED, mode: 'design', siteId: null }).endpoint).toBe('/.wf_graphql/apollo')
  })

  it('gets the requests, and no unneeded token is requested', async () => {
    const asked: (readonly [url: string | undefined, token: boolean])[] = []
    const site = await serve((request, response) => {
      asked.push([request.url, 'x-wf-csrf' in request.headers])
      response.end('[]')
    })
    const { endpoint, csrfEndpoint } = shopEndpoints({ ...PUBLISHED, mode: 'preview' })
    await clientOf(site.url, { endpoint, csrfEndpoint })
      .open({ id: visitorId('') })
      .commerce.readCart()
    await site.close()
    expect(asked).toEqual([['/api/v1/sites/site-1/apollo', false]])
  })
})
