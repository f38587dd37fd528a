import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** `policy-refused`: the page's content security policy does not allow the Trusted Types policy that parsing needs. */
export type ParseFailure = { readonly tag: 'policy-refused'; readonly message: string }

/** Parses a designer's template into a document that runs nothing: no script, no image request, no handler. */
export type TemplateParser = (html: string) => Result<DocumentFragment, ParseFailure>

/** The name that a `trusted-types` directive must allow. */
export const POLICY_NAME = 'vitrine'

interface HtmlPolicy {
  readonly createHTML: (html: string) => unknown
}

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy
  }
}

const policies = new WeakMap<Window, HtmlPolicy | ParseFailure>()

/** The only place that turns text into markup; everything else builds elements one by one. */
export function createTemplateParser(window: Window & typeof globalThis): TemplateParser {
  return (html) => {
    const policy = policyOf(window)
    if ('tag' in policy) return err(policy)
    // Inside a template element a table row or an option survives parsing without its parent.
    const source = policy.createHTML(`<template>${html}</template>`) as string
    const parsed = new window.DOMParser().parseFromString(source, 'text/html')
    const template = parsed.querySelector('template')
    return ok(template?.content ?? parsed.createDocumentFragment())
  }
}

function policyOf(window: Window): HtmlPolicy | ParseFailure {
  const known = policies.get(window)
  if (known) return known
  const made = makePolicy(window as Window & TrustedTypesWindow)
  policies.set(window, made)
  return made
}

function makePolicy({ trustedTypes }: TrustedTypesWindow): HtmlPolicy | ParseFailure {
  if (!trustedTypes) return { createHTML: (html) => html }
  try {
    return trustedTypes.createPolicy(POLICY_NAME, { createHTML: (html) => html })
  } catch {
    const message = `[vitrine] the content security policy of this page does not allow the Trusted Types policy "${POLICY_NAME}", so lists such as the cart cannot be drawn: add it to the trusted-types directive`
    console.error(message)
    return { tag: 'policy-refused', message }
  }
}
