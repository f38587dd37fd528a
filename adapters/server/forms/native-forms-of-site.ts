import type { FindNativeForms } from './index.js'
import {
  attributeOf,
  descendants,
  hasPasswordField,
  isSentToSite,
  pageForms,
} from '../../site/pages/index.js'
import type { PageForm, PageStore } from '../../site/pages/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import type { NativeForm } from '../../../core/site/index.js'

/**
 * The result for a marked form. Hosts that read `data-netlify` lead visitors to the form's action afterwards.
 */
const toNativeForm = ({ element, name, action }: PageForm): NativeForm => ({
  name,
  keys: Object.fromEntries(
    descendants(element).flatMap((field) => {
      const sent = attributeOf(field, 'name')
      return sent ? [[sent, attributeOf(field, 'data-name') || sent] as const] : []
    }),
  ),
  boxes: descendants(element).flatMap((field) =>
    attributeOf(field, 'type')?.toLowerCase() === 'checkbox' && attributeOf(field, 'value') === null
      ? (attributeOf(field, 'name') ?? [])
      : [],
  ),
  asksForPassword: hasPasswordField(element),
  redirect: attributeOf(element, 'data-redirect') || action || null,
})

function namesOf(path: string): readonly string[] {
  try {
    const segments = decodeURIComponent(path)
      .split('/')
      .filter((segment) => segment !== '')
    if (segments.includes('..')) return []
    const name = segments.join('/')
    return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]
  } catch {
    return []
  }
}

/** Finds the forms on a site's pages that browsers send to this server directly. */
export const createFindNativeForms =
  (files: SiteFiles, pages: PageStore): FindNativeForms =>
  async (path) => {
    const file = namesOf(path)
      .map((name) => files.find(name))
      .find((found) => found?.type.mediaType.startsWith('text/html'))
    const stored = file ? await pages.read(file) : null
    if (!stored?.ok || !stored.value.page.ok) return []
    return pageForms(stored.value.page.value).filter(isSentToSite).map(toNativeForm)
  }
