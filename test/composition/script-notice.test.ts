import { describe, expect, it } from '@jest/globals'
import { scriptNotice } from '../../composition/cli/script-notice.js'

const NOTHING = { pageCount: 3, foreignPages: [], scriptHosts: [], inlineCount: 0, hasRuntime: true }
const FOREIGN = {
  ...NOTHING,
  foreignPages: ['404.html', 'a.html', 'b.html', 'index.html'],
  scriptHosts: ['cdn.example'],
  inlineCount: 2,
}

describe('what the owner is told at the start', () => {
  it('is nothing of pages that run files of their own', () => {
    expect(scriptNotice(NOTHING, { csp: true })).toEqual([])
    expect(scriptNotice({ ...NOTHING, pageCount: 0, hasRuntime: false }, { csp: true })).toEqual([])
  })

  it('names pages and hosts whose scripts run, and what that means', () => {
    expect(scriptNotice(FOREIGN, { csp: true })).toEqual([
      'Scripts of others in 404.html, a.html, b.html and 1 more: 2 written into pages, from cdn.example. They are allowed, and these pages have a weaker protection (docs/server.md).',
    ])
    expect(scriptNotice(FOREIGN, { csp: true, strictCsp: true }).join()).toContain('will not run them')
    expect(scriptNotice(FOREIGN, { csp: false })).toEqual([])
  })

  it('says when the page script is in no page', () => {
    expect(scriptNotice({ ...NOTHING, hasRuntime: false }, { csp: true }).join()).toContain('/vitrine.js')
  })
})
