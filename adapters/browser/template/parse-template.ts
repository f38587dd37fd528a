import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { pagePolicy, POLICY_REFUSED } from '../kit/trusted-types.js'

/**
 * `policy-refused`: the page's content security policy does not allow the Trusted Types policy that parsing
 * needs.
 */
export type ParseFailure = { readonly tag: 'policy-refused'; readonly message: string }

/**
 * Parses a designer's template into a document that runs nothing: no script, no image request, no event
 * handler.
 */
export type TemplateParser = (html: string) => Result<DocumentFragment, ParseFailure>

/** The only place that turns text into markup; everything else builds elements one by one. */
export function createTemplateParser(window: Window & typeof globalThis): TemplateParser {
  return (html) => {
    const policy = pagePolicy(window)
    if (policy === null) return err({ tag: 'policy-refused', message: POLICY_REFUSED })
    // Inside a template element a table row or an option survives parsing without its parent.
    const source = policy.createHTML(`<template>${html}</template>`) as string
    const parsed = new window.DOMParser().parseFromString(source, 'text/html')
    const template = parsed.querySelector('template')
    return ok(template?.content ?? parsed.createDocumentFragment())
  }
}
