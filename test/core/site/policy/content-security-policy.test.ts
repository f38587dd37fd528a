import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createPolicy, renderPolicy, withoutDirectives, withSources } from '../../../../core/site/index.js'

const POLICY = createPolicy({ 'default-src': ["'self'"], 'object-src': ["'none'"], 'script-src': ["'self'"] })

describe('a content security policy', () => {
  it('is written in the form of its header', () => {
    expect(renderPolicy(POLICY)).toBe("default-src 'self'; object-src 'none'; script-src 'self'")
  })

  it('is widened by the sources of one page, and stays unchanged for all others', () => {
    const wider = withSources(POLICY, {
      'script-src': ['https://a.example', "'self'", 'https://a.example'],
      'frame-src': ['https://b.example'],
      'object-src': ['data:'],
      'img-src': [],
    })
    expect(renderPolicy(wider)).toBe(
      "default-src 'self'; object-src data:; script-src 'self' https://a.example; frame-src 'self' https://b.example",
    )
    expect(renderPolicy(POLICY)).toBe("default-src 'self'; object-src 'none'; script-src 'self'")
  })

  it('can do without directives', () => {
    expect(renderPolicy(withoutDirectives(POLICY, ['object-src', 'other']))).toBe(
      "default-src 'self'; script-src 'self'",
    )
  })

  it('refuses a source that would add another directive or policy', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (sources) => {
        const text = renderPolicy(withSources(POLICY, { 'script-src': sources }))
        expect(text.split(/[;,]/)).toHaveLength(3)
        expect(text).not.toMatch(/[\r\n]/)
      }),
    )
  })
})
