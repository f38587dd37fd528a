import { HIDDEN_PARTS_RULE } from '../../../core/builder-markup/index.js'

/**
 * Rules for parts that the builder's own style sheets hide or mark. They have zero specificity, so that a
 * site's own rules for these parts win (reference/accounts#form-blocks).
 */
const RULES = [
  HIDDEN_PARTS_RULE,
  ':where(.w-input-disabled){cursor:not-allowed;color:#6b6b6b;background:#eee}',
  ':where(.w-form-fail[data-runtime-owned]){margin-top:10px;padding:10px;color:#5c0000;background:#ffdede}',
]

/** Adds the rules to a document; returns the function that removes them. */
export function addFallbackStyles(document: Document): () => void {
  const view = document.defaultView
  if (!view) return () => undefined
  const sheet = new view.CSSStyleSheet()
  for (const rule of RULES) sheet.insertRule(rule)
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
